/* arguments.h: the words of a command line, after the command's name, into settings. */
#ifndef CLI_ARGUMENTS_H
#define CLI_ARGUMENTS_H

#include "cli/command.h"

#include <stdio.h>

int parse_arguments(const command *c, int count, char **words, settings *s);

/* The words of this program's command line, kept for command_has and command_print. */
void command_keep(int count, char **words);

/* Is the long option of that name, or its letter, on the command line? */
int command_has(const char *name);

/* The command line as a shell takes it, without the options for which `leave_out` returns 1, and
 * without an end of line.  value: the option's, or "". */
void command_print(FILE *file,
                   int (*leave_out)(const void *user, const char *option, const char *value),
                   const void *user);

/* A word, in quotes where a shell needs them. */
void print_word(FILE *file, const char *word);

#endif
