/* messages.h: what goes wrong is said in one line on stderr, "costate: what: where: what to do". */
#ifndef CLI_MESSAGES_H
#define CLI_MESSAGES_H

enum {
    STATUS_FINE = 0,
    STATUS_FAILED = 1, /* a run, a check or a file failed  */
    STATUS_USAGE = 2   /* the input is wrong               */
};

/* Both print the line and return the exit status of its kind. */
__attribute__((format(printf, 1, 2))) int usage_error(const char *format, ...);
__attribute__((format(printf, 1, 2))) int run_error(const char *format, ...);

/* What the lines from now on are about: "scenario", "wet" puts "scenario 'wet': " before each; NULL
 * ends it. */
void messages_within(const char *what, const char *name);

__attribute__((format(printf, 1, 2))) void warning(const char *format, ...);
/* From now on nothing is printed: the last error is kept, for another process to tell. */
void messages_hold(void);
const char *messages_held(void); /* never NULL */

const char *warning_at(int i); /* the i-th one of this run, or NULL */

#endif
