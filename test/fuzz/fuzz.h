/* What the fuzz harnesses share: inputs of a few forms each, mutated by libFuzzer; findings are
 * AddressSanitizer's and UndefinedBehaviorSanitizer's, a hang, and what a harness itself says with
 * FUZZ_CHECK. */
#ifndef CST_FUZZ_H
#define CST_FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define FUZZ_CHECK(condition)                                                                      \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                        \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
