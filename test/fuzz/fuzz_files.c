/* A problem file, or with FUZZ_SCENARIOS a scenarios file: read, checked and freed, up to the
 * problems that are made of it.  Nothing is solved. */
#define _GNU_SOURCE
#include "fuzz.h"

#include "cli/input/problem_file.h"
#include "cli/input/scenarios.h"
#include "cli/input/trust.h"

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { LARGEST = 1 << 16, MOST_SCENARIOS = 8 };

static int read_it(const char *path, settings *s)
{
#ifdef FUZZ_SCENARIOS
    return read_scenario_file(path, s);
#else
    return read_problem_file(path, s);
#endif
}

/* No model of the file's own is loaded: trust stops at paths, and what is left is a name. */
static void use(settings *s, const char *path, given before)
{
    scenario_set set;
    if (check_trust(s, path, before) || s->scenarios_count > MOST_SCENARIOS)
        return;
    FUZZ_CHECK(!s->model || !strchr(s->model, '/'));
    FUZZ_CHECK(!s->out || (s->out[0] != '/' && strncmp(s->out, "..", 3)));
    free(s->model);
    s->model = strdup("pendulum");
    scenarios_open(&set, s);
    scenarios_close(&set);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char path[64];
    settings s;
    if (size > LARGEST)
        return 0;
    int file = memfd_create("fuzz", 0);
    FUZZ_CHECK(file >= 0 && write(file, data, size) == (ssize_t)size);
    snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    settings_init(&s);
    given before = given_so_far(&s);
    if (read_it(path, &s) == 0)
        use(&s, path, before);
    settings_free(&s);
    close(file);
    return 0;
}
