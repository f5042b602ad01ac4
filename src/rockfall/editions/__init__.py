"""Games and their editions as data, and the registry that builds them."""
