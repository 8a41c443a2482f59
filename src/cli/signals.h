/* signals.h: Ctrl-C ends a run, not the program in the middle of something. */
#ifndef CLI_SIGNALS_H
#define CLI_SIGNALS_H

void interrupt_install(void);
int interrupted(void); /* the signal's number, or 0 */

#endif
