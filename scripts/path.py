#!/usr/bin/env python3
"""usage: scripts/path.py [MODEL [BUILD]]

Lists the files of src/ whose functions run in a gradient of MODEL (fivebar), below cst_gradient.
Functions are those that callgrind sees (valgrind is needed); a name that several files have as a
static function is shown with all of them.
"""
import collections
import glob
import os
import re
import subprocess
import sys
import tempfile


def homes(build):
    """{function: object files that define it}"""
    table = collections.defaultdict(set)
    for path in glob.glob(os.path.join(build, "src", "libcostate*.p", "*.o")):
        listing = subprocess.check_output(["nm", path], text=True)
        for name in re.findall(r"^[0-9a-f]+ [tT] (\w+)", listing, re.M):
            table[name].add(os.path.basename(path)[:-2])
    return table


def functions(build, model):
    """{function: instructions} of one gradient."""
    with tempfile.TemporaryDirectory() as scratch:
        out = os.path.join(scratch, "calls")
        program = os.path.join(build, "src", "costate")
        subprocess.run(["valgrind", "--tool=callgrind", "--callgrind-out-file=" + out,
                        "--toggle-collect=cst_gradient", program, "gradient", model],
                       check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        listing = subprocess.check_output(["callgrind_annotate", "--threshold=100", out], text=True)
    found = collections.Counter()
    for count, name in re.findall(r"^ *([\d,]+) \(.*?\) +[^:]*:(\w+)", listing, re.M):
        found[name] += int(count.replace(",", ""))
    return found


def main(model="fivebar", build="build"):
    table, files = homes(build), collections.defaultdict(collections.Counter)
    for name, count in functions(build, model).items():
        if name in table:
            files[" or ".join(sorted(table[name]))][name] += count
    sure = [name for name in files if " or " not in name]
    for name in sorted(files):
        print("%-28s %10d  %s" % (name, sum(files[name].values()), " ".join(files[name])))
    print("%d files" % len(sure))


if __name__ == "__main__":
    if len(sys.argv) > 3 or "--help" in sys.argv:
        sys.exit(__doc__)
    main(*sys.argv[1:])
