"""The recipe in docs/adding-a-card.md works as it is printed."""

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from rockfall.editions.catalogue import ModulesData, PartData
from rockfall.editions.game import Choice, Game
from rockfall.editions.saboteur.data import CARDS, ActionData
from rockfall.editions.saboteur.game import SABOTEUR
from rockfall.kernel.dice import Dice
from rockfall.kernel.effects import LOOKS
from rockfall.kernel.layout import EVERYONE, WATCHER
from rockfall.kernel.moves import a_of, verb_of
from rockfall.kernel.ops import Op
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import mask
from rockfall.match.match import Step, told_to
from rockfall.match.notation import move_text, parse_move
from rockfall.match.sentence import Sentence
from rockfall.match.spots import spot_text
from rockfall.match.story import tell
from tests.support.play import settle

pytestmark = pytest.mark.interpreted

RECIPE = Path(__file__).parents[2] / "docs" / "adding-a-card.md"


def blocks(language: str) -> list[str]:
    """The recipe's code blocks in a language."""
    return re.findall(rf"```{language}\n(.*?)```", RECIPE.read_text(), re.DOTALL)


def candle_rules() -> Rules:
    """The base game with the recipe's part, its module at the end of the list."""
    module_source, maker_source, _ = blocks("python")
    card = ActionData(**tomllib.loads(blocks("toml")[0])["action"][0])
    names: dict[str, Any] = {"MAKERS": dict(SABOTEUR.makers), "_actions": lambda sort: [card]}
    exec(module_source, names)
    exec(maker_source, names)
    usual = SABOTEUR.catalogue
    modules = ModulesData([*usual.modules.order, "candles"], usual.modules.base)
    parts = {**usual.parts, "candles": candle_part()}
    catalogue = msgspec.structs.replace(usual, modules=modules, parts=parts)
    game = Game("saboteur", catalogue, names["MAKERS"], SABOTEUR.settings)
    choice = Choice(5, usual.editions["jubilee"], first=0, parts=frozenset({"candles"}))
    return game.build(choice)


def candle_part() -> PartData:
    """What the recipe offers to be added to an edition."""
    return msgspec.convert(tomllib.loads(blocks("toml")[1])["parts"]["candles"], PartData)


def test_the_recipe_makes_a_card_that_is_dealt_offered_and_played() -> None:
    rules = candle_rules()
    layout = rules.layout
    candle = layout.kinds.index("candle")
    assert layout.count[candle] == 2
    dice = Dice(b"candle")
    state = rules.start(dice)
    played = 0
    while not rules.over(state):
        moves = rules.moves(state)
        lit = [move for move in moves if layout.verbs[verb_of(move)].name == "candle"]
        if lit:
            goal = state.grid.down[a_of(lit[0])]
            assert parse_move(layout, move_text(layout, lit[0])) == lit[0]
            rules.play(state, lit[0], dice)
            assert state.witnesses(goal) == EVERYONE
            assert goal in state.grid.down.values()
            played += 1
        else:
            rules.play(state, moves[-1], dice)
        settle(rules, state, dice)
    assert played > 0


def test_the_recipe_s_part_can_be_read_as_data() -> None:
    assert candle_part().adds == ["candles"]


def test_the_story_of_the_card_needs_no_more_than_the_names_that_the_recipe_gives() -> None:
    rules = candle_rules()
    layout, dice = rules.layout, Dice(b"candle")
    state = rules.start(dice)
    lit: list[int] = []
    while not lit:
        rules.play(state, rules.moves(state)[-1], dice)
        settle(rules, state, dice)
        lit = [m for m in rules.moves(state) if layout.verbs[verb_of(m)].name == "candle"]
    before, ops = state.copy(), list[Op]()
    seat = rules.actor(state)
    rules.play(state, lit[0], dice, ops)
    step = Step(1, seat, lit[0], tuple(ops))
    told = tell(rules, told_to(WATCHER, step, before), mask(before, WATCHER))
    where = spot_text(before, a_of(lit[0]))
    assert told[0] == Sentence("story-candle", {"seat": seat, "cell": where}, LOOKS)
    assert told[1].key == "story-shown-at"
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(blocks("ftl")[0]))
    for key in ("card-candle", "verb-candle", "story-candle"):
        pattern = bundle.get_message(key).value
        assert pattern is not None
        text, errors = bundle.format_pattern(pattern, {"seat": "Ada", "cell": where})
        assert (str(text) != "", errors) == (True, [])


def test_the_places_the_recipe_names_exist() -> None:
    text = RECIPE.read_text()
    named = re.findall(r"`((?:src|tests|docs)/[\w./-]+)`", text)
    assert "src/rockfall/mods/candles.py" in named
    for path in set(named) - {"src/rockfall/mods/candles.py"}:
        assert (RECIPE.parents[1] / path).exists(), path
    assert {card.name for card in CARDS.action} >= {"map", "rockfall"}
