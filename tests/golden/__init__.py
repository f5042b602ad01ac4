"""Golden games: one game of each edition, written out to be read and compared."""
