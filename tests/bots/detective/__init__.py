"""Tests of the detective."""
