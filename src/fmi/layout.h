/* layout.h: the variables of an FMU, numbered: what modelDescription.xml declares and what the
 * FMU's functions find by a value reference. */
#ifndef FMI_LAYOUT_H
#define FMI_LAYOUT_H

#include "costate.h"

/* In the order of their value references. */
typedef enum {
    FMI_TIME,
    FMI_Q,      /* states          */
    FMI_V,      /* states          */
    FMI_V_COPY, /* derivatives of q */
    FMI_A,      /* derivatives of v */
    FMI_SWITCH, /* event indicators */
    FMI_OUTPUT,
    FMI_PARAMETER,
    FMI_KINDS
} fmi_kind;

static inline unsigned fmi_size(const cst_model *m, fmi_kind kind)
{
    const int size[FMI_KINDS] = { 1, m->n, m->n, m->n, m->n, m->s, m->outputs_count, m->p };
    return (unsigned)size[kind];
}

/* The value reference of the first variable of a kind. */
static inline unsigned fmi_first(const cst_model *m, fmi_kind kind)
{
    unsigned first = 0;
    for (int k = 0; k < (int)kind; k++)
        first += fmi_size(m, (fmi_kind)k);
    return first;
}

/* The kind of a value reference and its index there; FMI_KINDS: there is no such variable. */
static inline fmi_kind fmi_find(const cst_model *m, unsigned reference, int *index)
{
    for (int k = 0; k < FMI_KINDS; k++) {
        unsigned size = fmi_size(m, (fmi_kind)k);
        if (reference < size) {
            *index = (int)reference;
            return (fmi_kind)k;
        }
        reference -= size;
    }
    return FMI_KINDS;
}

#endif
