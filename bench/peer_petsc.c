/* The five-bar by PETSc: TSRK with TSAdjoint, derivatives by hand.  The state is (q, v, psi, rho):
 * PETSc 3.18 loses integrals after rejected steps, and derivatives with respect to parameters in
 * stages of weight 0, so that neither is left to it. */
#include "peers.h"

#include <petscts.h>
#include <string.h>

enum { RHO = 2 * N + 1, SIZE = RHO + P };
enum { ROOM = 100000 };

typedef struct {
    const fivebar *f;
    fivebar_instant at;
    TS ts;
    Vec y, lambda;
    Mat jacobian;
} peer;

static PetscErrorCode right_hand_side(TS ts, PetscReal t, Vec y, Vec out, void *user)
{
    peer *x = user;
    const PetscScalar *from;
    PetscScalar *to;
    double by_r2[2];
    PetscCall(VecGetArrayRead(y, &from));
    memcpy(x->at.q, from, sizeof x->at.q);
    memcpy(x->at.v, from + N, sizeof x->at.v);
    PetscCall(VecRestoreArrayRead(y, &from));
    fivebar_motion(x->f, &x->at);
    PetscCall(VecGetArrayWrite(out, &to));
    memset(to, 0, SIZE * sizeof *to);
    memcpy(to, x->at.v, sizeof x->at.v);
    memcpy(to + N, x->at.a, sizeof x->at.a);
    to[2 * N] = fivebar_cost(x->at.q, by_r2);
    PetscCall(VecRestoreArrayWrite(out, &to));
    return 0;
}

/* The Jacobian is where the last state was: its products need no matrix. */
static PetscErrorCode set_jacobian(TS ts, PetscReal t, Vec y, Mat A, Mat B, void *user)
{
    peer *x = user;
    const PetscScalar *from;
    PetscCall(VecGetArrayRead(y, &from));
    memcpy(x->at.q, from, sizeof x->at.q);
    memcpy(x->at.v, from + N, sizeof x->at.v);
    PetscCall(VecRestoreArrayRead(y, &from));
    fivebar_motion(x->f, &x->at);
    return 0;
}

static PetscErrorCode transposed(Mat A, Vec bar, Vec out)
{
    peer *x;
    const PetscScalar *from;
    PetscScalar *to;
    PetscCall(MatShellGetContext(A, &x));
    PetscCall(VecGetArrayRead(bar, &from));
    PetscCall(VecGetArrayWrite(out, &to));
    fivebar_transposed(x->f, &x->at, from, to, to + RHO);
    to[2 * N] = 0.0;
    PetscCall(VecRestoreArrayWrite(out, &to));
    PetscCall(VecRestoreArrayRead(bar, &from));
    return 0;
}

static PetscErrorCode create(peer *x)
{
    TSAdapt adapt;
    PetscCall(PetscInitializeNoArguments());
    PetscCall(VecCreateSeq(PETSC_COMM_SELF, SIZE, &x->y));
    PetscCall(VecDuplicate(x->y, &x->lambda));
    PetscCall(MatCreateShell(PETSC_COMM_SELF, SIZE, SIZE, SIZE, SIZE, x, &x->jacobian));
    PetscCall(MatShellSetOperation(x->jacobian, MATOP_MULT_TRANSPOSE, (void (*)(void))transposed));
    PetscCall(TSCreate(PETSC_COMM_SELF, &x->ts));
    PetscCall(TSSetType(x->ts, TSRK));
    PetscCall(TSRKSetType(x->ts, TSRK8VR));
    PetscCall(TSSetRHSFunction(x->ts, NULL, right_hand_side, x));
    PetscCall(TSSetRHSJacobian(x->ts, x->jacobian, x->jacobian, set_jacobian, x));
    PetscCall(TSSetMaxSteps(x->ts, ROOM));
    PetscCall(TSSetExactFinalTime(x->ts, TS_EXACTFINALTIME_MATCHSTEP));
    PetscCall(TSGetAdapt(x->ts, &adapt));
    PetscCall(TSAdaptSetType(adapt, TSADAPTBASIC));
    return 0;
}

static PetscErrorCode keep(peer *x)
{
    TSTrajectory trajectory;
    PetscCall(TSSetSaveTrajectory(x->ts));
    PetscCall(TSGetTrajectory(x->ts, &trajectory));
    PetscCall(TSTrajectorySetType(trajectory, x->ts, TSTRAJECTORYMEMORY));
    PetscCall(TSTrajectorySetSolutionOnly(trajectory, PETSC_FALSE)); /* stages too */
    return 0;
}

static PetscErrorCode start(peer *x, double tf, double rtol)
{
    PetscScalar *y;
    PetscCall(VecGetArrayWrite(x->y, &y));
    memset(y, 0, SIZE * sizeof *y);
    memcpy(y, fivebar_start, sizeof fivebar_start);
    memcpy(y + RHO, x->f->rho, P * sizeof *y);
    PetscCall(VecRestoreArrayWrite(x->y, &y));
    PetscCall(TSSetTime(x->ts, 0.0));
    PetscCall(TSSetStepNumber(x->ts, 0));
    PetscCall(TSSetTimeStep(x->ts, 1e-3 * tf));
    PetscCall(TSSetMaxTime(x->ts, tf));
    PetscCall(TSSetTolerances(x->ts, 1e-2 * rtol, NULL, rtol, NULL));
    PetscCall(TSSetSolution(x->ts, x->y));
    return 0;
}

static PetscErrorCode run(peer *x, double tf, double rtol, double *psi, double *gradient)
{
    const PetscScalar *value;
    if (gradient)
        PetscCall(keep(x));
    else
        PetscCall(TSRemoveTrajectory(x->ts));
    PetscCall(start(x, tf, rtol));
    PetscCall(TSSolve(x->ts, x->y));
    PetscCall(VecGetArrayRead(x->y, &value));
    *psi = value[2 * N];
    PetscCall(VecRestoreArrayRead(x->y, &value));
    if (!gradient)
        return 0;
    PetscCall(VecSet(x->lambda, 0.0));
    PetscCall(VecSetValue(x->lambda, 2 * N, 1.0, INSERT_VALUES));
    PetscCall(VecAssemblyBegin(x->lambda));
    PetscCall(VecAssemblyEnd(x->lambda));
    PetscCall(TSSetCostGradients(x->ts, 1, &x->lambda, NULL));
    PetscCall(TSAdjointSolve(x->ts));
    PetscCall(VecGetArrayRead(x->lambda, &value));
    memcpy(gradient, value + RHO, P * sizeof *gradient);
    PetscCall(VecRestoreArrayRead(x->lambda, &value));
    return 0;
}

int peer_petsc(const fivebar *f, double tf, double rtol, double *psi, double *gradient)
{
    static peer x;
    x.f = f;
    if (!x.ts && create(&x))
        return 1;
    return run(&x, tf, rtol, psi, gradient) != 0;
}
