"""Builds the wheel: the backend that pyproject.toml names (PEP 517).

A general backend spreads an installation over the folders of Python; the program and the library
find each other, and their data, by relative paths.  So the whole prefix that `meson install` makes
goes into the package, as costate/bin, costate/lib and costate/share, together with the shared
libraries that a plain system does not have.  meson, ninja, patchelf and the libraries of
scripts/install_deps.sh must be there.
"""
import base64
import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import zipfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
# What every Linux has (PEP 600): all else goes into the wheel.
SYSTEM = re.compile(r"(linux-vdso|ld-linux.*|libc|libm|libdl|libpthread|librt|libgcc_s)\.so.*")
OPTIONS = ["-Dnative=false", "-Dmpi=disabled", "-Dipopt=disabled", "--buildtype=release",
           "--libdir=lib", "--bindir=bin", "--datadir=share"]
COMPLETIONS = ["doc/costate", "doc/_costate", "doc/costate.fish"]


def _version():
    with open(os.path.join(ROOT, "src", "costate.h")) as file:
        return re.search(r'#define CST_VERSION "(.*)"', file.read())[1]


def _tag():
    return "py3-none-" + re.sub(r"[-.]", "_", sysconfig.get_platform())


def _run(*words, **more):
    subprocess.run(words, check=True, **more)


def _install(scratch):
    """The prefix."""
    build, root = os.path.join(scratch, "build"), os.path.join(scratch, "root")
    _run("meson", "setup", build, ROOT, "--prefix=/costate", *OPTIONS, stdout=sys.stderr)
    _run("ninja", "-C", build, "program", *COMPLETIONS, stdout=sys.stderr)
    _run("meson", "install", "-C", build, "--no-rebuild", "--quiet",
         env={**os.environ, "DESTDIR": root}, stdout=sys.stderr)
    return os.path.join(root, "costate")


def _needed(path):
    """{name: path} of the shared libraries that a binary is linked to, directly or not."""
    text = subprocess.run(["ldd", path], check=True, capture_output=True, text=True).stdout
    found = re.findall(r"(\S+) => (/\S+)", text)  # one that is not found has no path
    return {name: where for name, where in found if not SYSTEM.fullmatch(name)}


def _bundle(prefix):
    """The libraries that a plain system does not have beside our own, which finds them there."""
    own, program = os.path.join(prefix, "lib", "libcostate.so.1"), os.path.join(prefix, "bin",
                                                                             "costate")
    found = {**_needed(program), **_needed(own)}
    found.pop("libcostate.so.1", None)
    for name, where in found.items():
        target = os.path.join(prefix, "lib", name)
        shutil.copy(where, target)
        os.chmod(target, 0o755)
        _run("patchelf", "--set-rpath", "$ORIGIN", target)
    _run("patchelf", "--set-rpath", "$ORIGIN", own)
    _run("patchelf", "--set-rpath", "$ORIGIN/../lib", program)


def _resolve_links(prefix):
    """Wheels have no symbolic links: one name of the library stays."""
    library = os.path.join(prefix, "lib")
    real = os.path.realpath(os.path.join(library, "libcostate.so.1"))
    for name in os.listdir(library):
        path = os.path.join(library, name)
        if os.path.islink(path):
            os.remove(path)
    os.rename(real, os.path.join(library, "libcostate.so.1"))
    for name in ("libcostate.a", "pkgconfig", "cmake", "python3"):
        path = os.path.join(library, name)
        if os.path.isdir(path):
            shutil.rmtree(path)
        elif os.path.exists(path):
            os.remove(path)


def _metadata():
    with open(os.path.join(ROOT, "README.md"), encoding="utf-8") as file:
        readme = file.read()
    return (f"Metadata-Version: 2.1\nName: costate\nVersion: {_version()}\n"
            "Summary: Exact gradients of the dynamic response of multibody systems\n"
            "License: MIT\nRequires-Python: >=3.9\nProvides-Extra: numpy\n"
            "Requires-Dist: numpy; extra == 'numpy'\n"
            f"Description-Content-Type: text/markdown\n\n{readme}")


class _Wheel:
    """A zip with its list of contents."""

    def __init__(self, path):
        self.zip, self.rows = zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED), []

    def add(self, name, data, mode=0o644):
        entry = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
        entry.external_attr = (0o100000 | mode) << 16
        entry.compress_type = zipfile.ZIP_DEFLATED
        self.zip.writestr(entry, data)
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        self.rows.append(f"{name},sha256={digest},{len(data)}\n")

    def add_tree(self, folder, inside):
        for directory, folders, names in os.walk(folder):
            folders[:] = sorted(set(folders) - {"__pycache__"})
            for name in sorted(names):
                path = os.path.join(directory, name)
                with open(path, "rb") as file:
                    self.add(os.path.join(inside, os.path.relpath(path, folder)), file.read(),
                             0o755 if os.access(path, os.X_OK) else 0o644)

    def close(self, record):
        self.zip.writestr(record, "".join(self.rows) + f"{record},,\n")
        self.zip.close()


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    name = f"costate-{_version()}-{_tag()}.whl"
    information = f"costate-{_version()}.dist-info"
    with tempfile.TemporaryDirectory() as scratch:
        prefix = _install(scratch)
        _resolve_links(prefix)
        _bundle(prefix)
        wheel = _Wheel(os.path.join(wheel_directory, name))
        wheel.add_tree(os.path.join(ROOT, "python", "costate"), "costate")
        for folder in ("bin", "lib", "include", "share"):
            wheel.add_tree(os.path.join(prefix, folder), f"costate/{folder}")
        wheel.add(f"{information}/METADATA", _metadata().encode())
        wheel.add(f"{information}/WHEEL", ("Wheel-Version: 1.0\nGenerator: costate\n"
                                           "Root-Is-Purelib: false\n"
                                           f"Tag: {_tag()}\n").encode())
        wheel.add(f"{information}/entry_points.txt",
                  b"[console_scripts]\ncostate = costate._program:main\n")
        with open(os.path.join(ROOT, "LICENSE"), "rb") as file:
            wheel.add(f"{information}/LICENSE", file.read())
        wheel.close(f"{information}/RECORD")
    return name


def build_sdist(sdist_directory, config_settings=None):
    """The committed files."""
    stem = f"costate-{_version()}"
    path = os.path.join(sdist_directory, stem + ".tar.gz")
    _run("git", "-C", ROOT, "archive", f"--prefix={stem}/", "-o", path, "HEAD")
    return os.path.basename(path)
