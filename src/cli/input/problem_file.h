/* problem_file.h: settings from a JSON file. */
#ifndef CLI_PROBLEM_FILE_H
#define CLI_PROBLEM_FILE_H

#include "cli/input/settings.h"

/* Fills in what the command line left open. */
int read_problem_file(const char *path, settings *s);

/* The same of a file that has scenarios, or is nothing but an array of them. */
int read_scenario_file(const char *path, settings *s);

#endif
