"""One rule idea a file; an edition is a list of these."""
