/* A fuzz harness without libFuzzer: the given files, then that many mutants of them, the same ones
 * every time.
 *   fuzz_NAME COUNT FILE...      without a file, bytes from nothing */
#define _GNU_SOURCE
#include "fuzz.h"

#include <string.h>

enum { LARGEST = 4096 };

static uint64_t seed = 0x9e3779b97f4a7c15u;

static uint32_t chance(uint32_t below)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (uint32_t)(seed >> 20) % below;
}

/* One change: a byte, a bit, a piece that goes or comes again, a word that parsers trip over. */
static size_t mutate(uint8_t *data, size_t size)
{
    static const char *const words[] = {
        "1e999", "-0",      "\\u0000", "/..",      "null",
        "[[[[",  "{\"a\":", "\"",      "\xff\xfe", "\x7f\xff\xff\xff"
    };
    size_t at = size ? chance((uint32_t)size) : 0, length = 1 + chance(16);
    const char *word = words[chance(sizeof words / sizeof words[0])];
    switch (size ? chance(5) : 4) {
    case 0:
        data[at] = (uint8_t)chance(256);
        return size;
    case 1:
        data[at] ^= (uint8_t)(1u << chance(8));
        return size;
    case 2:
        length = length < size - at ? length : size - at;
        memmove(data + at, data + at + length, size - at - length);
        return size - length;
    case 3:
        length = length < size - at ? length : size - at;
        length = size + length <= LARGEST ? length : 0;
        memmove(data + at + length, data + at, size - at);
        return size + length;
    default:
        length = size + strlen(word) <= LARGEST ? strlen(word) : 0;
        memmove(data + at + length, data + at, size - at);
        memcpy(data + at, word, length);
        return size + length;
    }
}

static void mutants(const uint8_t *original, size_t size, long count)
{
    for (long i = 0; i < count; i++) {
        uint8_t *data = malloc(LARGEST);
        size_t length = size;
        memcpy(data, original, size);
        for (uint32_t changes = 1 + chance(6); changes; changes--)
            length = mutate(data, length);
        data = realloc(data, length ? length : 1); /* a sanitizer sees what is read beyond it */
        LLVMFuzzerTestOneInput(data, length);
        free(data);
    }
}

int main(int count, char **words)
{
    uint8_t data[LARGEST];
    long each = count > 1 ? atol(words[1]) : 0;
    /* what is refused is told there, again and again */
    FUZZ_CHECK(freopen("/dev/null", "w", stderr) && each > 0);
    for (int i = 2; i < count; i++) {
        FILE *file = fopen(words[i], "rb");
        FUZZ_CHECK(file);
        size_t size = fread(data, 1, sizeof data, file);
        fclose(file);
        LLVMFuzzerTestOneInput(data, size);
        mutants(data, size, each);
    }
    if (count == 2) {
        for (int i = 0; i < LARGEST; i++)
            data[i] = (uint8_t)chance(256);
        for (size_t size = 1; size < 64; size += 4)
            mutants(data + 64 * (size % 60), size, each);
    }
    printf("%ld mutants of each input\n", each);
    return 0;
}
