/* The five-bar by Costate: rk with its discrete adjoint, CVODES with the continuous one, CVODES
 * with central differences; and by an older Costate. */
#include "peers.h"

#include "before.h"
#include "costate.h"

#include <stdio.h>

typedef struct {
    cst_problem *p;
    cst_work *w;
    double rtol;
} job;

static int set_up(job *j, double rtol, cst_integration integrator, cst_method method)
{
    cst_work_free(j->w);
    cst_problem_free(j->p);
    j->w = NULL;
    int status = cst_problem_create(cst_model_find("fivebar"), &j->p);
    if (status < 0)
        return status;
    cst_options o = cst_problem_options(j->p);
    o.integrator = integrator;
    o.method = method;
    o.rtol = rtol;
    o.atol = 1e-2 * rtol;
    o.fd_step = cbrt(rtol);
    status = cst_set_options(j->p, &o);
    if (status >= 0)
        status = cst_set_design(j->p, "all");
    if (status >= 0)
        status = cst_work_create(j->p, &j->w);
    j->rtol = status < 0 ? 0.0 : rtol;
    return status;
}

static int run(job *j, double rtol, cst_integration integrator, cst_method method, double *psi,
               double *gradient)
{
    if (j->rtol != rtol && set_up(j, rtol, integrator, method) < 0)
        return 1;
    return cst_gradient(j->p, j->w, NULL, psi, gradient) < 0;
}

int peer_rk(const fivebar *f, double tf, double rtol, double *psi, double *gradient)
{
    static job j;
    return run(&j, rtol, CST_INTEGRATOR_AUTO, CST_ADJOINT, psi, gradient);
}

int peer_cvodes(const fivebar *f, double tf, double rtol, double *psi, double *gradient)
{
    static job j;
    return run(&j, rtol, CST_CVODES, CST_ADJOINT, psi, gradient);
}

int peer_quotients(const fivebar *f, double tf, double rtol, double *psi, double *gradient)
{
    static job j;
    return run(&j, rtol, CST_CVODES, CST_FD_CENTRAL, psi, gradient);
}

static before_job *before;

int peer_before_open(const char *library)
{
    return before_open(library) && (before = before_create("fivebar", "all"));
}

int peer_before(const fivebar *f, double tf, double rtol, double *psi, double *gradient)
{
    return before_run(before, psi, gradient) < 0;
}
