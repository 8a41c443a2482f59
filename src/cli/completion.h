/* completion.h: what shells complete of a command line. */
#ifndef CLI_COMPLETION_H
#define CLI_COMPLETION_H

#include "cli/command.h"

/* Prints the script for a shell: bash, zsh or fish.  Returns an exit status. */
int completion_print(const char *shell, const command *const *commands, int count);

#endif
