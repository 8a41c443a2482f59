/* Tables: values at knots, linear or smooth between them, in time or in a coordinate.  A row of the
 * table of parameters declares one; where it is looked up, rho has a cell of TABLE_CELL numbers,
 * which the library sets to the polynomial there:
 *
 *     enum { MASS, FORCE, P = FORCE + TABLE_CELL };
 *     Q[0] = table(&rho[FORCE], t);
 *     { "F", "N", 0, -500, 500, "force", .count = 200, .table = &force }
 *     static const cst_table force = { .kind = CST_TABLE_LINEAR, .from = 0.0, .to = 6.0 };
 *
 * These rows are the last ones.  doc/guide/tables.md */
#ifndef TABLES_H
#define TABLES_H

#define TABLE_CELL 5

/* The table's value at x. */
static double table(const double cell[TABLE_CELL], double x)
{
    double d = x - cell[0];
    return cell[1] + d * (cell[2] + d * (cell[3] + d * cell[4]));
}

/* Its derivative by x. */
static double table_slope(const double cell[TABLE_CELL], double x)
{
    double d = x - cell[0];
    return cell[2] + d * (2.0 * cell[3] + d * 3.0 * cell[4]);
}

#endif
