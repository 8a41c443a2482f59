/* Controllers, filters and actuators, as plain C for Tapenade: right-hand sides dz/dt of states
 * (.states of the descriptor: the speeds v of the last coordinates), and what they put out.
 *
 *     f[Z] = a[Z];                                      in m_inertia
 *     Q[Z] = rho[REF] - q[ANGLE];                       in m_forces: the integral of an error
 *     rate = -v[ANGLE];                                 no expressions as arguments: Tapenade
 *     torque = pid(error, v[Z], rate, rho[KP], rho[KI], rho[KD]);
 */

/* kp e + ki (integral of e) + kd (rate of e) */
static double pid(double e, double integral, double rate, double kp, double ki, double kd)
{
    return kp * e + ki * integral + kd * rate;
}

/* A first-order filter, an actuator, a sensor: z follows u with the time constant T. */
static double lag(double u, double z, double T)
{
    return (u - z) / T;
}

/* The deflection of a tyre, a belt: z follows u over the length that is rolled, at a speed. */
static double relaxation(double u, double z, double speed, double length)
{
    return speed / length * (u - z);
}

/* A rate that a high-pass filter takes of u; z is the low-pass state lag(u, z, T). */
static double filtered_rate(double u, double z, double T)
{
    return (u - z) / T;
}

/* Of a filter of second order (two states): Q[Z1] = z2, Q[Z2] = second_order(u, z1, z2, ...). */
static double second_order(double u, double z, double rate, double omega, double damping)
{
    return omega * omega * (u - z) - 2.0 * damping * omega * rate;
}
