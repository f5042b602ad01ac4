"""Bots that think in processes of their own, on what their seat is told and on nothing else."""
