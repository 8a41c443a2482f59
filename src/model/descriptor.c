/* The descriptor of a model, checked: what a problem needs of it is there, and fits together. */
#include "model/arrays/arrays.h"
#include "model/contacts.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

/* The first kernel or derivative that the model needs and does not have, or NULL. */
static const char *missing_kernel(const cst_model *m, const cst_kernels *k)
{
#define NEED(condition, name)                                                                      \
    if ((condition) && !k->name)                                                                   \
    return #name
    NEED(1, inertia);
    NEED(1, inertia_b);
    NEED(1, inertia_dv);
    NEED(1, forces);
    NEED(1, forces_b);
    NEED(1, forces_dv);
    NEED(1, initial);
    NEED(1, initial_b);
    NEED(1, initial_dv);
    NEED(m->m, constraints);
    NEED(m->m, constraints_d0_b);
    NEED(m->m, constraints_d0_d1);
    NEED(m->m, constraints_d0_d1_b);
    NEED(m->m, constraints_d0_d1_dv);
    NEED(m->m, constraints_d0_d1_qv);
    NEED(m->m, constraints_r0_b);
    NEED(m->s, switches);
    NEED(m->s, switches_b);
    NEED(m->s, switches_dv);
    NEED(k->outputs, outputs_b);
    NEED(k->outputs, outputs_dv);
#undef NEED
    return k->costs && k->costs_count > 0 ? NULL : "cost_NAME";
}

const cst_cost_kernels *cst_cost_kernels_of(const cst_model *m, const char *name)
{
    for (int k = 0; k < m->kernels->costs_count; k++) {
        const cst_cost_kernels *c = &m->kernels->costs[k];
        if (c->name && !strcmp(c->name, name))
            return (!c->g && !c->w) || (c->g && !c->g_b) || (c->w && !c->w_b) ? NULL : c;
    }
    return NULL;
}

static int check_model(cst_problem *p, const cst_model *m)
{
    if (m->abi < CST_ABI_OLDEST || m->abi > CST_ABI)
        return cst_fail(&p->report, CST_EMODEL,
                        "model: made for version %d of the interface, this library takes %d to "
                        "%d: build it again with its costate.h",
                        m->abi, CST_ABI_OLDEST, CST_ABI);
    if (!(isfinite(m->tf) && m->tf > 0.0) || m->n < 1 || m->m < 0 || m->p < 1 || m->s < 0 ||
        m->costs_count < 1 || !m->parameters || !m->costs || !m->kernels || !m->name || !m->design)
        return cst_fail(&p->report, CST_EMODEL,
                        "model %s: the descriptor is not complete: see cst_model in costate.h",
                        m->name ? m->name : "without a name");
    const char *missing = missing_kernel(m, m->kernels);
    if (missing)
        return cst_fail(&p->report, CST_EMODEL,
                        "model %s: %s_%s is missing: write the kernel and run scripts/regen_ad.sh "
                        "or costate build",
                        m->name, m->name, missing);
    if (m->rtol != 0.0 && !(m->rtol >= CST_LEAST_RTOL && m->rtol < 1.0))
        return cst_fail(&p->report, CST_EMODEL,
                        "model %s: .rtol = %g of its descriptor is not a valid tolerance: give a "
                        "number from %.2g to 1, or 0 for the default",
                        m->name, m->rtol, CST_LEAST_RTOL);
    const cst_kernels *k = m->kernels;
    if (m->start == CST_EQUILIBRIUM && !(k->launch && k->launch_b && k->launch_dv))
        return cst_fail(
            &p->report, CST_EMODEL,
            "model %s starts from an equilibrium: write %s_launch, the velocities there", m->name,
            m->name);
    return CST_OK;
}

/* What a user writes for parameter i: the name of its array, or its own. */
static const char *label(const cst_model *m, int i)
{
    const cst_array *array = cst_array_of(m, i);
    return array ? array->name : m->parameters[i].name;
}

static int check_word(cst_problem *p, const cst_model *m, int i)
{
    const char *name = label(m, i);
    if (!*name)
        return cst_fail(&p->report, CST_EMODEL,
                        "model %s: the name of parameter %d of %d is empty: give it one in the "
                        "table of parameters",
                        m->name, i + 1, m->p);
    if (strpbrk(name, "=, \t\n") || !strcmp(name, "all"))
        return cst_fail(&p->report, CST_EMODEL,
                        "model %s: '%.60s' cannot be the name of a parameter ('all', or with '=', "
                        "',' or a space): correct the table of parameters",
                        m->name, name);
    if (strchr(name, '*') || (m->arrays_count && strpbrk(name, "[]")))
        return cst_fail(&p->report, CST_EMODEL,
                        "model %s: '%.60s' cannot be the name of a parameter: '*' is for "
                        "patterns, '[' for the values of arrays: correct the table of parameters",
                        m->name, name);
    return CST_OK;
}

/* Lists of parameters are written NAME,NAME and NAME=VALUE,NAME=VALUE, and `all` is all of them: a
 * name must be one word of such a list, and mean one parameter or array. */
static int check_name(cst_problem *p, const cst_model *m, int i)
{
    const cst_array *own = cst_array_of(m, i);
    if (own && own->first < i)
        return CST_OK; /* the array's first was checked */
    TRY(check_word(p, m, i));
    for (int k = 0; k < i; k++)
        if (!strcmp(label(m, k), label(m, i)))
            return cst_fail(&p->report, CST_EMODEL,
                            "model %s: two parameters are named '%.60s', %d and %d of %d: give one "
                            "another name in the table of parameters",
                            m->name, label(m, i), k + 1, i + 1, m->p);
    return CST_OK;
}

static int wrong_table(cst_problem *p, const cst_model *m, const cst_array *a, const char *what)
{
    return cst_fail(&p->report, CST_EMODEL, "model %s: table %s: %s", m->name, a->name, what);
}

/* Tables come last, and their knots increase. */
static int check_lookups(cst_problem *p, const cst_model *m)
{
    int end = m->p, places = 0;
    for (int i = m->arrays_count - 1; i >= 0; i--) {
        const cst_array *a = &m->arrays[i];
        const cst_table *t = a->table;
        if (!cst_is_table(t))
            continue;
        int spline = t->kind == CST_TABLE_BSPLINE;
        if (a->first + a->count != end)
            return wrong_table(p, m, a, "a parameter follows it: give tables the last rows");
        end = a->first;
        places += t->lookups > 0;
        if (t->kind > CST_TABLE_BSPLINE || t->kind < 0)
            return wrong_table(p, m, a, "its kind does not exist: see cst_table_kind in costate.h");
        if (a->count < (spline ? 4 : 2))
            return wrong_table(p, m, a, "too few values: give 2 or more, 4 of a B-spline");
        if (spline && t->knots)
            return wrong_table(p, m, a, "the knots of a B-spline are even: give from and to");
        if (!t->knots && !(t->from < t->to))
            return wrong_table(p, m, a, "its last knot is not above its first: give from < to");
        for (int k = 1; t->knots && k < a->count; k++)
            if (!(t->knots[k - 1] < t->knots[k]))
                return wrong_table(p, m, a, "its knots do not increase: sort them");
    }
    if (places && !m->lookups)
        return cst_fail(&p->report, CST_EMODEL,
                        "model %s: a table has places at which it is looked up: give .lookups, the "
                        "function that says where",
                        m->name);
    return CST_OK;
}

/* The rows of a table that the descriptor counts: one that was forgotten is all zero. */
static int check_tables(cst_problem *p, const cst_model *m)
{
    if (!m->arrays_count)
        TRY(cst_check_arrays(m, &p->report));
    for (int i = 0; i < m->p; i++) {
        const cst_parameter *x = &m->parameters[i];
        if (!x->name || !x->unit || !x->meaning)
            return cst_fail(&p->report, CST_EMODEL,
                            "model %s: parameter %d of %d has no name, unit or meaning: write its "
                            "row in the table of "
                            "parameters",
                            m->name, i + 1, m->p);
        TRY(check_name(p, m, i));
        if (!(x->lower <= x->value && x->value <= x->upper))
            return cst_fail(&p->report, CST_EMODEL,
                            "model %s: the default %g of parameter %s is not within its bounds, %g "
                            "and %g: correct the "
                            "table of parameters",
                            m->name, x->value, x->name, x->lower, x->upper);
    }
    for (int i = 0; i < m->costs_count; i++)
        if (!m->costs[i].name || !m->costs[i].unit || !m->costs[i].meaning)
            return cst_fail(&p->report, CST_EMODEL,
                            "model %s: cost %d of %d has no name, unit or meaning: write its row "
                            "in the table of costs",
                            m->name, i + 1, m->costs_count);
    if (m->kernels->outputs && m->outputs_count < 1)
        return cst_fail(
            &p->report, CST_EMODEL,
            "model %s: the kernel %s_outputs has no table: write .outputs and .outputs_count",
            m->name, m->name);
    for (int i = 0; i < m->outputs_count; i++)
        if (!m->outputs || (!m->output && !m->kernels->outputs) || !m->outputs[i].name ||
            !m->outputs[i].unit || !m->outputs[i].meaning)
            return cst_fail(&p->report, CST_EMODEL,
                            "model %s: output %d of %d has no name, unit or meaning, or there is "
                            "no function: complete "
                            "the table of outputs",
                            m->name, i + 1, m->outputs_count);
    for (int i = 0; m->coordinates && i < m->n; i++)
        if (!m->coordinates[i])
            return cst_fail(&p->report, CST_EMODEL,
                            "model %s: coordinate %d of %d has no name: name all of them or none",
                            m->name, i + 1, m->n);
    for (int i = 0; m->constraint_names && i < m->m; i++)
        if (!m->constraint_names[i])
            return cst_fail(&p->report, CST_EMODEL,
                            "model %s: constraint %d of %d has no name: name all of them or none",
                            m->name, i + 1, m->m);
    for (int i = 0; m->switches && i < m->s; i++)
        if (!m->switches[i])
            return cst_fail(&p->report, CST_EMODEL,
                            "model %s: switch %d of %d has no name: name all of them or none",
                            m->name, i + 1, m->s);
    return CST_OK;
}

/* The costs and their kernels, one for one. */
static int check_costs(cst_problem *p, const cst_model *m)
{
    for (int i = 0; i < m->costs_count; i++) {
        const char *name = m->costs[i].name;
        if (!cst_cost_kernels_of(m, name))
            return cst_fail(
                &p->report, CST_EMODEL,
                "model %s: cost '%s' has no kernel %s_cost_%s or %s_final_%s: write one and run "
                "scripts/regen_ad.sh or costate build",
                m->name, name, m->name, name, m->name, name);
    }
    for (int k = 0; k < m->kernels->costs_count; k++) {
        const cst_cost_kernels *c = &m->kernels->costs[k];
        int known = 0;
        for (int i = 0; c->name && i < m->costs_count; i++)
            known = known || !strcmp(m->costs[i].name, c->name);
        if (!known)
            return cst_fail(&p->report, CST_EMODEL,
                            "model %s: the kernel %s_%s_%s has no row among the %d that "
                            ".costs_count counts: write it in "
                            "the table of costs",
                            m->name, m->name, c->g ? "cost" : "final", c->name ? c->name : "",
                            m->costs_count);
    }
    return CST_OK;
}

/* The names in .design, or in another list of the descriptor. */
static int check_names(cst_problem *p, const cst_model *m, const char *field, const char *names)
{
    for (const char *name = names;;) {
        size_t length = strcspn(name, ",");
        if (cst_parameter_match(m, name, length, -1) < 0)
            return cst_fail(&p->report, CST_EMODEL,
                            "model %s: .%s of its descriptor names '%.*s', which is not a "
                            "parameter: correct it, or the "
                            "table of parameters",
                            m->name, field, (int)(length < 60 ? length : 60), name);
        if (!name[length])
            return CST_OK;
        name += length + 1;
    }
}

int cst_check_descriptor(cst_problem *p, const cst_model *m)
{
    TRY(check_model(p, m));
    TRY(check_tables(p, m));
    TRY(check_lookups(p, m));
    TRY(check_costs(p, m));
    TRY(cst_check_contacts(p, m));
    if (strcmp(m->design, "all") != 0)
        TRY(check_names(p, m, "design", m->design));
    return m->instants ? check_names(p, m, "instants", m->instants) : CST_OK;
}
