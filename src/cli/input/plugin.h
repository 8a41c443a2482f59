/* plugin.h: a model that is given by the path of a plug-in. */
#ifndef CLI_PLUGIN_H
#define CLI_PLUGIN_H

#include "costate.h"
#include "cli/input/settings.h"

int plugin_is_path(const char *model); /* and not a name */

/* Where the settings' model is a path, loads it and puts its name there.  Prints an error, returns
 * an exit status. */
int plugin_open(settings *s);

const cst_model *plugin_find(const char *name);      /* the one that was loaded, or NULL  */
const char *plugin_spelling(const cst_model *model); /* how the user calls it: name or path */

#endif
