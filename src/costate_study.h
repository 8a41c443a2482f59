/* costate_study.h: studies made of many runs: samples of parameters that vary, statistics and
 * tolerances, objectives over samples, optimizations from many starts; by threads or, with
 * costate_mpi.h, by the processes of a job.
 *
 * Numbers do not depend on who runs what: threads and processes in any number give the same bits.
 * As in costate.h, functions return a status, NULL is accepted by every ..._free, and the library
 * never prints.  Structs grow as those of costate.h do: fill them with { .name = value }, so that
 * the rest, `reserved` too, is 0. */
#ifndef COSTATE_STUDY_H
#define COSTATE_STUDY_H

#include "costate.h"

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* ---- how a study is run ---------------------------------------------------------------------- */

/* Another way to run an ensemble than the threads of this process: run does what
 * cst_ensemble_threads does. */
typedef struct {
    const char *name;
    int (*run)(void *user, const cst_ensemble *e, int lanes);
    void *user;
    void *reserved[4];
} cst_backend;

/* All 0, or NULL in its place: one thread per processor, nothing is kept. */
typedef struct {
    int jobs;                   /* threads; below 1: one per processor                         */
    const cst_backend *backend; /* NULL: threads                                               */
    /* A file that results are appended to as they come, or NULL.  A study that was killed goes on
     * from there with resume = 1, to the same numbers; without it an older file is renamed to
     * FILE.old.  The text is copied. */
    const char *journal;
    int resume;
    /* Asked now and then, from several threads at once; a value other than 0 ends the study with
     * CST_ECANCELED.  May be NULL. */
    int (*stop)(void *user);
    /* Told what does not end a study, such as a journal that cannot be written.  May be NULL. */
    void (*warn)(void *user, const char *text);
    void *user;
    void *reserved[6];
} cst_study;

/* What a journal holds: results that were there; all of them by now, -1 without a journal.  It does
 * not grow. */
typedef struct {
    int resumed, kept;
} cst_kept;

/* ---- parameters that vary -------------------------------------------------------------------- */

typedef enum { CST_NORMAL, CST_UNIFORM } cst_distribution;

typedef struct {
    int parameter; /* its index among the model's parameters                    */
    cst_distribution kind;
    int deviation; /* 1: added to the value that the problem gives the parameter */
    double a, b;   /* normal: mean and standard deviation; uniform: from, to     */
    double reserved[4];
} cst_variation;

/* "k1=normal(100,5)", "m2=uniform(0.9,1.1)"; "k1=+normal(0,5)" is a deviation.  message [size],
 * which may be NULL, has the text of an error. */
CST_API int cst_variation_parse(const cst_model *model, const char *text, cst_variation *v,
                                char *message, int size);
CST_API const char *cst_distribution_name(cst_distribution kind); /* or NULL */
CST_API double cst_variation_mean(const cst_variation *v);        /* of a deviation: about 0 */
CST_API double cst_variation_std(const cst_variation *v);

/* Points of a Latin hypercube in the unit cube, points [count][n]: in every coordinate one in each
 * of `count` equal parts, in an order of its own.  The same for the same seed, count and n. */
CST_API int cst_latin_hypercube(int n, int count, long seed, double *points);

/* The same, of the distributions: values [count][n]. */
CST_API int cst_draw(const cst_variation *v, int n, int count, long seed, double *values);

/* ---- statistics ------------------------------------------------------------------------------ */

enum { CST_QUANTILES = 7 };
typedef struct { /* does not grow */
    int count;
    double mean, std; /* std: of the population, from count - 1; NaN for fewer than two */
    double mean_error, std_error; /* standard errors, as of independent numbers */
    double least, most, quantiles[CST_QUANTILES];
} cst_statistics;

/* Of x [count], which is sorted afterwards.  Sums are taken in the order given. */
CST_API int cst_statistics_of(double *x, int count, cst_statistics *s);
CST_API double cst_quantile_at(int i); /* 0.01, 0.05, 0.25, 0.5, 0.75, 0.95, 0.99 */

/* ---- samples --------------------------------------------------------------------------------- */

/* psi (the problem's cost) and the problem's responses over samples of parameters. */
typedef struct cst_sampler cst_sampler;

/* `how` may be NULL.  The problem is copied.  On an error *s is NULL or holds the message. */
CST_API int cst_sampler_create(const cst_problem *p, const cst_variation *v, int n, int count,
                               long seed, const cst_study *how, cst_sampler **s);
CST_API void cst_sampler_free(cst_sampler *s);
CST_API const char *cst_sampler_message(const cst_sampler *s);
CST_API const cst_ensemble *cst_sampler_ensemble(const cst_sampler *s);

/* A sample that fails does not end it; all of them do. */
CST_API int cst_sampler_run(cst_sampler *s);

/* All three in one call: vary [n] as cst_variation_parse. */
CST_API int cst_samples(const cst_problem *p, const char *const *vary, int n, int count, long seed,
                        const cst_study *how, cst_sampler **s);

/* The arrays belong to the sampler; those that cst_sampler_run makes are NULL before it. */
typedef struct {
    const cst_problem *problem; /* its design variables vary, its first response is psi     */
    int variables, responses, count;
    int finished;          /* 1: all samples were run                                  */
    const double *samples; /* [count][variables]                                       */
    const double *values;  /* [count][responses]; NaN where the sample failed          */
    const int *status;     /* [count]                                                  */
    const char (*text)[CST_TASK_TEXT]; /* [count] what failed                                */
    int failed, first_failed;         /* how many; which one, or -1                               */
    const cst_statistics *statistics; /* [responses]                                         */
    /* by the gradient at the means of the parameters, to first order; NaN where that run failed */
    const double *means;       /* [variables]                                              */
    const double *at_means;    /* [responses]                                              */
    const double *slopes;      /* [responses][variables]                                   */
    const double *first_order; /* [responses] standard deviation                           */
    cst_kept journal;
} cst_sampled;
CST_INLINE int cst_sampler_result(const cst_sampler *s, cst_sampled *r);

/* ---- tolerances ------------------------------------------------------------------------------ */

/* What independent, normally distributed design variables with the standard deviations
 * deviation [cst_design_count] do to psi, by its gradient and its Hessian. */
typedef struct {
    double psi;
    double first;  /* variance of first order                                              */
    double bias;   /* of the mean, to second order                                         */
    double second; /* variance by gradient and Hessian alone                               */
    double third;  /* what third derivatives add to it, of the same order                  */
    double reserved[4];
    cst_stats stats; /* last, for it grows */
} cst_uncertainty;

/* gradient [n], hessian [n][n] and share [n], of the variance `second`, are set.  Warnings are
 * those of the run at the problem's values. */
CST_INLINE int cst_tolerances(const cst_problem *p, cst_work *w, const double *deviation,
                              double *gradient, double *hessian, double *share, cst_uncertainty *u);

/* ---- objectives over many runs --------------------------------------------------------------- */

/* One evaluation of an optimization as an ensemble. */
typedef struct cst_evaluator cst_evaluator;

/* psi over samples, made one number such as "mean+3*std"; the gradient is exactly that of these
 * samples, which stay the same.  A design variable may only have deviations. */
CST_API int cst_robust(const cst_problem *p, const char *objective, const cst_variation *v, int n,
                       int count, long seed, const cst_study *how, cst_evaluator **r);

/* The sum by weight, as an optimizer makes it, but by the backend. */
CST_API int cst_weighted_sum(const cst_scenario *scenarios, int count, const cst_study *how,
                             cst_evaluator **r);
CST_API void cst_evaluator_free(cst_evaluator *r);
CST_API const char *cst_evaluator_message(const cst_evaluator *r);
CST_API const cst_ensemble *cst_evaluator_ensemble(const cst_evaluator *r);

/* psi and its gradient [cst_design_count] (NULL: not wanted); rho NULL: the problem's. */
CST_API int cst_evaluator_run(cst_evaluator *r, const double *rho, double *psi, double *gradient);

/* In place of the optimizer's own sum; its state is then one of these samples.  The evaluator must
 * outlive it. */
CST_API int cst_evaluator_attach(cst_evaluator *r, cst_optimizer *o);

/* Of cst_robust: its samples; psi, mean and standard deviation at the first evaluation and at the
 * best one that had a gradient; NaN before. */
typedef struct {
    int count, variables;  /* samples; parameters that vary                                 */
    const double *samples; /* [count][variables] as they were drawn                         */
    double psi_first, mean_first, std_first, psi, mean, std;
} cst_robustness;
CST_INLINE int cst_evaluator_result(const cst_evaluator *r, cst_robustness *x);

/* ---- optimizations from many starts ---------------------------------------------------------- */

/* Each within the bounds of an optimizer that has not begun, with its scenarios and algorithm:
 * first from its start, then from points of a Latin hypercube. */
typedef struct cst_multistart cst_multistart;
CST_INLINE int cst_multistart_create(const cst_optimizer *like, int count, long seed,
                                     const cst_limits *limits, const cst_study *how,
                                     cst_multistart **m);
CST_API void cst_multistart_free(cst_multistart *m);
CST_API const char *cst_multistart_message(const cst_multistart *m);
CST_API const cst_ensemble *cst_multistart_ensemble(const cst_multistart *m);
CST_API int cst_multistart_run(cst_multistart *m);

/* Create and run in one call. */
CST_INLINE int cst_starts(const cst_optimizer *like, int count, long seed, const cst_limits *limits,
                          const cst_study *how, cst_multistart **m);

/* Ends that are nearly the same are one; those in which one optimization converged are minima. */
typedef struct {
    int count, variables;
    int finished;     /* 1: all optimizations were run                                */
    int solved;       /* optimizations that ended where all constraints are kept      */
    int ends, minima; /* how many differ; the first of them are minima                */
    const int *order; /* [solved] starts, the least psi first                         */
    const int *end;   /* [solved] the end of order[i]: 0 is the best minimum          */
    cst_kept journal;
} cst_ends;
CST_INLINE int cst_multistart_result(const cst_multistart *m, cst_ends *r);

/* Start i: where it began and, unless status is below 0, how it ended. */
typedef struct {
    int status;
    const char *text;            /* why it failed                              */
    const double *initial, *rho; /* [variables]                                */
    double psi, psi_initial, projected, violation;
    int iterations, evaluations;
    cst_reason reason;
    int kept;      /* 1: all constraints                                       */
    int converged; /* 1: by its criteria                                       */
} cst_ended;
CST_INLINE int cst_multistart_at(const cst_multistart *m, int i, cst_ended *r);

/* ---- journals and other backends: for studies of your own ------------------------------------ */

/* What all results of a problem depend on, as one number; begin with CST_FINGERPRINT. */
#define CST_FINGERPRINT 14695981039346656037u
CST_API uint64_t cst_fingerprint(uint64_t h, const cst_problem *p);
CST_API uint64_t cst_fingerprint_bytes(uint64_t h, const void *bytes, size_t size);

/* Results of e, appended to a file as text: a line that says of what, then one line per result with
 * all digits and a checksum.  Each is written by one call: a process that is killed at any instant
 * leaves whole lines and at most one truncated line, which is dropped.  open sets e->solved. */
typedef struct cst_journal cst_journal;
CST_API int cst_journal_open(const cst_study *how, const char *what, uint64_t fingerprint,
                             cst_ensemble *e, cst_journal **j);
CST_API void cst_journal_close(cst_journal *j);
CST_API const char *cst_journal_message(const cst_journal *j);
CST_API void cst_journal_add(cst_journal *j, int task); /* for e->done */
/* Runs the first result that was there once more, on lane 0, and compares its first `exact` numbers
 * to the last bit: CST_EVALUE where the model's code was changed. */
CST_API int cst_journal_check(cst_journal *j, int exact);
CST_API void cst_journal_kept(const cst_journal *j, cst_kept *kept); /* j may be NULL */

/* What a work tells of a run, as cst_ensemble.run leaves it: status, and its text where there is
 * one. */
CST_API int cst_task_tell(const cst_work *w, int status, char *text);

/* What a run took, as numbers of a result, field by field; those that are not in use yet are 0. */
enum { CST_PACKED_STATS = 32 };
CST_INLINE void cst_stats_pack(const cst_stats *stats, double *out);
CST_INLINE void cst_stats_unpack(const double *in, cst_stats *stats);

/* How many processes a launcher (mpirun) says that there are, 0: none was used; and which this is.
 */
CST_API int cst_launched(int *rank);

/* ---- with the program's sizes: see costate_sized.h ------------------------------------------- */

CST_API int cst_sampler_result_sized(const cst_sampler *s, cst_sampled *r, size_t size);
CST_API int cst_tolerances_sized(const cst_problem *p, cst_work *w, const double *deviation,
                                 double *gradient, double *hessian, double *share,
                                 cst_uncertainty *u, size_t size);
CST_API int cst_evaluator_result_sized(const cst_evaluator *r, cst_robustness *x, size_t size);
/* size: of *limits */
CST_API int cst_multistart_create_sized(const cst_optimizer *like, int count, long seed,
                                        const cst_limits *limits, size_t size, const cst_study *how,
                                        cst_multistart **m);
CST_API int cst_starts_sized(const cst_optimizer *like, int count, long seed,
                             const cst_limits *limits, size_t size, const cst_study *how,
                             cst_multistart **m);
CST_API int cst_multistart_result_sized(const cst_multistart *m, cst_ends *r, size_t size);
CST_API int cst_multistart_at_sized(const cst_multistart *m, int i, cst_ended *r, size_t size);
CST_API void cst_stats_pack_sized(const cst_stats *stats, size_t size, double *out);
CST_API void cst_stats_unpack_sized(const double *in, cst_stats *stats, size_t size);

CST_INLINE int cst_sampler_result(const cst_sampler *s, cst_sampled *r)
{
    return cst_sampler_result_sized(s, r, sizeof *r);
}

CST_INLINE int cst_tolerances(const cst_problem *p, cst_work *w, const double *deviation,
                              double *gradient, double *hessian, double *share, cst_uncertainty *u)
{
    return cst_tolerances_sized(p, w, deviation, gradient, hessian, share, u, sizeof *u);
}

CST_INLINE int cst_evaluator_result(const cst_evaluator *r, cst_robustness *x)
{
    return cst_evaluator_result_sized(r, x, sizeof *x);
}

CST_INLINE int cst_multistart_create(const cst_optimizer *like, int count, long seed,
                                     const cst_limits *limits, const cst_study *how,
                                     cst_multistart **m)
{
    return cst_multistart_create_sized(like, count, seed, limits, sizeof *limits, how, m);
}

CST_INLINE int cst_starts(const cst_optimizer *like, int count, long seed, const cst_limits *limits,
                          const cst_study *how, cst_multistart **m)
{
    return cst_starts_sized(like, count, seed, limits, sizeof *limits, how, m);
}

CST_INLINE int cst_multistart_result(const cst_multistart *m, cst_ends *r)
{
    return cst_multistart_result_sized(m, r, sizeof *r);
}

CST_INLINE int cst_multistart_at(const cst_multistart *m, int i, cst_ended *r)
{
    return cst_multistart_at_sized(m, i, r, sizeof *r);
}

CST_INLINE void cst_stats_pack(const cst_stats *stats, double *out)
{
    cst_stats_pack_sized(stats, sizeof *stats, out);
}

CST_INLINE void cst_stats_unpack(const double *in, cst_stats *stats)
{
    cst_stats_unpack_sized(in, stats, sizeof *stats);
}

#ifdef __cplusplus
}
#endif

#endif
