#include "model/facts.h"

#include <stddef.h>

static const cst_clocks none = { 0, 0, 0, NULL }, unknown = { 0, 0, 1, NULL };

int cst_facts_forces(const cst_kernels *k)
{
    return k->facts ? k->facts->forces : CST_LOOKS_AT_ALL;
}

int cst_facts_constraints(const cst_kernels *k)
{
    if (!k->constraints)
        return 0;
    return k->facts ? k->facts->constraints : CST_LOOKS_AT_ALL;
}

int cst_facts_phi_q_moves(const cst_kernels *k)
{
    if (!k->constraints)
        return 0;
    return k->facts ? k->facts->phi_q_moves : 1;
}

/* The number of a cost, or -1 where it is not one of the table's. */
static int number(const cst_kernels *k, const cst_cost_kernels *cost)
{
    for (int i = 0; k->facts && i < k->costs_count; i++)
        if (cost == &k->costs[i])
            return i;
    return -1;
}

static int one_of(const unsigned char *list, int i)
{
    return list && i >= 0 ? list[i] : CST_LOOKS_AT_ALL;
}

int cst_facts_switch(const cst_kernels *k, int i)
{
    return one_of(k->facts ? k->facts->switches : NULL, i);
}

int cst_facts_switch_of_time(const cst_kernels *k, int i)
{
    const int time = CST_LOOKS_AT_T, known = time | CST_LOOKS_AT_RHO | CST_LOOKS_AT_MODE;
    int looks = cst_facts_switch(k, i);
    return (looks & time) && !(looks & ~known);
}

int cst_facts_output(const cst_kernels *k, int i)
{
    return one_of(k->facts ? k->facts->outputs : NULL, i);
}

int cst_facts_cost(const cst_kernels *k, const cst_cost_kernels *cost)
{
    return cost->g ? one_of(k->facts ? k->facts->costs : NULL, number(k, cost)) : 0;
}

int cst_facts_final(const cst_kernels *k, const cst_cost_kernels *cost)
{
    return cost->w ? one_of(k->facts ? k->facts->finals : NULL, number(k, cost)) : 0;
}

const cst_clocks *cst_facts_motion_clocks(const cst_kernels *k)
{
    return k->facts ? &k->facts->motion : &unknown;
}

const cst_clocks *cst_facts_output_clocks(const cst_kernels *k, int i)
{
    if (!k->facts || !k->outputs)
        return k->outputs ? &unknown : &none;
    return k->facts->outputs_clocks ? &k->facts->outputs_clocks[i] : &none;
}

const cst_clocks *cst_facts_cost_clocks(const cst_kernels *k, const cst_cost_kernels *cost)
{
    int i = number(k, cost);
    if (!cost->g || i < 0)
        return cost->g ? &unknown : &none;
    return k->facts->costs_clocks ? &k->facts->costs_clocks[i] : &none;
}
