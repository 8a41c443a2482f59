/* One gradient of the five-bar with respect to its nine parameters, by Costate and by its peers, at
 * equal error and in one run.
 *
 *     bench_peers [--csv] [LIBRARY]
 *     bench_peers [--csv] --error E    Costate too at the loosest tolerance with an error of E
 *
 * Each peer runs at the loosest tolerance at which its error, there and at the next tighter one, is
 * at most Costate's at its default; where there is none, at its best.  LIBRARY is the libcostate.so
 * of an older build, at its default.  Times are of the processor, the best of several rounds taken
 * in turn.  An error is the largest of rho_k (dpsi/drho_k - converged), relative to the largest
 * rho_k dpsi/drho_k. */
#include "peers.h"

#include "costate.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define CONVERGED 1e-13 /* rtol of the reference */
#define TIGHTEST  1e-13
#define SECONDS   0.5 /* for each peer */

static double rho[P], reference[P], tf;
static fivebar mechanism;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double error_of(const double *gradient)
{
    double worst = 0.0, scale = 0.0;
    for (int k = 0; k < P; k++) {
        worst = fmax(worst, rho[k] * fabs(gradient[k] - reference[k]));
        scale = fmax(scale, rho[k] * fabs(reference[k]));
    }
    return worst / scale;
}

/* The mechanism with the model's defaults; its rtol. */
static double set_up(void)
{
    cst_problem *p;
    if (cst_problem_create(cst_model_find("fivebar"), &p) < 0)
        return 0.0;
    cst_options o = cst_problem_options(p);
    for (int k = 0; k < P; k++)
        rho[k] = cst_parameter_value(p, k);
    mechanism = (fivebar){ .rho = rho,
                           .damping = 2.0 * o.xi * o.omega,
                           .stiffness = o.omega * o.omega,
                           .compliance = 1.0 / o.alpha };
    fivebar_invert(&mechanism);
    tf = o.tf;
    cst_problem_free(p);
    return o.rtol;
}

static int try(bench_peer *x, double rtol)
{
    double gradient[P];
    if (x->run(&mechanism, tf, rtol, &x->psi, gradient))
        return 1;
    x->error = error_of(gradient);
    return 0;
}

/* The tolerance of a peer, for an error of `most`. */
static int choose(bench_peer *x, double most)
{
    double best = INFINITY, before = 0.0;
    for (int k = 6; !x->rtol; k++) { /* 1e-3 and down, two in a decade */
        double rtol = pow(10.0, -k / 2.0);
        if (rtol < TIGHTEST)
            break;
        if (try(x, rtol))
            continue;
        if (x->error <= most && before > 0.0)
            x->rtol = before;
        before = x->error <= most ? rtol : 0.0;
        if (x->error < best) {
            best = x->error;
            x->forward = rtol; /* until it is timed */
        }
    }
    x->rtol = x->rtol > 0.0 ? x->rtol : x->forward;
    x->forward = x->best = INFINITY;
    return !(x->rtol > 0.0) || try(x, x->rtol);
}

static void measure(bench_peer *x)
{
    double gradient[P], begin = now();
    x->run(&mechanism, tf, x->rtol, &x->psi, NULL);
    double middle = now();
    x->run(&mechanism, tf, x->rtol, &x->psi, gradient);
    x->forward = fmin(x->forward, middle - begin);
    x->best = fmin(x->best, now() - middle);
}

static void print(const bench_peer *x, const bench_peer *first, int csv)
{
    printf(csv ? "%s,%.0e,%.3f,%.3f,%.2f,%.1e,%.2f\n"
               : "%-42s %7.0e %9.3f %9.3f %8.2f %9.1e %8.2f\n",
           x->name, x->rtol, 1e3 * x->forward, 1e3 * x->best, x->best / x->forward, x->error,
           x->best / first->best);
}

static void add(bench_peer *peers, int *count, const char *name, bench_run *run, double rtol)
{
    peers[(*count)++] = (bench_peer){ .name = name, .run = run, .rtol = rtol };
}

int main(int argc, char **argv)
{
    int csv = argc > 1 && !strcmp(argv[1], "--csv"), failed = 0, count = 0;
    int given = argc > 2 + csv && !strcmp(argv[1 + csv], "--error");
    double rtol = set_up(), psi, most = given ? atof(argv[2 + csv]) : 0.0;
    bench_peer peers[8];
    add(peers, &count, "Costate", peer_rk, given ? 0.0 : rtol);
    add(peers, &count, "DOP853 + discrete adjoint by hand", peer_dop853, 0.0);
    add(peers, &count, "the same with M eliminated by hand", peer_dop853_small, 0.0);
#ifdef HAVE_PETSC
    add(peers, &count, "PETSc TSRK 8vr + TSAdjoint", peer_petsc, 0.0);
#else
    fprintf(stderr, "bench_peers: built without PETSc (Debian: libpetsc-real-dev)\n");
#endif
    add(peers, &count, "Costate by CVODES + continuous adjoint", peer_cvodes, 0.0);
    add(peers, &count, "CVODES + central differences", peer_quotients, 0.0);
    if (argc > 1 + csv && !given && peer_before_open(argv[1 + csv]))
        add(peers, &count, "the older Costate", peer_before, rtol);
    failed = peer_rk(&mechanism, tf, CONVERGED, &psi, reference);
    for (int i = 0; !failed && i < count; i++)
        failed = choose(&peers[i], given ? most : peers[0].error);
    if (failed)
        return fprintf(stderr, "bench_peers: a run failed\n"), 1;
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < count; i++)
            for (double begin = now(); now() - begin < SECONDS / 3.0;)
                measure(&peers[i]);
    puts(csv ? "way,rtol,forward_ms,gradient_ms,gradient_over_forward,error,over_costate"
             : "                                                    forward  gradient gradient"
               "               over\n"
               "                                              rtol     [ms]      [ms] / forward"
               "    error  Costate");
    for (int i = 0; i < count; i++)
        print(&peers[i], &peers[0], csv);
    return 0;
}
