/* cmd_new.c: a model to begin with. */
#include "cli/command.h"
#include "cli/input/data.h"

#include <stdio.h>

static int run_new(const settings *s)
{
    char bodies[32];
    const char *driven = s->driven ? "--driven" : "--here";
    const char *corner = s->corner ? "--vehicle-corner" : "--here";
    const char *space = s->space ? "--space" : "--here";
    const char *contact = s->contact ? "--contact" : "--here";
    snprintf(bodies, sizeof bodies, "%ld", s->bodies >= 0 ? s->bodies : 2);
    const char *const words[] = { driven,     corner, space, contact,  "--here",
                                  "--bodies", bodies, "--",  s->model, NULL };
    return data_script("new_model.sh", words);
}

const command new_command = {
    .name = "new",
    .arguments = "NAME",
    .about = "write NAME.c, a model to edit: a chain of bodies with a spring",
    .details = "    costate new arm --bodies 3\n"
               "    costate new corner --vehicle-corner\n"
               "    costate new gimbal --space\n"
               "    costate new faller --contact\n\n"
               "It compiles and passes the derivative ladder as it is: costate build arm.c, "
               "costate check ./arm.so.",
    .needs_model = 1,
    .groups = GROUP_NEW,
    .run = run_new,
};
