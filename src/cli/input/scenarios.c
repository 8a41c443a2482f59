/* scenarios.c: the problems that a file's scenarios make of the settings. */
#include "cli/input/scenarios.h"

#include "cli/output/messages.h"
#include "cli/memory.h"
#include "cli/input/names.h"
#include "cli/input/setup.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* What the scenario itself says, and the rest from the settings. */
static int create(scenario_set *set, const settings *s, const settings *own, int i, int works)
{
    settings merged;
    settings_init(&merged);
    if (own)
        settings_fill(&merged, own);
    settings_fill(&merged, s);
    int status = create_problem(&merged, &set->p[i]);
    settings_free(&merged);
    if (status)
        return status;
    set->all[i] = (cst_scenario){ set->p[i], NULL, own && !isnan(own->weight) ? own->weight : 1.0 };
    if (works && cst_work_create(set->p[i], &set->all[i].w) < 0)
        return run_error("%s", set->all[i].w
                                   ? cst_message(set->all[i].w)
                                   : "out of memory: creating a run: free some and try again");
    return STATUS_FINE;
}

static int check_name(const scenario_set *set, int i)
{
    for (const char *c = set->names[i]; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 127)
            return usage_error("the name of scenario %d has a control character: leave it out",
                               i + 1);
    return STATUS_FINE;
}

static int check_names(const scenario_set *set)
{
    int first = 0, second = 0, status = STATUS_FINE;
    name_at *list = take((size_t)set->count, sizeof *list);
    for (int i = 0; i < set->count; i++)
        list[i] = (name_at){ set->names[i], i };
    names_sort(list, set->count);
    if (names_twice(list, set->count, &first, &second))
        status = usage_error(
            "two scenarios are named '%s': the scenarios %d and %d: give each a name of its own",
            set->names[second], first + 1, second + 1);
    free(list);
    return status;
}

static int open_all(scenario_set *set, const settings *s, int works)
{
    size_t count = s->scenarios_count ? (size_t)s->scenarios_count : 1;
    *set = (scenario_set){ (int)count, take(count, sizeof *set->p), take(count, sizeof *set->all),
                           take(count, sizeof *set->names), 0 };
    int status = STATUS_FINE;
    for (int i = 0; i < set->count && !status; i++) {
        const settings *own = s->scenarios_count ? &s->scenarios[i] : NULL;
        set->names[i] = own && own->name ? copy_text(own->name) : print_text("%d", i + 1);
        set->weighted = set->weighted || (own && !isnan(own->weight));
        status = check_name(set, i);
    }
    if (!status)
        status = check_names(set);
    for (int i = 0; i < set->count && !status; i++) {
        const settings *own = s->scenarios_count ? &s->scenarios[i] : NULL;
        messages_within(own ? "scenario" : NULL, set->names[i]);
        status = create(set, s, own, i, works);
        messages_within(NULL, NULL);
    }
    if (!status)
        warn_unused(s, set->p[0]);
    return status;
}

int scenarios_open(scenario_set *set, const settings *s)
{
    return open_all(set, s, 1);
}

int scenarios_open_problems(scenario_set *set, const settings *s)
{
    return open_all(set, s, 0);
}

void scenarios_close(scenario_set *set)
{
    for (int i = 0; i < set->count; i++) {
        cst_work_free(set->all[i].w);
        cst_problem_free(set->p[i]);
        free(set->names[i]);
    }
    free(set->p);
    free(set->all);
    free(set->names);
}

/* Does the name mean a design variable? */
static int names_design(const cst_problem *p, const char *name)
{
    const cst_model *model = cst_problem_model(p);
    for (int i = -1; (i = cst_parameter_next(model, name, i)) >= 0;)
        for (int k = 0; k < cst_design_count(p); k++)
            if (cst_design_index(p, k) == i)
                return 1;
    return 0;
}

int scenarios_check_sum(const scenario_set *set, const settings *s)
{
    const cst_problem *p = set->p[0];
    for (int i = 0; i < s->scenarios_count; i++) {
        const settings *own = &s->scenarios[i];
        for (int j = 0; j < own->parameters_count; j++)
            if (names_design(p, own->parameters[j].name))
                return usage_error("'%s' is a design variable: scenario '%s': leave it out "
                                   "there, or out of --wrt",
                                   own->parameters[j].name, set->names[i]);
    }
    return STATUS_FINE;
}

const char *objective_name(const cst_problem *p)
{
    int k = cst_objective_index(p);
    return k < 0 ? cst_problem_model(p)->costs[cst_cost_index(p)].name : cst_response_at(p, k).name;
}

const char *objective_unit(const cst_problem *p)
{
    int k = cst_objective_index(p);
    const char *unit =
        k < 0 ? cst_problem_model(p)->costs[cst_cost_index(p)].unit : cst_response_at(p, k).unit;
    return *unit ? unit : "-";
}

const char *scenarios_unit(const scenario_set *set)
{
    const char *unit = objective_unit(set->p[0]);
    for (int i = 1; i < set->count; i++)
        if (strcmp(objective_unit(set->p[i]), unit) != 0)
            return "mixed";
    return unit;
}

int scenarios_jobs(const settings *s)
{
    return s->jobs < 0 ? 0 : (int)s->jobs;
}
