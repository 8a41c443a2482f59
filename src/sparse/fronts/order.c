/* The structure of L: order, elimination tree, supernodes.  All of it is linear in the entries of H
 * and of L. */
#include "sparse/fronts/order.h"

#include <stdlib.h>
#include <string.h>

#ifdef CST_SUITESPARSE_DIR
#include <suitesparse/amd.h>
#else
#include <amd.h>
#endif

/* What a front costs besides its multiplications, in multiplications: supernodes are merged while
 * that pays.  Factor and solve of the vehicle take 7.6 us at 600, 6.9 at 1200, 6.5 at 1700, 6.6 at
 * 2400; the gradient of a chain of 100 59.7, 58.6, 59.3 and 62.1 us per coordinate. */
#define FRONT_COST 1700.0

/* The rows of column j of H into out, each once. */
static int column_of_H(cst_analysis *a, int j, int *out)
{
    const cst_pattern *A = a->A;
    int count = 0;
    for (int k = A->p[j]; k < A->p[j + 1]; k++) {
        int i = A->i[k], from = i < a->n ? k : A->p[i], to = i < a->n ? k + 1 : A->p[i + 1];
        for (int e = from; e < to && A->i[e] < a->n; e++)
            if (a->mark[A->i[e]] != j) {
                a->mark[A->i[e]] = j;
                out[count++] = A->i[e];
            }
    }
    return count;
}

static int build_H(cst_analysis *a)
{
    int n = a->n;
    a->H.rows = a->H.cols = n;
    a->H.p = calloc((size_t)n + 1, sizeof *a->H.p);
    for (int j = 0; j < n; j++)
        a->mark[j] = -1;
    for (int j = 0; a->H.p && j < n; j++)
        a->H.p[j + 1] = a->H.p[j] + column_of_H(a, j, a->scratch);
    a->H.i = a->H.p ? malloc(((size_t)a->H.p[n] + 1) * sizeof *a->H.i) : NULL;
    for (int j = 0; j < n; j++)
        a->mark[j] = -1;
    for (int j = 0; a->H.i && j < n; j++)
        column_of_H(a, j, a->H.i + a->H.p[j]);
    return a->H.i != NULL;
}

/* Parents in the elimination tree (Liu), for the current order. */
static void elimination_tree(cst_analysis *a)
{
    int *ancestor = a->scratch, *order = a->order;
    for (int i = 0; i < a->n; i++)
        a->place[order[i]] = i;
    for (int i = 0; i < a->n; i++) {
        a->parent[i] = ancestor[i] = -1;
        for (int e = a->H.p[order[i]]; e < a->H.p[order[i] + 1]; e++)
            for (int j = a->place[a->H.i[e]], next; j >= 0 && j < i; j = next) {
                next = ancestor[j];
                ancestor[j] = i;
                if (next < 0)
                    a->parent[j] = i;
            }
    }
}

/* Reorders so that every subtree is contiguous and its root last. */
static void postorder(cst_analysis *a)
{
    int n = a->n, *head = a->scratch, *next = head + n, *stack = next + n, done = 0;
    for (int i = 0; i < n; i++)
        head[i] = -1;
    for (int i = n - 1; i >= 0; i--)
        if (a->parent[i] >= 0) {
            next[i] = head[a->parent[i]];
            head[a->parent[i]] = i;
        }
    for (int root = 0; root < n; root++) {
        int top = 0;
        stack[0] = root;
        while (a->parent[root] < 0 && top >= 0) {
            int child = head[stack[top]];
            if (child < 0)
                a->mark[done++] = a->order[stack[top--]];
            else {
                head[stack[top]] = next[child];
                stack[++top] = child;
            }
        }
    }
    memcpy(a->order, a->mark, (size_t)n * sizeof *a->order);
}

/* Room for n more rows. */
static int reserve(cst_analysis *a, int used)
{
    if (used + a->n <= a->size)
        return 1;
    int size = 2 * a->size + 8 * a->n, *row = realloc(a->row, (size_t)size * sizeof *row);
    if (!row)
        return 0;
    a->row = row;
    a->size = size;
    return 1;
}

static int add_row(cst_analysis *a, int j, int i, int used)
{
    if (i > j && a->mark[i] != j) {
        a->mark[i] = j;
        a->row[used++] = i;
    }
    return used;
}

/* The rows of each column of L: those of H, and those of its children in the tree. */
static int structure_of_L(cst_analysis *a)
{
    int n = a->n, used = 0, *head = a->scratch, *next = head + n, *order = a->order;
    for (int j = 0; j < n; j++)
        a->mark[j] = head[j] = -1;
    for (int j = 0; j < n; j++) {
        a->start[j] = used;
        if (!reserve(a, used))
            return 0;
        for (int e = a->H.p[order[j]]; e < a->H.p[order[j] + 1]; e++)
            used = add_row(a, j, a->place[a->H.i[e]], used);
        for (int child = head[j]; child >= 0; child = next[child])
            for (int e = a->start[child]; e < a->start[child + 1]; e++)
                used = add_row(a, j, a->row[e], used);
        a->count[j] = used - a->start[j];
        a->start[j + 1] = used;
        qsort(a->row + a->start[j], (size_t)a->count[j], sizeof *a->row, cst_ascending);
        if (a->parent[j] >= 0) {
            next[j] = head[a->parent[j]];
            head[a->parent[j]] = j;
        }
    }
    return 1;
}

double cst_front_cost(int pivots, int below)
{
    double c = pivots, u = cst_padded(below), height = cst_padded(pivots) + u;
    return 0.5 * (c * height * height - c * c * height + c * c * c / 3.0) + 0.5 * u * u;
}

/* Columns with the same rows below make a supernode. */
static void supernodes(cst_analysis *a)
{
    int n = a->n, *first = a->first;
    a->fronts = 0;
    for (int j = 0; j < n; j++) {
        if (!j || a->parent[j - 1] != j || a->count[j - 1] != a->count[j] + 1)
            first[a->fronts++] = j;
        a->of[j] = a->fronts - 1;
    }
    first[a->fronts] = n;
}

/* A supernode becomes part of its parent where that saves time: which one each ends up in. */
static void merge(const cst_analysis *a, int *into, int *pivots)
{
    for (int s = 0; s < a->fronts; s++) {
        pivots[s] = a->first[s + 1] - a->first[s];
        into[s] = s;
    }
    for (int s = 0; s < a->fronts; s++) { /* children first: a supernode is whole when it is met */
        int last = a->first[s + 1] - 1;
        if (a->parent[last] < 0)
            continue;
        int p = a->of[a->parent[last]], below = a->count[a->first[p + 1] - 1];
        double apart = cst_front_cost(pivots[s], a->count[last]) + cst_front_cost(pivots[p], below);
        if (cst_front_cost(pivots[s] + pivots[p], below) > apart + FRONT_COST)
            continue;
        pivots[p] += pivots[s];
        into[s] = p;
    }
    for (int s = a->fronts - 1; s >= 0; s--)
        into[s] = into[into[s]];
}

/* The columns front by front, those of a supernode in their own order: there, coordinates of a body
 * are side by side. */
static void order_fronts(cst_analysis *a)
{
    int n = a->n, count = 0, done = 0;
    int *into = a->scratch, *head = into + n, *next = head + n, *order = a->mark;
    merge(a, into, head);
    for (int s = 0; s < a->fronts; s++)
        head[s] = -1;
    for (int s = a->fronts - 1; s >= 0; s--) {
        next[s] = head[into[s]];
        head[into[s]] = s;
        qsort(a->order + a->first[s], (size_t)(a->first[s + 1] - a->first[s]), sizeof *a->order,
              cst_ascending);
    }
    for (int s = 0; s < a->fronts; s++) {
        int start = done;
        for (int part = into[s] == s ? head[s] : -1; part >= 0; part = next[part])
            for (int j = a->first[part]; j < a->first[part + 1]; j++)
                order[done++] = a->order[j];
        if (done > start)
            a->of[count++] = start;
    }
    memcpy(a->order, order, (size_t)n * sizeof *order);
    memcpy(a->first, a->of, (size_t)count * sizeof *a->first);
    a->first[count] = n;
    a->fronts = count;
    for (int s = 0; s < count; s++)
        for (int j = a->first[s]; j < a->first[s + 1]; j++)
            a->of[j] = s;
}

/* One front of all columns. */
static void one_front(cst_analysis *a)
{
    for (int j = 0; j < a->n; j++) {
        a->order[j] = a->place[j] = j;
        a->count[j] = a->n - 1 - j;
        a->of[j] = 0;
    }
    a->fronts = 1;
    a->first[0] = 0;
    a->first[1] = a->n;
}

int cst_fronts_order(cst_analysis *a, int whole)
{
    if (whole) {
        one_front(a);
        return 1;
    }
    if (!build_H(a) || amd_order(a->n, a->H.p, a->H.i, a->order, NULL, NULL) < AMD_OK)
        return 0;
    elimination_tree(a);
    postorder(a);
    elimination_tree(a);
    if (!structure_of_L(a))
        return 0;
    supernodes(a);
    order_fronts(a);
    elimination_tree(a);
    return structure_of_L(a);
}
