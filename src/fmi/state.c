/* state.c: the state of an instance, kept and put back, also as bytes. */
#include "fmi/functions.h"
#include "fmi/instance.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* [bytes] magic, sizes, then doubles and modes: what fmi3SetFMUState needs, and nothing that a run
 * finds again. */
typedef struct {
    uint64_t magic;
    int32_t n, s, p, mode, exchange, started;
    double time, stop, tolerance;
} head;

static const uint64_t MAGIC = 0x31746d6974736f63u;

typedef struct {
    size_t size;
    unsigned char *bytes;
} kept;

static size_t size_of(const fmi_instance *x)
{
    const cst_model *m = x->model;
    return sizeof(head) + (size_t)(2 * m->n + m->p) * sizeof(double) +
           (size_t)m->s * sizeof(int32_t);
}

static void append(unsigned char **at, const void *from, size_t size)
{
    if (size)
        memcpy(*at, from, size);
    *at += size;
}

static void write_state(fmi_instance *x, unsigned char *at)
{
    const cst_model *m = x->model;
    const head h = { MAGIC,       m->n,       m->s,    m->p,    (int32_t)x->mode,
                     x->exchange, x->started, x->time, x->stop, x->tolerance };
    append(&at, &h, sizeof h);
    append(&at, x->q, (size_t)m->n * sizeof(double));
    append(&at, x->v, (size_t)m->n * sizeof(double));
    for (int i = 0; i < m->p; i++) {
        double value = cst_parameter_value(x->problem, i);
        append(&at, &value, sizeof value);
    }
    for (int k = 0; k < m->s; k++) {
        int32_t mode = x->modes[k];
        append(&at, &mode, sizeof mode);
    }
}

static fmi3Status read_parameters(fmi_instance *x, const unsigned char *at)
{
    int changed = 0;
    for (int i = 0; i < x->model->p; i++, at += sizeof(double)) {
        double value;
        memcpy(&value, at, sizeof value);
        if (value == cst_parameter_value(x->problem, i))
            continue;
        changed = 1;
        if (cst_set_parameter(x->problem, x->model->parameters[i].name, value) < 0)
            return fmi_fail(x, "%s", cst_problem_message(x->problem));
    }
    if (changed)
        x->started = false;
    return fmi3OK;
}

/* The start is found again, as the work needs it, where there was one; then the state is that. */
static fmi3Status read_state(fmi_instance *x, const unsigned char *at)
{
    const cst_model *m = x->model;
    head h;
    memcpy(&h, at, sizeof h);
    at += sizeof h;
    const unsigned char *state = at, *parameters = at + 2 * (size_t)m->n * sizeof(double),
                        *modes = parameters + (size_t)m->p * sizeof(double);
    if (h.stop != x->stop || h.tolerance != x->tolerance)
        x->started = false;
    x->stop = h.stop;
    x->tolerance = h.tolerance;
    fmi3Status status = read_parameters(x, parameters);
    if (status == fmi3OK && h.started)
        status = fmi_find_start(x);
    if (status != fmi3OK)
        return status;
    x->mode = (fmi_mode)h.mode;
    x->time = h.time;
    x->solved = false;
    memcpy(x->q, state, (size_t)m->n * sizeof(double));
    memcpy(x->v, state + (size_t)m->n * sizeof(double), (size_t)m->n * sizeof(double));
    for (int k = 0; k < m->s; k++) {
        int32_t mode;
        memcpy(&mode, modes + (size_t)k * sizeof mode, sizeof mode);
        x->modes[k] = mode != 0;
    }
    return fmi3OK;
}

/* Is it a state of this model? */
static int fits(const fmi_instance *x, const unsigned char *bytes, size_t size)
{
    head h;
    if (!bytes || size != size_of(x))
        return 0;
    memcpy(&h, bytes, sizeof h);
    return h.magic == MAGIC && h.n == x->model->n && h.s == x->model->s && h.p == x->model->p &&
           h.exchange == x->exchange && h.mode >= FMI_INSTANTIATED && h.mode <= FMI_TERMINATED;
}

static kept *make(const fmi_instance *x)
{
    kept *one = calloc(1, sizeof *one);
    if (one)
        one->bytes = malloc(size_of(x));
    if (!one || !one->bytes) {
        free(one);
        return NULL;
    }
    one->size = size_of(x);
    return one;
}

FMI3_EXPORT fmi3Status fmi3GetFMUState(fmi3Instance instance, fmi3FMUState *state)
{
    fmi_instance *x = instance;
    if (!x || !state)
        return fmi3Error;
    if (!*state)
        *state = make(x);
    kept *one = *state;
    if (!one)
        return fmi_fail(x, "out of memory: free some and try again");
    write_state(x, one->bytes);
    return fmi3OK;
}

FMI3_EXPORT fmi3Status fmi3SetFMUState(fmi3Instance instance, fmi3FMUState state)
{
    fmi_instance *x = instance;
    const kept *one = state;
    if (!x || !one)
        return fmi3Error;
    if (!fits(x, one->bytes, one->size))
        return fmi_fail(x, "this state is of another FMU or kind");
    return read_state(x, one->bytes);
}

FMI3_EXPORT fmi3Status fmi3FreeFMUState(fmi3Instance instance, fmi3FMUState *state)
{
    kept *one = state ? *state : NULL;
    if (!instance)
        return fmi3Error;
    if (one) {
        free(one->bytes);
        free(one);
        *state = NULL;
    }
    return fmi3OK;
}

FMI3_EXPORT fmi3Status fmi3SerializedFMUStateSize(fmi3Instance instance, fmi3FMUState state,
                                                  size_t *size)
{
    if (!instance || !state || !size)
        return fmi3Error;
    *size = ((kept *)state)->size;
    return fmi3OK;
}

FMI3_EXPORT fmi3Status fmi3SerializeFMUState(fmi3Instance instance, fmi3FMUState state,
                                             fmi3Byte bytes[], size_t size)
{
    const kept *one = state;
    if (!instance || !one || !bytes)
        return fmi3Error;
    if (size < one->size)
        return fmi_fail(instance, "%zu bytes for a state of %zu", size, one->size);
    memcpy(bytes, one->bytes, one->size);
    return fmi3OK;
}

FMI3_EXPORT fmi3Status fmi3DeserializeFMUState(fmi3Instance instance, const fmi3Byte bytes[],
                                               size_t size, fmi3FMUState *state)
{
    fmi_instance *x = instance;
    if (!x || !state)
        return fmi3Error;
    if (!fits(x, bytes, size))
        return fmi_fail(x, "these bytes are no state of this FMU");
    if (!*state)
        *state = make(x);
    kept *one = *state;
    if (!one)
        return fmi_fail(x, "out of memory: free some and try again");
    memcpy(one->bytes, bytes, size);
    return fmi3OK;
}
