/* The table of the algorithms that an optimizer may use. */
#include "optimize/methods/ipopt.h"
#include "optimize/methods/levenberg.h"
#include "optimize/methods/newton.h"
#include "optimize/methods/nlopt.h"

#include <string.h>

static const char *lbfgsb(void)
{
    return cst_lbfgsb_name;
}

static const cst_algorithm cst_lbfgsb_algorithm = {
    .name = "lbfgsb",
    .about = "limited-memory BFGS within bounds: no constraints",
    .library = lbfgsb
};

static const cst_algorithm *const algorithms[] = { &cst_lbfgsb_algorithm,
                                                   &cst_newton,
                                                   &cst_slsqp,
#ifdef CST_IPOPT
                                                   &cst_ipopt,
#endif
                                                   &cst_mma,
                                                   &cst_levenberg };
enum { ALGORITHMS = sizeof algorithms / sizeof algorithms[0] };

const cst_algorithm *cst_algorithm_find(const char *name)
{
    for (int i = 0; i < ALGORITHMS; i++)
        if (!strcmp(algorithms[i]->name, name))
            return algorithms[i];
    return NULL;
}

int cst_algorithm_count(void)
{
    return ALGORITHMS;
}
const char *cst_algorithm_name(int i)
{
    return i >= 0 && i < ALGORITHMS ? algorithms[i]->name : NULL;
}
const char *cst_algorithm_about(int i)
{
    return i >= 0 && i < ALGORITHMS ? algorithms[i]->about : NULL;
}
