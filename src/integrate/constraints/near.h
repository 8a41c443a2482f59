/* Is the mechanism so near a singular position that the state has to be projected?  See near.c. */
#ifndef CST_NEAR_H
#define CST_NEAR_H

struct cst_work;

/* Where a state is projected: *least and *amplified, INFINITY and 0 at the start of a run, are kept
 * between the calls. */
typedef struct {
    double tolerance;        /* relative: how far the projection moves the state, at the least   */
    double least, amplified; /* how far a drift moves the masses for its size: the least, now    */
    double least_asked;      /* the same of Phi_t, the least                                     */
    double by[2];            /* the last ones by Phi and by Phi_dot                              */
    int last;                /* which of the two is of the last call                             */
} cst_near;

/* The factors of A and the kinematics are those of the state y, which a run has come to: 1 or 0. */
int cst_near_singular(struct cst_work *w, const double *y, cst_near *x);

/* The same by how far drifts in Phi and in Phi_dot move the masses, for a run that is made alone
 * where it may be near: 1. */
int cst_near_watch(cst_near *x, const double by[2]);

/* At a singular position that parts pass only for some values of a parameter, psi jumps. */
typedef struct {
    unsigned char *jumps; /* [p] of a parameter                                              */
    int any;
    double t;                      /* when it was seen first                               */
    double amplified, amplified_t; /* by how much a drift was, of the run's least; when    */
} cst_parting;

/* After the projection at t, in a run for derivatives: does a design variable open the joints
 * there?  The warning. */
int cst_near_look(struct cst_work *w, double t);
void cst_near_warning(struct cst_work *w);

/* In a run for derivatives: is alpha so large that they lose their digits there?  The warning. */
int cst_near_loses_digits(const struct cst_work *w);
void cst_near_digits_warning(struct cst_work *w);

/* Is a switch on the other side in the projected state? */
int cst_near_flips(struct cst_work *w, double t, const double *before, const double *after);

#endif
