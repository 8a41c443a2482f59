/* progress.h: one updating line on stderr while a run takes long. */
#ifndef CLI_PROGRESS_H
#define CLI_PROGRESS_H

#include "costate.h"

typedef struct {
    const char *label; /* what is being done                   */
    int visible;       /* stderr is a terminal and may be used */
    int width;         /* of the line that stands there now    */
    double begin, last;
} progress;

void progress_attach(progress *line, cst_work *w, const char *label, int quiet);
/* One line for runs side by side, each in a thread: the line tells of the one that reported
 * last. */
typedef struct {
    progress *line;
    const char *label;
} progress_part;
void progress_listen(cst_work *w); /* without a line: only Ctrl-C reaches the run */
void progress_begin(progress *line, int quiet);
void progress_attach_part(progress_part *part, cst_work *w);

void progress_erase(progress *line);
void erase_line(int *width); /* of so many columns, which are 0 then */

#endif
