/* Results appended to a file as they come, and read again. */
#define _DEFAULT_SOURCE
#include "study/job.h"

#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct cst_journal {
    int descriptor; /* -1: there is none */
    char *path;
    cst_ensemble *e;
    unsigned char *solved; /* [count] what was there; e->solved       */
    int resumed, kept;     /* results that were there; all of them now */
    int failed;            /* it cannot be written: said once          */
    cst_study how;
    cst_report report;
};

void cst_study_warn(const cst_study *how, const char *format, ...)
{
    char text[1024];
    va_list arguments;
    if (!how->warn)
        return;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    how->warn(how->user, text);
}

static int no_memory(cst_journal *j)
{
    return cst_fail(&j->report, CST_EMEMORY, "out of memory: free some and try again");
}

static int cannot_write(cst_journal *j)
{
    return cst_fail(&j->report, CST_EFILE,
                    "cannot write the journal: %.300s: %s: choose another file", j->path,
                    strerror(errno));
}

static uint64_t input_hash(const cst_ensemble *e, int task)
{
    return e->inputs
               ? cst_fingerprint_bytes(CST_FINGERPRINT, e->in + (size_t)task * (size_t)e->inputs,
                                       (size_t)e->inputs * sizeof *e->in)
               : CST_FINGERPRINT;
}

/* ---- writing --------------------------------------------------------------------------------- */

static void append_whole(cst_journal *j, const char *line, size_t size)
{
    ssize_t written = write(j->descriptor, line, size);
    if (written != (ssize_t)size && !j->failed++) /* what follows a piece could not be read again */
        cst_study_warn(&j->how, "cannot write the journal: %s: %s: later results cannot be resumed",
                       j->path, written < 0 ? strerror(errno) : "no space left");
}

/* The line of `size` characters in `text`, which is freed, with its checksum and newline. */
static void append(cst_journal *j, char *text, size_t size)
{
    char *whole = text ? malloc(size + 32) : NULL;
    if (whole) {
        uint64_t sum = cst_fingerprint_bytes(CST_FINGERPRINT, text, size);
        memcpy(whole, text, size);
        int more = snprintf(whole + size, 32, " #%016llx\n", (unsigned long long)sum);
        append_whole(j, whole, size + (size_t)more);
    } else if (!j->failed++) {
        cst_study_warn(
            &j->how, "cannot write the journal: %s: out of memory: later results cannot be resumed",
            j->path);
    }
    free(whole);
    free(text);
}

void cst_journal_add(cst_journal *j, int task)
{
    const cst_ensemble *e = j ? j->e : NULL;
    if (!e || j->failed || e->status[task] == CST_ECANCELED)
        return;
    char *text = NULL;
    size_t size = 0;
    FILE *file = open_memstream(&text, &size);
    if (file) {
        fprintf(file, "%d %d %016llx", task, e->status[task],
                (unsigned long long)input_hash(e, task));
        for (int k = 0; k < e->outputs; k++)
            fprintf(file, " %a", e->out[(size_t)task * (size_t)e->outputs + (size_t)k]);
        fputs(" |", file);
        for (const char *c = e->text ? e->text[task] : ""; *c; c++)
            fputc((unsigned char)*c < ' ' || *c == 127 ? '?' : *c, file);
        if (fclose(file)) {
            free(text);
            text = NULL;
        }
    }
    append(j, text, size);
    j->kept++;
}

static void append_head(cst_journal *j, const char *head)
{
    append(j, strdup(head), strlen(head));
}

/* ---- reading --------------------------------------------------------------------------------- */

static char *read_whole(int descriptor, size_t *size)
{
    struct stat about;
    size_t got = 0;
    *size = fstat(descriptor, &about) ? 0 : (size_t)about.st_size;
    char *text = malloc(*size + 1);
    while (text && got < *size) {
        ssize_t n = pread(descriptor, text + got, *size - got, (off_t)got);
        if (n <= 0)
            break;
        got += (size_t)n;
    }
    *size = got;
    if (text)
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
    return !*end && sum == cst_fingerprint_bytes(CST_FINGERPRINT, line, strlen(line));
}

static int take_result(cst_journal *j, char *line)
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
    if (e->text)
        snprintf(e->text[task], sizeof e->text[task], "%s", at + 2);
    e->status[task] = (int)status;
    j->kept += !j->solved[task];
    j->solved[task] = 1;
    return 1;
}

static int other_journal(cst_journal *j)
{
    return cst_fail(&j->report, CST_EVALUE,
                    "the journal belongs to another job: %.200s: model, parameters, options, "
                    "samples and program must be the same: do not resume, or name another file",
                    j->path);
}

static int damaged(cst_journal *j, int number)
{
    return cst_fail(&j->report, CST_EVALUE,
                    "the journal is damaged: %.300s: line %d: do not resume, or name another file",
                    j->path, number);
}

/* The lines of a journal; *whole is where the last whole one ends. */
static int read_lines(cst_journal *j, char *text, const char *head, size_t *whole)
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
    return CST_OK;
}

static int resume(cst_journal *j, const char *head)
{
    size_t size, whole = 0;
    char *text = read_whole(j->descriptor, &size);
    if (!text)
        return no_memory(j);
    int status = strlen(text) == size ? read_lines(j, text, head, &whole) : damaged(j, 1);
    if (status >= 0 && whole < size && ftruncate(j->descriptor, (off_t)whole))
        status = cannot_write(j);
    j->resumed = j->kept;
    free(text);
    if (status >= 0 && !whole) {
        if (size == 0)
            cst_study_warn(&j->how, "no journal yet: %s: all runs are to be done", j->path);
        append_head(j, head);
    }
    return status;
}

/* ---- opening --------------------------------------------------------------------------------- */

static int lock(cst_journal *j)
{
    struct flock all = { .l_type = F_WRLCK, .l_whence = SEEK_SET };
    if (fcntl(j->descriptor, F_SETLK, &all) == 0 || (errno != EACCES && errno != EAGAIN))
        return CST_OK; /* or the file system knows no locks */
    return cst_fail(&j->report, CST_EFILE,
                    "another job writes its journal there: %.300s: wait for it to end, or choose "
                    "another file",
                    j->path);
}

static int open_file(cst_journal *j)
{
    j->descriptor = open(j->path, O_RDWR | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0666);
    return j->descriptor < 0 ? cannot_write(j) : lock(j);
}

/* 1: there was one, which has another name now. */
static int keep_older(cst_journal *j)
{
    struct stat about;
    if (fstat(j->descriptor, &about) || about.st_size == 0)
        return 0;
    size_t room = strlen(j->path) + 5;
    char *old = malloc(room);
    if (!old)
        return 0;
    snprintf(old, room, "%s.old", j->path);
    int moved = rename(j->path, old) == 0;
    if (moved) {
        cst_study_warn(
            &j->how,
            "an older journal is kept as %s: this job starts from the beginning: to continue it, "
            "move it back and resume",
            old);
        close(j->descriptor);
    }
    free(old);
    return moved;
}

int cst_journal_open(const cst_study *how, const char *what, uint64_t fingerprint, cst_ensemble *e,
                     cst_journal **out)
{
    char head[200];
    if (!out)
        return CST_EARGUMENT;
    *out = NULL;
    if (!how || !how->journal || !what || !e || e->count < 1 || !e->out || !e->status)
        return CST_EARGUMENT;
    cst_journal *j = *out = calloc(1, sizeof *j);
    if (!j)
        return CST_EMEMORY;
    *j = (cst_journal){ .descriptor = -1, .e = e, .how = *how };
    j->path = strdup(how->journal);
    j->solved = calloc((size_t)e->count, 1);
    if (!j->path || !j->solved)
        return no_memory(j);
    e->solved = j->solved;
    int status = open_file(j);
    if (status >= 0 && !how->resume && keep_older(j))
        status = open_file(j);
    snprintf(head, sizeof head, "costate journal 1 of %.80s, %d numbers, %016llx", what, e->outputs,
             (unsigned long long)fingerprint);
    if (status >= 0 && how->resume)
        status = resume(j, head);
    else if (status >= 0)
        append_head(j, head);
    return status;
}

void cst_journal_close(cst_journal *j)
{
    if (!j)
        return;
    if (j->descriptor >= 0) {
        fdatasync(j->descriptor);
        close(j->descriptor);
    }
    free(j->path);
    free(j->solved);
    free(j);
}

const char *cst_journal_message(const cst_journal *j)
{
    return j ? j->report.message
             : "there is no journal: name a file, or out of memory: free some and try again";
}

void cst_journal_kept(const cst_journal *j, cst_kept *kept)
{
    *kept = (cst_kept){ j ? j->resumed : 0, j && !j->failed ? j->kept : -1 };
}

int cst_journal_check(cst_journal *j, int exact)
{
    if (!j || exact > j->e->outputs)
        return CST_EARGUMENT;
    const cst_ensemble *e = j->e;
    int task = 0, status = CST_OK;
    while (task < e->count && !(j->solved[task] && e->status[task] >= 0))
        task++;
    if (!j->resumed || task == e->count)
        return CST_OK;
    double *again = calloc((size_t)e->outputs, sizeof *again);
    char text[CST_TASK_TEXT] = "";
    if (!again)
        return no_memory(j);
    const double *kept = e->out + (size_t)task * (size_t)e->outputs;
    int result = e->run(e->user, 0, task, e->in ? e->in + (size_t)task * (size_t)e->inputs : NULL,
                        again, text);
    if (result == CST_ECANCELED)
        status = CST_OK; /* whoever stopped it will see */
    else if (result != e->status[task] || memcmp(again, kept, (size_t)exact * sizeof *again))
        status = cst_fail(&j->report, CST_EVALUE,
                          "the model was changed since the journal was kept: %.200s: run %d gave "
                          "%.17g and gives %.17g: do not resume, or name another file",
                          j->path, task + 1, kept[0], again[0]);
    free(again);
    return status;
}
