#include "cli/commands/fmu/zip.h"

#include "cli/memory.h"

#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum {
    VERSION = 20,
    UNIX = 3 << 8,
    STORED = 0,
    UTF8 = 1 << 11,
    DATE = (2026 - 1980) << 9 | 1 << 5 | 1 /* the same for the same contents */
};

/* CRC-32 as zip has it: the reflected polynomial 0xedb88320. */
static uint32_t checksum(const unsigned char *data, size_t size)
{
    uint32_t crc = 0xffffffffu;
    for (size_t i = 0; i < size; i++) {
        crc ^= data[i];
        for (int bit = 0; bit < 8; bit++)
            crc = crc >> 1 ^ (crc & 1 ? 0xedb88320u : 0);
    }
    return ~crc;
}

typedef struct {
    unsigned char bytes[64];
    size_t size;
} record;

/* `count` bytes of a number, the lowest first. */
static void put(record *r, unsigned long value, int count)
{
    for (int i = 0; i < count; i++, value >>= 8)
        r->bytes[r->size++] = (unsigned char)(value & 0xff);
}

static void put_common(record *r, uint32_t crc, size_t size, size_t name)
{
    put(r, VERSION, 2);
    put(r, UTF8, 2);
    put(r, STORED, 2);
    put(r, 0, 2); /* the time of day */
    put(r, DATE, 2);
    put(r, crc, 4);
    put(r, size, 4);
    put(r, size, 4);
    put(r, name, 2);
    put(r, 0, 2); /* extra */
}

static void write_out(zip *z, const void *data, size_t size)
{
    fwrite(data, 1, size, z->file);
    z->at += size;
}

/* Into the central directory. */
static void remember(zip *z, const void *data, size_t size)
{
    if (z->size + size > z->room) {
        z->room = 2 * (z->size + size);
        z->names = retake(z->names, z->room, 1);
    }
    memcpy(z->names + z->size, data, size);
    z->size += size;
}

void zip_begin(zip *z, FILE *file)
{
    *z = (zip){ .file = file };
}

void zip_add(zip *z, const char *name, const void *data, size_t size, int executable)
{
    record local = { .size = 0 }, central = { .size = 0 };
    size_t length = strlen(name);
    uint32_t crc = checksum(data, size);
    unsigned long start = z->at;
    put(&local, 0x04034b50, 4);
    put_common(&local, crc, size, length);
    write_out(z, local.bytes, local.size);
    write_out(z, name, length);
    write_out(z, data, size);
    put(&central, 0x02014b50, 4);
    put(&central, VERSION | UNIX, 2);
    put_common(&central, crc, size, length);
    put(&central, 0, 2); /* comment */
    put(&central, 0, 2); /* disk */
    put(&central, 0, 2); /* internal attributes */
    put(&central, (0100644ul | (executable ? 0111ul : 0)) << 16, 4);
    put(&central, start, 4);
    remember(z, central.bytes, central.size);
    remember(z, name, length);
    z->count++;
}

int zip_add_file(zip *z, const char *name, const char *path, int executable)
{
    FILE *file = fopen(path, "rb");
    if (!file)
        return errno;
    char *data = NULL;
    size_t size = 0, room = 0, got = 1;
    while (got > 0) {
        if (size == room) {
            room = room ? 2 * room : 1 << 16;
            data = retake(data, room, 1);
        }
        got = fread(data + size, 1, room - size, file);
        size += got;
    }
    int why = ferror(file) ? EIO : 0;
    fclose(file);
    if (!why)
        zip_add(z, name, data, size, executable);
    free(data);
    return why;
}

void zip_end(zip *z)
{
    record end = { .size = 0 };
    unsigned long start = z->at;
    write_out(z, z->names, z->size);
    put(&end, 0x06054b50, 4);
    put(&end, 0, 4); /* disks */
    put(&end, z->count, 2);
    put(&end, z->count, 2);
    put(&end, z->size, 4);
    put(&end, start, 4);
    put(&end, 0, 2); /* comment */
    write_out(z, end.bytes, end.size);
    free(z->names);
    z->names = NULL;
}
