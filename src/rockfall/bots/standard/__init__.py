"""The standard bot: the cheapest way to the likeliest goal, and a memory for who helped.

How it thinks, in the order in which it does; a package imports only those above it in this list:

- `aims.py`            what a role plays for: to dig or to hinder, for a team, for crystals, alone
- `table/`             what it sees, and what the treasure costs in path cards
- `players/`           what it believes of the others: every deed is evidence
- `worth/`             what a move of the base game is worth, to who digs and to who hinders
- `verbs/`             what every further verb is worth, one file a family
- `standard_bot.py`    watches, remembers, and takes one of the best moves

A move of anybody is watched: `table.position` says what it changes, `players.deeds` what that says
about who made it, `players.trust` remembers it. When the bot is asked, `standard_bot` sets up a
position, puts a `Digger` or a `Saboteur` of `worth` on it, as the aim of its role is, and asks for
the worth of each legal move: `verbs.by_verb` knows who answers for a verb, and what is not listed
there is answered by the evaluator of the role. The unit of every worth is the path card.
"""
