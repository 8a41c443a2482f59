/* Many right-hand sides at once on fronts of any number, with the refinement of fronts.c: each
 * number is a vector, LANE, of LANES.  block.c includes this for every width and processor,
 * with NAMED to tell them apart.
 *
 * A row of a front is a vector already.  So there is no need of zeros to fill others: E, which is
 * for the most part zeros, is taken entry by entry. */

/* The parts of the scratch memory. */
typedef struct {
    LANE *b;              /* [n + m] the right-hand sides                      */
    LANE *x, *r;          /* [length] solution, residual and correction        */
    LANE *w, *u, *lambda; /* [m] in the order of the fronts                    */
    LANE *t;              /* [tallest] of one front                            */
} NAMED(block);

static NAMED(block) NAMED(lay_out)(const cst_fronts *f, double *scratch)
{
    while ((uintptr_t)scratch % ALIGNMENT)
        scratch++;
    LANE *x = (LANE *)scratch + f->n + f->m, *w = x + 2 * f->length;
    return (NAMED(block)){ .b = (LANE *)scratch,
                           .x = x,
                           .r = x + f->length,
                           .w = w,
                           .u = w + f->m,
                           .lambda = w + 2 * f->m,
                           .t = w + 3 * f->m };
}

/* t = L \ t of one front, four pivots at a time */
INLINE void NAMED(forward)(const double *L, LANE *t, int padded, int rows, int height)
{
    for (int k = 0; k < padded; k += 4) {
        const double *l0 = L + k * height, *l1 = l0 + height, *l2 = l1 + height, *l3 = l2 + height;
        LANE t0 = t[k], t1 = t[k + 1] - l0[k + 1] * t0,
             t2 = t[k + 2] - l0[k + 2] * t0 - l1[k + 2] * t1;
        LANE t3 = t[k + 3] - l0[k + 3] * t0 - l1[k + 3] * t1 - l2[k + 3] * t2;
        t[k + 1] = t1;
        t[k + 2] = t2;
        t[k + 3] = t3;
        for (int i = k + 4; i < rows; i++)
            t[i] -= (l0[i] * t0 + l1[i] * t1) + (l2[i] * t2 + l3[i] * t3);
    }
}

/* t = L'\ t */
INLINE void NAMED(backward)(const double *L, LANE *t, int padded, int rows, int height)
{
    for (int k = padded - 4; k >= 0; k -= 4) {
        const double *l0 = L + k * height, *l1 = l0 + height, *l2 = l1 + height, *l3 = l2 + height;
        LANE s0 = t[k], s1 = t[k + 1], s2 = t[k + 2], s3 = t[k + 3];
        for (int i = k + 4; i < rows; i++) {
            LANE y = t[i];
            s0 -= l0[i] * y;
            s1 -= l1[i] * y;
            s2 -= l2[i] * y;
            s3 -= l3[i] * y;
        }
        s2 -= l2[k + 3] * s3;
        s1 -= l1[k + 2] * s2 + l1[k + 3] * s3;
        s0 -= l0[k + 1] * s1 + l0[k + 2] * s2 + l0[k + 3] * s3;
        t[k] = s0;
        t[k + 1] = s1;
        t[k + 2] = s2;
        t[k + 3] = s3;
    }
}

/* x += E'w */
INLINE void NAMED(add_rows)(const cst_fronts *f, const double *factor, const LANE *w, LANE *x)
{
    const int *row = f->E.T_row, *to = f->E.T_to;
    for (int i = 0, e = 0; i < f->length; i++) {
        LANE y = x[i];
        for (; e < f->E.T_start[i + 1]; e++)
            y += factor[to[e]] * w[row[e]];
        x[i] = y;
    }
}

/* u = E x */
INLINE void NAMED(multiply_rows)(const cst_fronts *f, const double *factor, const LANE *x, LANE *u)
{
    const int *place = f->E.place, *to = f->E.to;
    for (int z = 0, e = 0; z < f->m; z++) {
        LANE y = { 0.0 };
        for (; e < f->E.start[z + 1]; e++)
            y += factor[to[e]] * x[place[e]];
        u[z] = y;
    }
}

/* x = L D L' \ (x + E'w) and u = E x, up the tree and back down */
INLINE void NAMED(sweep)(const cst_fronts *f, const double *factor, const NAMED(block) * v, LANE *x)
{
    LANE *t = v->t;
    NAMED(add_rows)(f, factor, v->w, x);
    for (int s = 0; s < f->count; s++) {
        const cst_front *at = &f->front[s];
        int padded = at->padded;
        const double *pivot = factor + f->pivot + at->first;
        const int *row = f->row + at->row;
        memcpy(t, x + at->first, (size_t)padded * sizeof *t);
        memset(t + padded, 0, (size_t)at->below * sizeof *t);
        NAMED(forward)(factor + at->panel, t, padded, padded + at->below, at->height);
        for (int i = 0; i < padded; i++)
            x[at->first + i] = t[i] * pivot[i];
        for (int k = 0; k < at->below; k++)
            x[row[k]] += t[padded + k];
    }
    for (int s = f->count - 1; s >= 0; s--) {
        const cst_front *at = &f->front[s];
        int padded = at->padded;
        const int *row = f->row + at->row;
        memcpy(t, x + at->first, (size_t)padded * sizeof *t);
        for (int k = 0; k < at->below; k++)
            t[padded + k] = x[row[k]];
        NAMED(backward)(factor + at->panel, t, padded, padded + at->below, at->height);
        memcpy(x + at->first, t, (size_t)padded * sizeof *t);
    }
    NAMED(multiply_rows)(f, factor, x, v->u);
}

INLINE void NAMED(solve_once)(const cst_fronts *f, const double *factor, const NAMED(block) * v)
{
    double alpha = factor[0];
    memset(v->x, 0, (size_t)f->length * sizeof *v->x);
    for (int i = 0; i < f->n; i++)
        v->x[f->place[i]] = v->b[i];
    for (int i = 0; i < f->m; i++)
        v->w[i] = alpha * v->b[f->n + f->constraint[i]];
    NAMED(sweep)(f, factor, v, v->x); /* H x = b1 + alpha P'b2          */
    for (int i = 0; i < f->m; i++)
        v->lambda[i] = alpha * v->u[i] - v->w[i]; /* lambda = alpha (P x - b2)      */
}

/* r -= M x, from the lower half of M */
INLINE void NAMED(subtract_mass)(const cst_fronts *f, const double *factor, const LANE *x, LANE *r)
{
    const double *mass = factor + f->mass;
    for (int e = 0; e < f->M.count; e++) {
        int i = f->M.row[e], j = f->M.col[e];
        r[j] -= mass[e] * x[i];
        if (i != j)
            r[i] -= mass[e] * x[j];
    }
}

/* x += dx.  Are all corrections small? */
INLINE int NAMED(add_correction)(LANE *x, const LANE *dx, int n)
{
    double largest[LANES] = { 0.0 }, change[LANES] = { 0.0 };
    for (int i = 0; i < n; i++) {
        x[i] += dx[i];
        const double *y = (const double *)&x[i], *d = (const double *)&dx[i];
        for (int l = 0; l < LANES; l++) {
            largest[l] = fabs(y[l]) > largest[l] ? fabs(y[l]) : largest[l];
            change[l] = fabs(d[l]) > change[l] ? fabs(d[l]) : change[l];
        }
    }
    int good = 1;
    for (int l = 0; l < LANES; l++)
        good = good && change[l] <= CONVERGED * largest[l];
    return good;
}

/* One refinement.  Were its corrections small? */
INLINE int NAMED(refine)(const cst_fronts *f, const double *factor, const NAMED(block) * v)
{
    double alpha = factor[0];
    memset(v->r, 0, (size_t)f->length * sizeof *v->r);
    for (int i = 0; i < f->n; i++)
        v->r[f->place[i]] = v->b[i];
    NAMED(subtract_mass)(f, factor, v->x, v->r);
    for (int i = 0; i < f->m; i++)
        v->w[i] = -v->lambda[i];
    NAMED(sweep)(f, factor, v, v->r); /* H dx = b1 - M x - P'lambda     */
    for (int i = 0; i < f->m; i++)
        v->lambda[i] += alpha * v->u[i]; /* dlambda = alpha P dx           */
    return NAMED(add_correction)(v->x, v->r, f->length);
}

static int NAMED(solve)(const cst_fronts *f, const double *factor, double *b, int size, int count,
                        double *scratch)
{
    NAMED(block) v = NAMED(lay_out)(f, scratch);
    int good = f->whole;
    cst_interleave((double *)v.b, b, size, count, LANES);
    NAMED(solve_once)(f, factor, &v);
    for (int round = 0; round < REFINEMENTS && !good; round++)
        good = NAMED(refine)(f, factor, &v);
    const double *x = (const double *)v.x, *lambda = (const double *)v.lambda;
    for (int l = 0; good && l < count; l++, b += size) {
        for (int i = 0; i < f->n; i++)
            b[i] = x[f->place[i] * LANES + l];
        for (int i = 0; i < f->m; i++)
            b[f->n + f->constraint[i]] = lambda[i * LANES + l];
    }
    return good;
}

#undef LANE
#undef LANES
#undef NAMED
