/* The state of an optimization with a right head and checksum and forged contents: it is refused,
 * or it is gone on with to an end that makes sense.  Input: a number of records, each the place and
 * the 8 bytes that are put there; a place beyond the end is taken modulo the size, so that every
 * byte is reached. */
#include "fuzz.h"

#include "optimize/optimizer.h"

#include <math.h>
#include <string.h>

enum { HEAD = 32, RECORD = 12 };

/* L-BFGS-B after a few evaluations and at the start; the others keep a log. */
enum { LATER, START, NEWTON, SLSQP, MMA, KINDS };
static const char *const algorithms[KINDS] = { "lbfgsb", "lbfgsb", "newton", "slsqp", "mma" };
static cst_problem *problems[KINDS];
static cst_work *works[KINDS];
static char *sound[KINDS];
static long sizes[KINDS];

static cst_optimizer *create(int kind)
{
    cst_optimizer *o;
    const cst_scenario one = { problems[kind], works[kind], 1.0 };
    FUZZ_CHECK(cst_optimizer_create(&one, 1, &o) == 0);
    FUZZ_CHECK(cst_optimizer_bounds(o, 0, 0.5, 3.0) == 0 &&
               cst_optimizer_bounds(o, 1, 0.3, 2.0) == 0);
    FUZZ_CHECK(cst_optimizer_algorithm(o, algorithms[kind]) == 0);
    return o;
}

static void prepare(void)
{
    for (int i = 0; i < KINDS; i++) {
        cst_problem *p;
        FUZZ_CHECK(cst_problem_create(cst_model_find("pendulum"), &p) == 0);
        cst_options options = cst_problem_options(p);
        options.tf = 0.1;
        options.rtol = 1e-3;
        FUZZ_CHECK(cst_set_options(p, &options) == 0 && cst_set_cost(p, "tension") == 0);
        if (i >= SLSQP)
            FUZZ_CHECK(cst_set_objective(p, "tension") == 0 &&
                       cst_add_constraint(p, "final(y) >= -1") == 0);
        problems[i] = p;
        FUZZ_CHECK(cst_work_create(p, &works[i]) == 0);
        cst_optimizer *o = create(i);
        cst_limits l = { .max_evaluations = i == START ? 1 : 7 };
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
    if (!sound[0])
        prepare();
    if (size < 1 + RECORD)
        return 0;
    int which = data[0] % KINDS;
    char *bytes = malloc((size_t)sizes[which]);
    memcpy(bytes, sound[which], (size_t)sizes[which]);
    forge(bytes, sizes[which], data + 1, size - 1);
    cst_optimizer *o = create(which);
    cst_limits l = { .max_evaluations = 10, .max_iterations = 100 };
    if (cst_optimizer_load(o, bytes, sizes[which]) == 0) {
        FUZZ_CHECK(cst_optimizer_run(o, &l) == 0);
        cst_optimum r = cst_optimizer_result(o);
        FUZZ_CHECK(isfinite(r.psi) && r.reason != CST_RUNNING);
        FUZZ_CHECK(which > START || r.psi <= r.psi_initial);
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
