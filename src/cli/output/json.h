/* json.h: JSON text, with 17 significant digits; a number that is not finite is null. */
#ifndef CLI_JSON_OUT_H
#define CLI_JSON_OUT_H

#include "cli/memory.h"

typedef struct {
    text_stream stream;
    int depth, first;
} json;

/* A key is NULL inside an array and for the outermost object. */
void json_begin(json *j);
void json_object(json *j, const char *key);
void json_array(json *j, const char *key);
void json_close(json *j, char bracket);                      /* } or ] */
void json_text(json *j, const char *key, const char *value); /* NULL is null */
void json_number(json *j, const char *key, double value);
void json_integer(json *j, const char *key, long value);
void json_raw(json *j, const char *key, const char *object); /* text that is JSON already */
void json_truth(json *j, const char *key, int value);
char *json_end(json *j); /* the text, with a newline at its end */

#endif
