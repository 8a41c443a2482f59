/* libraries.h: the binary of an FMU, and the libraries that it needs and a plain system does not
 * have. */
#ifndef CLI_FMU_LIBRARIES_H
#define CLI_FMU_LIBRARIES_H

#include "cli/commands/fmu/zip.h"

/* libcostate_fmi.so, or NULL; to be freed. */
char *fmu_find_binary(void);

/* The binary as DIRECTORY/NAME.so, its libraries beside it.  Prints an error, returns an exit
 * status. */
int fmu_add_binary(zip *z, const char *binary, const char *directory, const char *name);

#endif
