/* A looser tolerance never takes longer: rk evaluates the motion and its adjoint no more often. */
#include "integrate/work.h"
#include "rig.h"
#include "unity.h"

#include <stdio.h>

static rig one;

void setUp(void) {}
void tearDown(void)
{
    rig_close(&one);
}

static void test_evaluations(void)
{
    static const double rtol[] = { 1e-6, 1e-5, 2.9e-5, 3.1e-5, 1e-4, 3e-4, 1e-3 };
    long before = 0;
    for (int k = 0; k < (int)(sizeof rtol / sizeof *rtol); k++) {
        char text[100];
        rig_open(&one, rig_model, NULL, NULL, CST_ADJOINT, rtol[k]);
        rig_work(&one);
        rig_solve(&one, NULL);
        const cst_stats stats = cst_work_stats(one.w);
        long now = stats.evaluations + stats.backward_evaluations;
        snprintf(text, sizeof text, "%s at rtol %g: %ld evaluations, %ld at a tighter one",
                 rig_model->name, rtol[k], now, before);
        /* a step more or less is chance */
        TEST_ASSERT_TRUE_MESSAGE(!k || now <= before + before / 20 + 24, text);
        before = now;
        rig_close(&one);
    }
}

int main(int argc, char **argv)
{
    rig_arguments(argc, argv);
    UNITY_BEGIN();
    rig_each_model(test_evaluations, "evaluations");
    return UNITY_END();
}
