"""Tests of the house itself: what CONTRIBUTING promises of the code."""
