/* Structs as numbers of a result, and what a work tells of a run. */
#include "study/pack.h"

#include "base/sized.h"
#include "costate_study.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#define LARGEST 9007199254740992.0 /* whole numbers are exact up to it */

void cst_pack(const cst_pack_field *fields, int count, const void *from, double *numbers)
{
    for (int k = 0; k < count; k++) {
        const char *at = (const char *)from + fields[k].offset;
        int i;
        long l;
        if (fields[k].kind == CST_PACK_DOUBLE) {
            memcpy(&numbers[k], at, sizeof(double));
        } else if (fields[k].kind == CST_PACK_LONG) {
            memcpy(&l, at, sizeof l);
            numbers[k] = (double)l;
        } else {
            memcpy(&i, at, sizeof i);
            numbers[k] = i;
        }
    }
}

void cst_unpack(const cst_pack_field *fields, int count, const double *numbers, void *to)
{
    for (int k = 0; k < count; k++) {
        char *at = (char *)to + fields[k].offset;
        double x = fabs(numbers[k]) <= INT_MAX ? numbers[k] : 0.0; /* what came from a file */
        int i = (int)x;
        long l = fabs(numbers[k]) <= LARGEST ? (long)numbers[k] : 0;
        if (fields[k].kind == CST_PACK_DOUBLE)
            memcpy(at, &numbers[k], sizeof(double));
        else if (fields[k].kind == CST_PACK_LONG)
            memcpy(at, &l, sizeof l);
        else
            memcpy(at, &i, sizeof i);
    }
}

static const cst_pack_field stats_fields[] = {
    CST_FIELD(cst_stats, steps),
    CST_FIELD(cst_stats, evaluations),
    CST_FIELD(cst_stats, jacobians),
    CST_FIELD(cst_stats, factorizations),
    CST_FIELD(cst_stats, refactorizations),
    CST_FIELD(cst_stats, failures),
    CST_FIELD(cst_stats, events),
    CST_FIELD(cst_stats, backward_steps),
    CST_FIELD(cst_stats, backward_evaluations),
    CST_FIELD(cst_stats, backward_jacobians),
    CST_FIELD(cst_stats, nodes),
    CST_FIELD(cst_stats, choices),
    CST_FIELD(cst_stats, rcond),
    CST_FIELD(cst_stats, seconds_forward),
    CST_FIELD(cst_stats, seconds_backward),
    CST_FIELD(cst_stats, integrator),
    CST_FIELD(cst_stats, repeated),
    CST_FIELD(cst_stats, projections),
    CST_FIELD(cst_stats, spurious_work),
    CST_FIELD(cst_stats, exchanged),
};
enum { STATS = sizeof stats_fields / sizeof stats_fields[0] };
_Static_assert((int)STATS <= (int)CST_PACKED_STATS,
               "CST_PACKED_STATS has room for all of cst_stats");

void cst_stats_pack_sized(const cst_stats *stats, size_t size, double *out)
{
    cst_stats own = { 0 };
    cst_take_in(&own, sizeof own, stats, size);
    memset(out, 0, CST_PACKED_STATS * sizeof *out);
    cst_pack(stats_fields, STATS, &own, out);
}

void cst_stats_unpack_sized(const double *in, cst_stats *stats, size_t size)
{
    cst_stats own = { 0 };
    cst_unpack(stats_fields, STATS, in, &own);
    cst_hand_out(stats, size, &own, sizeof own);
}

/* The most severe warning, and how many more there are. */
int cst_task_tell(const cst_work *w, int status, char *text)
{
    int more = status > 0 ? cst_warning_count(w) - 1 : 0;
    if (status && text && more > 0)
        snprintf(text, CST_TASK_TEXT, "%.460s (and %d more)", cst_message(w), more);
    else if (status && text)
        snprintf(text, CST_TASK_TEXT, "%s",
                 w ? cst_message(w) : "out of memory: free some and try again");
    return status;
}
