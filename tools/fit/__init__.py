"""Fits what deeds say of players to rounds that bots of many styles play.

    python -m tools.fit --seed 1               plays, fits, measures, writes weights.json
    python -m tools.fit --seed 1 --leave-out   also measures every style on a fit without it
    python -m tools.fit --kept                 measures the weights that come with the package

- `rounds.py`    plays rounds at mixed tables and writes their deeds down
- `design.py`    deeds as numbers: what each hypothesis gathers of each sort
- `model.py`     weights that make the truth likeliest, within limits
- `figures.py`   how good odds are: ranking, calibration, logarithmic loss
- `ceiling.py`   how good they could be at best: a judge who knows how every style plays
- `alike.py`     who does nothing, all round long, that a digger would not have done
- `duels.py`     one style digs, another one hinders, at the same deals
"""
