"""Many games between bots, and what follows from them."""
