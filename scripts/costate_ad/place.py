"""Where a model is, and where its derivatives belong."""
import os
import re

from .failure import Failure

PACKAGE = os.path.dirname(os.path.abspath(__file__))
# the source tree, or an installation's data, which are laid out alike
TREE = os.path.dirname(os.path.dirname(PACKAGE))


def check_name(name, shown=None):
    if name == "cst":
        raise Failure("'cst' cannot name a model: the library's own names begin so: take another")
    if not re.fullmatch("[a-z][a-z0-9]*", name):
        raise Failure("%s cannot name a model: take lower-case letters and digits, such as crank2" %
                      (shown or "'%s'" % name))


class Place:
    """A model of the tree, by its name, or one elsewhere, by its path FILE.c."""

    def __init__(self, argument, tree=TREE):
        self.tree, self.elsewhere = tree, argument.endswith(".c")
        if self.elsewhere:
            if not os.path.isfile(argument):
                raise Failure("%s does not exist" % argument)
            self.home = os.path.realpath(os.path.dirname(argument) or ".")
            self.name = os.path.basename(argument)[:-2]
            self.source, self.out = self.name + ".c", self.name + ".ad"
            self.folder = self.out
            self.remedy = self.remedy_for_all = "costate build " + argument
        else:
            self.home, self.name = tree, argument
            self.source, self.out, self.folder = "models/%s.c" % argument, "ad/" + argument, "ad"
            self.remedy, self.remedy_for_all = "scripts/regen_ad.sh " + argument, "scripts/regen_ad.sh"
            if not os.path.isfile(self.path):
                raise Failure("%s does not exist" % self.source)
        check_name(self.name)

    @property
    def path(self):
        """The model's file."""
        return os.path.join(self.home, self.source)

    @property
    def directory(self):
        """Where its derivatives are."""
        return os.path.join(self.home, self.out)

    @property
    def manifest(self):
        return os.path.join(self.home, self.folder, "manifest")

    @property
    def library(self):
        """Where headers that are not beside the model are."""
        return os.path.join(self.tree, "models")

    def generated(self, part):
        """The file that a pass, or a later part, is kept in."""
        return "%s_%s.c" % (self.name, part)


def in_tree(*parts):
    return os.path.join(TREE, *parts)
