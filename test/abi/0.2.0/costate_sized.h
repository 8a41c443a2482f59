/* costate_sized.h: the functions of costate.h that pass structs which may grow, as the library
 * exports them: with the size that the struct has in the program.  costate.h includes this file;
 * other languages call these functions, C and C++ the ones in costate.h.
 *
 * What a function returns is written as far as the program's struct goes; fields that the library
 * does not have are 0.  What it takes is read as far as the program's struct goes: fields that the
 * program does not have keep their values or defaults, and one that the library does not have, and
 * that is not 0, is CST_EARGUMENT. */
#ifndef COSTATE_SIZED_H
#define COSTATE_SIZED_H

#ifndef COSTATE_H
#error "include costate.h, which includes costate_sized.h"
#endif

CST_API int cst_set_options_sized(cst_problem *p, const cst_options *options, size_t size);
CST_API void cst_problem_options_sized(const cst_problem *p, cst_options *options, size_t size);
CST_API void cst_limits_default_sized(cst_limits *limits, size_t size);
CST_API void cst_fit_limits_sized(cst_limits *limits, size_t size);
CST_API int cst_optimize_sized(const cst_problem *p, cst_work *w, const cst_limits *limits,
                               size_t size, double *rho, double *psi);
CST_API void cst_response_at_sized(const cst_problem *p, int k, cst_response *response,
                                   size_t size);
CST_API void cst_constraint_at_sized(const cst_problem *p, int k, cst_constraint *constraint,
                                     size_t size);
CST_API void cst_measured_at_sized(const cst_problem *p, int i, cst_measured *measured,
                                   size_t size);
CST_API int cst_observe_sized(const cst_problem *p, cst_work *w, double t, cst_observed *observed,
                              size_t size);
CST_API void cst_event_at_sized(const cst_work *w, int i, cst_event *event, size_t size);
CST_API void cst_work_stats_sized(const cst_work *w, cst_stats *stats, size_t size);
CST_API int cst_agree_sized(const cst_problem *p, cst_agreement *agreement, size_t size);
CST_API int cst_judge_products_sized(const cst_problem *p, cst_work *w,
                                     const cst_curvatures *curvatures, size_t size,
                                     cst_judged *judged, double *shares);
CST_API int cst_judging_options_sized(const cst_problem *p, cst_integration integrator,
                                      cst_options *options, size_t size);
/* each: the size of one rung */
CST_API int cst_check_sized(const cst_problem *p, cst_work *w, cst_rung *rungs, int size,
                            size_t each);
CST_API int cst_approach_sized(int i, cst_options *options, size_t size, char name[CST_APPROACH]);
CST_API int cst_optimizer_constraint_sized(const cst_optimizer *o, int j,
                                           cst_constrained *constrained, size_t size);
CST_API int cst_optimizer_run_sized(cst_optimizer *o, const cst_limits *limits, size_t size);
CST_API void cst_optimizer_result_sized(const cst_optimizer *o, cst_optimum *optimum, size_t size);
CST_API int cst_fit_result_sized(cst_optimizer *o, cst_fitted *fitted, size_t size);
CST_API int cst_optimizer_history_sized(const cst_optimizer *o, int i, cst_iterate *iterate,
                                        size_t size);
CST_API int cst_optimizer_certify_sized(cst_optimizer *o, cst_certificate *certificate,
                                        size_t size);

/* ---- as costate.h has them ------------------------------------------------------------------- */

CST_INLINE int cst_set_options(cst_problem *p, const cst_options *options)
{
    return cst_set_options_sized(p, options, sizeof *options);
}

CST_INLINE cst_options cst_problem_options(const cst_problem *p)
{
    cst_options options;
    cst_problem_options_sized(p, &options, sizeof options);
    return options;
}

CST_INLINE cst_limits cst_limits_default(void)
{
    cst_limits limits;
    cst_limits_default_sized(&limits, sizeof limits);
    return limits;
}

CST_INLINE cst_limits cst_fit_limits(void)
{
    cst_limits limits;
    cst_fit_limits_sized(&limits, sizeof limits);
    return limits;
}

CST_INLINE int cst_optimize(const cst_problem *p, cst_work *w, const cst_limits *limits,
                            double *rho, double *psi)
{
    return cst_optimize_sized(p, w, limits, sizeof *limits, rho, psi);
}

CST_INLINE cst_response cst_response_at(const cst_problem *p, int k)
{
    cst_response response;
    cst_response_at_sized(p, k, &response, sizeof response);
    return response;
}

CST_INLINE cst_constraint cst_constraint_at(const cst_problem *p, int k)
{
    cst_constraint constraint;
    cst_constraint_at_sized(p, k, &constraint, sizeof constraint);
    return constraint;
}

CST_INLINE cst_measured cst_measured_at(const cst_problem *p, int i)
{
    cst_measured measured;
    cst_measured_at_sized(p, i, &measured, sizeof measured);
    return measured;
}

CST_INLINE int cst_observe(const cst_problem *p, cst_work *w, double t, cst_observed *o)
{
    return cst_observe_sized(p, w, t, o, sizeof *o);
}

CST_INLINE cst_event cst_event_at(const cst_work *w, int i)
{
    cst_event event;
    cst_event_at_sized(w, i, &event, sizeof event);
    return event;
}

CST_INLINE cst_stats cst_work_stats(const cst_work *w)
{
    cst_stats stats;
    cst_work_stats_sized(w, &stats, sizeof stats);
    return stats;
}

CST_INLINE int cst_agree(const cst_problem *p, cst_agreement *x)
{
    return cst_agree_sized(p, x, sizeof *x);
}

CST_INLINE int cst_judge_products(const cst_problem *p, cst_work *w, const cst_curvatures *x,
                                  cst_judged *judged, double *shares)
{
    return cst_judge_products_sized(p, w, x, sizeof *x, judged, shares);
}

CST_INLINE int cst_judging_options(const cst_problem *p, cst_integration integrator, cst_options *o)
{
    return cst_judging_options_sized(p, integrator, o, sizeof *o);
}

CST_INLINE int cst_check(const cst_problem *p, cst_work *w, cst_rung *rungs, int size)
{
    return cst_check_sized(p, w, rungs, size, sizeof *rungs);
}

CST_INLINE int cst_approach(int i, cst_options *o, char name[CST_APPROACH])
{
    return cst_approach_sized(i, o, sizeof *o, name);
}

CST_INLINE int cst_optimizer_constraint(const cst_optimizer *o, int j, cst_constrained *c)
{
    return cst_optimizer_constraint_sized(o, j, c, sizeof *c);
}

CST_INLINE int cst_optimizer_run(cst_optimizer *o, const cst_limits *limits)
{
    return cst_optimizer_run_sized(o, limits, sizeof *limits);
}

CST_INLINE cst_optimum cst_optimizer_result(const cst_optimizer *o)
{
    cst_optimum optimum;
    cst_optimizer_result_sized(o, &optimum, sizeof optimum);
    return optimum;
}

CST_INLINE int cst_fit_result(cst_optimizer *o, cst_fitted *f)
{
    return cst_fit_result_sized(o, f, sizeof *f);
}

CST_INLINE int cst_optimizer_history(const cst_optimizer *o, int i, cst_iterate *it)
{
    return cst_optimizer_history_sized(o, i, it, sizeof *it);
}

CST_INLINE int cst_optimizer_certify(cst_optimizer *o, cst_certificate *c)
{
    return cst_optimizer_certify_sized(o, c, sizeof *c);
}

#endif
