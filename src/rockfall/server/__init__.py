"""The game server: tables over the network, each an append-only log of entries."""
