"""The names of the game, found once for all views of an edition."""

from functools import lru_cache

from rockfall.kernel.layout import Layout
from rockfall.kernel.moves import verb_of
from rockfall.kernel.rules import Rules
from rockfall.kernel.tokens import Token
from rockfall.mods.cave.creatures import Creatures


class Lookup:
    """Numbers of counters, zones, tokens and marks."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.layout: Layout = rules.layout
        layout = rules.layout
        self.seats = layout.seats
        self.verbs = [verb.name for verb in layout.verbs]
        self.tasks = layout.tasks
        self.dwarves: list[Token] = layout.tokens_of("dwarf")
        self.nuggets: list[Token] = layout.tokens_of("nugget")
        self.webs: list[Token] = layout.tokens_of("web")
        #: creatures by number, and how far each goes
        led = next(one for one in rules.modules if isinstance(one, Creatures)).creatures
        self.creatures: list[Token] = [layout.tokens_of(one.name)[0] for one in led]
        self.creature_names = [one.name for one in led]
        self.creature_steps = [one.steps for one in led]
        self.gold = self._each("gold")
        self.lying = self._each("lying")
        self.clans = self._each("clan")
        self.round = layout.nums.index("round")
        self.steps = layout.nums.index("steps")
        self.left = layout.nums.index("hunt-steps")
        self.hunter = layout.nums.index("hunter")
        self.hands = [layout.zones.index(f"hand.{seat}") for seat in range(self.seats)]
        self.roles = [layout.zones.index(f"role.{seat}") for seat in range(self.seats)]
        self.spare = layout.zones.index("spare")
        self.piles = [
            zone for zone, name in enumerate(layout.zones) if name.startswith(("pile", "reserve"))
        ]
        self.sorts = [name.partition(".")[0] for name in layout.kinds]
        #: kind -> whether a dwarf with this clan card works for the other clan (D2)
        self.betrays = [name.endswith("saboteur") for name in layout.kinds]
        self._find_marks()

    def _find_marks(self) -> None:
        """What is printed on spaces, and which cards lead out."""
        layout, marks = self.layout, self.layout.spaces
        self.exit = marks.mark_named("exit")
        self.ladder = marks.mark_named("ladder")
        self.bridge = marks.mark_named("bridge")
        self.tunnel = marks.mark_named("tunnel")
        self.vein = marks.mark_named("vein")
        self.exit_kinds = {
            tile >> 1
            for tile in range(2, 2 * len(layout.kinds))
            if self.exit in marks.mark[tile << 3 : (tile << 3) + marks.count[tile]]
        }

    def _each(self, name: str) -> list[int]:
        """A counter that every seat has."""
        return [self.layout.nums.index(f"{name}.{seat}") for seat in range(self.seats)]

    def verb(self, move: int) -> str:
        """The name of a move's verb."""
        return self.verbs[verb_of(move)]


@lru_cache(maxsize=16)
def lookup_of(rules: Rules) -> Lookup:
    """What is looked up about an edition; all who sit at its tables share it."""
    return Lookup(rules)


def plays(layout: Layout) -> bool:
    """Whether this is a game that the bot understands: one in which dwarves walk out."""
    return "walk" in layout.tasks and bool(layout.tokens_of("dwarf"))
