/* A table of measurements, or with FUZZ_RESPONSE the text of a response: refused with a message, or
 * a response that a short run gives a finite value and derivative to. */
#define _GNU_SOURCE
#include "fuzz.h"

#include "costate.h"

#include <math.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { LARGEST = 1 << 16 };

static cst_problem *p;

static void prepare(void)
{
    FUZZ_CHECK(cst_problem_create(cst_model_find("pendulum"), &p) == 0);
    cst_options o = cst_problem_options(p);
    o.tf = 0.25;
    o.rtol = 1e-3;
    FUZZ_CHECK(cst_set_options(p, &o) == 0);
}

static void solve(void)
{
    cst_work *w;
    double value = 1.0, by[2] = { 1.0, 1.0 };
    FUZZ_CHECK(cst_work_create(p, &w) == 0);
    int status = cst_responses(p, w, NULL, &value, by);
    if (status < 0) /* a sum of squares may overflow, which is told */
        FUZZ_CHECK(isnan(value) && isnan(by[0]) && isnan(by[1]) && *cst_message(w));
    else
        FUZZ_CHECK(isfinite(value) && isfinite(by[0]) && isfinite(by[1]));
    cst_work_free(w);
}

static void ask(const char *text)
{
    cst_clear_responses(p);
    int status = cst_add_response(p, text);
    FUZZ_CHECK(status <= 0 && cst_response_count(p) == (status == 0));
    if (status < 0)
        FUZZ_CHECK(strchr(cst_problem_message(p), ':'));
    else
        solve();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size > LARGEST)
        return 0;
    if (!p)
        prepare();
#ifdef FUZZ_RESPONSE
    char *text = strndup((const char *)data, size);
    if (!strstr(text, "misfit")) /* which would open any file */
        ask(text);
    free(text);
#else
    char text[64];
    int file = memfd_create("fuzz", 0);
    FUZZ_CHECK(file >= 0 && write(file, data, size) == (ssize_t)size);
    snprintf(text, sizeof text, "misfit(/proc/self/fd/%d)", file);
    ask(text);
    close(file);
#endif
    return 0;
}
