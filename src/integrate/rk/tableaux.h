/* Explicit Runge-Kutta methods with an estimate of the error and dense output (Hairer, Norsett,
 * Wanner: Solving Ordinary Differential Equations I, II.5 and II.6).
 *
 *     Y_i = y0 + h sum over j < i of a_ij K_j,   K_i = f(t0 + c_i h, Y_i)
 *     y1  = y0 + h sum of b_i K_i,   y(t0 + theta h) = y0 + h sum of beta_i(theta) K_i
 *
 * Row `stages` of a is b: that stage is f(t1, y1), the first one of the next step.  Those after it
 * are the dense output's. */
#ifndef CST_TABLEAUX_H
#define CST_TABLEAUX_H

enum { CST_RK_STAGES = 16 };

typedef struct {
    const char *name;
    int order;
    int stages; /* of a step                                                   */
    int dense;  /* that the dense output takes                                 */
    const double (*a)[CST_RK_STAGES], *c;
    const double *error, *error3; /* weights of the estimates; error3 is NULL where there is one */
    int error_stages;             /* that they look at                                           */
    double exponent, memory;      /* of the step size: h ~ err^-exponent, and err before ^memory */
    double stable;                /* h |f_y| where stability ends, on the negative real axis      */
    double turned;                /* error of a step for y' = i y, of h^(order + 1)               */
    double least, most;           /* factor from a step size to the next                         */
    /* beta_i(theta), their slopes and, where not NULL, their second derivatives. */
    void (*weights)(double theta, double *beta, double *slope, double *bend);
} cst_tableau;

extern const cst_tableau cst_dop853; /* Dormand-Prince 8(5,3), dense output of order 7 */
extern const cst_tableau cst_dopri5; /* Dormand-Prince 5(4), dense output of order 4   */

#endif
