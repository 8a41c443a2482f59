/* One CVODES instance: tolerances, quadratures with error control, our own linear solver, and what
 * its errors mean. */
#include "integrate/cvodes/implicit.h"
#include "integrate/cvodes/nvector.h"

#include <cvodes/cvodes.h>
#include <math.h>
#include <stdlib.h>

/* Adams formulas of higher order gain no step here: they are stable only for small ones (five-bar:
 * 753 steps at order 12, 664 at order 7). */
#define ADAMS_ORDER 8

/* Where CVODES' iteration for y of a stiff run stops, of its error test.  Its own 0.1 leaves
 * remainders that stiff forces blow up in the accelerations and reactions (chain of 10,000
 * coordinates with this iteration forward: 5008 steps back at 0.1, 2048 at 1e-3, 441 at 1e-7, 431
 * at 1e-8).  Not beyond what double precision has (the chain of 1000 at rtol 1e-9: 5325 steps out
 * where 1e-16 was asked for). */
static double stiff_iteration(double rtol)
{
    return fmin(fmax(1e-7, 1e-13 / rtol), 0.1);
}

/* CVODES reports through the work, never on a terminal. */
static void quiet(int code, const char *module, const char *function, char *text, void *user)
{
    (void)code, (void)module, (void)function, (void)text, (void)user;
}

int cst_instance_create(cst_work *w, cst_instance *x, cst_rhs *rhs, cst_rhs *quadrature,
                        int quadratures, cst_kind kind, int blocks)
{
    const cst_options *o = &w->p->options;
    x->cvodes = CVodeCreate(w->choice.adams ? CV_ADAMS : CV_BDF, cst_cvodes_of(w)->context);
    /* without a quadrature, integrals are states */
    int size =
        blocks * 2 * w->system.n + (quadrature || kind != CST_STATE ? 0 : w->targets->integrals);
    SUNContext context = cst_cvodes_of(w)->context;
    x->y = cst_nvector_create(size, context);
    x->slope = x->y ? N_VClone(x->y) : NULL;
    x->polynomial = x->y ? N_VClone(x->y) : NULL;
    x->quadrature = quadrature ? cst_nvector_create(quadratures, context) : NULL;
    if (!x->cvodes || !x->y || !x->slope || !x->polynomial || (quadrature && !x->quadrature))
        return cst_fail(&w->report, CST_EMEMORY,
                        "out of memory: the integrator could not be created; use a smaller model");
    if (!w->choice.adams && kind != CST_TANGENT)
        x->converged = kind == CST_STATE ? stiff_iteration(w->rtol) : CST_STIFF_BACKWARD;
    int bad = CVodeSetErrHandlerFn(x->cvodes, quiet, NULL) ||
              CVodeInit(x->cvodes, rhs, 0.0, x->y) || CVodeSStolerances(x->cvodes, w->rtol, 1.0) ||
              CVodeSetUserData(x->cvodes, w) || CVodeSetMaxNumSteps(x->cvodes, o->max_steps) ||
              (w->choice.adams && CVodeSetMaxOrd(x->cvodes, ADAMS_ORDER)) ||
              (x->converged > 0.0 && CVodeSetNonlinConvCoef(x->cvodes, x->converged)) ||
              CVodeSetMaxErrTestFails(x->cvodes, 20) || CVodeSetMaxConvFails(x->cvodes, 20);
    bad = bad || (quadrature && (CVodeQuadInit(x->cvodes, quadrature, x->quadrature) ||
                                 CVodeQuadSStolerances(x->cvodes, w->rtol, 1.0) ||
                                 CVodeSetQuadErrCon(x->cvodes, 1)));
    if (bad)
        return cst_fail(&w->report, CST_EMEMORY,
                        "out of memory: CVODES could not be set up; use a smaller model");
    return cst_newton_attach(w, x, kind, blocks);
}

void cst_instance_free(cst_instance *x)
{
    void *content = x->solver ? x->solver->content : NULL;
    if (x->cvodes)
        CVodeFree(&x->cvodes);
    if (x->solver)
        SUNLinSolFree(x->solver);
    if (x->matrix)
        SUNMatDestroy(x->matrix);
    cst_implicit_free(x);
    free(content);
    if (x->y)
        N_VDestroy(x->y);
    if (x->slope)
        N_VDestroy(x->slope);
    if (x->polynomial)
        N_VDestroy(x->polynomial);
    if (x->quadrature)
        N_VDestroy(x->quadrature);
}

double *cst_instance_polynomial(cst_instance *x, double t, int k)
{
    int found = CVodeGetDky(x->cvodes, t, k, x->polynomial) == CV_SUCCESS;
    return found ? NV_DATA_S(x->polynomial) : NULL;
}

/* Steps that the error test or the Newton iteration rejected since the integration last started; a
 * new start forgets them. */
void cst_instance_count(cst_work *w, const cst_instance *x)
{
    long tests = 0, iterations = 0;
    CVodeGetNumErrTestFails(x->cvodes, &tests);
    CVodeGetNumNonlinSolvConvFails(x->cvodes, &iterations);
    w->stats.failures += tests + iterations;
}

int cst_instance_fail(cst_work *w, const cst_instance *x, const char *phase, int flag)
{
    realtype t = 0.0, h = 0.0;
    CVodeGetCurrentTime(x->cvodes, &t);
    CVodeGetLastStep(x->cvodes, &h);
    if (w->report.callback_status)
        return w->report.callback_status; /* its text is in the work already */
    switch (flag) {
    case CV_TOO_MUCH_WORK:
        if (w->stats.projections)
            return cst_fail(&w->report, CST_EINTEGRATOR,
                            "%s: more than %d steps before t = %.6g s, near a singular position: "
                            "use the integrator rk",
                            phase, w->p->options.max_steps, t);
        return cst_fail(
            &w->report, CST_EINTEGRATOR,
            "%s: more than %d steps before t = %.6g s (the last was %.2g s): loosen rtol "
            "and atol, or raise max_steps",
            phase, w->p->options.max_steps, t, h);
    case CV_TOO_MUCH_ACC:
        return cst_fail(&w->report, CST_EINTEGRATOR,
                        "%s: rtol = %.2g and atol = %.2g ask for more than double precision has at "
                        "t = %.6g s: loosen them",
                        phase, w->p->options.rtol, w->p->options.atol, t);
    case CV_ERR_FAILURE:
    case CV_CONV_FAILURE:
        return cst_fail(&w->report, CST_EINTEGRATOR,
                        "%s: the step size fell to %.2g s at t = %.6g s: the motion is not smooth "
                        "there, or the mechanism locks; declare the branch as a switch, or check "
                        "the parameters",
                        phase, h, t);
    case CV_ILL_INPUT:
        if (w->model->s)
            return cst_fail(&w->report, CST_EINTEGRATOR,
                            "%s: the events at t = %.6g s are closer together than a step can be: "
                            "the motion slides or "
                            "rests on its switches there; blend their branches over a narrow band",
                            phase, t);
        /* fall through */
    default:
        return cst_fail(
            &w->report, CST_EINTEGRATOR,
            "%s: CVODES stopped with its code %d at t = %.6g s: check the parameters and "
            "the tolerances",
            phase, flag, t);
    }
}
