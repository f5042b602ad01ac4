"""What modules declare: decks, zones, cards, counters, tokens, tasks, verbs; no name twice."""

from rockfall.kernel.effects import PLAIN
from rockfall.kernel.layout import ANYTHING, OWNER, UNSEEN, Layout, Verb
from rockfall.kernel.module import Module
from rockfall.kernel.moves import NOTHING
from rockfall.kernel.rules import Rules
from rockfall.kernel.tiles import Shape
from rockfall.kernel.tokens import CARRIED, NOBODYS, Token

MAX_KINDS = 120


class BuildError(ValueError):
    """An edition that cannot be built, and why."""


class Declarations:
    """Collects what the modules of one edition declare for a number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._module = "the table"
        self._claims: dict[tuple[str, str], str] = {}
        self._ids: dict[tuple[str, str], int] = {}
        self._shapes: list[Shape | None] = [None]
        self.layout = Layout(seats)
        self.rules = Rules(self.layout)
        self.layout.kinds.append("?")
        self.layout.deck.append(-1)
        self.layout.count.append(0)
        self.layout.group.append(-1)

    def _claim(self, what: str, name: str, number: int) -> int:
        key = (what, name)
        if key in self._claims:
            both = f"'{self._claims[key]}' and '{self._module}'"
            raise BuildError(f"the {what} '{name}' is claimed by both {both}")
        self._claims[key] = self._module
        self._ids[key] = number
        return number

    def deck(self, name: str, sight: int = UNSEEN, lasting: bool = False) -> int:
        """A deck and the zone of that name where it is gathered; gives the zone."""
        deck = self._claim("deck", name, len(self.layout.decks))
        self.layout.decks.append(name)
        self.layout.home.append(len(self.layout.zones))
        return self._zone(name, sight, -1, deck, lasting)

    def zone(self, name: str, deck: str, sight: int, lasting: bool = False) -> int:
        """A zone that belongs to nobody, for cards of a deck."""
        return self._zone(name, sight, -1, self.find("deck", deck), lasting)

    def seat_zones(self, name: str, deck: str, sight: int, lasting: bool = False) -> list[int]:
        """A zone for every seat, for cards of a deck."""
        number = self.find("deck", deck)
        return [
            self._zone(f"{name}.{seat}", sight, seat, number, lasting) for seat in range(self.seats)
        ]

    def _zone(self, name: str, sight: int, owner: int, deck: int, lasting: bool) -> int:
        if sight == OWNER and owner < 0:
            raise BuildError(
                f"the zone '{name}' of '{self._module}' is for its owner's eyes but has no owner"
            )
        layout = self.layout
        number = self._claim("zone", name, len(layout.zones))
        layout.zones.append(name)
        layout.sight.append(sight)
        layout.owner.append(owner)
        layout.carries.append(deck)
        layout.lasting.append(lasting)
        layout.holds.append(ANYTHING)
        layout.told_by.append(-1)
        layout.told.append([])
        layout.refills.append([])
        layout.refilled.append(-1)
        return number

    def card(self, name: str, deck: str, count: int, shape: Shape | None = None) -> int:
        """A kind of card, how many there are, and its shape if it can lie on the grid."""
        layout = self.layout
        number = self._claim("card", name, len(layout.kinds))
        if number > MAX_KINDS:
            raise BuildError(f"'{name}' of '{self._module}' is one kind of card too many")
        layout.kinds.append(name)
        layout.deck.append(self.find("deck", deck))
        layout.count.append(count)
        layout.group.append(-1)
        self._shapes.append(shape)
        return number

    def keeps_out(self, zone: int, kind: int) -> None:
        """Cards of a kind never lie in a zone, save when their whole deck is gathered there."""
        self.layout.holds[zone] &= ~(1 << kind)

    def tells(self, num: int, zone: int, kinds: list[int]) -> None:
        """By the value of a public counter all know which kinds, as bits, may lie in a zone."""
        self.layout.told_by[zone] = num
        self.layout.told[zone] = kinds

    def groups(self, groups: list[list[int]], row: int) -> None:
        """Kinds come in groups, and whatever hands are dealt from holds one: so all can count them.

        Hands show cards, lay them away in a row where they stay, or change places as a whole.
        """
        self._claim("frame", "groups", row)
        self.layout.laid_away = row
        for group, kinds in enumerate(groups):
            for kind in kinds:
                self.layout.group[kind] = group

    def refill(self, zone: int, reserves: list[int], num: int) -> None:
        """A zone that is drawn empty gets all cards of the next reserve; a counter counts that."""
        self.layout.refills[zone] = reserves
        self.layout.refilled[zone] = num

    def num(
        self, name: str, first: int = 0, enduring: bool = False, names_seat: bool = False
    ) -> int:
        """A public counter; one that is not enduring starts anew when cards are gathered."""
        number = self._claim("counter", name, len(self.layout.nums))
        self.layout.nums.append(name)
        self.layout.first.append(first)
        self.layout.enduring.append(enduring)
        self.layout.names_seat.append(names_seat)
        return number

    def token(
        self, name: str, sort: str, place: int, owner: int = CARRIED, enduring: bool = False
    ) -> Token:
        """A token and its counter: what places it stands on, and whose it is if that is fixed."""
        if owner not in (CARRIED, NOBODYS) and not 0 <= owner < self.seats:
            raise BuildError(f"the token '{name}' of '{self._module}' belongs to no seat: {owner}")
        token = Token(self.num(name, enduring=enduring), sort, place, owner)
        self.layout.tokens.append(token)
        return token

    def seat_nums(self, name: str, first: int = 0, enduring: bool = False) -> list[int]:
        """A public counter for every seat."""
        return [self.num(f"{name}.{seat}", first, enduring) for seat in range(self.seats)]

    def task(self, name: str, owner: Module, window: bool = False) -> int:
        """A decision that can be put before a seat."""
        number = self._claim("task", name, len(self.layout.tasks))
        self.layout.tasks.append(name)
        self.layout.windows.append(window)
        self.rules.task_owner.append(owner)
        return number

    def verb(
        self,
        name: str,
        owner: Module,
        task: str,
        a: int = NOTHING,
        b: int = NOTHING,
        card: bool = True,
        kinds: list[int] | None = None,
        secret: bool = False,
        digs: bool = False,
        whisper: bool = False,
        neutral: bool = False,
        effect: str = PLAIN,
    ) -> int:
        """A way to answer a task: what `Verb` says of it."""
        number = self._claim("verb", name, len(self.layout.verbs))
        verb = Verb(name, task, a, b)
        verb.card, verb.secret, verb.digs, verb.whisper = card, secret, digs, whisper
        verb.neutral, verb.effect = neutral, effect
        for kind in kinds if kinds is not None else []:
            verb.kinds |= 1 << kind
        self.layout.verbs.append(verb)
        self.rules.verb_owner.append(owner)
        return number

    # -- linking -----------------------------------------------------------------------------

    def find(self, what: str, name: str) -> int:
        """The number of something declared by any module."""
        key = (what, name)
        if key not in self._ids:
            raise BuildError(f"'{self._module}' needs the {what} '{name}', which nothing declares")
        return self._ids[key]

    def find_seat_nums(self, name: str) -> list[int]:
        """The numbers of a counter that every seat has."""
        return [self.find("counter", f"{name}.{seat}") for seat in range(self.seats)]

    def find_seat_zones(self, name: str) -> list[int]:
        """The numbers of a zone that every seat has."""
        return [self.find("zone", f"{name}.{seat}") for seat in range(self.seats)]
