#include "base/random.h"

static uint64_t splitmix64(uint64_t *state)
{
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

double cst_random_unit(uint64_t *state)
{
    return ((double)(splitmix64(state) >> 12) + 0.5) / 4503599627370496.0;
}

double cst_random_sign(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return (double)(*state >> 11) / 4503599627370496.0 - 1.0;
}
