#include "model/arrays/arrays.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ELEMENT = 16 }; /* longest "[12345]", with its end */

/* A descriptor with arrays, and what the library takes in its place. */
typedef struct expanded {
    cst_model model, given;
    cst_parameter *rows; /* as given */
    int rows_count;
    const cst_model *from;
    struct expanded *next;
} expanded;

static int values_of(const cst_parameter *row)
{
    return row->count > 0 ? row->count : 1;
}

int cst_is_table(const cst_table *table)
{
    return table && table->kind != CST_TABLE_NONE;
}

int cst_table_places(const cst_table *table)
{
    return table->lookups > 0 ? table->lookups : 1;
}

int cst_rho_size(const cst_model *m)
{
    return m->rho_size ? m->rho_size : m->p;
}

int cst_rho_room(const cst_model *m)
{
    return cst_rho_size(m) > m->p ? cst_rho_size(m) : m->p;
}

/* What a row takes of the kernels' rho. */
static int room_of(const cst_parameter *row)
{
    return row->count > 0 && cst_is_table(row->table) ? CST_CELL * cst_table_places(row->table)
                                                      : values_of(row);
}

/* The rows of a descriptor, whose values are .p together; 0: they are not. */
static int count_rows(const cst_model *m, int *values, int *arrays, size_t *text)
{
    int rows = 0, size = 0;
    *values = *arrays = 0;
    *text = 0;
    for (; size < m->p; rows++) {
        const cst_parameter *row = &m->parameters[rows];
        if (!row->name || row->count < 0 || room_of(row) > m->p - size)
            return 0;
        size += room_of(row);
        *values += values_of(row);
        *arrays += row->count > 0;
        *text += row->count > 0 ? (size_t)row->count * (strlen(row->name) + ELEMENT) : 0;
    }
    return rows;
}

int cst_check_arrays(const cst_model *m, cst_report *r)
{
    for (int row = 0, values = 0; values < m->p; row++) {
        const cst_parameter *x = &m->parameters[row];
        if (!x->name)
            return CST_OK; /* what is missing is told row by row */
        if (x->count < 0 || room_of(x) > m->p - values)
            return cst_fail(r, CST_EMODEL,
                            "model %s: parameter %s has .count = %d, but .p = %d leaves room for "
                            "%d: correct .count, or give .p as the number of all values",
                            m->name, x->name, x->count, m->p, m->p - values);
        values += room_of(x);
    }
    return CST_OK;
}

/* The rows of one array, with their names in *text. */
static void put_elements(cst_parameter *to, const cst_parameter *row, char **text)
{
    const double *values = row->table ? row->table->values : NULL;
    for (int i = 0; i < row->count; i++) {
        to[i] = *row;
        to[i].count = 0;
        to[i].value = values ? values[i] : row->value;
        to[i].name = *text;
        *text += sprintf(*text, "%s[%d]", row->name, i) + 1;
    }
}

static void put_rows(const cst_model *m, int rows, cst_parameter *to, cst_array *array, char *text)
{
    int values = 0;
    for (int i = 0; i < rows; i++) {
        const cst_parameter *row = &m->parameters[i];
        if (row->count > 0) {
            *array++ = (cst_array){ .name = row->name,
                                    .unit = row->unit,
                                    .meaning = row->meaning,
                                    .first = values,
                                    .count = row->count,
                                    .table = row->table };
            put_elements(to + values, row, &text);
        } else {
            to[values] = *row;
        }
        values += values_of(row);
    }
}

/* Was it made of that descriptor as it is now? */
static int is_of(const expanded *x, const cst_model *m, int rows)
{
    return x->from == m && x->rows_count == rows && !memcmp(&x->given, m, sizeof *m) &&
           !memcmp(x->rows, m->parameters, (size_t)rows * sizeof *x->rows);
}

static expanded *expand(const cst_model *m, int rows, int values, int arrays, size_t text)
{
    expanded *x = calloc(1, sizeof *x);
    cst_parameter *to = calloc((size_t)(values + rows), sizeof *to);
    cst_array *array = calloc((size_t)arrays, sizeof *array);
    char *names = calloc(text, 1);
    if (!x || !to || !array || !names) {
        free(x);
        free(to);
        free(array);
        free(names);
        return NULL;
    }
    put_rows(m, rows, to, array, names);
    x->from = m;
    x->model = x->given = *m;
    x->rows = memcpy(to + values, m->parameters, (size_t)rows * sizeof *to);
    x->rows_count = rows;
    x->model.parameters = to;
    x->model.p = values;
    for (int i = 0; i < rows; i++)
        if (room_of(&m->parameters[i]) != values_of(&m->parameters[i]) ||
            cst_is_table(m->parameters[i].table))
            x->model.rho_size = m->p;
    x->model.arrays = array;
    x->model.arrays_count = arrays;
    return x;
}

const cst_model *cst_model_expanded(const cst_model *m)
{
    static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
    static expanded *list;
    int arrays = 0, values;
    size_t text;
    if (!m || m->abi < CST_ABI_OLDEST || m->abi > CST_ABI || m->arrays || !m->parameters)
        return m;
    int rows = count_rows(m, &values, &arrays, &text);
    if (rows <= 0 || arrays <= 0)
        return m;
    pthread_mutex_lock(&one_at_a_time);
    expanded *x = list;
    while (x && !is_of(x, m, rows))
        x = x->next;
    if (!x && (x = expand(m, rows, values, arrays, text))) {
        x->next = list;
        list = x;
    }
    pthread_mutex_unlock(&one_at_a_time);
    return x ? &x->model : NULL;
}

const cst_array *cst_array_of(const cst_model *m, int i)
{
    for (int k = 0; k < m->arrays_count; k++)
        if (i >= m->arrays[k].first && i < m->arrays[k].first + m->arrays[k].count)
            return &m->arrays[k];
    return NULL;
}

static int is(const char *name, const char *text, size_t length)
{
    return strlen(name) == length && !strncmp(name, text, length);
}

const cst_array *cst_array_find(const cst_model *m, const char *name, size_t length)
{
    for (int k = 0; k < m->arrays_count; k++)
        if (is(m->arrays[k].name, name, length))
            return &m->arrays[k];
    return NULL;
}

/* Does the name match a pattern, in which * is any text? */
static int fits(const char *name, const char *pattern, size_t length)
{
    if (!length)
        return !*name;
    if (*pattern == '*')
        return fits(name, pattern + 1, length - 1) || (*name && fits(name + 1, pattern, length));
    return *name == *pattern && fits(name + 1, pattern + 1, length - 1);
}

/* Behind the parameters tf, unless the model has one of its own. */
static int end_of_run(const cst_model *m, const char *name, size_t length, int after)
{
    int here = after < m->p && is("tf", name, length);
    for (int i = 0; i < m->p && here; i++)
        here = !is(m->parameters[i].name, name, length);
    return here ? m->p : -1;
}

int cst_parameter_match(const cst_model *m, const char *name, size_t length, int after)
{
    const cst_array *array = cst_array_find(m, name, length);
    if (array)
        return after < array->first                      ? array->first
               : after + 1 < array->first + array->count ? after + 1
                                                         : -1;
    int pattern = memchr(name, '*', length) != NULL;
    for (int i = after + 1; i < m->p; i++) {
        const cst_array *of = pattern ? cst_array_of(m, i) : NULL;
        if (is(m->parameters[i].name, name, length) ||
            (pattern && fits(of ? of->name : m->parameters[i].name, name, length)))
            return i;
    }
    return end_of_run(m, name, length, after);
}

int cst_parameter_next(const cst_model *model, const char *name, int after)
{
    return model && name && after >= -1 ? cst_parameter_match(model, name, strlen(name), after)
                                        : -1;
}
