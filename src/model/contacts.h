/* Contacts and dry friction of a model's descriptor (costate.h): where their states are among the
 * modes, what their names mean, and whether the tables are complete. */
#ifndef CST_MODEL_CONTACTS_H
#define CST_MODEL_CONTACTS_H

#include "model/problem.h"

#define CST_CONTACTS 64 /* rows of both tables, at the most */

static inline int cst_has_contacts(const cst_model *m)
{
    return m->contacts_count + m->frictions_count + m->latches_count > 0;
}

/* Modes that events flip: of the switches; and, where there are contacts, the one of a search,
 * which stays 0 in a run, one for each contact, two for each friction. */
static inline int cst_mode_count(const cst_model *m)
{
    return cst_has_contacts(m) ? m->s + 1 + m->contacts_count + 2 * m->frictions_count : m->s;
}

/* Of contact c: 1, it is closed.  Of friction f: 1, it sticks; 1, it slips forward. */
static inline int cst_mode_of_contact(const cst_model *m, int c)
{
    return m->s + 1 + c;
}
static inline int cst_mode_of_stick(const cst_model *m, int f)
{
    return m->s + 1 + m->contacts_count + 2 * f;
}
static inline int cst_mode_of_way(const cst_model *m, int f)
{
    return cst_mode_of_stick(m, f) + 1;
}

/* What mode k is of: a contact, a friction; or -1. */
static inline int cst_contact_of_mode(const cst_model *m, int k)
{
    int c = k - m->s - 1;
    return c >= 0 && c < m->contacts_count ? c : -1;
}
static inline int cst_friction_of_mode(const cst_model *m, int k)
{
    int f = k - m->s - 1 - m->contacts_count;
    return f >= 0 && f < 2 * m->frictions_count ? f / 2 : -1;
}

/* The friction that the friction f is across of, or -1. */
int cst_friction_across(const cst_model *m, int f);

/* The contact, the output of that name, or -1. */
int cst_contact_index(const cst_model *m, const char *name);
int cst_output_index(const cst_model *m, const char *name);

/* An error where the tables are not complete; a status. */
int cst_check_contacts(cst_problem *p, const cst_model *m);

#endif
