"""Who is at a table: members, and the seats they may sit on."""

from rockfall.server.time_banks import NOBODY


class Member:
    """Somebody who came to the table."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seat = NOBODY
        self.ready = False
        self.left = False
        #: of the number that they pledged for the deal, "" if they did not
        self.commitment = ""
        self.muted: set[int] = set()
        #: how much they have added to the log beside their moves: words, wishes, coming and going
        self.extras = 0


class Chair:
    """A seat: a member or a bot on it, and the bot that plays while the member is away."""

    def __init__(self, level: str) -> None:
        self.member = NOBODY
        self.level = level
        self.away = ""
