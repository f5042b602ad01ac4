"""From data to modules: the one place that knows which module wants which data."""

from rockfall.editions.cave.data import CARDS
from rockfall.editions.cave.shapes import MIDDLE, STRANDS, shape
from rockfall.editions.game import Choice, Maker
from rockfall.kernel.geometry import cell
from rockfall.kernel.module import Module
from rockfall.kernel.tiles import TileCard
from rockfall.mods.announcing import Announcing
from rockfall.mods.cave.axes import Axes
from rockfall.mods.cave.boots import Boots
from rockfall.mods.cave.bridges import Bridges
from rockfall.mods.cave.caverns import Caverns
from rockfall.mods.cave.clans import Clans
from rockfall.mods.cave.closing import Closing
from rockfall.mods.cave.creatures import Creature, Creatures
from rockfall.mods.cave.escape import Escape
from rockfall.mods.cave.groups import Groups
from rockfall.mods.cave.hoard import Hoard
from rockfall.mods.cave.strikes import Strikes
from rockfall.mods.cave.tally import Tally
from rockfall.mods.cave.tunnels import Tunnels
from rockfall.mods.cave.veins import Veins
from rockfall.mods.cave.walking import Walking
from rockfall.mods.cave.webs import Webs
from rockfall.mods.hands import Hands
from rockfall.mods.inspection import Inspection
from rockfall.mods.maps import Maps
from rockfall.mods.passing import Passing
from rockfall.mods.paths import Paths
from rockfall.mods.piles import Piles
from rockfall.mods.rockfall import Rockfall
from rockfall.mods.roles import RoleCard, Roles
from rockfall.mods.turns import Turns

START = cell(0, 0)
MOST_DISCARDS = 2
GROUPS = (1, 2, 3)


def _actions(sort: str) -> list[tuple[str, int]]:
    """The cards of a sort, by group."""
    return [(card.name, card.count) for card in CARDS.action if card.sort == sort]


def _names(sort: str) -> list[str]:
    return [name for name, _ in _actions(sort)]


def _groups(choice: Choice) -> Module:
    names = [
        [card.name for card in CARDS.path if card.group == group]
        + [card.name for card in CARDS.action if card.group == group]
        for group in GROUPS
    ]
    return Groups(names, CARDS.cut, CARDS.seats[choice.seats].dealt[1:])


def _paths(choice: Choice) -> Module:
    tiles = [
        TileCard(card.name, shape(card.strands, card.group, card.feature, card.at), card.count)
        for card in CARDS.path
    ]
    start = CARDS.start
    first = TileCard(start.name, shape(start.strands, STRANDS, start.feature), 1)
    return Paths(first, START, tiles, reached=False)


def _caverns(choice: Choice) -> Module:
    cells = [cell(x, y) for x, y in CARDS.seats[choice.seats].goals]
    cards = [
        TileCard(goal.name, shape(goal.strands, MIDDLE, goal.feature), 1) for goal in CARDS.goal
    ]
    return Caverns(cards, cells)


def _roles(choice: Choice) -> Module:
    counts = CARDS.seats[choice.seats].clans
    sides = {card.name: card.side for card in CARDS.clan}
    return Roles([RoleCard(name, count, sides[name]) for name, count in counts.items()], foes="")


def _clans(choice: Choice) -> Module:
    colours: dict[str, list[str]] = {}
    for card in CARDS.clan:
        if card.name in CARDS.seats[choice.seats].clans:
            colours.setdefault(card.clan, []).append(card.name)
    return Clans(colours)


def _creatures(choice: Choice) -> Module:
    return Creatures([Creature(one.name, one.steps, _actions(one.name)) for one in CARDS.creature])


def _veins(choice: Choice) -> Module:
    goals = len([goal for goal in CARDS.goal if goal.feature == "vein"])
    return Veins(goals + sum(card.count for card in CARDS.path if card.feature == "vein"))


MAKERS: dict[str, Maker] = {
    "turns": lambda choice: Turns(skips=False),
    "piles": lambda choice: Piles(CARDS.seats[choice.seats].dealt[0]),
    "groups": _groups,
    "announcing": lambda choice: Announcing(windows=False),
    "hoard": lambda choice: Hoard(CARDS.gold, CARDS.gold_each),
    "roles": _roles,
    "clans": _clans,
    "passing": lambda choice: Passing(MOST_DISCARDS),
    "paths": _paths,
    "maps": lambda choice: Maps(_actions("information")),
    "inspection": lambda choice: Inspection([], _names("information")),
    "rockfall": lambda choice: Rockfall(_actions("rockfall"), []),
    "hands": lambda choice: Hands(_actions("hands")),
    "webs": lambda choice: Webs(_actions("web")),
    "boots": lambda choice: Boots(_actions("boots")),
    "caverns": _caverns,
    "bridges": lambda choice: Bridges(),
    "tunnels": lambda choice: Tunnels(),
    "creatures": _creatures,
    "axes": lambda choice: Axes(_actions("axe"), [one.name for one in CARDS.creature]),
    "strikes": lambda choice: Strikes({one.name: one.effect for one in CARDS.creature}),
    "escape": lambda choice: Escape(),
    "veins": _veins,
    "walking": lambda choice: Walking(START, CARDS.pace),
    "closing": lambda choice: Closing(choice.first),
    "tally": lambda choice: Tally(),
}
