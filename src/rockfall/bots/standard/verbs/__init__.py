"""What verbs beyond the base game are worth, in path cards: one file a family.

- `by_verb.py`    verb -> the function that says its worth
- `cards.py`      cards that are thrown away, taken or swapped
- `fronts.py`     cards in front of players: traps, thefts, and what takes them away
- `gold.py`       gold that changes hands: thieves, tolls, sponsors
- `roles.py`      looks at roles, and roles that change
- `routes.py`     two path cards at once, moved cards, moved goals, the other way round
- `veto.py`       whether to stop what somebody else has announced
"""
