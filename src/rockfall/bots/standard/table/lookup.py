"""What the bot looks up about an edition, worked out once from its declared names."""

from functools import lru_cache
from itertools import chain

from rockfall.bots.standard.aims import AIMS, DIG_ANY
from rockfall.bots.standard.table.cost import Passage
from rockfall.bots.standard.table.doors import shut
from rockfall.bots.standard.table.names import DEAD_END, DIG, SABOTEUR
from rockfall.editions.saboteur.data import CARDS, CARDS2, JUBILEE
from rockfall.kernel.geometry import SIDES
from rockfall.kernel.layout import Layout
from rockfall.kernel.rules import Rules
from rockfall.mods.shares import BLUE, GREEN

#: verbs that are weighed like another one
_LIKE = {"lay": DIG}
#: how sure one must be of a foe to break a tool: where teams compete, nearly everybody is one
_SURE_OF_SABOTEURS, _SURE_OF_RIVALS = 0.9, 0.6


class Lookup:
    """Numbers and sorts of the things that the bot thinks in."""

    def __init__(self, rules: Rules) -> None:
        layout = rules.layout
        self.layout = layout
        self._nums = {name: number for number, name in enumerate(layout.nums)}
        self.seats = layout.seats
        self.verbs = [_LIKE.get(verb.name, verb.name) for verb in layout.verbs]
        self.hands = self.zones("hand")
        self.mats = self.zones("mat")
        self.roles = self.zones("role")
        self.pile = layout.zones.index("pile")
        self.discard = layout.zones.index("discard")
        self.round = layout.nums.index("round")
        self.saboteur = layout.kinds.index(SABOTEUR)
        box = layout.deck[self.saboteur]
        self.saboteurs = layout.count[self.saboteur]
        self.role_kinds = [kind for kind, deck in enumerate(layout.deck) if deck == box]
        self.role_cards = sum(layout.count[kind] for kind in self.role_kinds)
        #: zones where role cards lie, and those of goals
        self.role_zones = [zone for zone, deck in enumerate(layout.carries) if deck == box]
        goal_box = layout.decks.index("goal-box")
        self.goal_zones = [deck == goal_box for deck in layout.carries]
        self.goal_kinds = [kind for kind, deck in enumerate(layout.deck) if deck == goal_box]
        self._names()
        #: what only some editions lay on the table
        self.places = [self.num(name) for name in layout.nums if name.startswith("pair.")]
        self.chests = self.zones("chest")
        self.chest_zones = [*self.chests, *self._zone("opened")]
        #: whether the double card deals all roles anew (P2), not one alone (W2)
        self.redeals_all = bool(self._zone("crowd"))
        #: the counter of who came to the double card first
        self.visitor = "party" if self.redeals_all else "costume"
        self.dwarves = layout.tokens_of("toll")
        self.uses = _uses(layout)
        self.passages = _passages(layout, self.uses)

    def _names(self) -> None:
        """What data says about kinds that only some editions have."""
        layout = self.layout
        goals = {card.name: card.sort for card in chain(CARDS.goal, JUBILEE.goal)}
        self.treasures = [goals.get(name) == "treasure" for name in layout.kinds]
        self.spiders = [goals.get(name) == "spider" for name in layout.kinds]
        nuggets = {card.name: card.nuggets for card in CARDS.gold}
        self.nuggets = [nuggets.get(name, 0) for name in layout.kinds]
        crystals = {card.name: card.crystals for card in CARDS2.path}
        self.crystals = [crystals.get(name, 0) for name in layout.kinds]
        halves = {card.name for card in JUBILEE.double}
        self.doubles = [name in halves for name in layout.kinds]
        effects = {card: effect for effect, card in JUBILEE.chests.effects.items()}
        #: kind -> what a chest does
        self.effects = [effects.get(name, "") for name in layout.kinds]
        self.aims = [AIMS.get(name, DIG_ANY) for name in layout.kinds]
        #: whether there are teams that compete
        self.teams = any(self.aims[kind].colour for kind in self.role_kinds)
        self.sure = _SURE_OF_RIVALS if self.teams else _SURE_OF_SABOTEURS
        self.theft, self.trapped = self.kind("theft"), self.kind("trapped")
        #: kind -> the colour of its door, 0 for none
        doors = layout.tileset.door
        self.doors = [max(doors[kind << 5 : (kind << 5) + 16]) for kind in range(len(layout.kinds))]
        #: colour -> the tunnels as its team walks them
        self.walks = {
            BLUE: shut(layout.tileset, GREEN),
            GREEN: shut(layout.tileset, BLUE),
        }

    def zones(self, name: str) -> list[int]:
        """The numbered zones of a name; none where there are no such zones."""
        return [i for i, zone in enumerate(self.layout.zones) if zone.rpartition(".")[0] == name]

    def _zone(self, name: str) -> list[int]:
        return [i for i, zone in enumerate(self.layout.zones) if zone == name]

    def kind(self, name: str) -> int:
        """A card by name; -1 where it does not exist."""
        return self.layout.kinds.index(name) if name in self.layout.kinds else -1

    def num(self, name: str) -> int:
        """A counter by name; -1 where it does not exist."""
        return self._nums.get(name, -1)


@lru_cache(maxsize=64)
def lookup_of(rules: Rules) -> Lookup:
    """What is looked up about an edition; all who sit at its tables share it."""
    return Lookup(rules)


def _through(layout: Layout, kind: int) -> bool:
    strands = [layout.tileset.strand[kind << 5 | side] for side in SIDES]
    return any(strand.bit_count() > 1 for strand in strands)


def _passages(layout: Layout, uses: list[str]) -> tuple[Passage, ...]:
    """The cards that lead somewhere."""
    opens = layout.tileset.opens
    kinds = [kind for kind, use in enumerate(uses) if use == DIG and _through(layout, kind)]
    return tuple([Passage(opens[k * 2], opens[k * 2 + 1], layout.count[k]) for k in kinds])


def _uses(layout: Layout) -> list[str]:
    """Kind -> what a card of the draw pile is for; empty for anything else."""
    actions = chain(CARDS.action, CARDS2.action, JUBILEE.action)
    sorts = {card.name: card.sort for card in actions}
    tiles = layout.tileset
    drawn = layout.decks.index("pile")
    uses = []
    for kind, name in enumerate(layout.kinds):
        use = sorts.get(name, "")
        if layout.deck[kind] == drawn and tiles.opens[kind * 2]:
            use = DIG if _through(layout, kind) or tiles.ladder[kind * 2] else DEAD_END
        uses.append(use)
    return uses
