/* The index-1 DAE: accelerations and multipliers from [M Phi_q'; Phi_q 0], the constraints' drift
 * damped by xi and omega.  It is the penalty formulation with 1/alpha = 0. */
#include "integrate/onestep/formulations.h"

static void settings(const cst_options *o, cst_system *s)
{
    s->penalty.compliance = 0.0;
    s->contacts.compliance = 1e-2 / o->alpha; /* no less: A would count as singular */
    s->penalty.damping = 2.0 * o->xi * o->omega;
    s->penalty.stiffness = o->omega * o->omega;
}

const cst_term cst_plain_terms[CST_PLAIN_TERMS] = {
    { CST_Q, CST_Q, CST_PART_ONES },
    { CST_Q, CST_V, CST_PART_ONES },
    { CST_V, CST_V, CST_PART_ONES },
    { CST_V, CST_A, CST_PART_ONES },
};

/* x_q = q - q0 - h/2 (v0 + v), x_v = v - v0 - h/2 (a0 + a) */
void cst_plain_matrix(cst_onestep *x, cst_system *s, const double *X)
{
    (void)s, (void)X;
    cst_onestep_place(x, 0, 1.0, NULL);
    cst_onestep_place(x, 1, -0.5 * x->h, NULL);
    cst_onestep_place(x, 2, 1.0, NULL);
    cst_onestep_place(x, 3, -0.5 * x->h, NULL);
}

const cst_formulation cst_index1_formulation = {
    .name = "index1",
    .about = "accelerations and multipliers as unknowns, drift stabilized by xi and omega",
    .ode = 1,
    .settings = settings,
    .terms = cst_plain_terms,
    .terms_count = CST_PLAIN_TERMS,
    .matrix = cst_plain_matrix,
};
