/* Elapsed time. */
#ifndef CST_CLOCK_H
#define CST_CLOCK_H

double cst_seconds(void); /* since some fixed instant: only differences mean anything */

#endif
