"""What the client says of every card: the engine's own list, numbers and rules."""

import json
from typing import Any

import pytest

from rockfall.editions.cave.data import CARDS as CAVE
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


def test_every_kind_of_every_game_has_its_page(listed: list[dict[str, Any]]) -> None:
    kinds: set[tuple[str, str]] = set()
    for spec in all_lines():
        layout = load(spec, seats=seat_limits(spec)[1]).rules.layout
        kinds |= {(parse(spec).game.name, kind) for kind in layout.kinds[1:]}
    pages = [(card["game"], kind) for card in listed for kind in card["kinds"]]
    assert {*pages} == kinds
    assert len(pages) == len(kinds), "each is on one page"
    slugs = [card["slug"] for card in listed]
    assert len({*slugs}) == len(slugs)


def test_counts_are_those_of_the_box(listed: list[dict[str, Any]]) -> None:
    decks = {
        (card["game"], kind): {part: most for part, _, most in card["decks"]}
        for card in listed
        for kind in card["kinds"]
    }
    base: list[Any] = [*CARDS.path, *CARDS.action, *CARDS.gold, *CARDS.role, *CARDS.goal]
    second: list[Any] = [*CARDS2.path, *CARDS2.role]
    for part, box in (("jubilee", base), ("saboteur2", second)):
        for card in box:
            assert decks["saboteur", card.name][part] == card.count, card.name
    for path in CAVE.path:
        assert decks["cave", path.name]["cave"] == path.count, path.name


def test_cards_that_do_the_same_are_counted_together(listed: list[dict[str, Any]]) -> None:
    action: dict[str, int] = {}
    for card in CAVE.action:
        stem = card.name.partition(".")[0]
        action[f"cave-{stem}"] = action.get(f"cave-{stem}", 0) + card.count
    pages = {card["slug"]: card["decks"][0][2] for card in listed if card["game"] == "cave"}
    assert {slug: pages[slug] for slug in action} == action
    assert (action["cave-rat"], action["cave-web"]) == (5, 3)


def test_every_rule_that_is_named_exists(listed: list[dict[str, Any]]) -> None:
    rules = cards.rule_ids()
    for card in listed:
        wanted = {rule for said in card["says"] for rule in cards.about(said)}
        assert wanted, card["slug"]
        assert {*card["rules"]} == wanted <= {*rules}, card["slug"]


def test_every_card_has_words_and_no_words_are_left_over(listed: list[dict[str, Any]]) -> None:
    said = {f"ui-card-{one}" for card in listed for one in card["says"]}
    families = {f"ui-cards-{card['family']}" for card in listed}
    ways = {f"ui-card-ways-{card['ways']}" for card in listed if card["ways"]}
    page = {"turned", "joins", "ends", "deck", "count", "rules"}
    dialog = {"about", "close", "hand", "mats", "board"}
    around = {f"ui-card-{one}" for one in page | dialog}
    there = {key for key in messages() if key.startswith("ui-card")}
    assert said | families | ways | around | {"ui-cards-all"} == there


def test_cards_that_are_laid_say_which_way_they_turn(listed: list[dict[str, Any]]) -> None:
    ways = {card["slug"]: card["ways"] for card in listed}
    assert (ways["nesw"], ways["ns"], ways["ns-ew"]) == (1, 1, 1)
    assert (ways["new"], ways["ne"], ways["ladder-s"], ways["green-ns-e"]) == (2, 2, 2, 2)
    assert (ways["map"], ways["treasure"], ways["tunnel-ne"], ways["digger"]) == (0, 0, 0, 0)


@pytest.mark.rule("D6")
def test_where_a_feature_lies_makes_two_ways_of_one(listed: list[dict[str, Any]]) -> None:
    ways = {card["slug"]: card["ways"] for card in listed}
    assert (ways["cave-ns-2"], ways["cave-ladder-ns-2"]) == (1, 2)
    assert (ways["cave-hole-nesw-1"], ways["cave-hole-nesw-2"]) == (1, 2)
    assert (ways["cave-bridge-ns-ew-2"], ways["cave-exit"], ways["cave-rat"]) == (1, 0, 0)
