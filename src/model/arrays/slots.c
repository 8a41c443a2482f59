#include "model/arrays/slots.h"

#include "model/arrays/arrays.h"

int cst_table_slot(const cst_model *m, const cst_array *a)
{
    int slot = 0;
    for (int i = 0; i < m->arrays_count; i++) {
        const cst_array *one = &m->arrays[i];
        if (!cst_is_table(one->table))
            continue;
        slot = slot ? slot : one->first; /* tables come last */
        if (one == a)
            return slot;
        slot += cst_table_places(one->table) * CST_CELL;
    }
    return slot;
}

int cst_is_cell(const cst_model *m, int i)
{
    for (int k = 0; k < m->arrays_count; k++)
        if (cst_is_table(m->arrays[k].table))
            return i >= m->arrays[k].first;
    return 0;
}
