"""Measurements of the engine and of the server: `./run bench`. Nothing of it is installed."""
