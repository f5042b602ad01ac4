"""A real server in a process of its own, and clients that play at it over real sockets."""
