static void universal_d0_d1_dv(const double bi[FRAME], double const bid[FRAME]
        [NBDirsMax], const double bid1[FRAME], double const bid1d[FRAME][
        NBDirsMax], const double bid0[FRAME], double const bid0d[FRAME][
        NBDirsMax], const double bid0d1[FRAME], double const bid0d1d[FRAME][
        NBDirsMax], const double oi[3], double const oid[3][NBDirsMax], const 
        double bj[FRAME], double const bjd[FRAME][NBDirsMax], const double 
        bjd1[FRAME], double const bjd1d[FRAME][NBDirsMax], const double bjd0[
        FRAME], double const bjd0d[FRAME][NBDirsMax], const double bjd0d1[
        FRAME], double const bjd0d1d[FRAME][NBDirsMax], const double oj[3], 
        double const ojd[3][NBDirsMax], const double p[3], double const pd[3][
        NBDirsMax], const double s[3], double const sd[3][NBDirsMax], const 
        double t[3], double const td[3][NBDirsMax], double phi[4], double phid
        [4][NBDirsMax], double phid1[4], double phid1d[4][NBDirsMax], double 
        phid0[4], double phid0d[4][NBDirsMax], double phid0d1[4], double 
        phid0d1d[4][NBDirsMax], int nbdirs) {
    int ii1;
    int nd;
    gap_d0_d1_dv(bi, bid, bid1, bid1d, bid0, bid0d, bid0d1, bid0d1d, oi, oid, 
                 bj, bjd, bjd1, bjd1d, bjd0, bjd0d, bjd0d1, bjd0d1d, oj, ojd, 
                 p, pd, &(phi[0]), &(phid[0]), &(phid1[0]), &(phid1d[0]), &(
                 phid0[0]), &(phid0d[0]), &(phid0d1[0]), &(phid0d1d[0]), 
                 nbdirs);
    for (ii1 = 0; ii1 < 3; ++ii1)
        for (nd = 0; nd < NBDirsMax; ++nd)
            td[ii1][nd] = 0.0;
    for (ii1 = 0; ii1 < 3; ++ii1)
        for (nd = 0; nd < NBDirsMax; ++nd)
            sd[ii1][nd] = 0.0;
    product_d0_d1_dv(bi, bid, bid1, bid1d, bid0, bid0d, bid0d1, bid0d1d, s, sd
                     , bj, bjd, bjd1, bjd1d, bjd0, bjd0d, bjd0d1, bjd0d1d, t, 
                     td, &(phi[3]), &(phid[3]), &(phid1[3]), &(phid1d[3]), &(
                     phid0[3]), &(phid0d[3]), &(phid0d1[3]), phid0d1d[3], 
                     nbdirs);
}
