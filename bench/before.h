/* An older build of Costate, its shared library loaded beside this one. */
#ifndef BENCH_BEFORE_H
#define BENCH_BEFORE_H

/* A gradient of a model at all defaults, with respect to `design`, or NULL: the default's. */
typedef struct before_job before_job;

int before_open(const char *library); /* 0: it cannot be loaded; said on stderr            */
before_job *before_create(const char *model, const char *design); /* NULL: no such model   */
int before_run(before_job *j, double *psi, double *gradient);     /* below 0: an error         */
void before_free(before_job *j);

#endif
