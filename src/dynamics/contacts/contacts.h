/* Contacts and dry friction at one instant: which rows of Phi act, and how.
 *
 *     joint    Phi_ddot + 2 xi omega Phi_dot + omega^2 Phi - lambda / alpha = 0
 *     open     lambda = 0
 *     closed   as a joint; its force on the gap is -lambda, which is not negative
 *     stick    as a joint without omega^2 Phi: its rate is held, not its value
 *     slip     lambda = sigma mu N,   N = -lambda of its contact, or given;   sigma = 1 or -1;
 *              in space sigma = w / |w| of two rows with the slip w (pairs.c)
 *
 * F1 = M a + Phi_q' lambda - Q is the same for all of them: the friction of a slip is lambda too.
 * The rows of A change, its pattern does not.  In slip A is not symmetric. */
#ifndef CST_DYNAMICS_CONTACTS_H
#define CST_DYNAMICS_CONTACTS_H

#include "costate_model.h"
#include "sparse/compress.h"

enum { CST_ROW_JOINT, CST_ROW_OPEN, CST_ROW_CLOSED, CST_ROW_STICK, CST_ROW_SLIP };

/* A contact or a friction, and where its row is in A. */
typedef struct {
    int row;
    int start, end;  /* its entries of Phi_q: those of cst_contacts.entries.at */
    int diagonal;    /* in A */
    int coefficient; /* a parameter: restitution, or mu; -1: it is 0 */
    /* of a friction */
    int limit;    /* a parameter: mu of stick */
    int contact;  /* whose normal force it has; -1: that of an output */
    int output;   /* or -1 */
    int coupling; /* in A: its row, the column of the contact's lambda; -1 */
    int by;       /* of a latch: its switch */
    int mate;     /* of a friction in space: the other one of the two; -1 */
    int leads;    /* of a friction: 1, it stands for both, or is alone */
} cst_contact_row;

/* Where the entries of Phi_q are. */
typedef struct {
    int *at, *mirror, *col;  /* [entries] in A, in its transpose, their columns */
    int *in_N, *of, *in_col; /* [in_rows] the entries of N in these rows, whose they are, columns */
    int in_rows;
    double *value; /* [entries] of Phi_q, whether they act or not */
} cst_contact_entries;

/* Frictions in the present modes. */
typedef struct {
    double *load;   /* [m] of a slip with a given normal force: sigma mu N */
    double *normal; /* [frictions] the given normal forces */
    double *along;  /* [frictions] sigma */
    double *spread; /* [frictions] 1 / |w| where sigma follows it, otherwise 0 */
    double *held;   /* [frictions] sigma while |w| is below slow; and at the start */
    double *held_first;
    double *slow; /* [frictions] */
    int pairs;    /* frictions in space */
} cst_slip;

typedef struct {
    double *out, *seed; /* [outputs] each */
    cst_outs tangent;   /* [outputs] */
    double *zero;       /* [n + m] */
    double *zW;         /* [CST_LANES][n + m] */
    double *a;          /* [n] of resolve.c */
} cst_contact_scratch;

typedef struct {
    int count, frictions, latches; /* of the model, in this order in `row` */
    int any;                       /* their sum */
    cst_contact_row *row;          /* [any] */
    int *kind;                     /* [m] CST_ROW_... in the present modes */
    cst_contact_entries entries;
    cst_slip slip;
    cst_contact_scratch scratch;
    double *phi, *phi_dot, *phi_ddot; /* [m] as the kernels say, whether they act or not */
    double horizon;                   /* of the run */
    int alone;                        /* 1: joints and latches alone act, as at an impact */
    int closing;                      /* 1 + the latch that closes at it, or 0 */
    int sticking;                     /* rows that stick now */
    double compliance; /* of rows that hold, where KLU solves A: set by the formulation */
    int timed;         /* 1: forces, constraints or normal forces look at t */
    double *memory;
    int *indices;
} cst_contacts;

struct cst_system;

/* A status; nothing is done for a model that has none. */
int cst_contacts_create(struct cst_system *s);
void cst_contacts_free(struct cst_system *s);
void cst_contacts_entries(const struct cst_system *s, cst_entries *e); /* what they add to A */
int cst_contacts_place(struct cst_system *s); /* after the patterns; 0 when out of memory */

/* Rows that are closed or stick let their errors decay at 2 xi omega: the longest step in which an
 * explicit formula does too, also where nothing else moves.  INFINITY where there are none. */
double cst_contacts_longest(struct cst_system *s);

static inline int cst_contacts_any(const cst_contacts *x)
{
    return x->any;
}

int cst_friction_way(const struct cst_system *s, int f); /* of one direction: sigma */

/* pairs.c: sigma of all frictions in the present modes, phi_dot [m] of all rows given; where it is
 * not, it is taken at the instant. */
void cst_friction_directions(struct cst_system *s, const double *phi_dot);
void cst_friction_slips(struct cst_system *s); /* at s->t, s->q, s->v: s->args.unused [m] */
/* The slip of friction f and of its mate, and its size. */
double cst_friction_slip(const struct cst_system *s, int f, const double *phi_dot, double w[2]);
/* What the turning of sigma has in products and tangents of F; in dF/dv. */
void cst_friction_turn_products(struct cst_system *s, int f, const double *W, double *Fq,
                                double *Fv, double *Frho);
void cst_friction_turn_tangents(struct cst_system *s, cst_dirs dq, cst_dirs dv, cst_dirs drho,
                                int count);
void cst_friction_turn_jacobian(struct cst_system *s);
/* The longest step in which explicit formulas follow sigma, where the system was solved. */
double cst_friction_longest(struct cst_system *s);
/* |w| at which sigma is no longer held, or is held again, in the present modes. */
double cst_friction_slow(const struct cst_system *s, int f);

/* In the matrix of a search and in phi, phi_dot: without the rows of contacts, frictions and
 * latches that are not held [m]. */
void cst_contacts_hold(struct cst_system *s, const unsigned char *held);

/* Before the kinematics: the kinds of the rows.  After it: rows that do not act are zero.  After
 * Phi_q: their entries of A. */
void cst_contacts_set(struct cst_system *s);
void cst_contacts_motion(struct cst_system *s);
void cst_contacts_matrix(struct cst_system *s);
void cst_contacts_again(struct cst_system *s); /* at an instant with its factors */
/* dF/dv and dF/dq of the rows, whose other entries are there; a given normal force counts as
 * constant, which Newton's method can bear. */
void cst_contacts_jacobian(struct cst_system *s);

/* Of the right-hand side, of F at u, of products and tangents: what the rows have of their own. */
void cst_contacts_load(const struct cst_system *s, double *b);
void cst_contacts_products(struct cst_system *s, const double *zW, double *Fq, double *Fv,
                           double *Frho);
/* (z, W) without the rows that are open, for `count`; or NULL: there are frictions that act. */
const double *cst_contacts_mask(struct cst_system *s, const double *zW, int count);
void cst_contacts_tangents(struct cst_system *s, cst_dirs dq, cst_dirs dv, cst_dirs drho,
                           int count);

/* contact_switches.c: the functions whose zeros are events, after those of the model's switches:
 *
 *     open -gap   closed -lambda   stick mu_s N - |lambda|   slip its velocity
 *
 * in the present modes, and the gradient of number k with its derivative by t. */
void cst_contact_values(struct cst_system *s, double t, const double *y, double *out);
double cst_contact_gradient(struct cst_system *s, int k, double t, const double *y, double *by_q,
                            double *by_v, double *by_rho, double tf);

#endif
