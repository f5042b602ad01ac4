"""Editions as data, and the registry that builds them."""
