"""Refuses C that compiles and whose derivatives would be wrong."""
