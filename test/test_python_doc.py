"""The sessions in a Markdown file run, and print what they show.

    test_python_doc.py FILE.md
"""
import doctest
import sys

try:
    import numpy
    import scipy
except ImportError:
    print("SKIP: numpy or scipy is not installed")
    sys.exit(77)
results = doctest.testfile(sys.argv[1], module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
print(results)
sys.exit(1 if results.failed or results.attempted < 30 else 0)
