/* Where the derivatives of the equations of motion come from: one interface, two implementations,
 * chosen once when a system is created.
 *
 *     fused     code made by costate_ad from the model's derivatives, without zeros (fused.c)
 *     colored   the model's vector code, columns that share no row in one direction (colored.c) */
#ifndef CST_PROVIDER_H
#define CST_PROVIDER_H

#include "costate_model.h"
#include "sparse/compress.h"

struct cst_system;
struct cst_second;
struct cst_along;

typedef struct cst_provider {
    const char *name;
    int blocks; /* those that it needs: CST_BLOCKS_... */

    /* after the patterns of A and N; 0 when out of memory; may be NULL */
    int (*create)(struct cst_system *s);
    void (*free)(struct cst_system *s); /* may be NULL */

    /* The entries of A and N that it fills besides those of its blocks; may be NULL. */
    void (*entries_A)(const struct cst_system *s, cst_entries *e);
    void (*entries_N)(const struct cst_system *s, cst_entries *e);

    void (*motion)(struct cst_system *s); /* Q, Phi, Phi_dot, Phi_ddot, and M in A          */
    void (*phi_q)(struct cst_system *s);  /* Phi_q and Phi_q' in A                          */
    int (*place)(struct cst_system *s);   /* the solver was chosen; may be NULL             */
    int (*open)(struct cst_system *s);    /* Phi_q in its factor instead: 1; may be NULL    */
    /* Generated straight lines: what the solver's factors take and the right-hand side, into b
     * [n + m]; without b, the former alone.  May be NULL where the solver has no such code. */
    void (*straight)(struct cst_system *s, double *b);
    void (*jacobian)(struct cst_system *s); /* C = dF/dv and K = dF/dq                        */

    /* [doubles] of F_q, F_v and F_rho, which tangents and products work with once tangents has
     * taken them; where they are from now on (NULL: in memory of its own).  NULL: it has none. */
    size_t (*linear_size)(const struct cst_system *s);
    void (*linear)(struct cst_system *s, double *memory);

    /* -(F_q dq + F_v dv + F_rho drho) for each of `count` directions into s->rhs. */
    void (*tangents)(struct cst_system *s, cst_dirs dq, cst_dirs dv, cst_dirs drho, int count);

    /* F_q'(z, W), F_v'(z, W), F_rho'(z, W). */
    void (*products)(struct cst_system *s, const double *zW, double *Fq, double *Fv, double *Frho);

    /* The same for two, where matrices are at hand: 1; 0 where they are not; may be NULL. */
    int (*products_of_two)(struct cst_system *s, const double *const *zW, double *const *Fq,
                           double *const *Fv, double *const *Frho);

    /* See cst_system_products_at_once; may be NULL. */
    int (*products_at_once)(struct cst_system *s, const double *zW, int count, double *Fq,
                            double *Fv, double *Frho);

    /* The derivative of these products and of A'(z, W) along d, z and W held, into x->sum
     * (second.h). */
    void (*second)(struct cst_system *s, struct cst_second *x, const double *zW,
                   const struct cst_along *d);
} cst_provider;

extern const cst_provider cst_provider_fused, cst_provider_colored;

#endif
