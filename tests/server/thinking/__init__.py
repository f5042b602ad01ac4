"""Tests of the bots' processes."""
