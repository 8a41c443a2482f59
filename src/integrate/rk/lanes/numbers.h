/* What lanes do in vectors.  numbers.c includes this for every width: LANE is a vector, MASK what a
 * comparison gives, WIDTH its numbers, NAMED(x) the name of a function. */

static inline LANE NAMED(choose)(MASK c, LANE a, LANE b)
{
    return (LANE)((c & (MASK)a) | (~c & (MASK)b));
}

static inline LANE NAMED(size_of)(LANE a)
{
    return (LANE)((MASK)a & ~(MASK)(SPREAD(-0.0)));
}

static inline LANE NAMED(larger)(LANE a, LANE b)
{
    return NAMED(choose)((MASK)(b > a), b, a);
}

/* Sums of slopes with a weight each, those without one left out, in the order of the stages. */
typedef struct {
    double weight[CST_RK_STAGES];
    const LANE *slope[CST_RK_STAGES];
    int count;
} NAMED(terms);

static NAMED(terms) NAMED(terms_of)(const cst_rk_lanes *x, const double *weight, int count)
{
    NAMED(terms) of = { .count = 0 };
    for (int j = 0; j < count; j++) {
        if (weight[j] == 0.0)
            continue;
        of.weight[of.count] = weight[j];
        of.slope[of.count++] = (const LANE *)x->step.slope + j * x->size;
    }
    return of;
}

static inline LANE NAMED(sum_of)(const NAMED(terms) * of, int i)
{
    LANE sum = SPREAD(0.0);
    for (int j = 0; j < of->count; j++)
        sum += of->weight[j] * of->slope[j][i];
    return sum;
}

static inline void NAMED(sum_of_four)(const NAMED(terms) * of, int i, LANE *restrict out)
{
    LANE s0 = SPREAD(0.0), s1 = s0, s2 = s0, s3 = s0;
    for (int j = 0; j < of->count; j++) {
        const LANE *K = of->slope[j] + i;
        const double weight = of->weight[j];
        s0 += weight * K[0];
        s1 += weight * K[1];
        s2 += weight * K[2];
        s3 += weight * K[3];
    }
    out[0] = s0;
    out[1] = s1;
    out[2] = s2;
    out[3] = s3;
}

/* out = y0 + h sum of weight_j K_j */
static void NAMED(add_slopes)(const cst_rk_lanes *x, const double *weight, int count, int size,
                              LANE *restrict out)
{
    const NAMED(terms) of = NAMED(terms_of)(x, weight, count);
    const LANE *restrict y0 = (const LANE *)x->step.y0, h = *(const LANE *)x->step.h;
    int i = 0;
    for (; i + 4 <= size; i += 4)
        NAMED(sum_of_four)(&of, i, out + i);
    for (; i < size; i++)
        out[i] = NAMED(sum_of)(&of, i);
    for (i = 0; i < size; i++)
        out[i] = y0[i] + h * out[i];
}

static void NAMED(advance)(cst_rk_lanes *x, int i)
{
    NAMED(add_slopes)(x, x->formulas->a[i], i, 2 * x->n, (LANE *)x->at.y);
}

/* b = A \ b */
static void NAMED(substitute)(const cst_rk_lanes *x, double *b)
{
    int size = x->n + x->m;
    LANE *to = (LANE *)b, *sought = (LANE *)x->at.refined, *rest = sought + size;
    if (!x->code->residual) {
        x->code->substitute(x->at.K, x->at.F, b);
        return;
    }
    memcpy(sought, b, (size_t)size * sizeof(LANE));
    x->code->substitute(x->at.K, x->at.F, (double *)sought);
    x->code->residual(x->at.K, x->at.E, b, (double *)sought, (double *)rest);
    x->code->substitute(x->at.K, x->at.F, (double *)rest);
    for (int i = 0; i < size; i++)
        to[i] = sought[i] + rest[i];
}

static void NAMED(solve)(cst_rk_lanes *x)
{
    cst_lanes_system *s = &x->at;
    const cst_penalty *penalty = &x->w->system.penalty;
    const LANE *limits = (const LANE *)s->limits, *b = (const LANE *)s->b;
    LANE unbounded = SPREAD(0.0);
    x->code->evaluate(s->t, s->y, s->y + x->n * WIDTH, s->rho, x->w->system.mode, penalty->damping,
                      penalty->stiffness, s->Q, s->phi, s->phi_dot, s->phi_ddot, s->b, s->E);
    x->code->factor(s->K, s->E, s->F, s->limits);
    NAMED(substitute)(x, s->b);
    for (int i = 0; i < x->n + x->m; i++)
        unbounded += b[i] * 0.0;
    MASK good = (MASK)(limits[0] < SPREAD(1.0 / CST_LOST_DIGITS)) &
                (MASK)(limits[1] > SPREAD(0.0)) & (MASK)(unbounded == SPREAD(0.0));
    *(LANE *)s->bad = NAMED(choose)(good, *(LANE *)s->bad, SPREAD(1.0));
    *(LANE *)s->growth = NAMED(larger)(*(LANE *)s->growth, limits[0]);
}

static void NAMED(stage)(cst_rk_lanes *x, int i)
{
    int n = x->n;
    const LANE *v = (const LANE *)x->at.y + n, *a = (const LANE *)x->at.b, *lambda = a + n,
               *phi_dot = (const LANE *)x->at.phi_dot;
    LANE *K = (LANE *)x->step.slope + i * x->size, power = SPREAD(0.0);
    *(LANE *)x->at.t = *(const LANE *)x->step.t + x->formulas->c[i] * *(const LANE *)x->step.h;
    NAMED(solve)(x);
    for (int k = 0; k < n; k++) {
        K[k] = v[k];
        K[n + k] = a[k];
    }
    for (int k = 0; k < x->m; k++)
        power += lambda[k] * phi_dot[k];
    ((LANE *)x->step.power)[i] = power;
}

/* ---- sizes ----------------------------------------------------------------------------------- */

/* Of positions or of velocities: sizes.c. */
static void NAMED(set_small)(const cst_rk_lanes *x, const LANE *size, LANE *small)
{
    const LANE *root = (const LANE *)x->sizes.root;
    const LANE none = SPREAD(INFINITY);
    LANE most = SPREAD(0.0), energy = SPREAD(0.0);
    for (int i = 0; i < x->n; i++) {
        most = NAMED(larger)(most, size[i]);
        energy =
            NAMED(choose)((MASK)(root[i] < none), NAMED(larger)(energy, size[i] / root[i]), energy);
    }
    for (int i = 0; i < x->n; i++) {
        LANE by_energy = energy * root[i];
        LANE like =
            NAMED(choose)((MASK)(root[i] < none) & (MASK)(by_energy < most), by_energy, most);
        small[i] = CST_SIZES_SMALL * NAMED(larger)(size[i], CST_SIZES_LIKE * like);
    }
}

/* What is small if the step to y1 is taken. */
static void NAMED(try_sizes)(cst_rk_lanes *x)
{
    int n = x->n;
    const LANE *y1 = (const LANE *)x->step.y1, *own = (const LANE *)x->sizes.own,
               *rounding = (const LANE *)x->sizes.rounding, tf = *(const LANE *)x->sizes.tf;
    LANE *small = (LANE *)x->sizes.small, *size = (LANE *)x->at.y; /* of a stage that was */
    if (x->given)
        return;
    for (int i = 0; i < 2 * n; i++)
        size[i] = NAMED(larger)(own[i], NAMED(size_of)(y1[i]));
    NAMED(set_small)(x, size, small);
    NAMED(set_small)(x, size + n, small + n);
    for (int i = 0; i < n; i++) {
        small[i] = NAMED(larger)(small[i] + CST_SIZES_NOTHING, rounding[i]);
        small[n + i] = NAMED(larger)(NAMED(larger)(small[n + i], small[i] / tf), rounding[n + i]);
    }
}

/* ---- the end of a step ----------------------------------------------------------------------- */

static LANE NAMED(tolerance)(const cst_rk_lanes *x, int i)
{
    const LANE before = NAMED(size_of)(((const LANE *)x->step.y0)[i]),
               after = NAMED(size_of)(((const LANE *)x->step.y1)[i]);
    const LANE size = NAMED(choose)((MASK)(before > after), before, after);
    const double rtol = cst_rk_of(x->w)->control.rtol;
    int n2 = 2 * x->n;
    if (i < n2)
        return rtol * (size + ((const LANE *)x->sizes.small)[i]);
    return rtol * (size + ((const LANE *)x->sizes.integral)[i - n2]) / sqrt(n2);
}

static void NAMED(end)(cst_rk_lanes *x)
{
    const cst_tableau *m = x->formulas;
    LANE fine_sum = SPREAD(0.0), coarse_sum = fine_sum, motion = fine_sum;
    NAMED(add_slopes)(x, m->a[m->stages], m->stages, x->size, (LANE *)x->step.y1);
    NAMED(try_sizes)(x);
    const NAMED(terms) fine = NAMED(terms_of)(x, m->error, m->error_stages),
                       coarse =
                           NAMED(terms_of)(x, m->error3 ? m->error3 : m->error, m->error_stages);
    for (int i = 0; i < x->size; i++) {
        LANE most = NAMED(tolerance)(x, i), part = NAMED(sum_of)(&fine, i) / most;
        fine_sum += part * part;
        part = NAMED(sum_of)(&coarse, i) / most;
        coarse_sum += part * part;
        if (i == 2 * x->n - 1)
            motion = coarse_sum;
    }
    *(LANE *)x->sums.motion = motion;
    *(LANE *)x->sums.fine = fine_sum;
    *(LANE *)x->sums.coarse = coarse_sum;
}

static LANE NAMED(square)(const double *of, int n)
{
    const LANE *x = (const LANE *)of;
    LANE sum = SPREAD(0.0);
    for (int i = 0; i < n; i++)
        sum += x[i] * x[i];
    return sum;
}

static void NAMED(sum)(cst_rk_lanes *x)
{
    const cst_tableau *m = x->formulas;
    const double *weight = m->a[m->stages];
    const LANE *Q = (const LANE *)x->at.Q, *v = (const LANE *)x->at.y + x->n,
               *power = (const LANE *)x->step.power;
    LANE forces = SPREAD(0.0), work = SPREAD(0.0);
    *(LANE *)x->sums.drift = NAMED(square)(x->at.phi, x->m);
    *(LANE *)x->sums.rate = NAMED(square)(x->at.phi_dot, x->m);
    *(LANE *)x->sums.reactions = NAMED(square)(x->at.b + x->n * WIDTH, x->m);
    for (int i = 0; i < x->n; i++)
        forces += Q[i] * v[i];
    for (int i = 0; i < m->stages; i++)
        work += weight[i] * power[i];
    *(LANE *)x->sums.forces = forces;
    *(LANE *)x->sums.work = *(const LANE *)x->step.h * work;
}

/* Is a run stiff: stiffness.c. */
static void NAMED(watch)(cst_rk_lanes *x)
{
    int last = x->formulas->stages;
    const LANE *y1 = (const LANE *)x->step.y1, *Y = (const LANE *)x->step.Y,
               *small = (const LANE *)x->sizes.small, *first = (const LANE *)x->step.slope,
               *f0 = first + (last - 1) * x->size, *f1 = first + last * x->size;
    LANE slopes = SPREAD(0.0), states = slopes, sum = slopes, size = slopes;
    for (int i = 0; i < 2 * x->n; i++) {
        LANE scale = NAMED(size_of)(y1[i]) + small[i], f = (f1[i] - f0[i]) / scale,
             y = (y1[i] - Y[i]) / scale, d = (f1[i] - first[i]) / scale;
        slopes += f * f;
        states += y * y;
        sum += d * d;
        size += (first[i] * first[i] + f1[i] * f1[i]) / (scale * scale);
    }
    for (int l = 0; l < WIDTH; l++) {
        x->sums.radius[l] = states[l] > 0.0 ? x->step.h[l] * sqrt(slopes[l] / states[l]) : 0.0;
        x->sums.change[l] = size[l] > 0.0 ? sqrt(2.0 * sum[l] / size[l]) : 1.0;
    }
}

/* sqrt(d'M d / |Phi|^2) of the motion d that closes Phi, or Phi_dot: projection.c. */
static void NAMED(measure)(cst_rk_lanes *x, const double *of)
{
    const LANE *by = (const LANE *)of;
    LANE *d = (LANE *)x->at.d, *mu = d + x->n, energy = SPREAD(0.0), size = energy;
    for (int i = 0; i < x->n; i++)
        d[i] = SPREAD(0.0);
    for (int i = 0; i < x->m; i++)
        mu[i] = -by[i];
    NAMED(substitute)(x, x->at.d);
    for (int i = 0; i < x->m; i++) {
        energy += mu[i] * (by[i] - mu[i] * x->w->system.penalty.compliance);
        size += by[i] * by[i];
    }
    for (int l = 0; l < WIDTH; l++)
        x->sums.amplified[l] = size[l] > 0.0 ? sqrt(fmax(energy[l], 0.0) / size[l]) : 0.0;
}

/* The steps that were accepted become the past. */
static void NAMED(see)(cst_rk_lanes *x, const double *accepted)
{
    const MASK taken = (MASK)(*(const LANE *)accepted > SPREAD(0.0));
    int n = x->n, last = x->formulas->stages;
    LANE *y0 = (LANE *)x->step.y0, *own = (LANE *)x->sizes.own, *K = (LANE *)x->step.slope,
         *power = (LANE *)x->step.power, *largest = (LANE *)x->sizes.largest,
         *integral = (LANE *)x->sizes.integral, position = SPREAD(0.0), velocity = position;
    const LANE *y1 = (const LANE *)x->step.y1, *noise = (const LANE *)x->sizes.noise;
    for (int i = 0; i < x->size; i++) {
        y0[i] = NAMED(choose)(taken, y1[i], y0[i]);
        K[i] = NAMED(choose)(taken, K[last * x->size + i], K[i]);
    }
    power[0] = NAMED(choose)(taken, power[last], power[0]);
    for (int i = 0; i < 2 * n && !x->given; i++)
        own[i] = NAMED(larger)(own[i], NAMED(size_of)(y0[i]));
    for (int i = 0; i < n; i++) {
        position = NAMED(larger)(position, own[i]);
        velocity = NAMED(larger)(velocity, own[n + i]);
    }
    *(LANE *)x->sizes.position = position;
    *(LANE *)x->sizes.velocity = velocity;
    for (int i = 0; i < x->integrals && !x->given; i++) {
        largest[i] = NAMED(larger)(largest[i], NAMED(size_of)(y0[2 * n + i]));
        integral[i] = NAMED(choose)(
            taken, CST_SIZES_SMALL * (largest[i] + noise[i]) + CST_SIZES_NOTHING, integral[i]);
    }
}

const cst_lanes_numbers NAMED(cst_lanes_of) = {
    .stage = NAMED(stage),
    .advance = NAMED(advance),
    .end = NAMED(end),
    .sum = NAMED(sum),
    .measure = NAMED(measure),
    .watch = NAMED(watch),
    .see = NAMED(see),
};

#undef LANE
#undef MASK
#undef WIDTH
#undef SPREAD
#undef NAMED
