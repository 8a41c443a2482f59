"""The page's files as C texts:  embed.py OUTPUT.c page.html page.css FILE.js...

Each line is a string literal of its own; the scripts are one text, in the order that is given."""
import os
import sys


def literal(text):
    lines = text.replace("\\", "\\\\").replace('"', '\\"').replace("\t", "\\t").split("\n")
    return "\n".join('    "%s\\n"' % line.replace("??", '?" "?') for line in lines if line)


def read(path):
    with open(path, encoding="utf-8") as file:
        return file.read()


output, template, style, scripts = sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4:]
texts = {"page_template": read(template), "page_style": read(style),
         "page_script": "\n".join(read(path) for path in scripts)}
with open(output, "w", encoding="utf-8") as file:
    file.write("/* Written by src/cli/page/embed.py from %s. */\n" % os.path.basename(os.path.dirname(os.path.abspath(template))))
    for name, text in texts.items():
        file.write("extern const char %s[];\n" % name)
        file.write("const char %s[] =\n%s;\n" % (name, literal(text)))
