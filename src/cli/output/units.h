/* units.h: the unit of a quotient. */
#ifndef CLI_UNITS_H
#define CLI_UNITS_H

#include <stddef.h>

/* "m^2 s" by "N/m" is "m^3 s/N"; "-" is a pure number.  Returns text. */
const char *unit_quotient(const char *above, const char *below, char *text, size_t size);

#endif
