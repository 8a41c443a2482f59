/* The reference: Jacobians by differences in quadruple precision. */
#include "ladder.h"
#include "trial.h"

#include <math.h>
#include <stdlib.h>
#include <quadmath.h>

double uniform(unsigned long long *seed)
{
    *seed = *seed * 6364136223846793005ull + 1442695040888963407ull;
    return ((double)(*seed >> 12) + 0.5) * 0x1p-51 - 1.0;
}

void *zeros(size_t count, size_t size)
{
    void *memory = calloc(count + 1, size);
    if (!memory)
        abort();
    return memory;
}

/* F with x[j] moved along the outer axis. */
typedef struct {
    const subject *f;
    const trial *z;
    quad *x;
    int j;
} column;

enum { OUTER = 3 };

static void moved_column(const void *user, const quad s[AXES], quad *y)
{
    const column *c = user;
    quad kept = c->x[c->j];
    c->x[c->j] += s[OUTER];
    c->f->value(c->z, c->x, s, y);
    c->x[c->j] = kept;
}

/* x = the trial's point, y = F(x) and J = dF/dx if it is looked at, block by block. */
static void differentiate(const reference *r, const subject *f, const trial *z, quad *y, quad *J)
{
    quad *work = zeros((size_t)(2 * r->block + r->nin), sizeof *work), *d = work + r->block,
         *x = d + r->block;
    quad step[AXES] = { subject_step(f, z, 0), subject_step(f, z, 1), subject_step(f, z, 2), 0 };
    quad wide = f->blocks > 3 ? 16 : 1; /* a fourth derivative: its rounding errors are h^-4 */
    for (int k = 0; k < OUTER; k++)
        step[k] *= wide;
    subject_stack(f, z, r->x);
    for (int j = 0; j < r->nin; j++)
        x[j] = r->x[j];
    for (int b = 0; b < f->blocks; b++) {
        column c = { f, z, x, 0 };
        mixed(moved_column, &c, f->axes[b], step, r->block, y + b * r->block, work);
        for (c.j = r->phase; c.j < r->nin && (f->reverse || f->vector); c.j += r->stride) {
            step[OUTER] = wide * (quad)0x1p-14 * subject_input_size(f, z, c.j);
            mixed(moved_column, &c, f->axes[b] | 1 << OUTER, step, r->block, d, work);
            for (int i = 0; i < r->block; i++)
                J[(size_t)(b * r->block + i) * (size_t)r->nin + (size_t)c.j] = d[i];
        }
    }
    free(work);
}

/* The largest entry of row i of J, per input size. */
static quad largest_of_row(const reference *r, const subject *f, const trial *z, int i)
{
    quad row = 0;
    for (int j = 0; j < r->nin; j++)
        row = fmaxq(row, fabsq(r->J[(size_t)i * (size_t)r->nin + (size_t)j]) *
                             subject_input_size(f, z, j));
    return row;
}

/* Turns yS and J', the values with all inputs rounded another way, into scales.  A row that always
 * cancels as a whole (hardpoints that two bodies share) is nothing but the rounding of its terms,
 * and one that is zero is nothing but the rounding of the differences, which in derivatives of high
 * order exceeds double precision (fourbar.constraints_e1: 4e-16).  Such a row is judged by a tenth
 * of the largest. */
static void scales(const reference *r, const subject *f, const trial *z, quad rounding)
{
    quad largest = 1, top = 0;
    for (int i = 0; i < r->nout; i++) {
        largest = fmaxq(largest, fabsq(r->y[i]));
        top = fmaxq(top, largest_of_row(r, f, z, i));
    }
    for (int i = 0; i < r->nout; i++) {
        quad row = largest_of_row(r, f, z, i);
        if (row < 1e-14 * top)
            row = 1e-1 * top;
        r->yS[i] = fabsq(r->y[i]) + fabsq(r->yS[i] - r->y[i]) / rounding + 1e-6 * largest;
        for (int j = 0; j < r->nin; j++) {
            size_t k = (size_t)i * (size_t)r->nin + (size_t)j;
            r->S[k] = fabsq(r->J[k]) + fabsq(r->S[k] - r->J[k]) / rounding +
                      (1e-6 * largest + 1e-1 * row) / subject_input_size(f, z, j);
        }
    }
}

static int all_finite(const quad *x, size_t size)
{
    for (size_t i = 0; i < size; i++)
        if (!finiteq(x[i]))
            return 0;
    return 1;
}

int reference_make(reference *r, const subject *f, const trial *z, unsigned long long *seed)
{
    const double rounding = 0x1p-20; /* the scale is linear in it: any small number does */
    trial rounded;
    r->nin = subject_inputs(f, z);
    r->block = subject_block(f, z);
    r->nout = f->blocks * r->block;
    r->stride = subject_is_second(f) && z->n > 50 ? 16 : 1;
    r->phase = r->stride > 1 ? (int)(8.0 + 8.0 * uniform(seed)) % r->stride : 0;
    size_t nin = (size_t)r->nin, nout = (size_t)r->nout;
    r->x = zeros(nin, sizeof *r->x);
    r->y = zeros(2 * nout + 2 * nout * nin, sizeof *r->y);
    r->yS = r->y + nout;
    r->J = r->yS + nout;
    r->S = r->J + nout * nin;
    trial_rounded(&rounded, z, rounding, seed);
    differentiate(r, f, &rounded, r->yS, r->S);
    trial_free(&rounded);
    differentiate(r, f, z, r->y, r->J);
    scales(r, f, z, rounding);
    return all_finite(r->y, 2 * nout + 2 * nout * nin);
}

void reference_free(reference *r)
{
    free(r->x);
    free(r->y);
}
