/* The text of an option that has a grammar of its own: a constraint, a tolerance, a direction, a
 * distribution, bounds, a size.  Refused with status 2 or 1 and nothing on stdout, or a short run
 * whose JSON has a finite psi.  Input: a letter that chooses the option, then its text; a newline
 * begins another one. */
#define _GNU_SOURCE
#include "fuzz.h"

#include "cli/input/arguments.h"
#include "cli/output/messages.h"

#include <cjson/cJSON.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { LARGEST = 1 << 10, MOST = 4 };

static const struct {
    const command *of;
    const char *option;
} options[] = {
    { &optimize_command, "--subject-to" }, { &optimize_command, "--minimize" },
    { &gradient_command, "--tolerance" },  { &gradient_command, "--hessian-vector" },
    { &sample_command, "--vary" },         { &optimize_command, "--robust" },
    { &optimize_command, "--bounds" },     { &gradient_command, "--parameter" },
    { &gradient_command, "--wrt" },        { &gradient_command, "--memory" },
};
enum { OPTIONS = sizeof options / sizeof *options };

/* Short: a run of the pendulum, a few evaluations, a few samples. */
static void run(const command *c, settings *s)
{
    s->tf = 0.05;
    s->rtol = 1e-4;
    s->json = 1;
    s->jobs = 1;
    if (c == &optimize_command) {
        s->max_evaluations = 2;
        if (s->robust && !s->vary_count) {
            s->vary = malloc(sizeof *s->vary);
            s->vary[s->vary_count++] = strdup("m=+normal(0,0.01)");
        }
    }
    if (c != &gradient_command)
        s->count = s->robust || c == &sample_command ? 3 : -1;
    int status = c->run(s);
    fflush(stdout);
    FUZZ_CHECK(status >= STATUS_FINE && status <= STATUS_USAGE);
}

/* What it printed. */
static char *printed(int file)
{
    off_t size = lseek(file, 0, SEEK_END);
    char *text = calloc((size_t)size + 1, 1);
    FUZZ_CHECK(size >= 0 && pread(file, text, (size_t)size, 0) == size);
    FUZZ_CHECK(ftruncate(file, 0) == 0 && lseek(file, 0, SEEK_SET) == 0);
    return text;
}

static void check(int file)
{
    char *text = printed(file);
    cJSON *root = *text ? cJSON_Parse(text) : NULL;
    FUZZ_CHECK(!*text || root);
    cJSON *psi = root ? cJSON_GetObjectItem(root, "psi") : NULL;
    FUZZ_CHECK(!psi || cJSON_IsNumber(psi)); /* null stands for what is not finite */
    cJSON_Delete(root);
    free(text);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static int file = -1;
    char *words[2 * MOST + 2] = { "pendulum" };
    int count = 1;
    settings s;
    if (size < 2 || size > LARGEST || memmem(data, size, "misfit", 6)) /* which opens any file */
        return 0;
    if (file < 0) {
        file = memfd_create("fuzz", 0);
        FUZZ_CHECK(file >= 0 && dup2(file, STDOUT_FILENO) == STDOUT_FILENO);
    }
    int which = data[0] % OPTIONS;
    char *text = strndup((const char *)data + 1, size - 1), *rest = text, *one;
    while (count + 2 < 2 * MOST + 2 && (one = strsep(&rest, "\n"))) {
        words[count++] = (char *)options[which].option;
        words[count++] = one;
    }
    settings_init(&s);
    if (parse_arguments(options[which].of, count, words, &s) == STATUS_FINE)
        run(options[which].of, &s);
    check(file);
    settings_free(&s);
    free(text);
    return 0;
}
