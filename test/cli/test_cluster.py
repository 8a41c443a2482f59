"""mpirun costate: the same digits for any number of processes and threads, errors told once, a program without MPI.

    test_cluster.py COSTATE [MPIRUN]      without MPIRUN: of a program without MPI
"""
import unittest

from program import MORE, PROGRAM, ProgramTest, main, words_of, write

MPIRUN = MORE[0] if MORE else None
CONTAINER = {"OMPI_ALLOW_RUN_AS_ROOT": "1", "OMPI_ALLOW_RUN_AS_ROOT_CONFIRM": "1"}
FIVE = """[ { "name": "earth", "weight": 0.5 },
  { "name": "moon", "parameters": { "g": 1.6 }, "weight": 2 },
  { "name": "soft", "parameters": { "k1": 80, "k2": 80 }, "tf": 1 },
  { "name": "jerky", "cost": "acceleration" },
  { "name": "heavy", "parameters": { "m2": 3 } } ]
"""
VARIED = "--vary k1=normal(100,5) --vary m2=+normal(0,0.05) --tf 1"


def own_lines(run):
    return [line for line in run.err.splitlines() if line.startswith("costate")]


@unittest.skipIf(MPIRUN, "a program with MPI")
class Alone(ProgramTest):

    def as_rank(self, rank, size):
        return self.call("gradient pendulum", {"OMPI_COMM_WORLD_SIZE": str(size), "OMPI_COMM_WORLD_RANK": str(rank)})

    def test_processes(self):
        """Process 0 says so in one line, and the others say nothing; one process is no cluster."""
        self.as_rank(0, 2)
        self.complains(2, "built without MPI: 2 processes")
        run = self.as_rank(1, 2)
        self.assertEqual((run.status, run.out, run.err), (2, "", ""))
        self.assertEqual(self.as_rank(0, 1).status, 0)


@unittest.skipUnless(MPIRUN, "a program without MPI")
class Cluster(ProgramTest):

    def setUp(self):
        super().setUp()
        write("five.json", FIVE)

    def job(self, count, command):
        return self.execute([MPIRUN, "--oversubscribe", "-n", str(count), PROGRAM, *words_of(command)], CONTAINER)

    def everywhere(self, command, *mixes):
        """The digits of one process by these numbers of processes and threads."""
        alone = self.works(f"{command} --jobs 1 --json").result
        for processes, threads in mixes or ((2, 1), (4, 1), (2, 2)):
            run = self.job(processes, f"{command} --jobs {threads} --json")
            self.assertEqual((run.status, run.err), (0, ""))
            self.assertEqual(run.result, alone, f"{processes} processes of {threads} threads")
        return alone

    def test_scenarios(self):
        alone = self.everywhere("gradient fivebar --tf 1 --scenarios five.json", (2, 1), (4, 1), (2, 3))
        self.assertEqual(len([x["psi"] for x in alone["scenarios"]] + [alone["sum"]["psi"]]), 6)

    def test_sampling(self):
        self.everywhere(f"sample fivebar {VARIED} --count 50 --response max(x2)")

    def test_optimization_over_scenarios(self):
        self.everywhere("optimize fivebar --tf 1 --scenarios five.json --max-iterations 3")
        self.everywhere("optimize fivebar --tf 1 --scenarios five.json --minimize rms(x2) --max-iterations 2")

    def test_robust_optimization(self):
        self.everywhere(f"optimize fivebar {VARIED} --count 20 --robust mean+3*std --max-iterations 3")

    def test_many_starts(self):
        self.everywhere("optimize fivebar --tf 1 --starts 5 --bounds L01=1.5:4 --bounds L02=1.5:4")

    def test_one_run(self):
        """It is run once, with a warning."""
        self.assertEqual(self.job(2, "optimize fivebar --tf 1 --max-iterations 1 --json").status, 0)
        self.warns("one of 2 processes works")
        run = self.job(2, "gradient pendulum --json")
        self.assertEqual((run.status, run.out.count('"psi"')), (0, 1))
        self.warns("one of 2 processes works")
        run = self.job(2, "--version")
        self.assertEqual((run.status, len(run.out.splitlines())), (0, 1))

    def test_samples_that_fail(self):
        run = self.job(2, "sample fivebar --vary L01=uniform(2,10.8) --tf 0.2 --count 40 --json")
        self.assertEqual(run.status, 0)
        self.holds(len(run.json["failures"]) == run.json["failed"] > 0, "L01 = 10" in run.out)

    def test_scenario_that_fails(self):
        """It is told once, by its name, and the others are solved."""
        write("broken.json", FIVE.replace('"m2": 3 }', '"m2": 3 }, "tf": 50'))
        command = "gradient fivebar --tf 1 --scenarios broken.json --integrator cvodes --max-steps 3000 --json"
        alone = self.call(command + " --jobs 1")
        self.assertEqual(alone.status, 1)
        self.warns("scenario 'heavy'")
        run = self.job(3, command)
        self.assertEqual((run.status, run.result, own_lines(run)), (1, alone.result, own_lines(alone)))

    def test_wrong_input(self):
        run = self.job(2, "gradient fivebar --scenarios missing.json")
        self.assertEqual((run.status, len(own_lines(run))), (2, 1))

    def test_process_that_cannot_be_set_up(self):
        """A file that only one process has: process 1 fails, and ends the job with its message."""
        write("own.sh", f"""[ "$OMPI_COMM_WORLD_RANK" = 0 ] || cd / # no file there
exec "{PROGRAM}" gradient fivebar --tf 1 --scenarios five.json --json
""")
        run = self.execute([MPIRUN, "--oversubscribe", "-n", "2", "bash", "own.sh"], CONTAINER)
        self.holds(run.status != 0, run.out == "")
        self.warns("^costate: process 1 on .*five.json")


if __name__ == "__main__":
    main()
