/* The tables of contacts and frictions of a descriptor, checked: every name means something, every
 * row is a row of its own. */
#include "model/contacts.h"

#include "model/facts.h"

#include <string.h>

int cst_contact_index(const cst_model *m, const char *name)
{
    for (int c = 0; name && c < m->contacts_count; c++)
        if (!strcmp(m->contacts[c].name, name))
            return c;
    return -1;
}

int cst_output_index(const cst_model *m, const char *name)
{
    for (int i = 0; name && i < m->outputs_count; i++)
        if (!strcmp(m->outputs[i].name, name))
            return i;
    return -1;
}

static int is_parameter(const cst_model *m, const char *name)
{
    return cst_parameter_index(m, name, strlen(name)) >= 0;
}

/* A row that is there, and belongs to no other contact or friction before this one. */
static int check_row(cst_problem *p, const cst_model *m, const char *table, const char *name,
                     int row, int contacts, int frictions, int latches)
{
    if (row < 0 || row >= m->m)
        return cst_fail(&p->report, CST_EMODEL,
                        "model %s: .row = %d of %s '%.60s' is not a row of Phi, which has %d: "
                        "give one, from 0",
                        m->name, row, table, name, m->m);
    int taken = 0;
    for (int i = 0; i < contacts; i++)
        taken |= m->contacts[i].row == row;
    for (int i = 0; i < frictions; i++)
        taken |= m->frictions[i].row == row;
    for (int i = 0; i < latches; i++)
        taken |= m->latches[i].row == row;
    if (!taken)
        return CST_OK;
    return cst_fail(&p->report, CST_EMODEL,
                    "model %s: row %d of Phi belongs to two contacts, frictions or latches, "
                    "'%.60s' is the second: give each a row of its own",
                    m->name, row, name);
}

static int no_parameter(cst_problem *p, const cst_model *m, const char *field, const char *of,
                        const char *name)
{
    return cst_fail(&p->report, CST_EMODEL,
                    "model %s: .%s = '%.60s' of '%.60s' is not a parameter: correct it, or the "
                    "table of parameters",
                    m->name, field, name ? name : "", of);
}

static int no_name(cst_problem *p, const cst_model *m, const char *table, int i, int count)
{
    return cst_fail(&p->report, CST_EMODEL,
                    "model %s: %s %d of %d has no name, or that of another: give it one of its own",
                    m->name, table, i + 1, count);
}

static int check_contact(cst_problem *p, const cst_model *m, int i)
{
    const cst_contact *x = &m->contacts[i];
    if (!x->name || !*x->name || cst_contact_index(m, x->name) != i)
        return no_name(p, m, "contact", i, m->contacts_count);
    TRY(check_row(p, m, "contact", x->name, x->row, i, 0, 0));
    if (x->restitution && !is_parameter(m, x->restitution))
        return no_parameter(p, m, "restitution", x->name, x->restitution);
    return CST_OK;
}

/* Its normal force: that of a contact or of an output, which must be known before a and lambda. */
static int check_normal(cst_problem *p, const cst_model *m, const cst_friction *x)
{
    int output = cst_output_index(m, x->normal);
    if (!x->contact == !x->normal)
        return cst_fail(&p->report, CST_EMODEL,
                        "model %s: friction '%.60s' needs either .contact or .normal, its normal "
                        "force: give one of the two",
                        m->name, x->name);
    if (x->contact && cst_contact_index(m, x->contact) < 0)
        return cst_fail(&p->report, CST_EMODEL,
                        "model %s: .contact = '%.60s' of friction '%.60s' is not a contact: "
                        "correct it, or the table of contacts",
                        m->name, x->contact, x->name);
    if (x->contact)
        return CST_OK;
    if (output < 0 || !m->kernels->outputs)
        return cst_fail(&p->report, CST_EMODEL,
                        "model %s: .normal = '%.60s' of friction '%.60s' is not an output of the "
                        "kernel %s_outputs: correct it, or the table of outputs",
                        m->name, x->normal, x->name, m->name);
    if (cst_facts_output(m->kernels, output) & (CST_LOOKS_AT_A | CST_LOOKS_AT_LAMBDA))
        return cst_fail(&p->report, CST_EMODEL,
                        "model %s: output '%.60s', the normal force of friction '%.60s', looks at "
                        "accelerations or reactions: take .contact for the reaction of a contact",
                        m->name, x->normal, x->name);
    return CST_OK;
}

int cst_friction_across(const cst_model *m, int f)
{
    for (int k = 0; k < f && m->frictions[f].across; k++)
        if (!strcmp(m->frictions[k].name, m->frictions[f].across))
            return k;
    return -1;
}

static int same(const char *a, const char *b)
{
    return a == b || (a && b && !strcmp(a, b));
}

/* The two directions of a friction in space share all but the row; nothing is across of two. */
static int check_across(cst_problem *p, const cst_model *m, int i)
{
    const cst_friction *x = &m->frictions[i], *first;
    int k = cst_friction_across(m, i), taken = 0;
    if (!x->across)
        return CST_OK;
    first = k >= 0 ? &m->frictions[k] : NULL;
    for (int f = 0; first && f < i; f++)
        taken |= same(m->frictions[f].across, x->across);
    if (first && !taken && !first->across && same(first->contact, x->contact) &&
        same(first->normal, x->normal) && same(first->coefficient, x->coefficient) &&
        same(first->limit, x->limit))
        return CST_OK;
    return cst_fail(&p->report, CST_EMODEL,
                    "model %s: .across = '%.60s' of friction '%.60s' is not a friction before it "
                    "with the same normal force and coefficients, and with no other across of it: "
                    "correct the table of frictions",
                    m->name, x->across, x->name);
}

static int check_friction(cst_problem *p, const cst_model *m, int i)
{
    const cst_friction *x = &m->frictions[i];
    int known = 0;
    for (int k = 0; k < i && x->name; k++)
        known |= !strcmp(m->frictions[k].name, x->name);
    if (!x->name || !*x->name || known)
        return no_name(p, m, "friction", i, m->frictions_count);
    TRY(check_row(p, m, "friction", x->name, x->row, m->contacts_count, i, 0));
    if (!x->coefficient || !is_parameter(m, x->coefficient))
        return no_parameter(p, m, "coefficient", x->name, x->coefficient);
    if (x->limit && !is_parameter(m, x->limit))
        return no_parameter(p, m, "limit", x->name, x->limit);
    TRY(check_across(p, m, i));
    for (int k = 0; k < i && x->contact; k++)
        if (m->frictions[k].contact && !strcmp(m->frictions[k].contact, x->contact) &&
            cst_friction_across(m, i) != k)
            return cst_fail(&p->report, CST_EMODEL,
                            "model %s: two frictions act on contact '%.60s': name the first one "
                            "as .across of the second, where they are its two directions in space",
                            m->name, x->contact);
    return check_normal(p, m, x);
}

static int check_latch(cst_problem *p, const cst_model *m, int i)
{
    const cst_latch *x = &m->latches[i];
    if (!x->name || !*x->name)
        return no_name(p, m, "latch", i, m->latches_count);
    TRY(check_row(p, m, "latch", x->name, x->row, m->contacts_count, m->frictions_count, i));
    if (x->by >= 0 && x->by < m->s)
        return CST_OK;
    return cst_fail(&p->report, CST_EMODEL,
                    "model %s: .by = %d of latch '%.60s' is not a switch of the model, which has "
                    "%d: give one, from 0",
                    m->name, x->by, x->name, m->s);
}

int cst_check_contacts(cst_problem *p, const cst_model *m)
{
    if (m->contacts_count < 0 || m->frictions_count < 0 || m->latches_count < 0 ||
        (m->contacts_count && !m->contacts) || (m->frictions_count && !m->frictions) ||
        (m->latches_count && !m->latches) ||
        m->contacts_count + m->frictions_count + m->latches_count > CST_CONTACTS)
        return cst_fail(&p->report, CST_EMODEL,
                        "model %s: .contacts_count = %d, .frictions_count = %d, .latches_count = "
                        "%d do not fit their tables, or are more than %d: correct the descriptor",
                        m->name, m->contacts_count, m->frictions_count, m->latches_count,
                        CST_CONTACTS);
    for (int i = 0; i < m->contacts_count; i++)
        TRY(check_contact(p, m, i));
    for (int i = 0; i < m->frictions_count; i++)
        TRY(check_friction(p, m, i));
    for (int i = 0; i < m->latches_count; i++)
        TRY(check_latch(p, m, i));
    return CST_OK;
}

const char *cst_mode_name(const cst_model *m, int k)
{
    int c = cst_contact_of_mode(m, k), f = cst_friction_of_mode(m, k);
    if (k >= 0 && k < m->s)
        return m->switches ? m->switches[k] : "";
    return c >= 0 ? m->contacts[c].name : f >= 0 ? m->frictions[f].name : NULL;
}

const char *cst_mode_word(const cst_model *m, int k, int to)
{
    int f = cst_friction_of_mode(m, k);
    if (cst_contact_of_mode(m, k) >= 0)
        return to ? "closes" : "opens";
    if (f < 0)
        return to ? "on" : "off";
    if (k == cst_mode_of_stick(m, f))
        return to ? "sticks" : "slips";
    if (cst_friction_across(m, f) >= 0) /* in space: does it slip so fast that it has a direction */
        return to ? "turns" : "slow";
    return to ? "forward" : "backward";
}
