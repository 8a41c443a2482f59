/* The integrators there are. */
#include "integrate/integrator.h"

extern const cst_integrator cst_integrator_cvodes, cst_integrator_onestep, cst_integrator_rk;
static const cst_integrator *const integrators[] = { &cst_integrator_cvodes,
                                                     &cst_integrator_onestep, &cst_integrator_rk };
enum { COUNT = sizeof integrators / sizeof integrators[0] };

const cst_integrator *cst_integrator_find(cst_integration id)
{
    for (int i = 0; i < COUNT; i++)
        if (integrators[i]->id == id)
            return integrators[i];
    return NULL;
}
