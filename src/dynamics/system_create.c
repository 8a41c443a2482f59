/* The memory of a system and the patterns of its matrices. */
#include "dynamics/system.h"
#include "model/arrays/arrays.h"

#include "base/vectors.h"
#include "model/contacts.h"

#include <stdlib.h>
#include <string.h>

static int allocate(cst_system *s)
{
    int n = s->n, m = s->m, p = s->p, larger = n > m ? n : m;
    larger = larger > p ? larger : p;
    larger = larger > s->model->s ? larger : s->model->s;
    double **vector[] = { &s->q,
                          &s->v,
                          &s->a,
                          &s->lambda,
                          &s->phi,
                          &s->phi_dot,
                          &s->phi_ddot,
                          &s->Q,
                          &s->args.f,
                          &s->args.fb,
                          &s->args.Qb,
                          &s->args.phib,
                          &s->args.phid0b,
                          &s->args.phid1b,
                          &s->args.phid1,
                          &s->args.unused,
                          &s->args.scratch_m,
                          &s->args.qb,
                          &s->args.vb,
                          &s->args.ab,
                          &s->args.bb,
                          &s->args.rhob,
                          &s->args.zero };
    int vectors = (int)(sizeof vector / sizeof vector[0]);
    double *x = calloc((size_t)(p + 1 + (vectors + 5 * CST_LANES) * larger +
                                2 * (n + m) * CST_LANES + CST_REDUNDANT * m),
                       sizeof *x);
    s->memory = x;
    s->mode = calloc((size_t)cst_mode_count(s->model) + 1, sizeof *s->mode);
    if (!x || !s->mode || !cst_contacts_create(s))
        return 0;
    s->rho = cst_take(&x, (size_t)p + 1); /* and the end of the run */
    for (int k = 0; k < vectors; k++)
        *vector[k] = cst_take(&x, (size_t)larger);
    s->redundant.vectors = cst_take(&x, (size_t)(CST_REDUNDANT * m));
    s->rhs = cst_take(&x, (size_t)((n + m) * CST_LANES));
    s->lanes.product = (double(*)[CST_LANES])cst_take(&x, (size_t)((n + m) * CST_LANES));
    s->lanes.zeros = (double(*)[CST_LANES])cst_take(&x, (size_t)(larger * CST_LANES));
    s->lanes.out0 = (double(*)[CST_LANES])cst_take(&x, (size_t)(larger * CST_LANES));
    s->lanes.out1 = (double(*)[CST_LANES])cst_take(&x, (size_t)(larger * CST_LANES));
    s->lanes.out2 = (double(*)[CST_LANES])cst_take(&x, (size_t)(larger * CST_LANES));
    s->lanes.out3 = (double(*)[CST_LANES])cst_take(&x, (size_t)(larger * CST_LANES));
    return 1;
}

/* The whole matrices: A, and N with dF/dv and dF/dq and a full diagonal. */
static int join_patterns(cst_system *s)
{
    int n = s->n, size = n + s->m, ok;
    const cst_provider *p = s->derivatives.provider;
    cst_entries e = { 0 };
    cst_blocks_entries_A(s, &e);
    for (int i = n; i < size; i++)
        cst_entries_add(&e, i, i);
    if (p->entries_A)
        p->entries_A(s, &e);
    cst_contacts_entries(s, &e);
    ok = !e.failed && cst_pattern_build(&s->matrices.A, size, size, e.count, e.row, e.col);
    for (int i = 0; i < n; i++)
        cst_entries_add(&e, i, i);
    cst_blocks_entries_N(s, &e);
    if (p->entries_N)
        p->entries_N(s, &e);
    ok = ok && !e.failed && cst_pattern_build(&s->matrices.N, size, size, e.count, e.row, e.col);
    cst_entries_free(&e);
    return ok;
}

static int create_matrices(cst_system *s)
{
    int size = s->n + s->m;
    /* A Newton iteration corrects what bad pivots of its matrix cost; nothing corrects the
     * motion's. */
    if (!cst_lu_create(&s->matrices.lu_A, &s->matrices.A, 1e-3) ||
        !cst_lu_create(&s->matrices.lu_N, &s->matrices.N, 1e-8) ||
        !cst_lu_create(&s->matrices.lu_S, &s->matrices.N, 1e-3))
        return 0;
    s->solver.lu = &s->matrices.lu_A;
    size_t entries = (size_t)s->matrices.N.p[size];
    s->matrices.A0 = calloc(3 * entries + 1, sizeof *s->matrices.A0);
    s->matrices.A_in_N =
        malloc((2 * (size_t)s->matrices.A.p[size] + 1) * sizeof *s->matrices.A_in_N);
    s->matrices.diagonal = malloc((size_t)size * sizeof *s->matrices.diagonal);
    if (!s->matrices.A0 || !s->matrices.A_in_N || !s->matrices.diagonal)
        return 0;
    for (int i = 0; i < size; i++)
        s->matrices.diagonal[i] = cst_pattern_find(&s->matrices.N, i, i);
    s->matrices.mass_at = s->matrices.A_in_N + s->matrices.A.p[size];
    s->matrices.C = s->matrices.A0 + entries;
    s->matrices.K = s->matrices.C + entries;
    for (int j = 0; j < size; j++)
        for (int k = s->matrices.A.p[j]; k < s->matrices.A.p[j + 1]; k++)
            s->matrices.A_in_N[k] = cst_pattern_find(&s->matrices.N, s->matrices.A.i[k], j);
    for (int i = s->n; i < size; i++)
        s->matrices.lu_A.value[cst_pattern_find(&s->matrices.A, i, i)] = -s->penalty.compliance;
    return 1;
}

int cst_system_create(cst_system *s, const cst_model *model, const double *rho)
{
    s->model = model;
    s->kernels = model->kernels;
    s->n = model->n;
    s->m = model->m;
    s->p = cst_rho_size(model);
    s->effort.rcond = 1.0;
    if (!allocate(s))
        return CST_EMEMORY;
    if (!cst_tables_create(&s->tables, model, s->rho))
        return CST_EMEMORY;
    memcpy(s->tables.flat, rho, ((size_t)model->p + 1) * sizeof *rho);
    cst_tables_take(&s->tables);
    s->derivatives.provider = s->kernels->fused ? &cst_provider_fused : &cst_provider_colored;
    int needed = s->derivatives.provider->blocks |
                 (model->start != CST_GIVEN ? CST_BLOCKS_SEARCH : 0) |
                 (s->derivatives.weighted ? CST_BLOCKS_WEIGHTED : 0);
    int ok = cst_blocks_probe(s, needed) && join_patterns(s) && cst_blocks_plan(s, needed) &&
             (!s->derivatives.provider->create || s->derivatives.provider->create(s)) &&
             create_matrices(s) && cst_contacts_place(s);
    return ok ? CST_OK : CST_EMEMORY;
}

void cst_system_free(cst_system *s)
{
    if (s->derivatives.provider && s->derivatives.provider->free)
        s->derivatives.provider->free(s);
    cst_blocks_free(&s->derivatives.blocks);
    cst_contacts_free(s);
    cst_tables_free(&s->tables);
    cst_solver_free(&s->solver);
    cst_lu_free(&s->matrices.lu_A);
    cst_lu_free(&s->matrices.lu_N);
    cst_lu_free(&s->matrices.lu_S);
    cst_pattern_free(&s->matrices.A);
    cst_pattern_free(&s->matrices.N);
    free(s->matrices.A0);
    free(s->matrices.A_in_N);
    free(s->matrices.diagonal);
    free(s->mode);
    free(s->memory);
}
