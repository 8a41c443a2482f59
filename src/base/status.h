/* What a work tells its caller: the text of the last error or warning, progress, which the caller
 * may answer with "stop", and how long it took. */
#ifndef CST_STATUS_H
#define CST_STATUS_H

#include "costate.h"

#define CST_MESSAGE 512

typedef struct {
    char message[CST_MESSAGE];
    /* of an error inside a callback of the integrator, which itself only says "failed" */
    int callback_status;
    cst_progress *progress;
    void *progress_user;
    long progress_calls;
} cst_report;

/* Keeps the text of an error and returns its status. */
int cst_fail(cst_report *r, int status, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

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
