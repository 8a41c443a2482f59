/* costate.h: exact gradients of the dynamic response of multibody systems.
 *
 *     psi(rho) = w(tF, q, v, a, lambda*, rho)
 *              + integral over [t0, tF] of g(t, q, v, a, lambda*, rho) dt
 *
 * subject to the equations of motion of a model.  Tier one is enough for most users; tier two looks
 * inside a run; tier three is for those who write models.
 *
 * Functions return a status: 0 is success, above 0 a warning, below 0 an error whose text (what,
 * where, what to do) cst_message gives.  After an error every output holds NaN.  The library never
 * prints and never exits.
 *
 * A problem is const while it is solved and may be shared by threads; a work belongs to one thread
 * at a time.
 *
 * A program runs with the library of its version and with later ones of the same soname.  Structs
 * grow at their end: take them from the function that gives their defaults, or fill them with
 * { .name = value }, so that the rest is 0.  Where a struct has `reserved`, it must be 0. */
#ifndef COSTATE_H
#define COSTATE_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

#define CST_VERSION "0.2.0"
/* Of tier three, which models and plug-ins are built with.  It is raised where later versions use
 * reserved room: a library takes models from CST_ABI_OLDEST to its own CST_ABI. */
#define CST_ABI        10
#define CST_ABI_OLDEST 10

#if defined(__GNUC__)
#define CST_API __attribute__((visibility("default")))
#else
#define CST_API
#endif
/* Functions that pass structs which may grow, by those in costate_sized.h. */
#define CST_INLINE static inline

/* ---- tier one: create, solve, free ----------------------------------------------------------- */

enum {
    CST_OK = 0,
    CST_WCONDITION = 1, /* solved, but the equations came close to singular: see cst_message */
    CST_WGRAZING = 2, /* solved, but a switch was touched rather than crossed: no gradient there */
    CST_WDRIFT = 3,   /* solved, but the constraints drift by more than is harmless: raise alpha */
    CST_WREDUNDANT = 4, /* solved, but a reaction that is looked at is not unique */
    CST_WPEAK = 5, /* solved, but two peaks are equal within tolerance: perhaps no gradient there */
    CST_WCORNER = 6, /* solved, but on a corner or a jump: the derivatives are those of one side */
    CST_WACCURACY = 7,    /* solved, but a number may be off by much more than the tolerances */
    CST_WUNRESOLVED = 8,  /* solved, but something changes faster with time than steps can follow */
    CST_WSPURIOUS = 9,    /* solved, but the reactions did work that ideal joints do not */
    CST_EMEMORY = -1,     /* out of memory */
    CST_EARGUMENT = -2,   /* a NULL or meaningless argument */
    CST_ENAME = -3,       /* no such model, parameter, cost or formulation */
    CST_EVALUE = -4,      /* a number that is not finite or out of its range */
    CST_EMODEL = -5,      /* a model's descriptor is broken or of another version */
    CST_ESTART = -6,      /* no consistent start: assembly or equilibrium failed */
    CST_ESINGULAR = -7,   /* the equations of motion have no unique solution */
    CST_EINTEGRATOR = -8, /* the integrator cannot go on */
    CST_ENAN = -9,        /* a kernel of the model returned a number that is not finite */
    CST_ECANCELED = -10,  /* the progress callback asked to stop */
    CST_EDRIFT = -11,     /* the mechanism cannot move as asked: its joints open */
    CST_EFILE = -12,      /* a file cannot be read or written */
    CST_ESPURIOUS = -13   /* the reactions did so much work that the motion is another one */
};

typedef struct cst_model cst_model;     /* a mechanism: const, see tier three */
typedef struct cst_problem cst_problem; /* model + parameters + cost + horizon + tolerances */
typedef struct cst_work cst_work;       /* all that a solve writes */

typedef enum {
    /* CST_RK; CST_CVODES with BDF where the motion is stiff; CST_ONESTEP where the formulation is
     * no ODE.  The first run of a work decides whether it is stiff, at the problem's parameters,
     * for all runs of that work: see cst_stats */
    CST_INTEGRATOR_AUTO,
    CST_CVODES,  /* variable order and step, to rtol and atol: penalty, index1 */
    CST_ONESTEP, /* trapezoidal rule at a fixed step; the gradient is exactly the discrete one */
    CST_RK /* explicit Runge-Kutta to rtol and atol; the gradient is exactly the discrete one */
} cst_integration;

/* Error bars of gradients (cst_gradient_bars): where a derivative may not be resolved; always, by
 * an adjoint of the errors, for half of a gradient's time; by a second gradient at a finer
 * tolerance. */
typedef enum { CST_BARS_AUTO, CST_BARS_WEIGHED, CST_BARS_FULL } cst_bars;

/* When the state is projected onto the constraints between two steps: near singular positions;
 * never, the pure penalty formulation; after each step of rk (cvodes takes it as auto). */
typedef enum {
    CST_PROJECTION_AUTO,
    CST_PROJECTION_OFF,
    CST_PROJECTION_ALWAYS
} cst_projection_choice;

typedef enum { CST_ADJOINT, CST_DIRECT, CST_FD_CENTRAL, CST_FD_FORWARD } cst_method;

typedef struct {
    const char *formulation; /* "penalty", "index1", "index3", "maggi": see cst_formulation_about */
    cst_integration integrator;
    double step;       /* of the one-step integrator [s]; shortened to divide tf */
    cst_method method; /* how the gradient is computed; CST_ADJOINT */
    double tf;         /* end of the horizon [s]; it starts at 0 */
    /* tolerances of every integration: relative, absolute.  atol 0: a small part of the sizes of
     * the motion, per coordinate; the default */
    double rtol, atol;
    double alpha;     /* penalty factor */
    double xi, omega; /* damping ratio [-], frequency [rad/s] of the stabilization */
    double fd_step;   /* perturbation of the finite differences, relative to the parameter */
    int adams;        /* 1: Adams formulas (smooth, not stiff), 0: BDF (stiff) */
    int max_steps;    /* maximum number of steps of one integration */
    /* [bytes] that the integrator rk may use for the steps of a run; the results do not depend on
     * it.  0: 1 GiB or a quarter of the free memory, whichever is smaller; at least 65536 */
    double memory;
    /* A directory where steps that do not fit go to files without a name, or NULL: then they are
     * computed again.  The text is copied; the results do not depend on it. */
    const char *memory_dir;
    /* Longest step of rk and cvodes [s], and how finely functions of time are looked at; 0: as long
     * as errors and these functions allow, which are looked at every tf / 4096. */
    double max_step;
    cst_bars bars;
    cst_projection_choice projection;
    /* Impacts of a contact slower than this part of its fastest one do not rebound: it comes to
     * rest; 0: all of them rebound. */
    double rest;
} cst_options;

/* The model of that name among those built in, or NULL. */
CST_API const cst_model *cst_model_find(const char *name);

/* The model in a plug-in, a shared library that `costate build` makes; it stays loaded until the
 * program ends, and what was built again under the same path is seen by the next program.  On an
 * error *model is NULL and message [size], which may be NULL, has the text. */
CST_API int cst_model_load(const char *path, const cst_model **model, char *message, int size);

/* A problem with the model's defaults.  On an error *p is NULL or holds the message. */
CST_API int cst_problem_create(const cst_model *model, cst_problem **p);
CST_API void cst_problem_free(cst_problem *p); /* NULL is accepted */

/* Another problem like that one, with its values, options, responses and constraints. */
CST_API int cst_problem_copy(const cst_problem *from, cst_problem **p);

/* Parameters by name: "L01", all values of an array "F", one of them "F[3]", or all that match a
 * pattern, "k*". */
CST_API int cst_set_parameter(cst_problem *p, const char *name, double value);
/* All values of an array; of a file, a table of one or two columns: values, or knots and values. */
CST_API int cst_set_array(cst_problem *p, const char *name, const double *values, int count);
CST_API int cst_set_array_file(cst_problem *p, const char *name, const char *path);
/* The values of all design variables [cst_design_count]. */
CST_API int cst_set_design_values(cst_problem *p, const double *values);
/* The next parameter after `after` (-1: the first) that a name or pattern means, or -1. */
CST_API int cst_parameter_next(const cst_model *model, const char *name, int after);
/* the design variables: "L01,F,k*" or "all"; "tf" is the end of the run */
CST_API int cst_set_design(cst_problem *p, const char *names);
CST_API int cst_set_cost(cst_problem *p, const char *name);
/* all or, on an error, nothing */
CST_INLINE int cst_set_options(cst_problem *p, const cst_options *options);

/* A work for problems of this one's model, design and options: create it after the last
 * cst_set_... */
CST_API int cst_work_create(const cst_problem *p, cst_work **w);
CST_API void cst_work_free(cst_work *w); /* NULL is accepted */

/* psi and its gradient at rho: values of the design variables [cst_design_count], or NULL for the
 * problem's.  gradient [cst_design_count] may be NULL: then only psi is computed, with a trajectory
 * as cst_simulate's. */
CST_API int cst_gradient(const cst_problem *p, cst_work *w, const double *rho, double *psi,
                         double *gradient);

/* Estimates of the errors of what cst_gradient (cst_responses) returned last, with the same sizes;
 * NaN where there is none, as of a value without its gradient.  Any pointer may be NULL.  They come
 * from the steps; cst_options.bars asks for more. */
CST_API int cst_gradient_bars(const cst_problem *p, const cst_work *w, double *psi,
                              double *gradient);
CST_API int cst_response_bars(const cst_problem *p, const cst_work *w, double *values,
                              double *jacobian);

/* Responses: functionals of what can be looked at in a run, as "NAME=EXPRESSION" or "EXPRESSION",
 * which is then its own name (NAME: letters, digits, '_', '-' and '.', a letter first):
 *     integral(x)  mean(x)  rms(x)  final(x)  at(x, t)  max(x)  min(x)  peak(x)
 *     time(x = c)  duration(x > c)  at(y, x = c)  misfit(FILE.csv)  or one of the model's costs
 * or a formula of functionals and parameters, "rms(az) / 9.81 + 0.1 * peak(F)".  x is an output of
 * the model, a coordinate, its rates dot(x2) and ddot(x2), a reaction lambda(3), counted from 1,
 * or a formula of these, of parameters and of t, "x2 - L1 * sin(x3)".  peak is the largest |x|;
 * misfit the sum of ((x - value) / sigma)^2 over a table with a column t, columns named after
 * outputs and, where they are not 1, sigma_NAME. Add them before the work is created. */
CST_API int cst_add_response(cst_problem *p, const char *text);
CST_API void cst_clear_responses(cst_problem *p);
CST_API int cst_response_count(const cst_problem *p);

/* A limit on a response, as "max(travel) <= 0.08", "min(gap) >= 0", "final(x) = 0" or
 * "0.6 <= final(x) <= 0.9" or, at all times, "x <= 0.3 always", and a response that takes the place
 * of the cost: what cst_optimizer keeps and makes least.  Both add the response unless it is there.
 */
CST_API int cst_add_constraint(cst_problem *p, const char *text);
CST_API int cst_set_objective(cst_problem *p, const char *text);

/* All responses and their gradients from one forward run and one backward pass (or by the method in
 * the options).  values [cst_response_count], jacobian [cst_response_count][cst_design_count]:
 * either may be NULL. */
CST_API int cst_responses(const cst_problem *p, cst_work *w, const double *rho, double *values,
                          double *jacobian);

/* The measurements of the problem's misfits, and their residuals (x - value) / sigma, with the
 * Jacobian [cst_residual_count][cst_design_count] by the direct method; either may be NULL. */
CST_API int cst_residual_count(const cst_problem *p);
CST_API int cst_residuals(const cst_problem *p, cst_work *w, const double *rho, double *residuals,
                          double *jacobian);

/* Where an optimization ends at the latest, and what is close enough.  0 in a count or in
 * max_seconds: no limit. */
typedef struct {
    double gradient_tol; /* largest component of the projected gradient, scaled (cst_optimum) */
    double decrease_tol; /* relative decrease of psi per iteration, mean of five */
    /* all three count the whole optimization, with what ran before it was resumed */
    double max_seconds;
    int max_iterations, max_evaluations;
} cst_limits;
CST_INLINE cst_limits cst_limits_default(void);

/* min psi(rho) within the model's bounds from the problem's values, by L-BFGS-B; limits may be
 * NULL.  rho [cst_design_count] and psi receive the best point, cst_message(w) why it ended.  Tier
 * two: other bounds, several scenarios, resuming. */
CST_INLINE int cst_optimize(const cst_problem *p, cst_work *w, const cst_limits *limits,
                            double *rho, double *psi);

/* The text of the last error or warning: of a problem, of a work.  Never NULL. */
CST_API const char *cst_problem_message(const cst_problem *p);
CST_API const char *cst_message(const cst_work *w);

/* All warnings of the last solve (psi, responses, residuals, derivatives), the most severe first:
 * its code is the status that was returned, its text cst_message.  How many (0 after an error), the
 * code (CST_W...) and the text of the k-th; CST_OK and "" where there is none. */
CST_API int cst_warning_count(const cst_work *w);
CST_API int cst_warning_code(const cst_work *w, int k);
CST_API const char *cst_warning_text(const cst_work *w, int k);

/* ---- tier two: what a run did ---------------------------------------------------------------- */

CST_API const cst_model *cst_problem_model(const cst_problem *p);
CST_INLINE cst_options cst_problem_options(const cst_problem *p);
CST_API int cst_design_count(const cst_problem *p);
/* index in the model's parameters of design variable k */
CST_API int cst_design_index(const cst_problem *p, int k);
CST_API double cst_parameter_value(const cst_problem *p, int i);
CST_API int cst_cost_index(const cst_problem *p);

/* The k-th response: its name, its expression, its unit ("" where it is not known, as that of a
 * coordinate). */
typedef struct {
    const char *name, *text, *unit;
} cst_response;
CST_INLINE cst_response cst_response_at(const cst_problem *p, int k);
/* when its peak was reached [s], or NaN: it is none */
CST_API double cst_response_instant(const cst_work *w, int k);

/* The objective response, or -1: the cost.  The k-th constraint: its response, held
 * between two numbers, of which one may be infinite, or which may be the same. */
typedef struct {
    int response;
    double lower, upper;
} cst_constraint;
CST_API int cst_objective_index(const cst_problem *p);
CST_API int cst_constraint_count(const cst_problem *p);
CST_INLINE cst_constraint cst_constraint_at(const cst_problem *p, int k);

/* Hv [cst_design_count] = the Hessian of psi at rho (NULL: the problem's values) times direction
 * [cst_design_count].  For the integrators rk and onestep it is the exact derivative of the
 * gradient that was computed; for CVODES it is that of the motion, to tolerance, without events. */
CST_API int cst_hessian_vector(const cst_problem *p, cst_work *w, const double *rho,
                               const double *direction, double *Hv);

/* The same for several directions [count][cst_design_count] on one forward run and its factors:
 * products [count][cst_design_count]; psi and gradient [cst_design_count] may be NULL. */
CST_API int cst_hessian_products(const cst_problem *p, cst_work *w, const double *rho, int count,
                                 const double *directions, double *products, double *psi,
                                 double *gradient);

/* The whole Hessian [cst_design_count][cst_design_count], symmetric; psi and gradient may be NULL.
 */
CST_API int cst_hessian(const cst_problem *p, cst_work *w, const double *rho, double *hessian,
                        double *psi, double *gradient);

/* The i-th measurement, in the order of the residuals. */
typedef struct {
    const char *name; /* of its column                                       */
    double t, value, sigma;
    int sigma_given; /* 0: there is no column of sigma, and it is taken as 1 */
} cst_measured;
CST_INLINE cst_measured cst_measured_at(const cst_problem *p, int i);

/* One forward run; psi may be NULL.  Its trajectory stays in the work until the next run. */
CST_API int cst_simulate(const cst_problem *p, cst_work *w, const double *rho, double *psi);
CST_API int cst_trajectory_nodes(const cst_work *w);          /* how many instants are kept */
CST_API double cst_trajectory_time(const cst_work *w, int i); /* the i-th of them [s] */

/* The state at time t of the last run; any pointer may be NULL.  q, v, a: [n]; lambda: [m]. */
CST_API int cst_trajectory_at(const cst_problem *p, cst_work *w, double t, double *q, double *v,
                              double *a, double *lambda);

/* The model's own outputs at time t of the last run: out [outputs_count]. */
CST_API int cst_outputs_at(const cst_problem *p, cst_work *w, double t, double *out);

/* The points of the model's sketch, points [sketch->points][3] in meters: at time t of the last
 * run; at a state of your own. */
CST_API int cst_sketch_at(const cst_problem *p, cst_work *w, double t, double *points);
CST_API int cst_sketch_of(const cst_model *model, double t, const double *q, const double *rho,
                          double *points);

/* The start alone: assembled or in equilibrium as the model says; any pointer may be NULL.  The
 * accelerations and reactions are those of the motion that begins there; out are the model's
 * outputs, for an equilibrium at rest. */
CST_API int cst_start_at(const cst_problem *p, cst_work *w, const double *rho, double *q, double *v,
                         double *a, double *lambda, double *out);

/* The largest |Phi| at the start that cst_start_at found last; NaN without one. */
CST_API double cst_start_violation(const cst_work *w);

/* The rank of Phi_q at the start: n - rank degrees of freedom, m - rank redundant constraints. */
CST_API int cst_rank(const cst_problem *p, cst_work *w, const double *rho, int *rank);

typedef struct {
    double kinetic, potential; /* [J]; potential is NaN where the model gives none */
    double phi, phi_dot;       /* largest violation of Phi = 0 and of its derivative */
    double cost;               /* the running cost g */
} cst_observed;
CST_INLINE int cst_observe(const cst_problem *p, cst_work *w, double t, cst_observed *o);

/* The switches that flipped during the last run, in order; and the contacts and frictions, which
 * follow them: cst_mode_name says which.  A contact that rebounds is an event to 0 from 0. */
typedef struct {
    double t;    /* when [s] */
    int k, to;   /* which switch, and its mode afterwards */
    int trigger; /* the switch whose zero this is: k itself, or the one that k follows from */
    int from;    /* its mode before */
} cst_event;
CST_API int cst_event_count(const cst_work *w);
CST_INLINE cst_event cst_event_at(const cst_work *w, int i);

/* The name of what mode k is of: of a switch, "" where it has none, of a contact, of a friction; or
 * NULL: there is none.  And what it is called when it becomes `to`: "on", "off", "closes", "opens",
 * "sticks", "slips", "forward", "backward". */
CST_API const char *cst_mode_name(const cst_model *model, int k);
CST_API const char *cst_mode_word(const cst_model *model, int k, int to);

typedef struct {
    /* forward */
    long steps, evaluations, jacobians, factorizations, refactorizations, failures, events;
    long backward_steps, backward_evaluations, backward_jacobians; /* adjoint */
    int nodes;    /* instants kept of the trajectory; rk makes them when first asked */
    int choices;  /* maggi: of independent coordinates */
    double rcond; /* smallest reciprocal condition seen */
    double seconds_forward, seconds_backward;
    int integrator;   /* cst_integration: what was used, never auto */
    int repeated;     /* times that the run was made once more, with shorter steps */
    long projections; /* of the state onto the constraints, near singular positions */
    /* work that the reactions did and no joint does, at its most; what the run exchanged [J] */
    double spurious_work, exchanged;
} cst_stats;
CST_INLINE cst_stats cst_work_stats(const cst_work *w);

/* A verdict for each derivative, by its own scale (cst_judged does not grow): is gradient
 * [cst_design_count] at rho (NULL: the problem's values) that of psi?  Compared with finite
 * differences of psi, within their estimated error. */
typedef enum { CST_UNJUDGED, CST_CONFIRMED, CST_CONTRADICTED } cst_verdict;
typedef struct {
    /* the derivative by differences, and their own error; infinite: no run beside rho */
    double difference, error;
    cst_verdict verdict; /* unjudged: the error is more than a tenth of the derivative */
} cst_judged;
CST_API int cst_judge(const cst_problem *p, cst_work *w, const double *rho, const double *gradient,
                      cst_judged *judged);

/* psi and its gradient [cst_design_count] by one run; it does not grow. */
typedef struct {
    double psi;
    const double *gradient;
} cst_solution;

/* |a[k] - b[k]| of two gradients, relative to the larger of the two, or to what is negligible for
 * psi where both are less; the largest difference of two solutions, of psi or of a derivative,
 * relative to the largest change; what the problem's tolerances allow of that. */
CST_API double cst_component_difference(const cst_problem *p, int k, double psi, const double *a,
                                        const double *b);
CST_API double cst_solutions_apart(const cst_problem *p, const cst_solution *a,
                                   const cst_solution *b);
CST_API double cst_agreement_bound(const cst_problem *p);

/* A verdict on a solution from others: adjoint against direct, psi against that of another
 * integrator, and what cst_judge says of the adjoint's gradient. */
typedef struct {
    cst_solution own, other, adjoint, direct; /* own: in question; other: by another integrator  */
    double more;        /* 1; a long run leaves more of its tolerances: so many times the bound   */
    cst_judged *judged; /* [cst_design_count] from cst_judge; afterwards the verdicts are of both */
    int *negligible;    /* [cst_design_count] out: not judged, and small beside the others        */
    double exact, exact_bound; /* out: adjoint against direct: the worst component, and its limit */
    int worst;                 /* out: which one that is                                          */
    double psi_apart, psi_bound; /* out: of the two integrators                                   */
    int psi_agrees, passed;      /* out; passed: psi and every derivative are confirmed           */
} cst_agreement;
CST_INLINE int cst_agree(const cst_problem *p, cst_agreement *x);

/* Products of the Hessian at the problem's values, held against differences of the gradient. */
typedef struct {
    int count;
    double psi;
    const double *gradient;              /* [cst_design_count] beside the products           */
    const double *directions, *products; /* [count][cst_design_count]                        */
} cst_curvatures;

/* Differences by gradients with the problem's own options, which cst_judging_options makes of those
 * of the products and the integrator that made them: judged [count][cst_design_count], and, unless
 * it is NULL, how much of its limit each product is off, above 1: not confirmed. */
CST_INLINE int cst_judge_products(const cst_problem *p, cst_work *w, const cst_curvatures *x,
                                  cst_judged *judged, double *shares);
CST_INLINE int cst_judging_options(const cst_problem *p, cst_integration integrator,
                                   cst_options *o);

/* The derivative ladder of a problem: one row per rung. */
typedef struct {
    const char *name;  /* what was compared with what */
    const char *about; /* the parameter that it is about, or NULL: all */
    /* relative difference seen, and what is accepted: passed is error <= bound */
    double error, bound;
    int judged; /* 0: the comparison's own error is too large to say anything */
} cst_rung;
/* Fills rungs[0 .. count), returns how many there are (at most size) or a status below 0.  A run of
 * the gradient that fails is a rung that fails, with an infinite error; cst_message says why. */
CST_INLINE int cst_check(const cst_problem *p, cst_work *w, cst_rung *rungs, int size);

/* The paper's comparison: approach i of cst_approach_count, as options for cst_set_options (those
 * that it does not decide stay), with its name: "direct-index3", ..., "adjoint-maggi", "fd-1e-7",
 * "fd-1e-4".  CST_REFERENCE is what they are compared with: CVODES, penalty, adjoint, at rtol
 * 1e-11. */
enum { CST_REFERENCE = -1, CST_APPROACH = 48 };
CST_API int cst_approach_count(void);
CST_INLINE int cst_approach(int i, cst_options *o, char name[CST_APPROACH]);

/* Called now and then during a run; a value other than 0 stops it with CST_ECANCELED. */
typedef int cst_progress(void *user, const char *phase, double t, double tf);
CST_API void cst_set_progress(cst_work *w, cst_progress *progress, void *user);

CST_API int cst_model_count(void);
CST_API const cst_model *cst_model_at(int i);
CST_API int cst_formulation_count(void);
CST_API const char *cst_formulation_name(int i);
CST_API const char *cst_formulation_about(int i);
CST_API const char *cst_integrator_name(int i); /* of cst_integration i: "auto", ...; or NULL */
CST_API const char *cst_integrator_about(int i);
/* CST_CVODES, CST_ONESTEP or CST_RK */
/* What the options ask for; of auto, what it begins with: cst_stats has what a run ended with. */
CST_API cst_integration cst_problem_integrator(const cst_problem *p);
CST_API const char *cst_version(void);

/* ---- tier two: optimization step by step ----------------------------------------------------- */

typedef struct cst_optimizer cst_optimizer;

/* A term of the objective: weight times the psi of a problem (its cost, or what cst_set_objective
 * says), solved in a work of its own. The constraints of every problem hold.  All scenarios have
 * the same model and design variables; they differ in other parameters, in the cost, in the
 * horizon.  It does not grow. */
typedef struct {
    const cst_problem *p;
    cst_work *w;
    double weight;
} cst_scenario;

/* Every scenario's psi [count] and gradient [count][cst_design_count], by `jobs` threads (below 1:
 * one per processor): bit by bit what cst_gradient gives for one after another, whatever jobs is.
 * gradients may be NULL.  A scenario that fails does not stop the others: status [count] and
 * cst_message of its work tell.  Returns the first error in their order, or the first warning.
 * Callbacks that cst_set_progress attached are called from the threads. */
CST_API int cst_gradients(const cst_scenario *scenarios, int count, int jobs, const double *rho,
                          double *psi, double *gradients, int *status);

typedef enum {
    CST_RUNNING,
    CST_STOP_GRADIENT,   /* the projected gradient is small */
    CST_STOP_DECREASE,   /* relative decrease of psi below decrease_tol, or what is left of it */
    CST_STOP_NOISE,      /* converged to the accuracy of psi */
    CST_STOP_STALLED,    /* psi does not decrease along its gradient: a kink or a jump of psi */
    CST_STOP_FAILED,     /* the model cannot be solved around the best point */
    CST_STOP_INFEASIBLE, /* no point was found that keeps all constraints */
    CST_STOP_ITERATIONS,
    CST_STOP_EVALUATIONS,
    CST_STOP_SECONDS, /* limits */
    CST_STOP_CANCELED /* the watch asked to stop */
} cst_reason;

/* Where an optimization stands.  The arrays [count] belong to the optimizer.  The scaled variables
 * are (rho - origin) / scale, the scaled objective is psi / psi_scale. */
typedef struct {
    cst_reason reason;
    const char *text;      /* the reason in words */
    const char *rejection; /* why the model could not be solved at the last rejected step, or "" */
    int count, iterations, evaluations, rejected, restarts;
    double psi_initial, psi, projected; /* projected: gradient norm, scaled */
    double psi_scale, seconds;
    const double *rho_initial, *rho, *gradient, *lower, *upper, *scale;
    const char *algorithm;
    int constraints; /* how many there are; with them projected is the KKT residual: what the
                      * multipliers leave of the Lagrangian's gradient; NaN while one is violated */
    double
        violation; /* of the constraints, the largest, relative to their limits; 0 without them */
    int products;  /* of the Hessian with a direction */
} cst_optimum;

/* A constraint at the best point.  With multiplier l, psi changes by -l for each unit by which the
 * limit that binds is raised: l is 0 or more at an upper limit, 0 or less at a lower one. */
typedef struct {
    const char *name, *unit; /* of the response */
    int scenario; /* from 0                                                                       */
    int binds;    /* -1: at its lower limit, 1: at its upper one, 2: an equality, 0: it does not  */
    double value, lower, upper, multiplier;
    double violation; /* relative, 0: it is kept */
} cst_constrained;
CST_INLINE int cst_optimizer_constraint(const cst_optimizer *o, int j,
                                        cst_constrained *c); /* 1, or 0: there is none */

/* What a watch is told, after each evaluation and each iteration.  A value other than 0 stops the
 * optimization. */
typedef struct {
    int iterate; /* 1: a new iterate, 0: a trial of the line search */
    int iteration, evaluations;
    double psi, best, projected, seconds;
    const double *rho;    /* [count] of the trial or iterate */
    const char *rejected; /* why the model could not be solved there, or NULL */
    double violation; /* of constraints at the best point, the largest, relative; 0 without them */
} cst_iterate;
typedef int cst_watch(void *user, cst_optimizer *o, const cst_iterate *it);

/* Problems and works must outlive it.  On an error *o is NULL or holds the message. */
CST_API int cst_optimizer_create(const cst_scenario *scenarios, int count, cst_optimizer **o);
CST_API void cst_optimizer_free(cst_optimizer *o); /* NULL is accepted */
/* of design variable k */
CST_API int cst_optimizer_bounds(cst_optimizer *o, int k, double lower, double upper);
/* "lbfgsb", "newton", "slsqp" or "mma" (NLopt), "ipopt" (where it was built in):
 * those of cst_algorithm_name.  Without it SLSQP where there are
 * constraints, Newton for models with switches and up to 9 variables, otherwise L-BFGS-B; "auto":
 * the same, but Newton for models without switches too.  Newton takes no constraints.  Asked for by
 * name, and by "auto" for models without switches, it needs second derivatives: a sum of costs and
 * misfits, no other responses, and no cst_optimizer_evaluate. */
CST_API int cst_optimizer_algorithm(cst_optimizer *o, const char *name);
CST_API int cst_algorithm_count(void);
CST_API const char *cst_algorithm_name(int i);
CST_API const char *cst_algorithm_about(int i);
/* threads for its scenarios, as cst_gradients; 1 otherwise */
CST_API int cst_optimizer_jobs(cst_optimizer *o, int jobs);
/* another start than the problem's values */
CST_API int cst_optimizer_start(cst_optimizer *o, const double *rho);
CST_API void cst_optimizer_watch(cst_optimizer *o, cst_watch *watch, void *user);

/* psi and its gradient (NULL: not wanted) at rho by other means than the threads of this process,
 * or of another function of the scenarios.  seconds: what is left of max_seconds, or infinity.
 * Below 0 it failed there and *why may tell; CST_ECANCELED stops.  NULL: the weighted sum of the
 * scenarios again. */
typedef int cst_evaluate(void *user, const double *rho, double seconds, double *psi,
                         double *gradient, const char **why);
CST_API int cst_optimizer_evaluate(cst_optimizer *o, cst_evaluate *evaluate, void *user);

/* What that function depends on besides the scenarios, its samples for example, as bytes: a state
 * that was saved with others is refused. */
CST_API int cst_optimizer_depends(cst_optimizer *o, const void *bytes, long size);

/* Runs to an end or a limit; again with other limits, it goes on.  Below 0 only where not even the
 * start can be solved. */
CST_INLINE int cst_optimizer_run(cst_optimizer *o, const cst_limits *limits);
CST_INLINE cst_optimum cst_optimizer_result(const cst_optimizer *o);
CST_API const char *cst_optimizer_message(const cst_optimizer *o);

/* A fit: an optimizer whose psi is the sum of the squared residuals of the scenarios' measurements
 * (cst_residuals), which all fit together, by Levenberg and Marquardt's method ("levenberg"); with
 * more than 50 parameters by L-BFGS-B on the adjoint's gradient ("lbfgsb"), with the residuals at
 * the end only.  Everything else is as of other optimizers; without limits it uses
 * cst_fit_limits. */
CST_API int cst_fit_create(const cst_scenario *experiments, int count, cst_optimizer **o);
CST_INLINE cst_limits cst_fit_limits(void);

/* What the measurements say at the best point; the arrays belong to the optimizer.  A standard
 * error is NaN at a bound, and infinite if the data do not determine it.  Where a sample has no
 * sigma, the errors are scaled by the root of chi2 / freedom.  A direction is a combination of
 * parameters, in parts of their sizes, that the data tell to no better than 100 %. */
typedef struct {
    int count, samples, freedom; /* parameters, samples, degrees of freedom               */
    int sigma_given;             /* of all samples                                        */
    double chi2_initial, chi2;
    const double *residuals, *jacobian; /* [samples], [samples][count]                          */
    const double *error, *correlation;  /* [count], [count][count]                               */
    const double *size;                 /* [count] what a direction's parts are relative to      */
    int directions;
    const double *direction,
        *direction_error; /* [directions][count], [directions] its error, relative */
} cst_fitted;
CST_INLINE int cst_fit_result(cst_optimizer *o, cst_fitted *f);

/* Iteration i = 0 ... : returns 1, or 0 where there is none; any pointer may be NULL.  rho:
 * [count] */
CST_INLINE int cst_optimizer_history(const cst_optimizer *o, int i, cst_iterate *it);

/* Its state as plain bytes (same program and machine only), good at any time, from inside the watch
 * too.  save returns the size and writes where `size` is enough.  load refuses what is damaged, of
 * another problem, or of a model whose code was changed: it solves the best point once more and
 * compares bits.  A state that was loaded goes on to the same numbers, bit by bit; one that was
 * refused leaves the optimizer as it was. */
CST_API long cst_optimizer_save(const cst_optimizer *o, void *bytes, long size);
CST_API int cst_optimizer_load(cst_optimizer *o, const void *bytes, long size);

/* An independent check at the best point: the derivative of psi, with constraints of a random
 * combination of them and psi, along a random direction that stays within the bounds. */
typedef struct {
    double adjoint, differences; /* by the gradient, by differences of psi; per scaled unit */
    double error;                /* of the differences, by their own estimate */
    int agrees, evaluations;
} cst_certificate;
CST_INLINE int cst_optimizer_certify(cst_optimizer *o, cst_certificate *c);

/* ---- tier two: ensembles --------------------------------------------------------------------- */

/* Many runs of one pure function: task i makes out[i] from in[i] and from nothing else, so that the
 * numbers do not depend on who runs what.  A lane runs one task at a time: a function that needs a
 * cst_work keeps one for each lane. */
enum { CST_TASK_TEXT = 512 };
/* The tasks that are left, for who runs several at once: next gives one, or -1: there are no
 * others; done says that its result and its text are there. */
typedef struct {
    int (*next)(void *of);
    void (*done)(void *of, int task, int status);
    void *of;
} cst_tasks;
typedef struct {
    int count;                   /* tasks */
    int inputs, outputs;         /* numbers of one task, of one result */
    const double *in;            /* [count][inputs], or NULL */
    double *out;                 /* [count][outputs], or NULL; NaN: not run */
    int *status;                 /* [count] of run; CST_ECANCELED: not run */
    char (*text)[CST_TASK_TEXT]; /* [count] what run has to say, or NULL */
    const unsigned char *solved; /* [count] 1: its result is there already and stays; or NULL */
    /* A status, below 0 where the task failed; text [CST_TASK_TEXT] may be NULL. */
    int (*run)(void *user, int lane, int task, const double *in, double *out, char *text);
    /* A result is there: one call at a time, from any lane.  Other than 0: no other task is begun.
     * May be NULL. */
    int (*done)(void *user, int task);
    void *user;
    /* Runs tasks by threads in place of run, to the same results; or NULL: one by one. */
    void (*run_many)(void *user, int lane, const cst_tasks *tasks);
    void *reserved[3];
} cst_ensemble;

/* Runs all tasks by so many threads (below 1: one per processor).  Returns the first error in the
 * order of the tasks, or the first warning. */
CST_API int cst_ensemble_threads(const cst_ensemble *e, int lanes);

/* For other backends: every task that is not solved as not run; what cst_ensemble_threads
 * returns. */
CST_API void cst_ensemble_reset(const cst_ensemble *e);
CST_API int cst_ensemble_verdict(const cst_ensemble *e);

/* ---- tier three: models; authors of kernels also need costate_model.h ----------------- */

typedef struct cst_kernels cst_kernels; /* its functions and their derivatives: costate_model.h */

/* What is between the values of a table.  Beyond its knots a table holds its last value (linear,
 * clamped), or goes on along its tangent. */
typedef enum {
    CST_TABLE_NONE,    /* no table: the kernels get all values */
    CST_TABLE_LINEAR,  /* straight lines */
    CST_TABLE_CUBIC,   /* a cubic spline with two derivatives, natural: straight at its ends */
    CST_TABLE_CLAMPED, /* the same, level at its ends */
    CST_TABLE_BSPLINE  /* a uniform cubic B-spline: the values are its coefficients, 3 more than
                        * intervals */
} cst_table_kind;

/* How many numbers of the kernels' rho a place takes at which a table is looked up. */
#define CST_CELL 5

/* What the values of an array stand for.  A table has values at knots, and the kernels get cells in
 * place of all values (models/tables.h): one, at t, or as many as it is looked up at places. */
typedef struct {
    const double *values; /* [count] defaults, or NULL: all are the row's */
    cst_table_kind kind;
    int lookups;         /* places, whose positions cst_model.lookups gives; 0: one, at t */
    double from, to;     /* first and last knot; the others divide this evenly */
    const double *knots; /* [count] increasing, or NULL: from and to */
    const void *reserved[10];
} cst_table;

/* A row of the table of parameters.  With a count it is an array: so many values in rho, one after
 * the other, which have the row's unit and bounds; F[0] is the first of an array F. */
typedef struct {
    const char *name, *unit;
    double value, lower, upper; /* default and bounds */
    const char *meaning;
    int count;              /* of an array; 0: one value */
    const cst_table *table; /* of an array, or NULL */
} cst_parameter;

/* The row of design variable k: name, unit, bounds.  Of "tf", the end of the run, which is one of
 * the design variables where it is named among them, the index is the model's number of parameters.
 */
CST_API const cst_parameter *cst_design_parameter(const cst_problem *p, int k);

/* An array of a model, where the library hands the model out: its `parameters` have a row for each
 * value then, "F[0]", "F[1]". */
typedef struct {
    const char *name, *unit, *meaning;
    int first, count; /* in `parameters` and rho */
    const cst_table *table;
    const void *reserved[4];
} cst_array;

typedef struct {
    /* kernels <model>_cost_<name> (g) and/or <model>_final_<name> (w) */
    const char *name, *unit, *meaning;
    const void *reserved[2];
} cst_cost;

typedef struct {
    const char *name, *unit, *meaning;
    const void *reserved[2];
} cst_output;

typedef enum {
    CST_GIVEN,     /* <model>_initial is the start: it satisfies the constraints for any rho */
    CST_ASSEMBLED, /* the nearest state to <model>_initial with Phi = 0 and Phi_dot = 0 */
    /* static equilibrium near <model>_initial, then the velocities of <model>_launch */
    CST_EQUILIBRIUM
} cst_start;

/* How a mechanism is drawn: points that move, and parts that join them.  Colors follow from the
 * kind of a part. */
typedef enum {
    CST_BAR,    /* a rigid link from a to b */
    CST_LINE,   /* a polyline through the points a, a + 1, ... b: a cable, a chain, edges */
    CST_PLATE,  /* a face of a body: the polygon through a, a + 1, ... b */
    CST_SPRING, /* a spring from a to b */
    CST_DAMPER, /* a damper from a to b */
    CST_WHEEL,  /* center a, a point b of its axis (a itself: the axis is z), c of its rim */
    CST_MASS,   /* a point mass at a */
    CST_PIVOT,  /* a joint to the ground at a */
    CST_GROUND, /* the ground along a, a + 1, ... b; in space swept by the vector from a to c */
    CST_TRACE   /* the path of a */
} cst_shape;

typedef struct {
    cst_shape shape;
    int a, b, c;      /* points, from 0 */
    const char *name; /* what it is, or NULL */
    const void *reserved[2];
} cst_sketch_part;

typedef struct {
    /* <model>_sketch: sets all points [points][3] in meters; not differentiated. */
    void (*place)(double t, const double *q, const double *rho, double (*points)[3]);
    int points;
    const cst_sketch_part *parts; /* [parts_count] */
    int parts_count;
    int space; /* 0: in the plane x, y with z = 0; 1: in space */
    int up;    /* the axis that points up: 1 is y, 2 is z (in space) */
    const void *reserved[4];
} cst_sketch;

/* A row of Phi that may only be positive, a gap: it is open, and then its reaction is 0, or it is
 * closed.  restitution names a parameter; NULL: 0, nothing rebounds.  The kernels see its state in
 * mode[s + 1 + i] of contact i: 1, it is closed. */
typedef struct {
    const char *name;
    int row;                 /* of Phi, from 0 */
    const char *restitution; /* a parameter's name, or NULL */
    const void *reserved[4];
} cst_contact;

/* Dry friction: a row of Phi whose rate is the velocity of slip.  It acts with the normal force of
 * a contact, while that is closed, or of an output, which looks at neither a nor lambda; one of the
 * two is given.  Of friction i, with c contacts, mode[s + 1 + c + 2 i] is 1 while it sticks, and
 * the one after it 1 while it slips forward. */
typedef struct {
    const char *name;
    int row;                 /* of Phi, from 0: its value counts for nothing, its rate does */
    const char *contact;     /* the name of a contact, or NULL */
    const char *normal;      /* the name of an output, or NULL */
    const char *coefficient; /* a parameter's name: mu of slip */
    const char *limit;       /* a parameter's name: mu of stick, or NULL: the same */
    /* In space: the name of a friction before this one, with the same normal force and
     * coefficients, whose slip is perpendicular; the two are one friction along their slip.  NULL:
     * it has one direction. */
    const char *across;
    const void *reserved[3];
} cst_friction;

/* A row of Phi that holds while a switch is on: a latch, a clutch, a docking.  Where the switch
 * flips on, the velocities jump so that its rate is 0, and stays 0; its value counts for
 * nothing. */
typedef struct {
    const char *name;
    int row; /* of Phi, from 0 */
    int by;  /* the switch, from 0 */
    const void *reserved[4];
} cst_latch;

/* A first-order state beside the coordinates, z' = h(t, q, v, z, rho), of a controller, a filter,
 * an actuator.  The states are the speeds of the last coordinates: z is v[i], its mass is 1,
 * f[i] = a[i], its force is h, Q[i], and nothing looks at q[i]. */
typedef struct {
    const char *name, *unit, *meaning;
    const void *reserved[2];
} cst_state;

struct cst_model {
    int abi;                  /* CST_ABI */
    const char *name, *about; /* one word, one sentence */
    int n, m, p, s;           /* coordinates, constraints, parameters, switches */
    /* [p]; with arrays: rows whose values, or cells of tables, are p together; tables come last */
    const cst_parameter *parameters;
    const cst_cost *costs; /* [costs_count]; the first is the default */
    int costs_count;
    const char *design;                  /* default design variables: "L01,L02" */
    const char *const *coordinates;      /* their names [n], or NULL */
    const char *const *constraint_names; /* [m], such as "hinge B, x", or NULL */
    const char *const *switches;         /* their names [s], or NULL */
    /* Optional, in place of a kernel <model>_outputs: the outputs by a function that is not
     * differentiated. */
    void (*output)(double t, const double *q, const double *v, const double *a,
                   const double *lambda, const double *rho, const int *mode, double *out);
    const cst_output *outputs; /* [outputs_count] */
    int outputs_count;
    cst_start start;
    int stiff;   /* 1: BDF by default */
    double tf;   /* default horizon [s] */
    double rtol; /* default relative tolerance; 0: 1e-8 */
    const cst_kernels *kernels;
    const cst_sketch *sketch; /* how it is drawn, or NULL */
    /* Parameters that are instants, "t0,t1", or NULL: a run meets them exactly and looks finely
     * around them. */
    const char *instants;
    const cst_contact *contacts; /* [contacts_count], or NULL */
    int contacts_count;
    const cst_friction *frictions; /* [frictions_count], or NULL */
    int frictions_count;
    const cst_latch *latches; /* [latches_count], or NULL */
    int latches_count;
    int arrays_count;        /* 0 in a descriptor: the library sets both */
    const cst_array *arrays; /* [arrays_count] */
    /* Where tables are looked up: sets x for each place, in the order of the tables; it is t where
     * this function leaves it.  It may look at the parameters before the tables.  Or NULL. */
    void (*lookups)(double t, const double *q, const double *rho, double *x);
    /* 0 in a descriptor: where the library hands a model with tables out, p counts their values,
     * and this is the size of rho in its kernels. */
    int rho_size;
    int states_count;         /* first-order states, which the last coordinates carry */
    const cst_state *states;  /* [states_count], or NULL */
    const void *reserved[20]; /* 0: what later versions add */
};

#include "costate_sized.h"

#ifdef __cplusplus
}
#endif
#endif
