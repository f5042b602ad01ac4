"""From data to modules: the one place that knows which module wants which data."""

from rockfall.editions.game import Choice, Maker
from rockfall.editions.saboteur.data import CARDS, CARDS2, JUBILEE, ActionData, PathData
from rockfall.editions.saboteur.pairs import RANDOM, cells_of, field, goal_cells
from rockfall.kernel.geometry import cell, sides_of
from rockfall.kernel.module import Module
from rockfall.kernel.tiles import Shape, TileCard
from rockfall.mods.announcing import Announcing
from rockfall.mods.chests import Chests
from rockfall.mods.cutting import Cutting
from rockfall.mods.direction import Direction
from rockfall.mods.diversion import Diversion
from rockfall.mods.double import Double
from rockfall.mods.fronts import ANYONE, ONESELF, OTHERS, FrontCard, Fronts
from rockfall.mods.goals import GoalCard, Goals
from rockfall.mods.goalswap import GoalSwap
from rockfall.mods.gold import Gold, GoldCard
from rockfall.mods.hands import Hands
from rockfall.mods.hats import Hats
from rockfall.mods.inspection import Inspection
from rockfall.mods.ladders import Ladders
from rockfall.mods.loot import Loot
from rockfall.mods.maps import Maps
from rockfall.mods.passing import Passing
from rockfall.mods.pathfinder import Pathfinder
from rockfall.mods.paths import Paths
from rockfall.mods.pieces import Pieces
from rockfall.mods.piles import Piles
from rockfall.mods.rockfall import Rockfall
from rockfall.mods.roles import RoleCard, Roles
from rockfall.mods.rounds import Rounds
from rockfall.mods.sabotaged import Sabotaged
from rockfall.mods.shares import DOOR_COLOURS, Shares
from rockfall.mods.shedding import Shedding
from rockfall.mods.spoils import Spoils
from rockfall.mods.standings import Standings
from rockfall.mods.storehouse import Storehouse
from rockfall.mods.surprises import Surprises
from rockfall.mods.thieves import Thieves
from rockfall.mods.toll import Toll
from rockfall.mods.tournament import Tournament
from rockfall.mods.turns import Turns
from rockfall.mods.veto import Veto
from rockfall.mods.victory import Victory
from rockfall.mods.wages import Wages

ROUNDS = 3
#: The side that works against the rest.
FOES = "saboteurs"
JUBILEE_REPAIRS = [card for card in JUBILEE.action if card.sort == "repair"]


def _second(choice: Choice) -> bool:
    """Whether Saboteur 2 is in."""
    return "saboteur2" in choice.parts


def _shape(data: PathData) -> Shape:
    strands = tuple(sides_of(strand) for strand in data.strands)
    doors = {strands[0]: DOOR_COLOURS[data.door]} if data.door else {}
    return Shape(strands, strands if data.ladder else (), doors)


def _tile(data: PathData) -> TileCard:
    return TileCard(data.name, _shape(data), data.count)


def _actions(sort: str, second: bool = False) -> list[ActionData]:
    cards = CARDS.action + CARDS2.action if second else CARDS.action
    return [card for card in cards if card.sort == sort]


def _only(sort: str, second: bool = False) -> tuple[str, int]:
    """The name and number of the one kind of card of a sort."""
    cards = _actions(sort, second)
    return cards[0].name, sum(card.count for card in cards)


def _piles(choice: Choice) -> Module:
    return Piles(CARDS2.setup.hand if _second(choice) else CARDS.seats[choice.seats].hand)


def _paths(choice: Choice) -> Module:
    cards = CARDS.path + ([c for c in CARDS2.path if not c.ladder] if _second(choice) else [])
    tiles = [_tile(card) for card in cards]
    return Paths(_tile(CARDS.start[0]), cell(*CARDS.layout.start), tiles, reached=True)


def _ladders(choice: Choice) -> Module:
    return Ladders([_tile(card) for card in CARDS2.path if card.ladder])


def _goals(choice: Choice) -> Module:
    new = "new-goals" in choice.parts
    data = JUBILEE.goal if new else CARDS.goal
    cards = [GoalCard(c.name, _shape(c), c.count, c.sort == "treasure") for c in data]
    cells = [cell(x, y) for x, y in goal_cells(choice.parts)]
    return Goals(cards, cells, choice.switches["E4"], choice.switches["E5"])


def _surprises(choice: Choice) -> Module:
    gains = {card.name: card.pieces for card in JUBILEE.goal if card.pieces}
    return Surprises(gains, [card.name for card in JUBILEE.goal if card.sort == "spider"])


def _tools(choice: Choice) -> Module:
    broken = {card.tools[0]: card for card in _actions("break")}
    ills = [FrontCard(card.name, card.count) for card in broken.values()]
    cures = [
        FrontCard(card.name, card.count, [broken[tool].name for tool in card.tools])
        for card in _actions("repair") + (JUBILEE_REPAIRS if "craftsman" in choice.parts else [])
    ]
    whom = ANYONE if choice.switches["E6"] == "yes" else OTHERS
    return Fronts("tools", "break", "repair", ills, cures, whom, bars_digging=True)


def _traps(choice: Choice) -> Module:
    trap, free = _only("trap", True), _only("free", True)
    whom = ANYONE if choice.switches["E10"] == "yes" else OTHERS
    cures = [FrontCard(*free, [trap[0]])]
    return Fronts("traps", "trap", "free", [FrontCard(*trap)], cures, whom, True)


def _theft(choice: Choice) -> Module:
    theft, off = _only("theft", True), _only("hands-off", True)
    return Fronts(
        "theft",
        "scheme",
        "foil",
        [FrontCard(*theft)],
        [FrontCard(*off, [theft[0]])],
        ONESELF,
        False,
    )


def _roles(choice: Choice) -> Module:
    if _second(choice):
        roles2 = [RoleCard(role.name, role.count, role.side) for role in CARDS2.role]
        return Roles(roles2, FOES)
    if "tournament" in choice.parts:
        roles = JUBILEE.tournament.seats[choice.seats]
        saboteurs, diggers, greedy = roles.saboteurs, roles.diggers, roles.greedy
    else:
        table = CARDS.seats[choice.seats]
        greedy = 1 if "greedy" in choice.parts else 0
        saboteurs, diggers = table.saboteurs, table.diggers - greedy
    counts = {"digger": diggers, "saboteur": saboteurs, "greedy": greedy}
    sides = {role.name: role.side for role in CARDS.role} | {"greedy": JUBILEE.greedy.side}
    cards = [RoleCard(name, count, sides[name]) for name, count in counts.items() if count]
    return Roles(cards, FOES)


def _with_greedy(choice: Choice) -> bool:
    return bool({"greedy", "tournament"} & choice.parts)


def _gold(choice: Choice) -> Module:
    cards = [GoldCard(card.name, card.nuggets, card.count) for card in CARDS.gold]
    most = CARDS.gold_offer_cap.get(choice.seats, choice.seats)
    return Gold(cards, choice.switches["E1"], most, "greedy" in choice.parts)


def _wages(choice: Choice) -> Module:
    greedy = JUBILEE.greedy.pay if "greedy" in choice.parts else 0
    return Wages({card.name: card.nuggets for card in CARDS.gold}, CARDS.saboteur_pay, greedy)


def _tournament(choice: Choice) -> Module:
    data = JUBILEE.tournament
    return Tournament(cell(*data.card), data.finisher, data.digger, data.greedy, data.saboteur)


def _champion(sort: str) -> tuple[str, int]:
    """The name and number of a championship card."""
    (card,) = [card for card in JUBILEE.action if card.sort == sort]
    return card.name, card.count


def _chests(choice: Choice) -> Module:
    data = JUBILEE.chests
    tunnels = [_tile(card) for card in JUBILEE.tunnel]
    chests = list(data.effects.values())
    wanted = cells_of(choice.settings.get("chests", RANDOM)) or ()
    return Chests(data.pairs, chests, tunnels, field(choice.parts), list(wanted))


def _loot(choice: Choice) -> Module:
    counted = choice.parts & {"saboteur2", "tournament"}
    return Loot(JUBILEE.chests.effects, "" if counted else CARDS.gold[0].name)


def _rockfall(choice: Choice) -> Module:
    also = ["tunnel-box"] if "chests" in choice.parts else []
    return Rockfall([_only("rockfall", _second(choice))], also)


def _toll(choice: Choice) -> Module:
    counted = choice.parts & {"saboteur2", "tournament"}
    nuggets = {} if counted else {card.name: card.nuggets for card in CARDS.gold}
    return Toll(JUBILEE.toll.dwarves, nuggets)


def _double(choice: Choice) -> Module:
    halves = [(card.name, _shape(card)) for card in JUBILEE.double]
    cells = [cell(x, y) for x, y in JUBILEE.double_layout.cells]
    return Double(halves, cells, party="party" in choice.parts)


def _shares(choice: Choice) -> Module:
    crystals = {card.name: card.crystals for card in CARDS2.path if card.crystals}
    return Shares(CARDS2.pay, crystals, choice.switches["E7"], choice.switches["E9"])


def _rounds(choice: Choice) -> Module:
    return Rounds(ROUNDS, choice.switches["E2"], choice.switches["E3"], choice.first)


MAKERS: dict[str, Maker] = {
    "turns": lambda choice: Turns(skips=True),
    "piles": _piles,
    "announcing": lambda choice: Announcing(windows=bool({"veto", "toll"} & choice.parts)),
    "rounds": _rounds,
    "cutting": lambda choice: Cutting(CARDS2.setup.cut),
    "passing": lambda choice: Passing(3 if _second(choice) else 1),
    "shedding": lambda choice: Shedding(),
    "paths": _paths,
    "ladders": _ladders,
    "goals": _goals,
    "tools": _tools,
    "maps": lambda choice: Maps([_only("map")]),
    "rockfall": _rockfall,
    "traps": _traps,
    "theft": _theft,
    "roles": _roles,
    "inspection": lambda choice: Inspection([_only("inspection", True)], []),
    "hats": lambda choice: Hats(*_only("hats", True), choice.switches["E8"]),
    "hands": lambda choice: Hands([_only("hands", True)]),
    "gold": _gold,
    "wages": _wages,
    "victory": lambda choice: Victory(_with_greedy(choice)),
    "standings": lambda choice: Standings(),
    "shares": _shares,
    "pieces": lambda choice: Pieces(JUBILEE.toll.start if "toll" in choice.parts else 0),
    "toll": _toll,
    "chests": _chests,
    "loot": _loot,
    "spoils": lambda choice: Spoils(
        JUBILEE.chests.effects["steal"], JUBILEE.chests.effects["sift"]
    ),
    "thieves": lambda choice: Thieves(),
    "goalswap": lambda choice: GoalSwap(*_champion("goalswap")),
    "storehouse": lambda choice: Storehouse(*_champion("storehouse")),
    "veto": lambda choice: Veto(*_champion("veto")),
    "direction": lambda choice: Direction(*_champion("direction")),
    "pathfinder": lambda choice: Pathfinder(*_champion("pathfinder")),
    "diversion": lambda choice: Diversion(*_champion("diversion")),
    "double": _double,
    "surprises": _surprises,
    "tournament": _tournament,
    "sabotaged": lambda choice: Sabotaged([card.name for card in _actions("break")]),
}
