/* data.h: the files that come with the program: scripts, joints, templates, what a plug-in is built
 * from. */
#ifndef CLI_DATA_H
#define CLI_DATA_H

/* Runs a script of theirs with arguments, up to a NULL; its output is the user's.  Prints an error
 * and returns an exit status. */
int data_script(const char *script, const char *const *arguments);

/* The directory of the running program, or ""; to be freed. */
char *data_program_directory(void);

#endif
