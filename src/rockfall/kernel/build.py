"""The builder: lets modules declare, refuses clashes by naming both sides, hands out rules."""

from rockfall.kernel.layout import NOBODY, OWNER, Layout, Verb
from rockfall.kernel.module import Module
from rockfall.kernel.moves import NOTHING
from rockfall.kernel.rules import Rules
from rockfall.kernel.tiles import Shape, Tileset

MAX_KINDS = 120


class BuildError(ValueError):
    """An edition that cannot be built, and why."""


class Builder:
    """Collects what the modules of one edition declare for a number of seats.

    A phase of the flow that ends in a question mark may be left without a module.
    """

    def __init__(self, seats: int, flow: list[str]) -> None:
        self.seats = seats
        self._flow = flow
        self._module = "the table"
        self._claims: dict[tuple[str, str], str] = {}
        self._ids: dict[tuple[str, str], int] = {}
        self._shapes: list[Shape | None] = [None]
        self._phases: list[tuple[str, Module]] = []
        self._spots: dict[int, Module] = {}
        self.layout = Layout(seats)
        self.rules = Rules(self.layout)
        self.layout.kinds.append("?")
        self.layout.deck.append(-1)
        self.layout.count.append(0)

    # -- declaring ---------------------------------------------------------------------------

    def _claim(self, what: str, name: str, number: int) -> int:
        key = (what, name)
        if key in self._claims:
            both = f"'{self._claims[key]}' and '{self._module}'"
            raise BuildError(f"the {what} '{name}' is claimed by both {both}")
        self._claims[key] = self._module
        self._ids[key] = number
        return number

    def deck(self, name: str, sight: int = NOBODY, lasting: bool = False) -> int:
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
        self._shapes.append(shape)
        return number

    def num(self, name: str, first: int = 0, enduring: bool = False) -> int:
        """A public counter; one that is not enduring starts anew when cards are gathered."""
        number = self._claim("counter", name, len(self.layout.nums))
        self.layout.nums.append(name)
        self.layout.first.append(first)
        self.layout.enduring.append(enduring)
        return number

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
        secret: bool = False,
        digs: bool = False,
        whisper: bool = False,
        neutral: bool = False,
    ) -> int:
        """A way to answer a task: what `Verb` says of it."""
        number = self._claim("verb", name, len(self.layout.verbs))
        verb = Verb(name, task, a, b)
        verb.card, verb.secret, verb.digs, verb.whisper = card, secret, digs, whisper
        verb.neutral = neutral
        self.layout.verbs.append(verb)
        self.rules.verb_owner.append(owner)
        return number

    def phase(self, name: str, owner: Module) -> None:
        """A part in a phase of the flow; several modules may have one, in edition order."""
        if name not in self._flow and f"{name}?" not in self._flow:
            raise BuildError(f"'{owner.name}' wants the phase '{name}', which the flow lacks")
        self._phases.append((name, owner))

    def spots(self, kind: int, owner: Module) -> None:
        """The module knows where a kind of path card may be laid."""
        self._spots[kind] = owner

    def offers(self, owner: Module) -> None:
        """The module offers choices for a turn."""
        self.rules.offering.append(owner)

    def gate(self, owner: Module) -> None:
        """The module may bar a seat from a verb."""
        self.rules.barring.append(owner)

    def fence(self, owner: Module) -> None:
        """The module may keep a seat from building on a cell."""
        self.rules.fencing.append(owner)

    def entitles(self, owner: Module) -> None:
        """The module may keep a seat from its share."""
        self.rules.entitling.append(owner)

    def judge(self, owner: Module) -> None:
        """The module knows which roles win a round; no other may."""
        self._claim("verdict", "winners", 0)
        self.rules.judge = owner

    def reveals(self, owner: Module) -> None:
        """The module reacts to cards that are turned over."""
        self.rules.revealing.append(owner)

    def reaction(self, owner: Module) -> None:
        """The module reacts to what was chosen for a turn."""
        self.rules.reacting.append(owner)

    # -- linking -----------------------------------------------------------------------------

    def find(self, what: str, name: str) -> int:
        """The number of something declared by any module."""
        key = (what, name)
        if key not in self._ids:
            raise BuildError(f"'{self._module}' needs the {what} '{name}', which nothing declares")
        return self._ids[key]

    def find_numbered(self, name: str) -> list[int]:
        """The numbers of all counters ``name.0``, ``name.1`` ..., none if nothing declares them."""
        return [
            number
            for (what, other), number in self._ids.items()
            if what == "counter" and other.startswith(f"{name}.")
        ]

    def find_seat_zones(self, name: str) -> list[int]:
        """The numbers of a zone that every seat has."""
        return [self.find("zone", f"{name}.{seat}") for seat in range(self.seats)]

    def build(self, modules: list[Module]) -> Rules:
        """Let the modules declare and link, in this order, and assemble the rules."""
        place = self.num("place", enduring=True)
        for module in modules:
            self._module = module.name
            self._claim("module", module.name, 0)
            module.declare(self)
        self.layout.tileset = Tileset(self._shapes)
        kinds = range(len(self.layout.kinds))
        self.rules.spot_owner = [self._spots.get(kind) for kind in kinds]
        for module in modules:
            self._module = module.name
            module.link(self)
        self.layout.close()
        rules = self.rules
        rules.modules = modules
        rules.place = place
        for entry in self._flow:
            name = entry.removesuffix("?")
            rules.phase_at[name] = len(rules.flow)
            parts = [owner for phase, owner in self._phases if phase == name]
            if not parts and name == entry:
                raise BuildError(f"no module runs the phase '{name}' of the flow")
            rules.flow.extend(parts)
            rules.flow_names.extend([name] * len(parts))
        return rules
