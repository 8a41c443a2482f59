/* In place of the library 0.1.0, for the linker only. */
#include <costate.h>

const cst_model *cst_model_find(const char *name)
{
    (void)name;
    return NULL;
}
int cst_problem_create(const cst_model *model, cst_problem **p)
{
    (void)model, (void)p;
    return 0;
}
cst_options cst_problem_options(const cst_problem *p)
{
    (void)p;
    return (cst_options){ 0 };
}
int cst_set_options(cst_problem *p, const cst_options *options)
{
    (void)p, (void)options;
    return 0;
}
