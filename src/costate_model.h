/* costate_model.h: what authors of kernels and generated code need besides costate.h: the
 * signatures of a model's functions and of their derivatives, and what a plug-in shows. */
#ifndef COSTATE_MODEL_H
#define COSTATE_MODEL_H

#include "costate.h"

#ifdef __cplusplus
extern "C" {
#endif

#define CST_LANES 8                          /* directions that one vector-mode call carries */
typedef const double (*cst_dirs)[CST_LANES]; /* [size][CST_LANES], in  */
typedef double (*cst_outs)[CST_LANES];       /* [size][CST_LANES], out */

#define CST_ADJOINTS 4 /* adjoints that one call of fused code carries */
typedef const double (*cst_adjoints)[CST_ADJOINTS]; /* [size][CST_ADJOINTS], in  */
typedef double (*cst_adjoint_outs)[CST_ADJOINTS];   /* [size][CST_ADJOINTS], out */
/* The compiler can make code of AVX-512, whatever processor it is for.  That code has products and
 * sums in one instruction: only where the rest has them too (FMA) are its numbers the same. */
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && defined(__FMA__)
#define CST_AVX512
#endif

/* A cost's kernels and their reverse derivatives; g or w may be missing. */
typedef double cst_scalar(double t, const double *q, const double *v, const double *a,
                          const double *lambda, const double *rho, const int *mode);
typedef void cst_scalar_b(double t, const double *q, double *qb, const double *v, double *vb,
                          const double *a, double *ab, const double *lambda, double *lambdab,
                          const double *rho, double *rhob, const int *mode, double b);
typedef void cst_scalar_e0_b(double t, double *tb, double te0, const double *q, double *qb,
                             const double *qe0, const double *v, double *vb, const double *ve0,
                             const double *a, double *ab, const double *ae0, const double *lambda,
                             double *lambdab, const double *lambdae0, const double *rho,
                             double *rhob, const double *rhoe0, const int *mode, double *value,
                             double *valueb, double b);
typedef struct {
    const char *name;
    cst_scalar *g, *w;
    cst_scalar_b *g_b, *w_b;
    cst_scalar_e0_b *g_e0_b, *w_e0_b;
    void (*reserved[8])(void);
} cst_cost_kernels;

/* What vectors cannot do by an operator, in fused code for many instants at once: a choice by a
 * comparison, a function of each number, and its root. */
#define CST_CHOOSE(type, mask, c, a, b)                                                            \
    __extension__({                                                                                \
        const mask cst_of = (mask)(c);                                                             \
        (type)((cst_of & (mask)(a)) | (~cst_of & (mask)(b)));                                      \
    })
#define CST_EACH(type, f, x)                                                                       \
    __extension__({                                                                                \
        type cst_of = (x);                                                                         \
        for (unsigned cst_k = 0; cst_k < sizeof cst_of / sizeof(double); cst_k++)                  \
            cst_of[cst_k] = f(cst_of[cst_k]);                                                      \
        cst_of;                                                                                    \
    })
#define CST_EACH_OF_TWO(type, f, x, y)                                                             \
    __extension__({                                                                                \
        type cst_of = (x), cst_and = (y);                                                          \
        for (unsigned cst_k = 0; cst_k < sizeof cst_of / sizeof(double); cst_k++)                  \
            cst_of[cst_k] = f(cst_of[cst_k], cst_and[cst_k]);                                      \
        cst_of;                                                                                    \
    })
#ifdef __AVX__
#define CST_ROOT_OF_FOUR(type, x) __extension__((type)__builtin_ia32_sqrtpd256(x))
#else
#define CST_ROOT_OF_FOUR(type, x) CST_EACH(type, sqrt, x)
#endif
#define CST_ROOT_OF_EIGHT(type, x)                                                                 \
    __extension__((type)__builtin_ia32_sqrtpd512_mask(x, x, (unsigned char)-1, 4))
/* x y + z, in one instruction where the compiler makes code for processors that have it. */
#if defined(__FMA__) && defined(__GNUC__)
#define CST_FMA(x, y, z)               __builtin_fma(x, y, z)
#define CST_FMA_OF_FOUR(type, x, y, z) __extension__((type)__builtin_ia32_vfmaddpd256(x, y, z))
#define CST_FMA_OF_EIGHT(type, x, y, z)                                                            \
    __extension__((type)__builtin_ia32_vfmaddpd512_mask(x, y, z, (unsigned char)-1, 4))
#else
#define CST_FMA(x, y, z)               ((x) * (y) + (z))
#define CST_FMA_OF_FOUR(type, x, y, z) ((x) * (y) + (z))
#endif

/* The functions of cst_straight for `width` instants at once, each with its own t, q, v and rho:
 * number i of instant l is at [i * width + l].  Every number is that of the functions for one. */
typedef struct {
    int width;
    void (*evaluate)(const double *t, const double *q, const double *v, const double *rho,
                     const int *mode, double damping, double stiffness, double *Q, double *phi,
                     double *phi_dot, double *phi_ddot, double *b, double *E);
    void (*factor)(const double *K, const double *E, double *F, double *limits);
    void (*substitute)(const double *K, const double *F, double *b);
    void (*residual)(const double *K, const double *E, const double *b, const double *x, double *r);
} cst_straight_lanes;

/* Of a small model, what a solution of A (a, lambda) = b takes, as straight lines: L D L' of
 *     A = [M Phi_q'; Phi_q -c I],   c the compliance of the constraints, above 0
 * in an order of its own.  K: what depends on rho and c alone; E: the entries of A that move; F:
 * the factors that move.  limits: by how much the terms of a pivot are larger than it, at the most
 * (of a constraint's pivot, times 1e-8), and the least of what must be above 0. */
typedef struct {
    int fixed, entries, factors; /* doubles in K, E and F */
    void (*fix)(const double *rho, double compliance, double *K);
    void (*evaluate)(double t, const double *q, const double *v, const double *rho, const int *mode,
                     double damping, double stiffness, double *Q, double *phi, double *phi_dot,
                     double *phi_ddot, double *b, double *E);
    void (*take_entries)(double t, const double *q, const double *v, const double *rho,
                         const int *mode, double damping, double stiffness, double *E);
    void (*factor)(const double *K, const double *E, double *F, double *limits);
    void (*substitute)(const double *K, const double *F, double *b); /* b = A \ b           */
    /* CST_ADJOINTS right-hand sides at once; NULL where the compiler has no vectors. */
    void (*substitute_at_once)(const double *K, const double *F, cst_adjoint_outs b);
    /* r = b - A x, where a solution is to be refined once; or NULL. */
    void (*residual)(const double *K, const double *E, const double *b, const double *x, double *r);
    const cst_straight_lanes *four, *eight; /* of many instants; or NULL */
    void (*reserved[6])(void);
} cst_straight;

/* The same derivatives as code of their own, which costate_ad makes of Tapenade's: one function
 * for all that is asked at an instant, without the zeros that vector code multiplies by.  Entries
 * of matrices are given by row and column; at[e] says where entry e goes.
 *     F1 = M a + Phi_q' lambda - Q,   F2 = Phi_ddot + damping Phi_dot + stiffness Phi */
typedef struct {
    int mass; /* entries of M */
    const int *mass_row, *mass_col;
    void (*motion)(double t, const double *q, const double *v, const double *rho, const int *mode,
                   const int *at, double *Q, double *phi, double *phi_dot, double *phi_ddot,
                   double *A);
    int constraints; /* entries of Phi_q; in `at` they are followed by those of Phi_q' */
    const int *phi_q_row, *phi_q_col;
    void (*phi_q)(double t, const double *q, const double *rho, const int *at, double *A);
    int by_q, by_v; /* entries of dF/dq, then of dF/dv */
    const int *jacobian_row, *jacobian_col;
    void (*jacobian)(double t, const double *q, const double *v, const double *a,
                     const double *lambda, const double *rho, const int *mode, double damping,
                     double stiffness, const int *at, double *K, double *C);
    int parameters; /* entries of dF/drho, parameter by parameter */
    const int *by_rho_row, *by_rho_col;
    void (*by_rho)(double t, const double *q, const double *v, const double *a,
                   const double *lambda, const double *rho, const int *mode, double damping,
                   double stiffness, double *F);
    void (*products)(double t, const double *q, const double *v, const double *a,
                     const double *lambda, const double *rho, const int *mode, double damping,
                     double stiffness, const double *z, double *Fq, double *Fv, double *Frho);
    /* Those of CST_ADJOINTS z at once; NULL where the compiler has no vectors. */
    void (*products_at_once)(double t, const double *q, const double *v, const double *a,
                             const double *lambda, const double *rho, const int *mode,
                             double damping, double stiffness, cst_adjoints z, cst_adjoint_outs Fq,
                             cst_adjoint_outs Fv, cst_adjoint_outs Frho);
    /* Those of CST_LANES at once, for processors with AVX-512; or NULL. */
    void (*products_wide)(double t, const double *q, const double *v, const double *a,
                          const double *lambda, const double *rho, const int *mode, double damping,
                          double stiffness, cst_dirs z, cst_outs Fq, cst_outs Fv, cst_outs Frho);
    /* The derivative of the products and of A'z along (dq, dv, da, dlambda, drho), z held. */
    void (*second)(double t, const double *q, const double *v, const double *a,
                   const double *lambda, const double *rho, const int *mode, double damping,
                   double stiffness, const double *z, const double *dq, const double *dv,
                   const double *da, const double *dlambda, const double *drho, double *Fq,
                   double *Fv, double *Fa, double *Flambda, double *Frho);
    const cst_straight *straight; /* of a small model, or NULL */
    void (*reserved[15])(void);
} cst_fused;

/* What a kernel looks at, in any mode: a sum of these. */
enum {
    CST_LOOKS_AT_T = 1,
    CST_LOOKS_AT_Q = 2,
    CST_LOOKS_AT_V = 4,
    CST_LOOKS_AT_A = 8,
    CST_LOOKS_AT_LAMBDA = 16,
    CST_LOOKS_AT_RHO = 32,
    CST_LOOKS_AT_MODE = 64,
    CST_LOOKS_AT_ALL = 127
};

/* The functions of time that are in some kernels, without the factors that do not depend on t: of
 * A sin(W t) it is sin(W t), also where A = 0.  Polynomials up to t^5 are left out. */
typedef struct {
    int clocks; /* functions that steps must resolve */
    int kinks;  /* functions at whose zeros a clock has a corner, a jump or a pole */
    int mixed;  /* t and the state meet in what is neither a sum nor a product: sin(q - W t);
                   or the kernel could not be read */
    void (*at)(double t, const double *rho, double *value); /* [clocks + kinks], or NULL: none */
    const void *reserved[2];
} cst_clocks;

/* What the text of a model says, which scripts/costate_ad/facts.py writes down. */
typedef struct {
    unsigned char inertia, forces, constraints; /* CST_LOOKS_AT_... */
    unsigned char phi_q_moves;                  /* 1: Phi_q depends on t */
    const unsigned char *switches, *outputs;    /* of each one */
    const unsigned char *costs, *finals;        /* of g and of w, in the order of `costs` below */
    cst_clocks motion;                          /* of forces and constraints */
    const cst_clocks *outputs_clocks, *costs_clocks; /* of each output, of each g; NULL: none */
    const void *reserved[8];
} cst_facts;

/* A model's kernels and what Tapenade made of them.  scripts/regen_ad.sh writes this table
 * (ad/<model>/<model>_kernels.c). Suffixes: _b reverse, _dv vector tangent, _d0 along (1, v),
 * _d0_d1 along it twice, _r0 along rho, _qv vector tangent by q alone; _e0_b and _e1_b second
 * derivatives: with x all inputs and xe0 a direction, the gradient of fb' f(x) + fe0b' f_x(x) xe0
 * with respect to x. */
struct cst_kernels {
    void (*inertia)(const double *q, const double *a, const double *rho, double *f);
    void (*inertia_b)(const double *q, double *qb, const double *a, double *ab, const double *rho,
                      double *rhob, double *f, double *fb);
    void (*inertia_dv)(const double *q, cst_dirs qd, const double *a, cst_dirs ad,
                       const double *rho, cst_dirs rhod, double *f, cst_outs fd, int lanes);
    void (*inertia_e0_b)(const double *q, double *qb, const double *qe0, const double *a,
                         double *ab, const double *ae0, const double *rho, double *rhob,
                         const double *rhoe0, double *f, double *fb, double *fe0, double *fe0b);
    void (*forces)(double t, const double *q, const double *v, const double *rho, const int *mode,
                   double *Q);
    void (*forces_b)(double t, const double *q, double *qb, const double *v, double *vb,
                     const double *rho, double *rhob, const int *mode, double *Q, double *Qb);
    void (*forces_dv)(double t, const double *q, cst_dirs qd, const double *v, cst_dirs vd,
                      const double *rho, cst_dirs rhod, const int *mode, double *Q, cst_outs Qd,
                      int lanes);
    void (*forces_e0_b)(double t, double *tb, double te0, const double *q, double *qb,
                        const double *qe0, const double *v, double *vb, const double *ve0,
                        const double *rho, double *rhob, const double *rhoe0, const int *mode,
                        double *Q, double *Qb, double *Qe0, double *Qe0b);
    void (*constraints)(double t, const double *q, const double *rho, double *phi);
    void (*constraints_dv)(double t, const double *q, cst_dirs qd, const double *rho, double *phi,
                           cst_outs phid, int lanes);
    void (*constraints_d0_b)(double t, double td0, const double *q, double *qb, const double *qd0,
                             double *qd0b, const double *rho, double *rhob, double *phi,
                             double *phib, double *phid0, double *phid0b);
    void (*constraints_d0_d1)(double t, double td1, double td0, const double *q, const double *qd1,
                              const double *qd0, const double *qd0d1, const double *rho,
                              double *phi, double *phid1, double *phid0, double *phid0d1);
    void (*constraints_d0_d1_b)(double t, double td1, double td0, const double *q, double *qb,
                                const double *qd1, double *qd1b, const double *qd0, double *qd0b,
                                const double *qd0d1, double *qd0d1b, const double *rho,
                                double *rhob, double *phi, double *phib, double *phid1,
                                double *phid1b, double *phid0, double *phid0b, double *phid0d1,
                                double *phid0d1b);
    void (*constraints_d0_d1_dv)(double t, double td1, double td0, const double *q, cst_dirs qd,
                                 const double *qd1, cst_dirs qd1d, const double *qd0, cst_dirs qd0d,
                                 const double *qd0d1, cst_dirs qd0d1d, const double *rho,
                                 cst_dirs rhod, double *phi, cst_outs phid, double *phid1,
                                 cst_outs phid1d, double *phid0, cst_outs phid0d, double *phid0d1,
                                 cst_outs phid0d1d, int lanes);
    void (*constraints_d0_d1_qv)(double t, double td1, double td0, const double *q, cst_dirs qd,
                                 const double *qd1, const double *qd0, const double *qd0d1,
                                 const double *rho, double *phi, cst_outs phid, double *phid1,
                                 cst_outs phid1d, double *phid0, cst_outs phid0d, double *phid0d1,
                                 cst_outs phid0d1d, int lanes);
    void (*constraints_r0_b)(double t, const double *q, double *qb, const double *rho,
                             const double *rhor0, double *phi, double *phib, double *phir0,
                             double *phir0b);
    void (*constraints_d0_d1_e1_b)(
        double t, double *tb, double te1, double td1, double td0, const double *q, double *qb,
        const double *qe1, const double *qd1, double *qd1b, const double *qd1e1, const double *qd0,
        double *qd0b, const double *qd0e1, const double *qd0d1, double *qd0d1b,
        const double *qd0d1e1, const double *rho, double *rhob, const double *rhoe1, double *phi,
        double *phib, double *phie1, double *phie1b, double *phid1, double *phid1b, double *phid1e1,
        double *phid1e1b, double *phid0, double *phid0b, double *phid0e1, double *phid0e1b,
        double *phid0d1, double *phid0d1b, double *phid0d1e1, double *phid0d1e1b);
    void (*switches)(double t, const double *q, const double *v, const double *rho, const int *mode,
                     double *s);
    void (*switches_b)(double t, const double *q, double *qb, const double *v, double *vb,
                       const double *rho, double *rhob, const int *mode, double *s, double *sb);
    void (*switches_dv)(double t, double *td, const double *q, cst_dirs qd, const double *v,
                        cst_dirs vd, const double *rho, cst_dirs rhod, const int *mode, double *s,
                        cst_outs sd, int lanes);
    void (*switches_e0_b)(double t, double *tb, double te0, const double *q, double *qb,
                          const double *qe0, const double *v, double *vb, const double *ve0,
                          const double *rho, double *rhob, const double *rhoe0, const int *mode,
                          double *s, double *sb, double *se0, double *se0b);
    void (*initial)(const double *rho, double *q, double *v);
    void (*initial_b)(const double *rho, double *rhob, double *q, double *qb, double *v,
                      double *vb);
    void (*initial_dv)(const double *rho, cst_dirs rhod, double *q, cst_outs qd, double *v,
                       cst_outs vd, int lanes);
    void (*initial_e0_b)(const double *rho, double *rhob, const double *rhoe0, double *q,
                         double *qb, double *qe0, double *qe0b, double *v, double *vb, double *ve0,
                         double *ve0b);
    void (*launch)(const double *q, const double *rho, double *v);
    void (*launch_b)(const double *q, double *qb, const double *rho, double *rhob, double *v,
                     double *vb);
    void (*launch_dv)(const double *q, cst_dirs qd, const double *rho, cst_dirs rhod, double *v,
                      cst_outs vd, int lanes);
    void (*launch_e0_b)(const double *q, double *qb, const double *qe0, const double *rho,
                        double *rhob, const double *rhoe0, double *v, double *vb, double *ve0,
                        double *ve0b);
    /* optional: quantities to look at, which responses are functionals of */
    void (*outputs)(double t, const double *q, const double *v, const double *a,
                    const double *lambda, const double *rho, const int *mode, double *out);
    void (*outputs_b)(double t, const double *q, double *qb, const double *v, double *vb,
                      const double *a, double *ab, const double *lambda, double *lambdab,
                      const double *rho, double *rhob, const int *mode, double *out, double *outb);
    void (*outputs_dv)(double t, const double *q, cst_dirs qd, const double *v, cst_dirs vd,
                       const double *a, cst_dirs ad, const double *lambda, cst_dirs lambdad,
                       const double *rho, cst_dirs rhod, const int *mode, double *out,
                       cst_outs outd, int lanes);
    void (*outputs_e0_b)(double t, double *tb, double te0, const double *q, double *qb,
                         const double *qe0, const double *v, double *vb, const double *ve0,
                         const double *a, double *ab, const double *ae0, const double *lambda,
                         double *lambdab, const double *lambdae0, const double *rho, double *rhob,
                         const double *rhoe0, const int *mode, double *out, double *outb,
                         double *oute0, double *oute0b);
    double (*potential)(double t, const double *q,
                        const double *rho); /* optional, not differentiated */
    const cst_cost_kernels *costs;
    int costs_count;
    /* or NULL: then matrices and products are put together from the kernels above */
    const cst_fused *fused;
    /* or NULL: then every kernel may look at everything (src/model/facts.h) */
    const cst_facts *facts;
    void (*reserved[64])(void); /* NULL: kernels of later versions and their derivatives */
};

/* What a plug-in shows, and nothing else: one of these, called cst_plugin.  `costate build` puts it
 * in (src/ad/plugin.c). */
struct cst_plugin {
    int abi;                      /* CST_ABI: all that follows depends on it */
    int lanes;                    /* CST_LANES */
    int model_size, kernels_size; /* [bytes] of cst_model, of cst_kernels */
    const cst_model *model;
    /* the stack of its reverse code: cst_model_load puts the library's here */
    void (*push)(const void *x, size_t size);
    void (*pop)(void *x, size_t size);
    void (*reserved[4])(void);
};

#ifdef __cplusplus
}
#endif
#endif
