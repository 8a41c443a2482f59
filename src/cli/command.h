/* command.h: a command of the program.  A new one is a file that defines its descriptor, and a line
 * in main.c. */
#ifndef CLI_COMMAND_H
#define CLI_COMMAND_H

#include "cli/input/settings.h"

typedef struct {
    const char *name, *arguments, *about;
    const char *details;           /* more help: a few lines, or NULL                    */
    int needs_model;               /* 1: MODEL on the command line or in a problem file  */
    unsigned groups;               /* the options it takes, see settings.h               */
    int (*run)(const settings *s); /* returns the exit status, see messages.h  */
} command;

extern const command models_command, equilibrium_command, simulate_command, gradient_command,
    check_command, compare_command, optimize_command, sample_command, fit_command, report_command,
    new_command, build_command, doctor_command, fmu_command, table_command;

#endif
