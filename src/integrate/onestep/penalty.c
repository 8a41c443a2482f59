/* eq:penalty with eq:lambda: constraints held by a penalty.  Redundant constraints are welcome. */
#include "integrate/onestep/formulations.h"

static void settings(const cst_options *o, cst_system *s)
{
    s->penalty.compliance = 1.0 / o->alpha;
    s->contacts.compliance = 1e-3 / o->alpha;
    s->penalty.damping = 2.0 * o->xi * o->omega;
    s->penalty.stiffness = o->omega * o->omega;
}

const cst_formulation cst_penalty_formulation = {
    .name = "penalty",
    .about =
        "constraints held by a penalty alpha; takes redundant constraints and singular positions",
    .ode = 1,
    .settings = settings,
    .terms = cst_plain_terms,
    .terms_count = CST_PLAIN_TERMS,
    .matrix = cst_plain_matrix,
};
