/* By operator overloading: ADOL-C.  Each kernel is taped once and the tape is evaluated again at
 * each instant (what is not an independent is a parameter of the tape), in vector mode with the
 * columns colored, one sweep for all colors. */
#include "adolc_kernels.h"
#include "block.h"
#include "way.h"

#include <cstring>
#include <vector>

namespace {

using vec = std::vector<double>;
using active = std::vector<adouble>;

/* A tape from (x, parameters) to y, its seeds and its results. */
struct tape {
    short tag = 0;
    int inputs = 0, outputs = 0, colors = 0;
    bench_block block{};
    vec x, parameters, y, seeds, results;
    std::vector<double *> seed, result;

    void size(int directions)
    {
        colors = directions;
        seeds.assign((size_t)inputs * (size_t)colors, 0.0);
        results.assign((size_t)outputs * (size_t)colors, 0.0);
        for (int i = 0; i < inputs; i++)
            seed.push_back(&seeds[(size_t)i * (size_t)colors]);
        for (int i = 0; i < outputs; i++)
            result.push_back(&results[(size_t)i * (size_t)colors]);
        y.resize((size_t)outputs);
    }
    void forward()
    {
        set_param_vec(tag, parameters.size(), parameters.data());
        fov_forward(tag, outputs, inputs, colors, x.data(), seed.data(), y.data(), result.data());
    }
    void free() { bench_block_free(&block); }
};

void append(vec &to, const double *x, int n) { to.insert(to.end(), x, x + n); }

active independent(const double *x, int n)
{
    active r((size_t)n);
    for (int i = 0; i < n; i++)
        r[(size_t)i] <<= x[i];
    return r;
}

active parameter(const double *x, int n)
{
    active r((size_t)n);
    for (int i = 0; i < n; i++)
        r[(size_t)i] = mkparam(x[i]);
    return r;
}

active zeros(int n)
{
    active r((size_t)n);
    for (auto &x : r)
        x = 0.0;
    return r;
}

void dependent(active &y, int n)
{
    double unused;
    for (int i = 0; i < n; i++)
        y[(size_t)i] >>= unused;
}

struct data {
    const adolc_kernels *k;
    tape phi, inertia, forces, reaction, kinematics, all;
};

/* Phi_q' lambda */
active reaction_of(const adolc_kernels *k, cst_system *s, const adouble &t, const active &q,
                   const active &rho, active lambda)
{
    int n = s->n, m = s->m;
    active qb = zeros(n), none = zeros(n), y = zeros(n), rhob = zeros(s->p), phi = zeros(m),
           phib = zeros(m), phid0 = zeros(m);
    k->reaction(t, 0.0, q.data(), qb.data(), none.data(), y.data(), rho.data(), rhob.data(),
                phi.data(), phib.data(), phid0.data(), lambda.data());
    return y;
}

/* Phi, Phi_dot, Phi_ddot */
active kinematics_of(const adolc_kernels *k, cst_system *s, const adouble &t, const active &q,
                     const active &v, const active &a, const active &rho)
{
    size_t m = (size_t)s->m;
    active y(3 * m), unused(m);
    k->kinematics(t, 1.0, 1.0, q.data(), v.data(), v.data(), a.data(), rho.data(), y.data(),
                  unused.data(), &y[m], &y[2 * m]);
    return y;
}

/* The tapes of the state's derivatives: q (and v) independent. */
void record_state(data *d, cst_system *s)
{
    const adolc_kernels *k = d->k;
    int n = s->n, m = s->m, p = s->p;
    trace_on(d->phi.tag);
    {
        active t = parameter(&s->t, 1), rho = parameter(s->rho, p), q = independent(s->q, n),
               y((size_t)m);
        k->constraints(t[0], q.data(), rho.data(), y.data());
        dependent(y, m);
    }
    trace_off();
    trace_on(d->inertia.tag);
    {
        active a = parameter(s->a, n), rho = parameter(s->rho, p), q = independent(s->q, n),
               y((size_t)n);
        k->inertia(q.data(), a.data(), rho.data(), y.data());
        dependent(y, n);
    }
    trace_off();
    trace_on(d->forces.tag);
    {
        active t = parameter(&s->t, 1), rho = parameter(s->rho, p), q = independent(s->q, n),
               v = independent(s->v, n), y((size_t)n);
        k->forces(t[0], q.data(), v.data(), rho.data(), s->mode, y.data());
        dependent(y, n);
    }
    trace_off();
    trace_on(d->reaction.tag);
    {
        active t = parameter(&s->t, 1), lambda = parameter(s->lambda, m),
               rho = parameter(s->rho, p), q = independent(s->q, n);
        active y = reaction_of(k, s, t[0], q, rho, lambda);
        dependent(y, n);
    }
    trace_off();
    trace_on(d->kinematics.tag);
    {
        active t = parameter(&s->t, 1), v = parameter(s->v, n), a = parameter(s->a, n),
               rho = parameter(s->rho, p);
        active q = independent(s->q, n), y = kinematics_of(k, s, t[0], q, v, a, rho);
        dependent(y, 3 * m);
    }
    trace_off();
}

/* F(q, v, rho) as one tape, for the adjoint products. */
void record_all(data *d, cst_system *s)
{
    const adolc_kernels *k = d->k;
    size_t n = (size_t)s->n, m = (size_t)s->m;
    trace_on(d->all.tag, 1);
    {
        active t = parameter(&s->t, 1), a = parameter(s->a, s->n),
               lambda = parameter(s->lambda, s->m);
        active q = independent(s->q, s->n), v = independent(s->v, s->n),
               rho = independent(s->rho, s->p), F(n + m), Q(n);
        k->inertia(q.data(), a.data(), rho.data(), F.data());
        k->forces(t[0], q.data(), v.data(), rho.data(), s->mode, Q.data());
        active R = reaction_of(k, s, t[0], q, rho, lambda),
               y = kinematics_of(k, s, t[0], q, v, a, rho);
        for (size_t i = 0; i < n; i++)
            F[i] += R[i] - Q[i];
        for (size_t i = 0; i < m; i++)
            F[n + i] = y[2 * m + i] + s->penalty.damping * y[m + i] + s->penalty.stiffness * y[i];
        dependent(F, s->n + s->m);
    }
    trace_off();
}

/* A tape whose first n inputs are colored by a pattern. */
int color(tape &x, int inputs, int outputs, const cst_pattern *block, const cst_pattern *whole,
          int row0, int symmetric)
{
    if (!bench_block_create(&x.block, block, whole, row0, ALL_COLORS, symmetric))
        return 0;
    x.inputs = inputs;
    x.outputs = outputs;
    x.size(x.block.plan.passes ? x.block.plan.width : 0);
    for (int j = 0; j < x.block.plan.cols && x.colors; j++)
        memcpy(x.seed[(size_t)j], x.block.plan.seeds + (long)j * x.colors,
               (size_t)x.colors * sizeof(double));
    return 1;
}

/* Q by q and v: the colors of one after those of the other. */
int color_forces(tape &x, const cst_blocks &b, cst_system *s, bench_block *by_v)
{
    x.inputs = 2 * s->n;
    x.outputs = s->n;
    if (!bench_block_create(&x.block, &b.forces_q.pattern, &s->matrices.N, 0, ALL_COLORS, 0) ||
        !bench_block_create(by_v, &b.forces_v.pattern, &s->matrices.N, 0, ALL_COLORS, 0))
        return 0;
    int cq = x.block.plan.passes ? x.block.plan.width : 0,
        cv = by_v->plan.passes ? by_v->plan.width : 0;
    x.size(cq + cv);
    for (int j = 0; j < s->n; j++) {
        if (cq)
            memcpy(x.seed[(size_t)j], x.block.plan.seeds + (long)j * cq,
                   (size_t)cq * sizeof(double));
        if (cv)
            memcpy(x.seed[(size_t)(s->n + j)] + cq, by_v->plan.seeds + (long)j * cv,
                   (size_t)cv * sizeof(double));
    }
    return 1;
}

struct whole : data {
    bench_block forces_v{};
    vec weight, adjoint;
};

void destroy(void *x)
{
    whole *d = (whole *)x;
    for (tape *t : { &d->phi, &d->inertia, &d->forces, &d->reaction, &d->kinematics, &d->all })
        t->free();
    bench_block_free(&d->forces_v);
    delete d;
}

void *create(cst_system *s)
{
    whole *d = new whole;
    d->k = nullptr;
    for (int i = 0; i < adolc_models_count; i++)
        if (!strcmp(adolc_models[i]->model, s->model->name))
            d->k = adolc_models[i];
    if (!d->k || !s->m) {
        delete d;
        return nullptr;
    }
    short tag = 0;
    for (tape *t : { &d->phi, &d->inertia, &d->forces, &d->reaction, &d->kinematics, &d->all })
        t->tag = tag++;
    record_state(d, s);
    record_all(d, s);
    int n = s->n, m = s->m, p = s->p;
    cst_blocks b;
    int ok = bench_patterns(&b, s) && color(d->phi, n, m, &b.phi_q.pattern, &s->matrices.A, n, 0) &&
             color(d->inertia, n, n, &b.inertia_q.pattern, &s->matrices.N, 0, 0) &&
             color(d->reaction, n, n, &b.hessian.pattern, &s->matrices.N, 0, 1) &&
             color(d->kinematics, n, 3 * m, &b.phi_x.pattern, &s->matrices.N, n, 0) &&
             color_forces(d->forces, b, s, &d->forces_v);
    cst_blocks_free(&b);
    d->all.inputs = 2 * n + p;
    d->all.outputs = n + m;
    d->all.size(p);
    for (int j = 0; j < p; j++)
        d->all.seed[(size_t)(2 * n + j)][j] = 1.0;
    d->weight.resize((size_t)(n + m));
    d->adjoint.resize((size_t)(2 * n + p));
    if (!ok) {
        destroy(d);
        return nullptr;
    }
    return d;
}

void phi_q(void *x, cst_system *s, bench_out *out)
{
    tape &t = ((data *)x)->phi;
    t.x.assign(s->q, s->q + s->n);
    t.parameters.assign(1, s->t);
    append(t.parameters, s->rho, s->p);
    t.forward();
    for (int e = 0; e < t.block.plan.start[1]; e++)
        out->A[t.block.target[e]] = out->A[t.block.mirrored[e]] =
            t.results[(size_t)t.block.plan.source[e]];
}

/* value += sign * the block, whose colors are the columns from `first` on of the results */
void scatter(const tape &t, const bench_block &b, int first, double sign, double *value)
{
    int width = b.plan.width;
    for (int e = 0; b.plan.passes && e < b.plan.start[1]; e++) {
        int row = b.plan.source[e] / width, color = b.plan.source[e] % width;
        value[b.target[e]] += sign * t.result[(size_t)row][first + color];
    }
}

void add_kinematics(tape &t, cst_system *s, bench_out *out)
{
    size_t m = (size_t)s->m;
    t.x.assign(s->q, s->q + s->n);
    t.parameters.assign(1, s->t);
    append(t.parameters, s->v, s->n);
    append(t.parameters, s->a, s->n);
    append(t.parameters, s->rho, s->p);
    t.forward();
    for (int e = 0; e < t.block.plan.start[1]; e++) {
        size_t row = (size_t)(t.block.plan.source[e] / t.colors),
               c = (size_t)(t.block.plan.source[e] % t.colors);
        double y0 = t.result[row][c], y1 = t.result[m + row][c], y2 = t.result[2 * m + row][c];
        out->C[t.block.target[e]] += 2.0 * y1 + s->penalty.damping * y0;
        out->K[t.block.target[e]] += y2 + s->penalty.damping * y1 + s->penalty.stiffness * y0;
    }
}

void jacobian(void *x, cst_system *s, bench_out *out)
{
    whole *d = (whole *)x;
    size_t size = (size_t)s->matrices.N.p[s->matrices.N.cols] * sizeof *out->K;
    memset(out->C, 0, size);
    memset(out->K, 0, size);
    if (d->inertia.colors) {
        d->inertia.x.assign(s->q, s->q + s->n);
        d->inertia.parameters.assign(s->a, s->a + s->n);
        append(d->inertia.parameters, s->rho, s->p);
        d->inertia.forward();
        scatter(d->inertia, d->inertia.block, 0, 1.0, out->K);
    }
    d->forces.x.assign(s->q, s->q + s->n);
    append(d->forces.x, s->v, s->n);
    d->forces.parameters.assign(1, s->t);
    append(d->forces.parameters, s->rho, s->p);
    d->forces.forward();
    scatter(d->forces, d->forces.block, 0, -1.0, out->K);
    scatter(d->forces, d->forces_v, d->forces.block.plan.passes ? d->forces.block.plan.width : 0,
            -1.0, out->C);
    d->reaction.x.assign(s->q, s->q + s->n);
    d->reaction.parameters.assign(1, s->t);
    append(d->reaction.parameters, s->lambda, s->m);
    append(d->reaction.parameters, s->rho, s->p);
    d->reaction.forward();
    scatter(d->reaction, d->reaction.block, 0, 1.0, out->K);
    add_kinematics(d->kinematics, s, out);
}

void set_all(tape &t, cst_system *s)
{
    t.x.assign(s->q, s->q + s->n);
    append(t.x, s->v, s->n);
    append(t.x, s->rho, s->p);
    t.parameters.assign(1, s->t);
    append(t.parameters, s->a, s->n);
    append(t.parameters, s->lambda, s->m);
}

void by_rho(void *x, cst_system *s, bench_out *out)
{
    tape &t = ((data *)x)->all;
    set_all(t, s);
    t.forward();
    for (int k = 0; k < s->p; k++)
        for (int i = 0; i < t.outputs; i++)
            out->F_rho[k * t.outputs + i] = t.result[(size_t)i][k];
}

void products(void *x, cst_system *s, const double *zW, bench_out *out)
{
    whole *d = (whole *)x;
    tape &t = d->all;
    size_t n = (size_t)s->n * sizeof(double);
    set_all(t, s);
    set_param_vec(t.tag, t.parameters.size(), t.parameters.data());
    memcpy(d->weight.data(), zW, d->weight.size() * sizeof(double));
    zos_forward(t.tag, t.outputs, t.inputs, 1, t.x.data(), t.y.data());
    fos_reverse(t.tag, t.outputs, t.inputs, d->weight.data(), d->adjoint.data());
    memcpy(out->Fq, d->adjoint.data(), n);
    memcpy(out->Fv, d->adjoint.data() + s->n, n);
    memcpy(out->Frho, d->adjoint.data() + 2 * s->n, (size_t)s->p * sizeof(double));
}

} // namespace

extern "C" const bench_way way_adolc = { "ADOL-C", "operator overloading, taped once, colored",
                                         nullptr,  0,
                                         create,   destroy,
                                         phi_q,    jacobian,
                                         by_rho,   products };
