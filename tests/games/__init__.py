"""What holds for any game of the catalogue, tried with a second one."""
