"""The builder: lets modules declare and hook in, and hands out rules."""

from rockfall.kernel.declare import BuildError, Declarations
from rockfall.kernel.frame import Wealth
from rockfall.kernel.module import Module
from rockfall.kernel.rules import Rules
from rockfall.kernel.spaces import SpaceTable
from rockfall.kernel.tiles import Tileset

#: In a flow, what comes after this is a step of the table's own.
PAUSE = "/"


class Builder(Declarations):
    """Puts the modules of one edition together for a number of seats.

    A phase of the flow that ends in a question mark may be left without a module; after a PAUSE
    a step of the table's own begins.
    """

    def __init__(self, seats: int, flow: list[str]) -> None:
        super().__init__(seats)
        self._flow = flow
        self._phases: list[tuple[str, Module]] = []
        self._spots: dict[int, Module] = {}

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

    def joins(self, owner: Module) -> None:
        """The module offers something to do between the steps of a walk."""
        self.rules.joining.append(owner)

    def halts(self, owner: Module) -> None:
        """The module may have something on an edge that lets nobody through."""
        self.rules.halting.append(owner)

    def props(self, owner: Module) -> None:
        """The module may keep a card from being taken off the grid."""
        self.rules.propping.append(owner)

    def tolls(self, owner: Module, unit: str) -> None:
        """The module takes something for a step; who declares it first takes what is dearest."""
        self.rules.tolling.append(owner)
        self.rules.units.append(unit)

    def ends(self, owner: Module) -> None:
        """The module knows spaces where a walk ends."""
        self.rules.ending.append(owner)

    def fence(self, owner: Module) -> None:
        """The module may keep a seat from building on a cell."""
        self.rules.fencing.append(owner)

    def reveals(self, owner: Module) -> None:
        """The module reacts to cards that are turned over."""
        self.rules.revealing.append(owner)

    def reaction(self, owner: Module) -> None:
        """The module reacts to what was chosen for a turn."""
        self.rules.reacting.append(owner)

    def _lay_paths(self) -> None:
        """What lays path cards, and is not for other cards, lays all that have their spots."""
        for verb in self.layout.verbs:
            if verb.digs and not verb.kinds:
                for kind in self._spots:
                    verb.kinds |= 1 << kind

    # -- the frame of the game: what a verdict is read off --------------------------------------

    def reason(self, name: str) -> int:
        """Why a round can be over; for `Table.end`."""
        number = self._claim("reason", name, len(self.layout.frame.reasons))
        self.layout.frame.reasons.append(name)
        return number

    def roles(self, zones: list[int], foes: str = "") -> None:
        """Each seat's zone with the card that says who it is, and the side against the rest."""
        self._claim("frame", "roles", 0)
        self.layout.frame.roles = zones
        self.layout.frame.foes = foes

    def side(self, kind: int, side: str) -> None:
        """Who is dealt this card is on a side."""
        self.layout.frame.sides[kind] = side

    def judge(self) -> None:
        """The module says who has won a round (`Table.win`); no other may."""
        self._claim("verdict", "round", 0)

    def scores(self, nums: list[int]) -> None:
        """The module says who has won the game (`Table.crown`), by these counters of the seats."""
        self._claim("verdict", "game", 0)
        self.layout.frame.scores = nums

    def wealth(
        self, unit: str, zones: list[list[int]], nums: list[int], worth: dict[int, int]
    ) -> None:
        """What seats own and are paid in: cards in zones of each seat, or a counter of each."""
        had = self.seat_nums(f"had-{unit}")
        self.layout.frame.wealth.append(Wealth(unit, zones, nums, had, worth))

    def banners(self, nums: list[int], names: list[str]) -> None:
        """What all can see of where each seat belongs: a counter, and its values' names from 1."""
        self.layout.frame.banners = nums
        self.layout.frame.banner_names = names

    def adds_up(self, owner: Module) -> None:
        """The module works out what sides are worth at the end of a round."""
        self._claim("frame", "sums", 0)
        self.layout.frame.adds_up = owner

    def build(self, modules: list[Module]) -> Rules:
        """Let the modules declare and link, in this order, and assemble the rules."""
        place = self.num("place", enduring=True)
        frame = self.layout.frame
        frame.ended, frame.won = self.num("ended"), self.num("won")
        frame.champions = self.num("champions", enduring=True)
        frame.unpaid = self.seat_nums("unpaid")
        for module in modules:
            self._module = module.name
            self._claim("module", module.name, 0)
            module.declare(self)
        self.layout.tileset = Tileset(self._shapes)
        self.layout.spaces = SpaceTable([s.spaces if s is not None else [] for s in self._shapes])
        kinds = range(len(self.layout.kinds))
        self.rules.spot_owner = [self._spots.get(kind) for kind in kinds]
        self._lay_paths()
        for module in modules:
            self._module = module.name
            module.link(self)
        for verdict in ("round", "game"):
            if self._flow and ("verdict", verdict) not in self._claims:
                raise BuildError(f"no module says who has won the {verdict}")
        if self._flow and frame.round < 0:
            raise BuildError("no module counts the rounds")
        if self._flow and frame.active < 0:
            raise BuildError("no module says whose turn it is")
        self.layout.close()
        rules = self.rules
        rules.modules = modules
        rules.place = place
        self._lay_flow(rules)
        return rules

    def _lay_flow(self, rules: Rules) -> None:
        """Flatten the flow: every module's part in every phase, in order."""
        pause = False
        for entry in self._flow:
            if entry == PAUSE:
                pause = True
                continue
            name = entry.removesuffix("?")
            rules.phase_at[name] = len(rules.flow)
            parts = [owner for phase, owner in self._phases if phase == name]
            if not parts and name == entry:
                raise BuildError(f"no module runs the phase '{name}' of the flow")
            for part in parts:
                rules.flow.append(part)
                rules.flow_names.append(name)
                rules.pauses.append(pause)
                pause = False
