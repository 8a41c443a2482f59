/* silence_stdout.h: nobody else writes to this program's stdout. */
#ifndef CLI_SILENCE_STDOUT_H
#define CLI_SILENCE_STDOUT_H

/* The Fortran code of L-BFGS-B has a line that it prints whatever it is told, and its runtime may
 * hold it back until the program ends.  From silence_stdout to restore_stdout what goes to file
 * descriptor 1 is lost; a last silence_stdout before the end of the program loses what was held
 * back. */
void silence_stdout(void);
void restore_stdout(void);

#endif
