/* cmd_doctor.c: what this build of Costate has, and which tools are there for which command. */
#include "cli/command.h"
#include "cli/input/data.h"
#include "costate.h"

#include <stdio.h>

static int run_doctor(const settings *s)
{
    (void)s;
    printf("costate %s\n", cst_version());
    fflush(stdout);
    return data_script("doctor.sh", (const char *const[]){ NULL });
}

const command doctor_command = {
    .name = "doctor",
    .arguments = "",
    .about = "which tools are there, what each is for, and how to get those that are missing",
    .details = "simulate, gradient, optimize, fit and sample of built models need none of them.\n"
               "Exit status 1: a tool is there but cannot be used.",
    .run = run_doctor,
};
