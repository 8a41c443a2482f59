#define _GNU_SOURCE /* RTLD_DEEPBIND: its own functions, not ours of the same names */
#include "before.h"

#include "costate.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

/* What has been the same in all versions. */
static struct {
    const cst_model *(*find)(const char *);
    int (*create)(const cst_model *, cst_problem **);
    int (*design)(cst_problem *, const char *);
    int (*work)(const cst_problem *, cst_work **);
    int (*gradient)(const cst_problem *, cst_work *, const double *, double *, double *);
    void (*free_work)(cst_work *);
    void (*free_problem)(cst_problem *);
} call;

struct before_job {
    cst_problem *p;
    cst_work *w;
};

int before_open(const char *library)
{
    void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND);
    const char *names[] = { "cst_model_find",  "cst_problem_create", "cst_set_design",
                            "cst_work_create", "cst_gradient",       "cst_work_free",
                            "cst_problem_free" };
    void **into = (void **)&call;
    for (int i = 0; handle && i < 7; i++)
        if (!(into[i] = dlsym(handle, names[i])))
            handle = NULL;
    if (!handle)
        fprintf(stderr, "%s\n", dlerror());
    return handle != NULL;
}

before_job *before_create(const char *model, const char *design)
{
    const cst_model *m = call.find(model);
    before_job *j = m ? calloc(1, sizeof *j) : NULL;
    if (j && (call.create(m, &j->p) < 0 || (design && call.design(j->p, design) < 0) ||
              call.work(j->p, &j->w) < 0)) {
        before_free(j);
        return NULL;
    }
    return j;
}

int before_run(before_job *j, double *psi, double *gradient)
{
    return call.gradient(j->p, j->w, NULL, psi, gradient);
}

void before_free(before_job *j)
{
    if (!j)
        return;
    call.free_work(j->w);
    call.free_problem(j->p);
    free(j);
}
