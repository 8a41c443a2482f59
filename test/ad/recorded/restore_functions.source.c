static double turned(const double b[FRAME], const double s[3], int k)
{
    return b[FA + k] * s[0] + b[FA + 3 + k] * s[1] + b[FA + 6 + k] * s[2];
}

static double product(const double bi[FRAME], const double s[3], const double bj[FRAME],
                      const double t[3])
{
    return turned(bi, s, 0) * turned(bj, t, 0) + turned(bi, s, 1) * turned(bj, t, 1) +
           turned(bi, s, 2) * turned(bj, t, 2);
}
