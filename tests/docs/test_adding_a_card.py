"""The recipe in docs/adding-a-card.md works as it is printed."""

import re
import tomllib
from pathlib import Path
from typing import Any

from rockfall.editions.data import CARDS, CATALOGUE, ActionData
from rockfall.editions.modules import MAKERS, Choice
from rockfall.kernel.build import Builder
from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import EVERYONE
from rockfall.kernel.moves import a_of, verb_of
from rockfall.kernel.rules import Rules
from rockfall.match.notation import move_text, parse_move

RECIPE = Path(__file__).parents[2] / "docs" / "adding-a-card.md"


def blocks(language: str) -> list[str]:
    """The recipe's code blocks in a language."""
    return re.findall(rf"```{language}\n(.*?)```", RECIPE.read_text(), re.DOTALL)


def candle_rules() -> Rules:
    """The base game with the recipe's module at the end of its list, made the recipe's way."""
    module_source, maker_source, _ = blocks("python")
    card = ActionData(**tomllib.loads(blocks("toml")[0])["action"][0])
    names: dict[str, Any] = {"MAKERS": dict(MAKERS), "_actions": lambda sort: [card]}
    exec(module_source, names)
    exec(maker_source, names)
    choice = Choice(seats=5, switches=CATALOGUE.editions["jubilee"], first=0)
    makers = [names["MAKERS"][name] for name in [*CATALOGUE.modules["base"], "candles"]]
    return Builder(5, CATALOGUE.flow["base"]).build([make(choice) for make in makers])


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
    assert played > 0


def test_the_places_the_recipe_names_exist() -> None:
    text = RECIPE.read_text()
    named = re.findall(r"`((?:src|tests|docs)/[\w./-]+)`", text)
    assert "src/rockfall/mods/candles.py" in named
    for path in set(named) - {"src/rockfall/mods/candles.py"}:
        assert (RECIPE.parents[1] / path).exists(), path
    assert {card.name for card in CARDS.action} >= {"map", "rockfall"}
