"""Reading, writing and comparing files.  C is read byte by byte: what is no ASCII is kept."""
import hashlib
import os


def read(path):
    with open(path, encoding="latin-1", newline="") as file:
        return file.read()


def write(path, text):
    with open(path, "w", encoding="latin-1", newline="") as file:
        file.write(text)


def sha(text):
    data = text if isinstance(text, bytes) else text.encode("latin-1", "surrogateescape")
    return hashlib.sha256(data).hexdigest()


def sha_of(path):
    with open(path, "rb") as file:
        return sha(file.read())


def sha_of_all(paths):
    """The sum of the files, one after the other."""
    whole = hashlib.sha256()
    for path in paths:
        with open(path, "rb") as file:
            whole.update(file.read())
    return whole.hexdigest()


def python_files(directory):
    """The Python files below a directory, in an order that does not depend on the machine."""
    found = []
    for folder, _, names in os.walk(directory):
        found += [os.path.join(folder, name) for name in names if name.endswith(".py")]
    return sorted(found)
