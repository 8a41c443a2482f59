/* Quantities and text: what response.c and samples.c read with. */
#ifndef CST_QUANTITY_H
#define CST_QUANTITY_H

#include "model/response.h"

/* an error at this place */
int cst_misread(const cst_cursor *c, int status, const char *what, const char *remedy);
void cst_skip(cst_cursor *c);             /* spaces                                       */
size_t cst_word(const cst_cursor *c);     /* how many characters of a name are here       */
size_t cst_element(const cst_cursor *c);  /* the same, with the [3] of an array          */
int cst_expect(cst_cursor *c, char sign); /* this character, after spaces                 */
int cst_same(const char *name, const char *text, size_t length);

/* An output, a coordinate, dot(x), ddot(x) or lambda(1), after spaces. */
int cst_read_quantity(cst_cursor *c, cst_quantity *x);
/* The same, a parameter or t: what a formula is made of. */
int cst_read_name(cst_cursor *c, cst_quantity *x);

/* The quantity that a text of this length names: 1, or 0 where it names none. */
int cst_quantity_find(const cst_model *model, const char *text, size_t length, cst_quantity *x);

#endif
