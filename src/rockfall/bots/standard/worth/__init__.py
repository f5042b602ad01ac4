"""What a move of the base game is worth, in path cards.

- `evaluator.py`    what all roles share, and the units
- `digger.py`       for roles that dig
- `saboteur.py`     for roles that hinder
- `laying.py`       what a path card brings besides the way: `chests.py`, `prospects.py` and tolls
- `chests.py`       what a chest is worth
- `prospects.py`    what each role may still earn, so what a change of role is worth
- `hand.py`         how much a card in the hand would be missed
"""
