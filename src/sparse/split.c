#include "sparse/split.h"

#include <stdlib.h>
#include <string.h>

/* A reverse sweep takes this part of the time of a pass of eight directions (Iltis: 2.5 of 6
 * us). */
#define SWEEP 0.4

/* The entries whose row is chosen or not; where `index` is given, transposed, row r as column
 * index[r]. */
static int part(const cst_pattern *s, const char *chosen, int wanted, const int *index, int count,
                cst_pattern *out)
{
    cst_entries e = { 0 };
    for (int j = 0; j < s->cols; j++)
        for (int k = s->p[j]; k < s->p[j + 1]; k++)
            if (chosen[s->i[k]] == wanted)
                cst_entries_add(&e, index ? j : s->i[k], index ? index[s->i[k]] : j);
    int ok = !e.failed && cst_pattern_build(out, index ? s->cols : s->rows, index ? count : s->cols,
                                            e.count, e.row, e.col);
    cst_entries_free(&e);
    return ok;
}

/* Passes that the rows not chosen take, or -1 when out of memory. */
static int passes(const cst_pattern *s, const char *chosen, int width)
{
    cst_pattern left = { 0 };
    cst_plan plan = { 0 };
    int ok = part(s, chosen, 0, NULL, 0, &left) && cst_plan_build(&plan, &left, width, 0),
        count = plan.passes;
    cst_plan_free(&plan);
    cst_pattern_free(&left);
    return ok ? count : -1;
}

static int choose(char *chosen, const int *entries, int rows, int limit)
{
    int count = 0;
    for (int i = 0; i < rows; i++)
        count += chosen[i] = entries[i] > limit;
    return count;
}

/* The rows with more entries than a limit; tries several and keeps the best.  Their number, or -1
 * when out of memory. */
static int choose_rows(const cst_pattern *q, const cst_pattern *v, int width, char *chosen,
                       int *entries)
{
    int rows = q->rows, highest = 0, best_limit = 0;
    double best = -1.0;
    for (int k = 0; k < q->p[q->cols]; k++)
        entries[q->i[k]]++;
    for (int k = 0; k < v->p[v->cols]; k++)
        entries[v->i[k]]++;
    for (int i = 0; i < rows; i++)
        highest = entries[i] > highest ? entries[i] : highest;
    for (int round = 0; round < 8; round++) {
        int limit = highest * (8 - round) / 8, count = choose(chosen, entries, rows, limit);
        int by_q = passes(q, chosen, width), by_v = passes(v, chosen, width);
        if (by_q < 0 || by_v < 0)
            return -1;
        double time = by_q + by_v + SWEEP * count;
        if (best < 0.0 || time < best) {
            best = time;
            best_limit = limit;
        }
    }
    return choose(chosen, entries, rows, best_limit);
}

/* Where the transposed entries are in the whole. */
static int *targets(const cst_pattern *by, const int *row, const cst_pattern *whole)
{
    int *target = malloc(((size_t)by->p[by->cols] + 1) * sizeof *target);
    for (int d = 0; target && d < by->cols; d++)
        for (int k = by->p[d]; k < by->p[d + 1]; k++)
            target[k] = cst_pattern_find(whole, row[d], by->i[k]);
    return target;
}

int cst_split(const cst_pattern *q, const cst_pattern *v, const cst_pattern *whole, int width,
              cst_rows *rows, cst_pattern *left_q, cst_pattern *left_v)
{
    int n = q->rows, *index = calloc((size_t)n + 1, sizeof *index), ok;
    char *chosen = calloc((size_t)n + 1, 1);
    memset(rows, 0, sizeof *rows);
    ok = index && chosen && (rows->count = choose_rows(q, v, width, chosen, index)) >= 0 &&
         (rows->row = malloc(((size_t)rows->count + 1) * sizeof *rows->row));
    for (int i = 0, d = 0; ok && i < n; i++)
        if (chosen[i]) {
            index[i] = d;
            rows->row[d++] = i;
        }
    ok = ok && part(q, chosen, 0, NULL, 0, left_q) && part(v, chosen, 0, NULL, 0, left_v) &&
         part(q, chosen, 1, index, rows->count, &rows->by_q) &&
         part(v, chosen, 1, index, rows->count, &rows->by_v) &&
         (rows->target_q = targets(&rows->by_q, rows->row, whole)) &&
         (rows->target_v = targets(&rows->by_v, rows->row, whole));
    free(index);
    free(chosen);
    return ok;
}

void cst_rows_free(cst_rows *rows)
{
    free(rows->row);
    free(rows->target_q);
    free(rows->target_v);
    cst_pattern_free(&rows->by_q);
    cst_pattern_free(&rows->by_v);
    memset(rows, 0, sizeof *rows);
}
