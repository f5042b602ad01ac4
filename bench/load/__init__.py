"""Load for `./run bench server`: a crowd of clients, and a bare server to compare with."""
