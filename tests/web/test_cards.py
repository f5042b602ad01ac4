"""What the client says of every card: the engine's own list, numbers and rules."""

import json
from typing import Any

import pytest

from rockfall.editions.listing import on_cells
from rockfall.editions.registry import load, parse, seat_limits
from rockfall.editions.saboteur.data import CARDS, CARDS2
from tests.match.catalogue import messages
from tests.support.games import all_lines
from tools import cards


@pytest.fixture(scope="module", name="listed")
def _listed() -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = json.loads(cards.FILE.read_text("utf-8"))
    return listed


def test_the_file_is_what_the_engine_counts() -> None:
    message = "write it anew: PYTHONPATH=.:src python tools/cards.py"
    assert cards.FILE.read_text("utf-8") == cards.text(), message


def test_every_kind_of_every_edition_that_is_drawn_has_its_page(
    listed: list[dict[str, Any]],
) -> None:
    kinds: set[str] = set()
    for spec in filter(lambda line: on_cells(parse(line).game), all_lines()):
        kinds |= {*load(spec, seats=seat_limits(spec)[1]).rules.layout.kinds[1:]}
    assert {card["name"] for card in listed} == kinds
    slugs = [card["slug"] for card in listed]
    assert len({*slugs}) == len(slugs)


def test_counts_are_those_of_the_box(listed: list[dict[str, Any]]) -> None:
    decks = {card["name"]: {part: most for part, _, most in card["decks"]} for card in listed}
    base: list[Any] = [*CARDS.path, *CARDS.action, *CARDS.gold, *CARDS.role, *CARDS.goal]
    second: list[Any] = [*CARDS2.path, *CARDS2.role]
    for part, box in (("jubilee", base), ("saboteur2", second)):
        for card in box:
            assert decks[card.name][part] == card.count, card.name


def test_every_rule_that_is_named_exists(listed: list[dict[str, Any]]) -> None:
    rules = cards.rule_ids()
    for card in listed:
        wanted = {rule for said in card["says"] for rule in cards.about(said)}
        assert wanted, card["name"]
        assert {*card["rules"]} == wanted <= {*rules}, card["name"]


def test_every_card_has_words_and_no_words_are_left_over(listed: list[dict[str, Any]]) -> None:
    said = {f"ui-card-{one}" for card in listed for one in card["says"]}
    families = {f"ui-cards-{card['family']}" for card in listed}
    ways = {f"ui-card-ways-{card['ways']}" for card in listed if card["ways"]}
    page = {"turned", "joins", "ends", "deck", "count", "rules"}
    dialog = {"about", "close", "hand", "mats", "board"}
    around = {f"ui-card-{one}" for one in page | dialog}
    there = {key for key in messages() if key.startswith("ui-card")}
    assert said | families | ways | around | {"ui-cards-all"} == there


def test_boxthat_are_laid_say_which_way_they_turn(listed: list[dict[str, Any]]) -> None:
    ways = {card["name"]: card["ways"] for card in listed}
    assert (ways["NESW"], ways["NS"], ways["NS+EW"]) == (1, 1, 1)
    assert (ways["NEW"], ways["NE"], ways["ladder-s"], ways["green-NS+e"]) == (2, 2, 2, 2)
    assert (ways["map"], ways["treasure"], ways["tunnel-NE"], ways["digger"]) == (0, 0, 0, 0)
