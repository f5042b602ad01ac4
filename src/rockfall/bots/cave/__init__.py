"""The standard bot in The Dark Cave: the shortest way out, and who works for whom.

How it thinks, in the order in which it does; a file imports only those above it in this list:

- `lookup.py`      the names of the game, found once
- `loyalty.py`     for which clan each dwarf works, and which goal is the exit, as deeds say
- `ground.py`      how many steps it is from anywhere to the exit, cards that are missing included
- `prospects.py`   a view judged: the way of every dwarf, and what it is worth that one gets on
- `laying.py`      what a path card changes for everybody's way
- `deeds.py`       what action cards are worth
- `strolling.py`   where to walk, and where to lead a creature
- `cave_bot.py`    takes one of the best moves

The unit of every worth is a step of a dwarf.
"""
