"""The detective: plays as the standard bot does, by what it believes, and by what others believe.

- `mind.py`            what it believes, what the table believes, what a deed would add to that
- `digger.py`          breaks, mends, looks and digs by expected worth under its belief
- `saboteur.py`        hinders, and counts what it costs to be seen through
- `teams.py`           where teams compete: what it believes of roles, and breaks and mends by it
- `detective_bot.py`   watches through an outside observer, and takes one of the best moves

A module imports only those above it in this list.
"""
