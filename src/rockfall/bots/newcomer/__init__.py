"""The newcomer: kind, and makes the mistakes that children make.

- `gentle_bot.py`      a standard bot with a kind heart, which takes one player for another at times
- `newcomer_bot.py`    lets another bot choose from what a child notices, by what it still knows
"""
