"""Chance: dice of all kinds, and what they may bring."""
