"""Styles: one-sided ways to play, which people fall into too.

Nobody is offered them as opponents, but `make_bot` knows them by name. Beliefs are fitted to tables
where they sit, and bots are measured against them: who can be beaten by a habit has a hole.

- `diggers.py`     how a digger may play: careless, strict, afraid of everybody
- `saboteurs.py`   how a saboteur may play: at once, late, never; framing, lying, idle
- `styled_bot.py`  a bot with a style for each side, by name
"""
