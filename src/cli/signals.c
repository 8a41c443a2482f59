/* signals.c: SIGINT and SIGTERM raise a flag that runs look at; a second one ends the program at
 * once.
 *
 * Some senders (timeout) signal the program and then its whole group: what comes within ECHO ms,
 * perhaps in another thread, is no second one. */
#define _POSIX_C_SOURCE 200809L
#include "cli/signals.h"

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <time.h>

enum { ECHO = 300 };

static atomic_int caught; /* read by every thread that runs */

static atomic_long first; /* when [ms] */

static void note(int signal_number)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    long now = (long)t.tv_sec * 1000 + t.tv_nsec / 1000000;
    if (!caught) {
        first = now;
        caught = signal_number;
    } else if (now - first > ECHO) {
        signal(signal_number, SIG_DFL);
        raise(signal_number);
    }
}

void interrupt_install(void)
{
    struct sigaction action = { .sa_handler = note, .sa_flags = SA_RESTART };
    struct sigaction old;
    sigemptyset(&action.sa_mask);
    /* What the caller ignores (nohup, a shell's background job) stays ignored. */
    if (sigaction(SIGINT, NULL, &old) == 0 && old.sa_handler != SIG_IGN)
        sigaction(SIGINT, &action, NULL);
    if (sigaction(SIGTERM, NULL, &old) == 0 && old.sa_handler != SIG_IGN)
        sigaction(SIGTERM, &action, NULL);
#ifdef SIGXFSZ
    signal(SIGXFSZ, SIG_IGN); /* a file that may not grow is an error of its write */
#endif
}

int interrupted(void)
{
    return caught;
}
