/* Random numbers that are the same on every machine. */
#ifndef CST_RANDOM_H
#define CST_RANDOM_H

#include <stdint.h>

/* In the open interval from 0 to 1, by splitmix64, which takes any state: for samples. */
double cst_random_unit(uint64_t *state);

/* Between -1 and 1, by xorshift, whose state is never 0: for directions of checks. */
double cst_random_sign(uint64_t *state);

#endif
