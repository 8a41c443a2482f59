/* gradient.c: psi of the paper's five-bar mechanism and its gradient, two parameters changed.
 *
 *     cc gradient.c $(pkg-config --cflags --libs costate) -o gradient && ./gradient
 *     psi = 0.727, dpsi/dL01 = -4.229, dpsi/dL02 = 3.212
 *     psi = 0.704, dpsi/dL01 = -3.835, dpsi/dL02 = 3.371 */
#include <costate.h>
#include <stdio.h>

int main(void)
{
    cst_problem *p = NULL;
    cst_work *w = NULL;
    double psi, gradient[2];
    int status = cst_problem_create(cst_model_find("fivebar"), &p);
    if (status >= 0)
        status = cst_set_design(p, "L01,L02");
    if (status >= 0)
        status = cst_work_create(p, &w);
    for (int i = 0; i < 2 && status >= 0; i++) {
        double scale = i ? 1.01 : 1.0;
        double rho[2] = { scale * 2.2360679774997898, scale * 2.0615528128088303 };
        status = cst_gradient(p, w, rho, &psi, gradient);
        if (status >= 0)
            printf("psi = %.3f, dpsi/dL01 = %.3f, dpsi/dL02 = %.3f\n", psi, gradient[0],
                   gradient[1]);
    }
    if (status < 0)
        fprintf(stderr, "%s\n", w ? cst_message(w) : cst_problem_message(p));
    cst_work_free(w);
    cst_problem_free(p);
    return status < 0;
}
