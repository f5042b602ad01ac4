"""The laws of hiding and telling, of legality and of the cards, for every set-up."""
