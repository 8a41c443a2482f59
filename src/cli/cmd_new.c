/* cmd_new.c: a model to begin with. */
#include "command.h"
#include "data.h"

#include <stdio.h>

static int run_new(const settings *s)
{
    char bodies[32];
    const char *begun = s->driven ? "--driven" : s->corner ? "--vehicle-corner" : "--here";
    snprintf(bodies, sizeof bodies, "%ld", s->bodies >= 0 ? s->bodies : 2);
    return data_script("new_model.sh", (const char *const[]){ "--here", begun, "--bodies", bodies,
                                                              "--", s->model, NULL });
}

const command new_command = {
    .name = "new",
    .arguments = "NAME",
    .about = "write NAME.c, a model to edit: a chain of bodies with a spring",
    .details = "    costate new arm --bodies 3\n"
               "    costate new corner --vehicle-corner\n\n"
               "It compiles and passes the derivative ladder as it is: costate build arm.c, "
               "costate check ./arm.so.",
    .needs_model = 1,
    .groups = GROUP_NEW,
    .run = run_new,
};
