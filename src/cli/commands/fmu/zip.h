/* zip.h: a zip file, its contents stored as they are. */
#ifndef CLI_ZIP_H
#define CLI_ZIP_H

#include <stddef.h>
#include <stdio.h>

typedef struct {
    FILE *file;
    char *names; /* the central directory, as it will be written */
    size_t size, room;
    unsigned count;
    unsigned long at; /* bytes written */
} zip;

void zip_begin(zip *z, FILE *file);
void zip_add(zip *z, const char *name, const void *data, size_t size, int executable);
/* A file of the disk.  0, or an errno. */
int zip_add_file(zip *z, const char *name, const char *path, int executable);
void zip_end(zip *z); /* the stream stays open; ferror tells whether it was written */

#endif
