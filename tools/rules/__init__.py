"""The rules in words, and the tests that prove them."""
