/* A verdict for each derivative of psi, by its own scale: differences of psi share no derivative
 * with the gradient.
 *
 * Central differences D with the steps h and h/2 give (4 D(h/2) - D(h)) / 3, and their distance the
 * error that the length of the steps leaves; the tolerances leave psi open by a noise, measured
 * here, which a short step blows up.  Where the two together are too large to say anything, other
 * steps are tried, longer against noise and shorter against curvature, and the best is kept. */
#include "sensitivity/check/judge.h"
#include "sensitivity/sensitivity.h"

#include <math.h>

#define NOISE    0.1   /* of rtol |psi|: how much psi may jump from one run to the next, or   */
#define SCATTERS 6.0   /* standard deviations of it: three of (4 D(h/2) - D(h)) / 3 are 5.7 / h */
#define CLOSE    1e-7  /* of the parameters: so near to each other are runs to see it scatter  */
#define ROUNDING 1e-13 /* the same with fixed steps                                           */
#define FAR      0.05  /* of psi: a step that moves it by more is too long to tell a slope    */

double cst_derivative_scale(double psi, double size, double a, double b)
{
    return fmax(fmax(fabs(a), fabs(b)), CST_NEGLIGIBLE * fabs(psi) / size);
}

/* psi with parameter i at rho + h and rho - h; 0 where one of the two runs fails. */
static int both_sides(cst_work *w, int i, double rho, double h, double psi[2])
{
    for (int k = 0; k < 2; k++) {
        w->system.tables.flat[i] = rho + (k ? -h : h);
        cst_system_new_rho(&w->system);
        if (w->integrator->forward(w) < 0)
            return 0;
        psi[k] = w->psi;
    }
    return 1;
}

static void set_design(const cst_problem *p, cst_work *w, const double *rho, double by)
{
    for (int k = 0; k < p->count; k++)
        w->system.tables.flat[p->design[k]] = by * (rho ? rho[k] : p->rho[p->design[k]]);
    cst_system_new_rho(&w->system);
}

/* By how much psi jumps from one run to the next: its standard deviation, from second differences
 * over all design variables, so close together that psi's own curvature is nothing.  In units of
 * rtol |psi| it is 0.06 to 1.2 with cvodes for the small models, 5 for the squeezer's shake, and
 * below 0.01 with rk, whose steps follow the parameters. */
static double scatter(const cst_problem *p, cst_work *w, const double *rho, double psi)
{
    double squares = 0.0;
    int count = 0;
    for (int k = 1; k <= 3; k++) {
        double bend = -2.0 * psi;
        int both = 1;
        for (int way = -1; way <= 1 && both; way += 2) {
            set_design(p, w, rho, 1.0 + way * k * CLOSE);
            both = w->integrator->forward(w) >= 0;
            bend += w->psi;
        }
        squares += both ? bend * bend / 6.0 : 0.0;
        count += both;
    }
    set_design(p, w, rho, 1.0);
    return count ? sqrt(squares / count) : 0.0;
}

static double noise_of(const cst_problem *p, cst_work *w, const double *rho, double psi)
{
    if (w->integrator->fixed_steps)
        return ROUNDING * fabs(psi);
    return fmax(NOISE * p->options.rtol * fabs(psi), SCATTERS * scatter(p, w, rho, psi));
}

/* The difference and its error with the steps h and h/2; a step that goes too far is shortened.  0
 * where there is none. */
static int estimate(cst_work *w, int i, double h, double psi, double noise, cst_judged *out)
{
    double rho = w->system.tables.flat[i], wide[2], narrow[2];
    int found = 0;
    for (int k = 0; k < 6 && !found; k++, h *= found ? 1.0 : 1.0 / 16.0)
        found = both_sides(w, i, rho, h, wide) && fabs(wide[0] - psi) <= FAR * fabs(psi) &&
                fabs(wide[1] - psi) <= FAR * fabs(psi);
    found = found && both_sides(w, i, rho, 0.5 * h, narrow);
    w->system.tables.flat[i] = rho;
    cst_system_new_rho(&w->system);
    if (!found)
        return 0;
    double D = (wide[0] - wide[1]) / (2.0 * h), D2 = (narrow[0] - narrow[1]) / h;
    out->difference = (4.0 * D2 - D) / 3.0;
    out->error = wide[0] == psi && wide[1] == psi ? 0.0 : fabs(D2 - D) + noise / h;
    return 1;
}

static void decide(double psi, double size, double derivative, cst_judged *j)
{
    double scale = cst_derivative_scale(psi, size, derivative, j->difference);
    double apart = fabs(derivative - j->difference);
    j->verdict = apart > j->error + CST_SHARE * scale ? CST_CONTRADICTED
                 : j->error <= CST_DOUBT * scale      ? CST_CONFIRMED
                                                      : CST_UNJUDGED;
}

static int judge(const cst_problem *p, cst_work *w, int i, double psi, double noise,
                 double derivative, cst_judged *best)
{
    /* of fd_step: 1e-3, 1.6e-2, 1e-4, 6.4e-2 by default */
    static const double steps[] = { 10.0, 160.0, 1.0, 640.0 };
    double rho = fabs(w->system.tables.flat[i]), size = rho > 0.0 ? rho : 1.0;
    *best = (cst_judged){ .difference = NAN, .error = INFINITY, .verdict = CST_UNJUDGED };
    for (int k = 0; k < 4; k++) {
        cst_judged one;
        if (estimate(w, i, steps[k] * p->options.fd_step * size, psi, noise, &one) &&
            one.error < best->error)
            *best = one;
        if (best->error <=
            CST_ENOUGH * cst_derivative_scale(psi, size, derivative, best->difference))
            break;
        TRY(cst_progress_report(&w->report, "differences", k, 4.0));
    }
    if (isfinite(best->error))
        decide(psi, size, derivative, best);
    return CST_OK;
}

int cst_judge(const cst_problem *p, cst_work *w, const double *rho, const double *gradient,
              cst_judged *judged)
{
    if (!p || !cst_is_whole(w) || !gradient || !judged)
        return CST_EARGUMENT;
    int status = cst_prepare(p, w, rho);
    if (status >= 0)
        status = cst_choose_integrator(w);
    if (status >= 0)
        status = w->integrator->forward(w);
    double psi = w->psi, noise = status >= 0 ? noise_of(p, w, rho, psi) : 0.0;
    for (int k = 0; k < p->count && status >= 0; k++)
        status = judge(p, w, p->design[k], psi, noise, gradient[k], &judged[k]);
    w->report.message[0] = status >= 0 ? '\0' : w->report.message[0];
    w->p = NULL;
    return status < 0 ? status : CST_OK;
}
