/* result_file.h: results of an optimization among problem files. */
#ifndef CLI_RESULT_FILE_H
#define CLI_RESULT_FILE_H

#include "cli/input/settings.h"

#include <cjson/cJSON.h>

int result_is(const cJSON *root);
int result_key(const cJSON *root, const char *key); /* of a result, and no setting */

/* What is no setting in it: design variables and bounds.  given: what the command line says. */
int result_read(const cJSON *root, const char *path, settings *s, const settings *given);

#endif
