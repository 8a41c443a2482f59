/* interrupt.c: SIGINT and SIGTERM raise a flag that runs look at; the second one ends the program at once. */
#define _POSIX_C_SOURCE 200809L
#include "interrupt.h"

#include <signal.h>
#include <stddef.h>

static volatile sig_atomic_t caught;

static void note(int signal_number)
{
    caught = signal_number;
}

void interrupt_install(void)
{
    struct sigaction action = { .sa_handler = note, .sa_flags = (int)(SA_RESETHAND | SA_RESTART) };
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
