/* silence_stdout.c: file descriptor 1 goes nowhere for a while. */
#define _POSIX_C_SOURCE 200809L
#include "cli/output/silence_stdout.h"

#include <fcntl.h>
#include <stdio.h>
#include <unistd.h>

static int kept = -1;

void silence_stdout(void)
{
    int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    fflush(stdout);
    if (kept < 0)
        kept = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    if (nowhere >= 0 && kept >= 0)
        dup2(nowhere, STDOUT_FILENO);
    if (nowhere >= 0)
        close(nowhere);
}

void restore_stdout(void)
{
    if (kept >= 0)
        dup2(kept, STDOUT_FILENO);
}
