"""Tests of a match in progress: moves, views, notation, story, document, words."""
