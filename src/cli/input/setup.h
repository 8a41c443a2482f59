/* setup.h: from settings to a problem of the library. */
#ifndef CLI_SETUP_H
#define CLI_SETUP_H

#include "costate.h"
#include "cli/input/settings.h"

/* Both print an error and return an exit status; *p is NULL then. */
int find_model(const char *name, const cst_model **model);
int create_problem(const settings *s, cst_problem **p);

/* The same for a command that has an --out: its warnings, its directory. *p is to be freed. */
int begin_problem(const settings *s, cst_problem **p);

/* The names of the design variables. */
const char *design_name(const cst_problem *p, int k);

/* How many parameters a name means: 0, a pattern; 1, an array; 2, one.  What is said of fewer
 * counts over what is said of more. */
enum { NAME_BREADTHS = 3 };
int name_breadth(const cst_model *model, const char *name);

/* Warns of what was asked for and is not used: --step by cvodes, --formulas by onestep. */
void warn_unused(const settings *s, const cst_problem *p);

int set_method(cst_problem *p, cst_method method);

/* The library's word on a problem that it refused. */
int problem_error(const cst_problem *p, int status);

#endif
