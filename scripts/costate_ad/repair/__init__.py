"""Corrects what Tapenade writes, one kind of error per file.  Each function maps text to text."""
