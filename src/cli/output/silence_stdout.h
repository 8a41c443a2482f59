/* silence_stdout.h: nobody else writes to this program's stdout. */
#ifndef CLI_QUIET_H
#define CLI_QUIET_H

/* The Fortran code of L-BFGS-B has a line that it prints whatever it is told, and its runtime may
 * hold it back until the program ends.  From quiet_begin to quiet_end what goes to file descriptor
 * 1 is lost; a last quiet_begin before the end of the program loses what was held back. */
void quiet_begin(void);
void quiet_end(void);

#endif
