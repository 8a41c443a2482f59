/* As it was written for 0.1.0, whose structs had no sizes. */
#include <costate.h>

#include <stdio.h>

int main(void)
{
    cst_problem *p;
    if (cst_problem_create(cst_model_find("fivebar"), &p) < 0)
        return 1;
    cst_options o = cst_problem_options(p);
    o.tf = 1.0;
    printf("ran %d\n", cst_set_options(p, &o));
    return 0;
}
