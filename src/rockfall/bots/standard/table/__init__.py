"""What the bot sees: the table through its seat's eye, and what the treasure costs there.

- `names.py`       verbs, uses of cards and roles by name
- `lookup.py`      what an edition declares, worked out once
- `facts.py`       what can be read off a view
- `treasure.py`    where the treasure may lie, and the spider
- `cost.py`        path cards missing between the tunnel and a goal
- `tight_cost.py`  the same, where it counts how many cards fit
- `doors.py`       tunnels as one team walks them
- `position.py`    all of it at one moment, and after a move
"""
