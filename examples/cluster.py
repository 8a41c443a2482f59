"""cluster.py: one problem, many parameters, on the processes of a job: mpi4py's executor pickles
the problem and sends it along.  The same with concurrent.futures.ProcessPoolExecutor, or Dask.

    PYTHONPATH=... mpirun -n 3 python3 -m mpi4py.futures cluster.py
    60 runs on 2 workers: mean 0.7..., standard deviation 0.0...
    by the gradient alone:     0.7..., standard deviation 0.0...
"""
import random
import statistics

from mpi4py import MPI
from mpi4py.futures import MPIPoolExecutor

import costate

if __name__ == "__main__":
    problem = costate.Problem("fivebar", wrt=["k1", "k2"])
    chance = random.Random(7)
    points = [[chance.gauss(100, 5), chance.gauss(100, 5)] for _ in range(60)]
    with MPIPoolExecutor() as pool:
        psi = [value for value, _ in pool.map(problem.gradient, points, chunksize=10)]
    workers = MPI.COMM_WORLD.size - 1
    print(
        f"{len(psi)} runs on {workers} workers: mean {statistics.mean(psi):.4f}, "
        f"standard deviation {statistics.stdev(psi):.4f}"
    )
    psi, gradient = problem.gradient([100, 100])
    first_order = (sum((5 * slope)**2 for slope in gradient))**0.5
    print(f"by the gradient alone:     {psi:.4f}, standard deviation {first_order:.4f}")
