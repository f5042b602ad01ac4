"""A server under fire: people who do anything, and a gremlin that breaks whatever can break."""
