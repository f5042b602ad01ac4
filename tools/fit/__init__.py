"""Fits what deeds say of players to rounds that bots of many styles play.

    python -m tools.fit --seed 1               plays, fits, measures, writes weights.json
    python -m tools.fit --seed 1 --leave-out   also measures every style on a fit without it

- `rounds.py`    plays rounds at mixed tables and writes their deeds down
- `design.py`    deeds as numbers: what each hypothesis gathers of each sort
- `model.py`     weights that make the truth likeliest, within limits
- `figures.py`   how good odds are: ranking, calibration, logarithmic loss
"""
