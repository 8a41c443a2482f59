"""The sessions in Markdown files run, and print what they show.

    test_python_doc.py FILE.md...
"""
import doctest
import sys

try:
    import numpy
    import scipy
except ImportError:
    print("SKIP: numpy or scipy is not installed")
    sys.exit(77)

failed = 0
for name in sys.argv[1:]:
    # a fence ends what is printed, as an empty line does
    with open(name, encoding="utf-8") as file:
        text = "\n".join("" if line.startswith("```") else line for line in file.read().split("\n"))
    test = doctest.DocTestParser().get_doctest(text, {}, name, name, 0)
    result = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE).run(test)
    print(name, result)
    failed += result.failed or result.attempted < 5
sys.exit(failed != 0)
