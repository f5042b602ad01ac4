"""The rules of The Dark Cave, one idea a file (D0-D22)."""
