/* journal.c: results appended to a file as they come, and read again. */
#define _POSIX_C_SOURCE 200809L
#include "journal.h"

#include "cluster.h"
#include "complain.h"
#include "interrupt.h"
#include "memory.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* FNV-1a */
uint64_t journal_hash(uint64_t h, const void *bytes, size_t size)
{
    const unsigned char *c = bytes;
    for (size_t i = 0; i < size; i++)
        h = (h ^ c[i]) * 1099511628211u;
    return h;
}

static uint64_t hash_text(uint64_t h, const char *text)
{
    return journal_hash(h, text, strlen(text) + 1);
}

uint64_t journal_fingerprint(uint64_t h, const cst_problem *p)
{
    const cst_model *model = cst_problem_model(p);
    cst_options o = cst_problem_options(p);
    const double numbers[] = { model->n,
                               model->m,
                               model->p,
                               model->s,
                               (double)o.integrator,
                               o.step,
                               (double)o.method,
                               o.tf,
                               o.rtol,
                               o.atol,
                               o.alpha,
                               o.xi,
                               o.omega,
                               o.fd_step,
                               o.adams,
                               o.max_steps,
                               o.max_step, o.rest };
    h = hash_text(hash_text(hash_text(h, cst_version()), model->name), o.formulation);
    h = journal_hash(hash_text(h, model->costs[cst_cost_index(p)].name), numbers, sizeof numbers);
    for (int i = 0; i < model->p; i++) {
        double value = cst_parameter_value(p, i);
        h = journal_hash(hash_text(h, model->parameters[i].name), &value, sizeof value);
    }
    for (int k = 0; k < cst_design_count(p); k++)
        h = hash_text(h, model->parameters[cst_design_index(p, k)].name);
    for (int k = 0; k < cst_response_count(p); k++)
        h = hash_text(h, cst_response_at(p, k).text);
    for (int k = 0; k < cst_constraint_count(p); k++) {
        cst_constraint one = cst_constraint_at(p, k);
        const double limits[] = { one.response, one.lower, one.upper };
        h = journal_hash(h, limits, sizeof limits);
    }
    int objective = cst_objective_index(p);
    return journal_hash(h, &objective, sizeof objective);
}

static uint64_t input_hash(const cst_ensemble *e, int task)
{
    return e->inputs ? journal_hash(JOURNAL_SEED, e->in + (size_t)task * (size_t)e->inputs,
                                    (size_t)e->inputs * sizeof *e->in)
                     : JOURNAL_SEED;
}

/* ---- writing
 * ------------------------------------------------------------------------------------------- */

/* The line, with its checksum and newline at its end. */
static char *seal(char *line)
{
    char *whole = print_text("%s #%016llx\n", line,
                             (unsigned long long)journal_hash(JOURNAL_SEED, line, strlen(line)));
    free(line);
    return whole;
}

static void append(journal *j, char *line)
{
    size_t size = strlen(line);
    ssize_t written = write(j->descriptor, line, size);
    if (written != (ssize_t)size && !j->failed++) /* what follows a piece could not be read again */
        warning("the journal ends here: %s: %s: the runs go on, but those from now on cannot be "
                "resumed",
                j->path, written < 0 ? strerror(errno) : "no space left");
    free(line);
}

void journal_add(journal *j, int task)
{
    const cst_ensemble *e = j->e;
    if (j->descriptor < 0 || j->failed || e->status[task] == CST_ECANCELED)
        return;
    text_stream s;
    text_begin(&s);
    fprintf(s.file, "%d %d %016llx", task, e->status[task],
            (unsigned long long)input_hash(e, task));
    for (int k = 0; k < e->outputs; k++)
        fprintf(s.file, " %a", e->out[(size_t)task * (size_t)e->outputs + (size_t)k]);
    fputs(" |", s.file);
    for (const char *c = e->text[task]; *c; c++)
        fputc((unsigned char)*c < ' ' || *c == 127 ? '?' : *c, s.file);
    append(j, seal(text_end(&s)));
    j->kept++;
}

/* ---- reading
 * ------------------------------------------------------------------------------------------- */

static char *read_whole(int descriptor, size_t *size)
{
    struct stat about;
    size_t got = 0;
    *size = fstat(descriptor, &about) ? 0 : (size_t)about.st_size;
    char *text = take(*size + 1, 1);
    while (got < *size) {
        ssize_t n = pread(descriptor, text + got, *size - got, (off_t)got);
        if (n <= 0)
            break;
        got += (size_t)n;
    }
    *size = got;
    text[got] = '\0';
    return text;
}

/* Takes the checksum off a line that has a right one. */
static int unseal(char *line)
{
    char *mark = strrchr(line, '#'), *end;
    if (!mark || mark == line || mark[-1] != ' ' || strlen(mark + 1) != 16)
        return 0;
    unsigned long long sum = strtoull(mark + 1, &end, 16);
    mark[-1] = '\0';
    return !*end && sum == journal_hash(JOURNAL_SEED, line, strlen(line));
}

static int take_result(journal *j, char *line)
{
    cst_ensemble *e = j->e;
    char *at;
    long task = strtol(line, &at, 10), status = strtol(at, &at, 10);
    unsigned long long input = strtoull(at, &at, 16);
    if (task < 0 || task >= e->count || input != input_hash(e, (int)task))
        return 0;
    for (int k = 0; k < e->outputs; k++)
        e->out[(size_t)task * (size_t)e->outputs + (size_t)k] = strtod(at, &at);
    if (strncmp(at, " |", 2) != 0)
        return 0;
    snprintf(e->text[task], sizeof e->text[task], "%s", at + 2);
    e->status[task] = (int)status;
    j->kept += !j->solved[task];
    j->solved[task] = 1;
    return 1;
}

static int other_journal(const journal *j)
{
    return usage_error("the journal belongs to another job: %s: model, parameters, options, "
                       "samples and program must be the "
                       "same: leave out --resume, or name another file",
                       j->path);
}

static int damaged(const journal *j, int number)
{
    return usage_error("the journal is damaged: %s: line %d: leave out --resume", j->path,
                       number);
}

/* The lines of a journal; *whole is where the last whole one ends. */
static int read_lines(journal *j, char *text, const char *head, size_t *whole)
{
    int number = 1;
    char *line = text, *newline;
    for (; (newline = strchr(line, '\n')); line = newline + 1, number++) {
        *newline = '\0';
        if (!unseal(line))
            return damaged(j, number);
        if (number == 1 ? strcmp(line, head) != 0 : !take_result(j, line))
            return other_journal(j);
        *whole = (size_t)(newline + 1 - text);
    }
    return STATUS_FINE;
}

static int go_on(journal *j, const char *head)
{
    size_t size, whole = 0;
    char *text = read_whole(j->descriptor, &size);
    int status = strlen(text) == size ? read_lines(j, text, head, &whole) : damaged(j, 1);
    if (!status && whole < size && ftruncate(j->descriptor, (off_t)whole))
        status = run_error("cannot write the journal: %s: %s: choose another file", j->path,
                           strerror(errno));
    j->resumed = j->kept;
    free(text);
    if (!status && !whole) {
        if (size == 0)
            warning("no journal yet: %s: all runs are to be done", j->path);
        append(j, seal(copy_text(head)));
    }
    return status;
}

/* ---- opening
 * ------------------------------------------------------------------------------------------- */

static int lock(journal *j)
{
    struct flock all = { .l_type = F_WRLCK, .l_whence = SEEK_SET };
    if (fcntl(j->descriptor, F_SETLK, &all) == 0 || (errno != EACCES && errno != EAGAIN))
        return STATUS_FINE; /* or the file system knows no locks */
    return run_error(
        "another job writes its journal there: %s: wait for it, or choose another file", j->path);
}

static int open_file(journal *j)
{
    j->descriptor = open(j->path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0666);
    if (j->descriptor < 0)
        return run_error("cannot write the journal: %s: %s: choose another file", j->path,
                         strerror(errno));
    return lock(j);
}

/* 1: there was one, which has another name now. */
static int keep_older(journal *j)
{
    struct stat about;
    if (fstat(j->descriptor, &about) || about.st_size == 0)
        return 0;
    char *old = print_text("%s.old", j->path);
    int moved = rename(j->path, old) == 0;
    if (moved) {
        warning("an older journal is kept as %s: this job starts from the beginning: to continue "
                "it, move it back and add --resume",
                old);
        close(j->descriptor);
    }
    free(old);
    return moved;
}

int journal_open(journal *j, const char *path, const char *what, uint64_t fingerprint,
                 cst_ensemble *e, int resume)
{
    *j = (journal){ .descriptor = -1, .e = e };
    if (!path && resume)
        return usage_error("nothing to go on from: --resume: name the file with --state FILE or "
                           "its directory with --out DIR");
    if (!path)
        return STATUS_FINE;
    j->path = copy_text(path);
    j->solved = take((size_t)e->count, 1);
    e->solved = j->solved;
    int status = open_file(j);
    if (!status && !resume && keep_older(j))
        status = open_file(j);
    char *head = print_text("costate journal 1 of %s, %d numbers, %016llx", what, e->outputs,
                            (unsigned long long)fingerprint);
    if (!status && resume)
        status = go_on(j, head);
    else if (!status)
        append(j, seal(copy_text(head)));
    free(head);
    return status;
}

void journal_close(journal *j)
{
    if (j->descriptor >= 0) {
        fdatasync(j->descriptor);
        close(j->descriptor);
    }
    free(j->path);
    free(j->solved);
}

int journal_check(const journal *j, int exact)
{
    const cst_ensemble *e = j->e;
    int task = 0, status = STATUS_FINE;
    while (task < e->count && !(j->solved && j->solved[task] && e->status[task] >= 0))
        task++;
    if (!j->resumed || task == e->count)
        return STATUS_FINE;
    double *again = take((size_t)e->outputs, sizeof *again);
    char text[CST_TASK_TEXT] = "";
    const double *kept = e->out + (size_t)task * (size_t)e->outputs;
    int result = e->run(e->user, 0, task, e->in ? e->in + (size_t)task * (size_t)e->inputs : NULL,
                        again, text);
    if (!interrupted() &&
        (result != e->status[task] || memcmp(again, kept, (size_t)exact * sizeof *again)))
        status = usage_error("the model was changed since the journal was kept: %s: run %d gave "
                             "%.17g and gives %.17g: leave out "
                             "--resume",
                             j->path, task + 1, kept[0], again[0]);
    free(again);
    return status;
}

void journal_tell(const journal *j, const char *what)
{
    const char *why = interrupted() == 2 ? "stopped by Ctrl-C"
                      : cluster_size() > 1
                          ? "the job ends: it was stopped, or one of its processes died"
                          : "stopped by a signal";
    if (j->descriptor >= 0 && !j->failed)
        run_error("%s: %d of %d %s are in %s: the same command with --resume continues", why,
                  j->kept, j->e->count, what, j->path);
    else
        run_error("%s: during the %s: no result was written: keep a journal with --state FILE", why,
                  what);
}
