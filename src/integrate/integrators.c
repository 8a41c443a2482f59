/* The integrators there are. */
#include "integrate/integrator.h"

extern const cst_integrator cst_integrator_cvodes, cst_integrator_onestep, cst_integrator_rk;
static const cst_integrator *const integrators[] = { &cst_integrator_cvodes,
                                                     &cst_integrator_onestep, &cst_integrator_rk };
enum { COUNT = sizeof integrators / sizeof integrators[0] };

const char *cst_integrator_name(int i)
{
    const cst_integrator *found = cst_integrator_find((cst_integration)i);
    return i == CST_INTEGRATOR_AUTO ? "auto" : found ? found->name : NULL;
}

const char *cst_integrator_about(int i)
{
    const cst_integrator *found = cst_integrator_find((cst_integration)i);
    return i == CST_INTEGRATOR_AUTO ? "chosen by the formulation" : found ? found->about : NULL;
}

const cst_integrator *cst_integrator_find(cst_integration id)
{
    for (int i = 0; i < COUNT; i++)
        if (integrators[i]->id == id)
            return integrators[i];
    return NULL;
}
