"""Every rule of the game, shown at the table: one file a module, one test a sentence."""
