"""Menus and what is typed into them."""

from random import Random

import pytest

from rockfall.editions.registry import seat_limits
from rockfall.kernel.moves import kind_of
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.match.match import Match
from rockfall.match.notation import move_text
from rockfall.terminal import prompt
from rockfall.terminal.menu import Menu, first_menu, next_menu
from rockfall.terminal.prompt import Reply, understand
from tests.support.games import usual_lines
from tests.support.play import act, edition
from tests.support.scene import Scene, at

NAMES = ["Anna", "Ben", "Cleo", "Dora"]


def opened(scene: Scene) -> Menu:
    view = scene.view(scene.actor)
    return first_menu(scene.rules, view, scene.rules.moves(view), NAMES, "en")


def after(scene: Scene, menu: Menu, number: int) -> Menu | None:
    view = scene.view(scene.actor)
    return next_menu(scene.rules, view, menu.choices[number - 1], NAMES, "en")


def moves_of(scene: Scene, menu: Menu) -> list[list[str]]:
    return [[move_text(scene.layout, move) for move in c.moves] for c in menu.choices]


def all_moves(scene: Scene, menu: Menu) -> set[int]:
    """Every move that can be chosen by going down the menus."""
    found: set[int] = set()
    for number in range(1, len(menu.choices) + 1):
        deeper = after(scene, menu, number)
        choice = menu.choices[number - 1]
        found |= {choice.moves[0]} if deeper is None else all_moves(scene, deeper)
    return found


def busy_scene() -> Scene:
    scene = Scene("classic").board("NES 0,1", "EW 1,0").mat(1, "broken-cart", "broken-lantern")
    hand = ("NES", "NES", "EW", "broken-cart", "fix-lantern-cart", "map", "rockfall")
    return scene.hand(0, *hand)


def test_the_menus_lead_to_every_legal_move_and_to_no_other() -> None:
    scene = busy_scene()
    view = scene.view(0)
    assert all_moves(scene, opened(scene)) == set(scene.rules.moves(view))


@pytest.mark.parametrize("spec", usual_lines())
def test_whatever_is_added_to_the_game_the_menus_lead_to_exactly_the_legal_moves(spec: str) -> None:
    seats = max(3, seat_limits(spec)[0])
    match = Match(edition(spec, seats), b"menus")
    chance = Random(3)
    decisions = set()
    while not match.over:
        view, moves = match.view(match.actor), match.moves(match.actor)
        task = view.layout.tasks[kind_of(view.todo[-1])]
        if task not in decisions or chance.random() < 0.1:
            decisions.add(task)
            rules = match.edition.rules
            menu = first_menu(rules, view, moves, match.names, "en")
            assert menu_moves(rules, view, menu) == sorted(moves)
        act(match, chance.choice(moves))
    assert "turn" in decisions


def menu_moves(rules: Rules, view: State, menu: Menu) -> list[int]:
    """The moves at the ends of all menus; equal cards lead to the same ones."""
    names = [f"#{seat}" for seat in range(view.layout.seats)]
    found: set[int] = set()
    for choice in menu.choices:
        deeper = next_menu(rules, view, choice, names, "en") if choice.moves else None
        if deeper is not None:
            found |= set(menu_moves(rules, view, deeper))
        elif choice.moves:
            assert len(choice.moves) == 1
            found.add(choice.moves[0])
    cells = [(choice.cell, choice.part) for choice in menu.choices if choice.cell >= 0]
    assert len(set(cells)) == len(cells), "two numbers on one cell, or in one space of it"
    return sorted(found)


@pytest.mark.rule("S7")
def test_after_a_pass_more_cards_can_be_put_away_and_enter_is_enough() -> None:
    scene = Scene("jubilee+saboteur2").hand(0, "map", "NES", "NES").play("pass map")
    menu = opened(scene)
    assert moves_of(scene, menu) == [["also NES"], ["also NES"], ["enough"]]
    assert menu.choices[menu.enter].text == "enough"
    assert len(menu.cards) == 2


@pytest.mark.rule("S6")
def test_every_card_can_be_put_away_with_another_for_one_in_front() -> None:
    scene = Scene("jubilee+saboteur2").hand(0, "NES", "map").mat(0, "broken-cart", "trapped")
    menu = opened(scene)
    targets = after(scene, menu, [choice.text for choice in menu.choices].index("vertical T") + 1)
    assert targets is not None
    assert [choice.text for choice in targets.choices] == [
        "with another card, to be rid of broken cart",
        "with another card, to be rid of Trapped",
        "pass: put it away face down",
    ]
    scene.play("shed NES trapped")
    assert opened(scene).question == "Which second card do you discard for it?"


@pytest.mark.rule("C19")
def test_a_veto_is_asked_for_alike_with_and_without_one_and_enter_lets_it_be() -> None:
    scene = Scene("jubilee+veto", 3).hands("NESW NE", "veto", "NE").play("dig NESW 1,0")
    menus = [opened(scene), opened(scene.play("allow"))]
    asked = "Anna plays “crossing” at 1/0. Veto?  Enter: allow"
    assert [menu.question for menu in menus] == [asked] * 2
    for menu in menus:
        (move,) = menu.choices[menu.enter].moves
        assert move_text(scene.layout, move) == "allow"


@pytest.mark.rule("S24")
def test_a_thief_chooses_a_player_or_nobody() -> None:
    scene = Scene("jubilee+saboteur2").tunnel("1,0", "6,0").hand(0, "NESW").mat(1, "theft")
    scene.roles("blue", "green", "blue", "saboteur").play("dig NESW 7,0")
    assert scene.asked == "theft"
    menu = opened(scene)
    assert menu.question == "You may steal 1 gold. From whom?"
    assert [choice.text for choice in menu.choices] == ["Anna", "Cleo", "steal nothing"]


def test_a_path_card_asks_for_a_numbered_cell_and_then_for_the_way_round() -> None:
    scene = Scene().hand(0, "NES", "map")
    cells = after(scene, opened(scene), 1)
    assert cells is not None
    assert sorted(cells.marks().values()) == ["1", "2", "3", "4"]
    ways = after(scene, cells, 1)
    assert ways is not None
    assert moves_of(scene, ways) == [["dig NES 0,-1"], ["dig NES 0,-1 turned"]]
    assert [choice.tile & 1 for choice in ways.choices] == [0, 1]


def test_a_repair_for_two_tools_asks_which_one() -> None:
    scene = Scene().hand(0, "fix-lantern-cart").mat(1, "broken-cart", "broken-lantern")
    targets = after(scene, opened(scene), 1)
    assert targets is not None
    assert [choice.text for choice in targets.choices][:1] == ["Ben"]
    tools = after(scene, targets, 1)
    assert tools is not None
    assert [c.text for c in tools.choices] == ["Ben's broken lantern", "Ben's broken cart"]


@pytest.mark.rule("B6")
def test_a_card_without_use_is_passed_only_after_saying_so() -> None:
    scene = Scene().hand(0, "fix-cart", "map")
    menu = opened(scene)
    only = after(scene, menu, 2 if menu.choices[0].text == "map" else 1)
    assert only is not None
    assert [choice.passes for choice in only.choices] == [True]


@pytest.mark.rule("G8")
def test_several_goals_are_numbered_on_the_board() -> None:
    scene = Scene().tunnel("1,0", "6,0").board("NES 7,1", "NES 7,2").hand(0, "NESW")
    scene.play("dig NESW 7,0")
    assert scene.asked == "which-goal"
    assert opened(scene).marks() == {at("8,0"): "1", at("8,2"): "2"}


@pytest.mark.rule("B15")
def test_gold_is_chosen_card_by_card() -> None:
    scene = Scene().tunnel("1,0", "6,0").hand(0, "NESW").gold_pile("gold-1", "gold-2", "gold-3")
    scene.roles("digger", "digger", "digger", "saboteur").play("dig NESW 7,0")
    menu = opened(scene)
    assert [choice.text for choice in menu.choices] == ["1 nugget", "2 nuggets", "3 nuggets"]
    assert after(scene, menu, 2) is None


@pytest.mark.parametrize(
    ("typed", "reply"),
    [
        ("1", Reply(prompt.PICK, 0)),
        (" 2 ", Reply(prompt.PICK, 1)),
        ("p2", Reply(prompt.PASS, 1)),
        ("P 2", Reply(prompt.PASS, 1)),
        ("pass 1", Reply(prompt.PASS, 0)),
        ("", Reply(prompt.BACK)),
        ("0", Reply(prompt.BACK)),
        ("?", Reply(prompt.HELP)),
        ("HELP", Reply(prompt.HELP)),
        ("log", Reply(prompt.LOG)),
        ("who", Reply(prompt.WHO)),
        ("moves", Reply(prompt.MOVES)),
        ("q", Reply(prompt.QUIT)),
        ("save my  game.json", Reply(prompt.SAVE, text="my  game.json")),
        ("dig  NES 0,1", Reply(prompt.MOVE, text="dig NES 0,1")),
        ("pass NES", Reply(prompt.MOVE, text="pass NES")),
    ],
)
def test_what_is_typed_is_understood(typed: str, reply: Reply) -> None:
    scene = Scene().hand(0, "NES", "map")
    assert understand(typed, opened(scene), scene.layout) == reply


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("3", "no 3 here: numbers go from 1 to 2"),
        ("p9", "You have no card 9: your cards are 1 to 2"),
        ("p", "p1 to p2"),
        ("save", "save FILE"),
        ("hello", "'hello' is not understood"),
        ("99999999999999999999", "is not understood"),
        ("\x1b[2J", "'?[2J' is not understood"),
        ("x" * 500, "..."),
    ],
)
def test_what_makes_no_sense_is_answered_in_words(typed: str, words: str) -> None:
    scene = Scene().hand(0, "NES", "map")
    reply = understand(typed, opened(scene), scene.layout)
    assert reply.sort == prompt.WRONG
    assert words in reply.text


def test_a_cell_or_a_name_can_be_typed_instead_of_its_number() -> None:
    scene = Scene().hand(0, "NES", "broken-cart")
    cells = after(scene, opened(scene), 1)
    assert cells is not None
    assert understand("0,-1", cells, scene.layout) == Reply(prompt.PICK, 0)
    players = after(scene, opened(scene), 2)
    assert players is not None
    assert understand("cleo", players, scene.layout) == Reply(prompt.PICK, 1)
    assert understand("p", players, scene.layout) == Reply(prompt.PICK, 3)
