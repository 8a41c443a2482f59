/* What `costate build` compiles into every plug-in, with MODEL defined as <model>_model: the one
 * symbol that it shows, and the way of its reverse code to the library's stack. */
#include "DIFFSIZES.inc"
#include "costate_model.h"
#include "stack.h"

_Static_assert(NBDirsMax == CST_LANES, "DIFFSIZES.inc and costate_model.h disagree");

extern const cst_model MODEL;
extern CST_API struct cst_plugin cst_plugin;
struct cst_plugin cst_plugin = {
    .abi = CST_ABI,
    .lanes = CST_LANES,
    .model_size = (int)sizeof(cst_model),
    .kernels_size = (int)sizeof(cst_kernels),
    .model = &MODEL,
};

void cst_stack_push(const void *x, size_t size)
{
    cst_plugin.push(x, size);
}
void cst_stack_pop(void *x, size_t size)
{
    cst_plugin.pop(x, size);
}
