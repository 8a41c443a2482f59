"""Differentiates models: everything between a model's C and its plug-in."""
