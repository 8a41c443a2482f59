/* The state of an optimization with a right head and checksum and forged contents: it is refused,
 * or it is gone on with to an end that makes sense.  Input: a number of records, each the place and
 * the 8 bytes that are put there; a place beyond the end is taken modulo the size, so that every
 * byte is reached. */
#include "fuzz.h"

#include "optimize/optimizer.h"

#include <math.h>
#include <string.h>

enum { HEAD = 32, RECORD = 12 };

static cst_problem *p;
static cst_work *w;
static char *sound[2]; /* after a few evaluations; at the start */
static long sizes[2];

static cst_optimizer *create(void)
{
    cst_optimizer *o;
    FUZZ_CHECK(cst_optimizer_create(&(cst_scenario){ p, w, 1.0 }, 1, &o) == 0);
    FUZZ_CHECK(cst_optimizer_bounds(o, 0, 0.5, 3.0) == 0 &&
               cst_optimizer_bounds(o, 1, 0.3, 2.0) == 0);
    return o;
}

static void prepare(void)
{
    FUZZ_CHECK(cst_problem_create(cst_model_find("pendulum"), &p) == 0);
    cst_options options = cst_problem_options(p);
    options.tf = 0.1;
    options.rtol = 1e-3;
    FUZZ_CHECK(cst_set_options(p, &options) == 0 && cst_set_cost(p, "tension") == 0 &&
               cst_work_create(p, &w) == 0);
    for (int i = 0; i < 2; i++) {
        cst_optimizer *o = create();
        cst_limits l = { .max_evaluations = i ? 1 : 7 };
        FUZZ_CHECK(cst_optimizer_run(o, &l) == 0);
        sizes[i] = cst_optimizer_save(o, NULL, 0);
        sound[i] = malloc((size_t)sizes[i]);
        cst_optimizer_save(o, sound[i], sizes[i]);
        cst_optimizer_free(o);
    }
}

static void forge(char *bytes, long size, const uint8_t *data, size_t count)
{
    uint64_t h = 14695981039346656037u;
    for (; count >= RECORD; count -= RECORD, data += RECORD) {
        uint32_t place;
        memcpy(&place, data, sizeof place);
        long at = HEAD + (long)(place % (uint32_t)((size - HEAD) / 4)) * 4;
        memcpy(bytes + at, data + 4, at + 8 <= size ? 8 : 4);
    }
    for (long i = HEAD; i < size; i++)
        h = (h ^ (unsigned char)bytes[i]) * 1099511628211u;
    memcpy(bytes + 24, &h, sizeof h);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (!p)
        prepare();
    if (size < 1 + RECORD)
        return 0;
    int which = data[0] & 1;
    char *bytes = malloc((size_t)sizes[which]);
    memcpy(bytes, sound[which], (size_t)sizes[which]);
    forge(bytes, sizes[which], data + 1, size - 1);
    cst_optimizer *o = create();
    cst_limits l = { .max_evaluations = 10, .max_iterations = 100 };
    if (cst_optimizer_load(o, bytes, sizes[which]) == 0) {
        FUZZ_CHECK(cst_optimizer_run(o, &l) == 0);
        cst_optimum r = cst_optimizer_result(o);
        FUZZ_CHECK(isfinite(r.psi) && r.psi <= r.psi_initial && r.reason != CST_RUNNING);
        for (int k = 0; k < r.count; k++)
            FUZZ_CHECK(r.rho[k] >= r.lower[k] && r.rho[k] <= r.upper[k]);
        cst_iterate it;
        for (int i = 0; cst_optimizer_history(o, i, &it); i++)
            FUZZ_CHECK(isfinite(it.psi));
    }
    cst_optimizer_free(o);
    free(bytes);
    return 0;
}
