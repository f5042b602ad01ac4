"""Bots that are programs of their own, in any language.

- `lines.py`        what is said to them and by them: JSON, a line each
- `pipe.py`         a program at the other end of a pipe, which may hang, die or babble
- `remote_bot.py`   such a program as a bot like any other
- `live_seat.py`    a bot on a seat of a table on a server
"""
