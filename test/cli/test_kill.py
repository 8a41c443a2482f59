"""Jobs of which a process is killed: the journal goes on, nothing is lost, nothing is there twice.

    test_kill.py COSTATE MPIRUN [KILLS]

Which process is killed, and after which share of the results that are missing, is drawn from a fixed seed; a result comes when
it comes, so each job is killed elsewhere.
"""
import os
import random
import re
import signal
import subprocess

from program import MORE, PROGRAM, ProgramTest, is_alive, lines, main, read, status_of, wait_for, words_of

MPIRUN, KILLS = MORE[0], int(MORE[1]) if MORE[1:] else 4
COUNT = KILLS * 40
JOB = (f"sample fivebar --vary k1=normal(100,5) --vary L01=uniform(2.1,2.3) --count {COUNT} --tf 60 --integrator cvodes"
       " --jobs 1 --json")
ENVIRONMENT = dict(os.environ, OMPI_ALLOW_RUN_AS_ROOT="1", OMPI_ALLOW_RUN_AS_ROOT_CONFIRM="1")


def written():
    return len(lines("kept"))


def children(pid):
    """Those of a process that run the program, in the order of their numbers."""
    found = []
    for entry in filter(str.isdigit, os.listdir("/proc")):
        status = status_of(int(entry))
        try:
            if status and int(status[1]) == pid and os.path.samefile(f"/proc/{entry}/exe", PROGRAM):
                found.append(int(entry))
        except OSError:
            pass  # it has ended
    return sorted(found)


class Kill(ProgramTest):

    def life(self, who, share):
        """One run of the job, killed after this share of what is missing: process `who` of three, or mpirun itself.  Whether
        it was killed while results were missing."""
        before = written()
        target = before + 2 + int(share * (COUNT - before) / 4)
        with open("life.err", "w", encoding="utf-8") as err:
            launcher = subprocess.Popen([MPIRUN, "--oversubscribe", "-n", "3", PROGRAM, *words_of(JOB), "--state", "kept", "--resume"],
                                        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=err, env=ENVIRONMENT)
        self.addCleanup(lambda: launcher.poll() is None and launcher.kill())
        if not wait_for(lambda: written() >= target, launcher):
            launcher.wait()
            return False
        ranks = children(launcher.pid)
        try:
            os.kill(ranks[who] if who < len(ranks) else launcher.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        status = launcher.wait()
        wait_for(lambda: not any(map(is_alive, ranks)))  # a rank whose mpirun was killed sees it, and ends
        if status == 0 or written() > COUNT:
            return False
        if who < len(ranks):
            told = read("life.err")
            self.assertTrue(re.search("exited on signal 9|the job ends: it was stopped, or one of its processes died", told),
                            "a process that dies is not told: " + told)
        return True

    def test_journal(self):
        whole, draw, midway = self.works(JOB), random.Random(1), 0
        for _ in range(10 * KILLS):
            if midway == KILLS:
                break
            if written() > COUNT - 8:
                os.remove("kept")
            midway += self.life(draw.randrange(4), draw.random())
        self.assertGreater(midway, 0, "no job was killed while results were missing")
        run = self.call(f"{JOB} --state kept --resume")
        self.assertEqual((run.status, run.out), (0, whole.out), f"resumed after {midway} kills")
        samples = [line.split()[0] for line in lines("kept")[1:]]
        self.assertEqual((len(samples), len(set(samples))), (COUNT, COUNT))


if __name__ == "__main__":
    main()
