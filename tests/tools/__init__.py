"""Tests of the tools of a checkout."""
