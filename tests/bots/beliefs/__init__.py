"""Tests of what deeds say of players."""
