/* Structs as numbers of a result, which crosses processes and files: field by field, by a table of
 * their names. */
#ifndef CST_PACK_H
#define CST_PACK_H

#include <stddef.h>

typedef enum { CST_PACK_INT, CST_PACK_LONG, CST_PACK_DOUBLE } cst_pack_kind;

typedef struct {
    const char *name;
    size_t offset;
    cst_pack_kind kind;
} cst_pack_field;

#define CST_FIELD(type, field)                                                                     \
    {                                                                                              \
#field, offsetof(type, field),                                                             \
            _Generic(((type *)0)->field, long                                                      \
                     : CST_PACK_LONG, double                                                       \
                     : CST_PACK_DOUBLE, default                                                    \
                     : CST_PACK_INT)                                                               \
    }

/* Number k of `numbers` is field k of the table. */
void cst_pack(const cst_pack_field *fields, int count, const void *from, double *numbers);
void cst_unpack(const cst_pack_field *fields, int count, const double *numbers, void *to);

#endif
