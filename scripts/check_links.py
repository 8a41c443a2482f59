#!/usr/bin/env python3
"""Links of HTML pages that lead nowhere: files that are not there, anchors that no page has; and what pages
load from other sites, which is not there without a network.

    check_links.py DIRECTORY

Links to other sites are not followed.
"""
import html.parser
import os
import sys
import urllib.parse


class Page(html.parser.HTMLParser):
    """What a page links to, and its anchors."""

    def __init__(self, path):
        super().__init__()
        self.links, self.anchors, self.loaded = [], {"", "top"}, []
        with open(path, encoding="utf-8") as file:
            self.feed(file.read())

    def handle_starttag(self, tag, attributes):
        for name, value in attributes:
            if name in ("id", "name") and value:
                self.anchors.add(value)
            if name in ("href", "src") and value:
                self.links.append(value)
                if tag != "a" and urllib.parse.urlsplit(value).netloc and ("rel", "canonical") not in attributes:
                    self.loaded.append(value)


def pages(directory):
    for folder, _, names in os.walk(directory):
        for name in names:
            if name.endswith(".html"):
                yield os.path.join(folder, name)


def dead_links(directory):
    """(page, link, what is wrong) for each."""
    known = {}

    def page(path):
        if path not in known:
            known[path] = Page(path)
        return known[path]

    for path in sorted(pages(directory)):
        yield from ((path, link, "is loaded from another site") for link in page(path).loaded)
        for link in page(path).links:
            parts = urllib.parse.urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = path
            if parts.path:
                start = directory if parts.path.startswith("/") else os.path.dirname(path)
                target = os.path.join(start, urllib.parse.unquote(parts.path).lstrip("/"))
            if os.path.isdir(target):
                target = os.path.join(target, "index.html")
            if not os.path.exists(target):
                yield path, link, "leads nowhere"
            elif target.endswith(".html") and parts.fragment:
                if urllib.parse.unquote(parts.fragment) not in page(target).anchors:
                    yield path, link, "leads nowhere"


def main():
    directory = sys.argv[1]
    found = list(dead_links(directory))
    for path, link, wrong in found:
        print(f"{os.path.relpath(path, directory)}: {link} {wrong}")
    print(f"{sum(1 for _ in pages(directory))} pages, {len(found)} dead links")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
