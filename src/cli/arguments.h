/* arguments.h: the words of a command line, after the command's name, into settings. */
#ifndef CLI_ARGUMENTS_H
#define CLI_ARGUMENTS_H

#include "command.h"

int parse_arguments(const command *c, int count, char **words, settings *s);

#endif
