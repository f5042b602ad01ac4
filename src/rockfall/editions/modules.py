"""From data to modules: the one place that knows which module wants which data."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from rockfall.editions.data import CARDS, ActionData, PathData
from rockfall.kernel.geometry import cell, sides_of
from rockfall.kernel.module import Module
from rockfall.kernel.tiles import Shape
from rockfall.mods.goals import GoalCard, Goals
from rockfall.mods.gold import Gold, GoldCard
from rockfall.mods.maps import Maps
from rockfall.mods.passing import Passing
from rockfall.mods.paths import PathCard, Paths
from rockfall.mods.rockfall import Rockfall
from rockfall.mods.roles import Roles
from rockfall.mods.rounds import Rounds
from rockfall.mods.tools import ToolCard, Tools
from rockfall.mods.turns import Turns

ROUNDS = 3


class Choice(NamedTuple):
    """What a table was set up with."""

    seats: int
    switches: Mapping[str, str]
    first: int


def _shape(data: PathData) -> Shape:
    strands = tuple(sides_of(strand) for strand in data.strands)
    return Shape(strands, strands if data.ladder else ())


def _path(data: PathData) -> PathCard:
    return PathCard(data.name, _shape(data), data.count)


def _actions(sort: str) -> list[ActionData]:
    return [card for card in CARDS.action if card.sort == sort]


def _tool_cards(sort: str) -> list[ToolCard]:
    return [ToolCard(card.name, card.tools, card.count) for card in _actions(sort)]


def _goals(choice: Choice) -> Module:
    cards = [GoalCard(c.name, _shape(c), c.count, c.sort == "treasure") for c in CARDS.goal]
    cells = [cell(x, y) for x, y in CARDS.layout.goals]
    return Goals(cards, cells, choice.switches["E4"], choice.switches["E5"])


def _roles(choice: Choice) -> Module:
    table = CARDS.seats[choice.seats]
    return Roles([("digger", table.diggers), ("saboteur", table.saboteurs)])


def _gold(choice: Choice) -> Module:
    cards = [GoldCard(card.name, card.nuggets, card.count) for card in CARDS.gold]
    most = CARDS.gold_offer_cap.get(choice.seats, choice.seats)
    return Gold(cards, CARDS.saboteur_pay, choice.switches["E1"], most)


def _rounds(choice: Choice) -> Module:
    return Rounds(ROUNDS, choice.switches["E2"], choice.switches["E3"], choice.first)


def _tools(choice: Choice) -> Module:
    return Tools(_tool_cards("break"), _tool_cards("repair"), choice.switches["E6"] == "yes")


def _paths(choice: Choice) -> Module:
    return Paths(
        _path(CARDS.start[0]), cell(*CARDS.layout.start), [_path(card) for card in CARDS.path]
    )


def _maps(choice: Choice) -> Module:
    card = _actions("map")[0]
    return Maps(card.name, card.count)


def _rockfall(choice: Choice) -> Module:
    card = _actions("rockfall")[0]
    return Rockfall(card.name, card.count)


MAKERS: dict[str, Callable[[Choice], Module]] = {
    "turns": lambda choice: Turns(CARDS.seats[choice.seats].hand),
    "rounds": _rounds,
    "passing": lambda choice: Passing(),
    "paths": _paths,
    "goals": _goals,
    "tools": _tools,
    "maps": _maps,
    "rockfall": _rockfall,
    "roles": _roles,
    "gold": _gold,
}
