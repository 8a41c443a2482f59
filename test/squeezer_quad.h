/* Andrews' squeezing mechanism in quadruple precision: the state at tf, and the error of the worst
 * step by its own estimate. */
#ifndef CST_SQUEEZER_QUAD_H
#define CST_SQUEEZER_QUAD_H

double squeezer_quad(double tf, double *q, double *v, double *a, double *lambda);

#endif
