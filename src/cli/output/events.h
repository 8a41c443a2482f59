/* events.h: the switches that flipped during a run, as text, as CSV and as JSON. */
#ifndef CLI_EVENTS_H
#define CLI_EVENTS_H

#include "costate.h"
#include "cli/output/json.h"

#include <stdio.h>

typedef struct {
    const cst_model *model;
    cst_event *all; /* [count] */
    int count;
} event_list;

void events_take(event_list *list, const cst_problem *p, const cst_work *w);
void events_free(event_list *list);

/* A table of the first ones; what follows from another flip at the same instant says so. */
/* whole: where all of them are */
void events_print(FILE *file, const event_list *list, const char *whole);
void events_csv(FILE *file, const event_list *list);
void events_json(json *j, const event_list *list);

#endif
