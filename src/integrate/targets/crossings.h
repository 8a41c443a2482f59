/* Crossings of zero along a run (crossings.c), with what they share with the search for peaks. */
#ifndef CST_CROSSINGS_H
#define CST_CROSSINGS_H

#include "integrate/targets/peaks.h"

typedef struct cst_crossing {
    double t;
    int up;          /* 1: to positive values */
    long event;      /* the first flip of the event that it is at, or -1 */
    int back;        /* 1: it turns back from zero at the event that reached it */
    cst_smooth part; /* in which, or at an end of which, it is */
} cst_crossing;

#endif
