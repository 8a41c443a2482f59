"""The table of passes, ad/heads: which pass of Tapenade wrote a function."""
import os

TABLE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "ad", "heads")


def passes(path=TABLE):
    """{function: pass}: constraints_d0_b is of the pass d0_b, constraints_dv of q_dv."""
    found = {}
    with open(path) as file:
        for line in file:
            if line.strip() and not line.startswith("#"):
                name, _, _, _, head = line.split(None, 4)
                found["%s_%s" % (head.split("(")[0], name.split("_")[-1])] = name
    return found
