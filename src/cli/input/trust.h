/* trust.h: what a problem file may ask for.  It may come from somebody else: it is data, and stays
 * data. */
#ifndef CLI_TRUST_H
#define CLI_TRUST_H

#include "cli/input/settings.h"

/* Of settings that a file filled in, after what the command line gave: no plug-in, whose code would
 * run, and no memory_dir outside of the file's own directory, without --trust; no directory for
 * results outside of the current one.  Prints an error, returns an exit status. */
typedef struct {
    int model, out, memory_dir; /* before the file */
} given;
given given_so_far(const settings *s);
int check_trust(const settings *s, const char *file, given before);

#endif
