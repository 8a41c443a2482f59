/* events.c: the switches that flipped during a run.  Switches count from 1, as in the library's
 * messages. */
#include "cli/output/events.h"

#include "cli/memory.h"
#include "cli/output/table.h"

#include <stdlib.h>

enum { LISTED = 40 };

void events_take(event_list *list, const cst_problem *p, const cst_work *w)
{
    *list = (event_list){ .model = cst_problem_model(p), .count = cst_event_count(w) };
    list->all = take((size_t)list->count, sizeof *list->all);
    for (int i = 0; i < list->count; i++)
        list->all[i] = cst_event_at(w, i);
}

void events_free(event_list *list)
{
    free(list->all);
    *list = (event_list){ .count = 0 };
}

static char *switch_name(const cst_model *model, int k)
{
    const char *name = cst_mode_name(model, k);
    return *name ? copy_text(name) : print_text("switch %d", k + 1);
}

/* What happens; a contact that opens and was open rebounds, a slip that stays as it was ends. */
static const char *word(const cst_model *model, const cst_event *e)
{
    if (e->k < model->s || e->to != e->from)
        return cst_mode_word(model, e->k, e->to);
    return e->k - model->s - 1 < model->contacts_count ? "rebounds" : "stops";
}

static void print_row(table *t, const event_list *list, const cst_event *e)
{
    char *name = switch_name(list->model, e->k), *trigger = switch_name(list->model, e->trigger);
    table_cell(t, "%.6f", e->t);
    table_cell(t, "%s", name);
    if (e->k == e->trigger)
        table_cell(t, "%s", word(list->model, e));
    else
        table_cell(t, "%s, follows from %s", word(list->model, e), trigger);
    free(name);
    free(trigger);
}

void events_print(FILE *file, const event_list *list, const char *whole)
{
    table t;
    int shown = list->count < LISTED ? list->count : LISTED;
    if (!list->count)
        return;
    fprintf(file, "events\n");
    table_begin(&t, "rll");
    table_cell(&t, "t [s]");
    table_cell(&t, "switch");
    table_cell(&t, "into");
    for (int i = 0; i < shown; i++)
        print_row(&t, list, &list->all[i]);
    table_end(&t, file);
    if (shown < list->count)
        fprintf(file, "... and %d more, to t = %.6g s: %s\n", list->count - shown,
                list->all[list->count - 1].t, whole);
    fputc('\n', file);
}

/* In quotes: names have commas. */
static void csv_switch(FILE *file, const cst_model *model, int k)
{
    char *name = switch_name(model, k);
    fprintf(file, ",%d,\"", k + 1);
    for (const char *c = name; *c; c++) {
        if (*c == '"')
            fputc('"', file);
        fputc(*c, file);
    }
    fputc('"', file);
    free(name);
}

void events_csv(FILE *file, const event_list *list)
{
    fputs("t,switch,name,to,trigger,trigger_name\n", file);
    for (int i = 0; i < list->count; i++) {
        const cst_event *e = &list->all[i];
        fprintf(file, "%.17g", e->t);
        csv_switch(file, list->model, e->k);
        fprintf(file, ",%d", e->to);
        csv_switch(file, list->model, e->trigger);
        fputc('\n', file);
    }
}

void events_json(json *j, const event_list *list)
{
    json_array(j, "events");
    for (int i = 0; i < list->count; i++) {
        const cst_event *e = &list->all[i];
        char *name = switch_name(list->model, e->k);
        json_object(j, NULL);
        json_number(j, "t", e->t);
        json_integer(j, "switch", e->k + 1);
        json_text(j, "name", name);
        json_integer(j, "from", e->from);
        json_integer(j, "to", e->to);
        json_text(j, "into", word(list->model, e));
        json_integer(j, "trigger", e->trigger + 1);
        json_truth(j, "follows", e->k != e->trigger);
        json_close(j, '}');
        free(name);
    }
    json_close(j, ']');
}
