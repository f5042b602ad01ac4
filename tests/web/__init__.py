"""The browser client, held against the Python side."""
