/* What a work tells its caller: the text of the last error, all warnings, progress, which the
 * caller may answer with "stop", and how long it took. */
#ifndef CST_STATUS_H
#define CST_STATUS_H

#include "costate.h"

#define CST_MESSAGE  512
#define CST_WARNINGS 8 /* kept of one call, the most severe ones */

typedef struct {
    int code; /* CST_W... */
    char text[CST_MESSAGE];
} cst_warned;

typedef struct {
    char message[CST_MESSAGE];
    cst_warned warned[CST_WARNINGS]; /* of the call that has just ended, most severe first */
    int warnings;                    /* how many of them                                    */
    /* of an error inside a callback of the integrator, which itself only says "failed" */
    int callback_status;
    cst_progress *progress;
    void *progress_user;
    long progress_calls;
} cst_report;

/* Keeps the text of an error and returns its status.  It takes the place of all warnings. */
int cst_fail(cst_report *r, int status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

/* Adds a warning to those of the call, at its end, when there are results (cst_conclude and after
 * it): what a run notices it notes in the work until then.  The same text counts once.  The message
 * is the text of the most severe one, whose code is returned: the status of the call. */
int cst_warn(cst_report *r, int code, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
void cst_no_warnings(cst_report *r); /* none, and no message: a call begins, or ends well */

/* Asks the caller's callback, every few calls, whether to go on: CST_OK or CST_ECANCELED. */
int cst_progress_report(cst_report *r, const char *phase, double t, double tf);

double cst_seconds(void); /* since some fixed instant: only differences mean anything */

#define TRY(call)                                                                                  \
    do {                                                                                           \
        int status_ = (call);                                                                      \
        if (status_ < 0)                                                                           \
            return status_;                                                                        \
    } while (0)

#endif
