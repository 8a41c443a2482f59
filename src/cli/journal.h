/* journal.h: the results of an ensemble, appended to a file as they come, so that a job that was
 * killed can be continued.
 *
 * A text: a line that says of what, then one line for each result, with all digits and a checksum.
 * Each is written by one call: a job that is killed at any instant leaves whole lines and at the
 * most one that is cut short, which is dropped. */
#ifndef CLI_JOURNAL_H
#define CLI_JOURNAL_H

#include "costate.h"

#include <stdint.h>

typedef struct {
    int descriptor; /* -1: none is kept                            */
    char *path;
    cst_ensemble *e;
    unsigned char *solved; /* [count] what was there; e->solved          */
    int resumed, kept;     /* results that were there; all of them now    */
    int failed;            /* it cannot be written: said once             */
} journal;

/* Where results of e are kept: the path, or NULL for none.  what and fingerprint say whose they
 * are; every task's input is compared besides.  With resume, results that are there go into e;
 * without it an older journal is kept as PATH.old. Complains, returns an exit status. */
int journal_open(journal *j, const char *path, const char *what, uint64_t fingerprint,
                 cst_ensemble *e, int resume);
void journal_close(journal *j);

void journal_add(journal *j, int task); /* for e->done */

/* Runs the first result that was there once more, on lane 0, and compares `exact` numbers of it to
 * the last bit: a model whose code was changed shows.  Complains, returns an exit status. */
int journal_check(const journal *j, int exact);

/* For a job that ends before its time: "31 of 64 results are in FILE: the same command with
 * --resume continues". */
void journal_tell(const journal *j, const char *what);

/* Of all that a problem's results depend on. */
uint64_t journal_hash(uint64_t h, const void *bytes, size_t size);
uint64_t journal_fingerprint(uint64_t h, const cst_problem *p);
#define JOURNAL_SEED 14695981039346656037u

#endif
