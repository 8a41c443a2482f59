/* scenarios.h: the problems that a file's scenarios make of the settings, each with a work of its
 * own. */
#ifndef CLI_SCENARIOS_H
#define CLI_SCENARIOS_H

#include "costate.h"
#include "cli/input/settings.h"

typedef struct {
    int count;
    cst_problem **p;   /* [count]                                            */
    cst_scenario *all; /* [count] problem, work, weight (1 where none is given) */
    char **names;      /* [count] as the file gives them, otherwise 1, 2, ...   */
    int weighted;      /* a weight is given                                  */
} scenario_set;

/* Without scenarios in the settings, one that is the settings themselves.  Prints an error,
 * returns an exit status; close accepts what failed to open. */
int scenarios_open(scenario_set *set, const settings *s);

/* The same without works: whoever runs a scenario creates its own. */
int scenarios_open_problems(scenario_set *set, const settings *s);
void scenarios_close(scenario_set *set);

/* Whether a sum over them is a function of the design variables: none of them sets one.  Prints an
 * error, returns an exit status. */
int scenarios_check_sum(const scenario_set *set, const settings *s);

/* What an optimization minimizes: the cost, or a response; and its unit. */
const char *objective_name(const cst_problem *p);
const char *objective_unit(const cst_problem *p);

/* The unit of a sum: the costs' where they have the same, otherwise "-". */
const char *scenarios_unit(const scenario_set *set);

/* For the library: threads to use (0: one per processor). */
int scenarios_jobs(const settings *s);

#endif
