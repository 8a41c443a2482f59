// watch.cc: an optimization from C++, watched as it goes.
//
//     c++ watch.cc $(pkg-config --cflags --libs costate) -o watch && ./watch
//     iteration 0: psi = 0.7269
//     ...
//     the free lengths of the springs: 2.43 m and 1.84 m
#include <costate.h>

#include <cstdio>
#include <memory>

namespace {

using problem = std::unique_ptr<cst_problem, decltype(&cst_problem_free)>;
using work = std::unique_ptr<cst_work, decltype(&cst_work_free)>;
using optimizer = std::unique_ptr<cst_optimizer, decltype(&cst_optimizer_free)>;

int watch(void *, cst_optimizer *, const cst_iterate *it)
{
    if (it->iterate)
        std::printf("iteration %d: psi = %.4g\n", it->iteration, it->psi);
    return 0;
}

} // namespace

int main()
{
    cst_problem *p = nullptr;
    cst_work *w = nullptr;
    cst_optimizer *o = nullptr;
    if (cst_problem_create(cst_model_find("fivebar"), &p) < 0)
        return 1;
    problem keep_p(p, cst_problem_free);
    if (cst_work_create(p, &w) < 0)
        return std::fprintf(stderr, "%s\n", cst_message(w)), 1;
    work keep_w(w, cst_work_free);
    cst_scenario one = { p, w, 1.0 };
    int status = cst_optimizer_create(&one, 1, &o);
    optimizer keep_o(o, cst_optimizer_free);
    cst_optimizer_watch(o, watch, nullptr);
    if (status >= 0)
        status = cst_optimizer_run(o, nullptr);
    if (status < 0)
        return std::fprintf(stderr, "%s\n", cst_optimizer_message(o)), 1;
    cst_optimum end = cst_optimizer_result(o);
    std::printf("the free lengths of the springs: %.2f m and %.2f m\n", end.rho[0], end.rho[1]);
    return 0;
}
