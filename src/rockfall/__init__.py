"""Rockfall: the Saboteur family of games, one engine for every edition."""

__version__ = "0.1.0"
