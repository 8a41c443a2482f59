/* The switches of a model at one instant: their values, gradients, rates and uncertainty, and the
 * modes that follow from them. */
#ifndef CST_SWITCHES_H
#define CST_SWITCHES_H

#include "dynamics/system.h"

#define CST_INSTANT 1e-13 /* a time so short that nothing happens in it, relative to tF */
#define CST_SLOW    1e-9  /* a switch's rate this small, of its terms, is none */

typedef struct {
    cst_system *system;
    cst_report *report;
    int count;            /* modes that events flip: those of contacts too             */
    int own;              /* the model's switches, the first of them                   */
    double rtol, tf;      /* of the run                                                 */
    const double *small;  /* [2 n] what is small for q and v besides themselves        */
    double *value, *rate; /* [count] each                                               */
    /* [count] towards the side of its mode: of one that left zero where it was beyond it by what
     * rows drift, until it has left it; 0 otherwise */
    double *shift;
    double *by_q, *by_v, *by_rho; /* the gradient of one of them: [n] [n] [p]                   */
    double *seed;                 /* [count] which one the gradient is taken of                 */
    double *state;                /* [2 n] where a rate is taken                                */
    int *mode0;                   /* [count] the modes at the start                             */
    int *on_edge;                 /* [count] 1: zero at the start, as far as can be told        */
    int edge;                     /* the switch on whose edge the start was last decided        */
    char label[100];              /* of a switch, for messages                                  */
} cst_switches;

int cst_switches_create(cst_switches *x, cst_system *s, cst_report *r); /* 0 when out of memory */
void cst_switches_free(cst_switches *x);

const char *cst_switch_label(cst_switches *x, int k); /* "switch 2 (its name)" */
static inline void cst_switch_values_own(const cst_switches *x, double t, const double *y,
                                         double *out)
{
    cst_system *s = x->system;
    if (!x->own)
        return;
    cst_tables_at(&s->tables, t, y);
    s->kernels->switches(t, y, y + s->n, s->rho, s->mode, out);
}
void cst_switch_values_of_contacts(const cst_switches *x, double t, const double *y, double *out);
static inline void cst_switch_values(const cst_switches *x, double t, const double *y, double *out)
{
    cst_switch_values_own(x, t, y, out);
    if (x->count != x->own)
        cst_switch_values_of_contacts(x, t, y, out);
}

/* What the tolerances leave open of switch k at y. */
double cst_switch_uncertainty(cst_switches *x, int k, double t, const double *y);

/* The gradient of switch k, left in x, and all values; returns s_t. */
double cst_switch_gradient(cst_switches *x, int k, double t, const double *y);

/* s_t + s_q v + s_v a; *size is the same with all terms positive.  The gradient is left in x. */
double cst_switch_rate_at(cst_switches *x, int k, double t, const double *y, const double *a,
                          double *size);
double cst_switch_rate(cst_switches *x, int k, double *size); /* where the system was solved last */

/* The values and the rates of all switches there, in one call. */
void cst_switch_rates(cst_switches *x);

/* The side that switch k, which is zero where the system is solved, moves to in the present modes:
 * 1, -1, or 0 where it stays. */
int cst_switch_leads_to(cst_switches *x, int k);

/* The modes at the state y at t = 0; in the search for an equilibrium the last mode is 1, otherwise
 * they are kept as those of the start. */
void cst_modes_start(cst_switches *x, const double *y, int searching);

/* Switches that are exactly zero at the start take the branch that the motion leads into.  The
 * system is solved there. */
int cst_modes_on_edge(cst_switches *x, const double *y);

#endif
