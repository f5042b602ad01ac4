"""What the bot believes of the others.

- `deeds.py`     what a move says about who made it
- `trust.py`     what is remembered of it, and the chance that a seat is a saboteur
- `rivals.py`    how likely a seat wins when the bot does not, where there are more roles than two
"""
