/* samples.c: how psi of the five-bar mechanism scatters with a spring and a length, by all
 * processes of a job; the numbers are the same for any number of them.
 *
 *     cc samples.c $(pkg-config --cflags --libs costate_mpi) -o samples && mpirun -n 4 ./samples
 *     200 samples: psi 0.7352 +- 0.0086, std 0.1222
 *     by the gradient at the means: psi 0.7269, std 0.1232 */
#include <costate_mpi.h>
#include <stdio.h>

enum { COUNT = 200, SEED = 1 };

int main(int argc, char **argv)
{
    static const char *const vary[] = { "k1=normal(100,5)", "L01=+uniform(-0.05,0.05)" };
    const cst_study how = { .jobs = 1, .backend = cst_mpi_backend() };
    cst_variation v[2];
    cst_problem *p = NULL;
    cst_sampler *s = NULL;
    cst_sampled r;
    char message[512] = "";
    int status = cst_mpi_begin(&argc, &argv, NULL, NULL);
    if (status >= 0)
        status = cst_problem_create(cst_model_find("fivebar"), &p);
    for (int i = 0; i < 2 && status >= 0; i++)
        status = cst_variation_parse(cst_problem_model(p), vary[i], &v[i], message, 512);
    if (status >= 0)
        status = cst_sampler_create(p, v, 2, COUNT, SEED, &how, &s);
    status = cst_mpi_join(status < 0, cst_sampler_message(s), cst_sampler_ensemble(s), how.jobs,
                          message, 512);
    if (!status && cst_sampler_run(s) >= 0 && cst_sampler_result(s, &r) >= 0) {
        const cst_statistics *psi = &r.statistics[0];
        printf("%d samples: psi %.4f +- %.4f, std %.4f\n", psi->count, psi->mean, psi->mean_error,
               psi->std);
        printf("by the gradient at the means: psi %.4f, std %.4f\n", r.at_means[0],
               r.first_order[0]);
    } else if (status != CST_MPI_SERVED) {
        fprintf(stderr, "%s\n", status ? message : cst_sampler_message(s));
        status = 1;
    }
    cst_sampler_free(s);
    cst_problem_free(p);
    return cst_mpi_end(status);
}
