"""Counts of lines of play, and the moves listed by hand."""
