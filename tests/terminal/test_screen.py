"""Whole screens: whatever the window, they fit, and nothing a player must know is missing."""

import random

import pytest

from rockfall.kernel.state import State
from rockfall.match.match import Match
from rockfall.terminal.glyphs import ASCII
from rockfall.terminal.look import header
from rockfall.terminal.menu import first_menu, next_menu
from rockfall.terminal.screen import Page, compose
from rockfall.terminal.side import corner, players
from tests.support.play import act, edition
from tests.support.scene import Scene
from tests.terminal.sitting import look_of, plain

NAMES = ["Anna", "Ben", "Cleo", "Dora"]
WINDOWS = [(40, 12), (40, 24), (60, 20), (80, 24), (100, 40), (200, 60)]


def screen(scene: Scene, columns: int, lines: int, eye: int = 0) -> str:
    view = scene.view(eye)
    menu = first_menu(scene.rules, view, scene.rules.moves(view), NAMES, "en")
    page = Page(view, next(iter(view.grid.tiles)), ["It begins."], menu, menu.question)
    return plain(compose(page, look_of(NAMES), columns, lines))


@pytest.mark.parametrize(("columns", "lines"), WINDOWS)
def test_every_screen_of_a_game_fits_its_window(columns: int, lines: int) -> None:
    match = Match(edition("jubilee", 4), b"window", NAMES)
    look, chance = look_of(NAMES), random.Random(5)
    story = ["Somebody digs somewhere: a card with a name."] * 9
    while not match.over:
        seat = match.actor
        view, moves = match.view(seat), match.moves(seat)
        act(match, chance.choice(moves))
        if len(match.steps) % 4:
            continue
        menu = first_menu(match.edition.rules, view, moves, NAMES, "en")
        choice = chance.choice(menu.choices)
        for shown in (menu, next_menu(match.edition.rules, view, choice, NAMES, "en")):
            if shown is None:
                continue
            page = Page(view, next(iter(view.grid.tiles)), story, shown, shown.question, "Oh!")
            drawn = compose(page, look, columns, lines)
            assert len(drawn) < lines
            assert max(line.cell_len for line in drawn) <= columns


@pytest.mark.parametrize(("columns", "lines"), WINDOWS)
def test_the_hand_and_the_question_are_on_every_screen(columns: int, lines: int) -> None:
    scene = Scene().hand(0, "EW", "n+e", "broken-cart", "map")
    text = screen(scene, columns, lines)
    assert "[4]" in text
    assert "broken cart" in text
    assert "p1-p4" in text


def test_forty_columns_show_the_whole_board_and_all_players() -> None:
    text = screen(Scene().hand(0, "EW", "map").mat(2, "broken-lantern"), 40, 24)
    assert text.count("│?│") == 3
    assert "━⌂━" in text
    assert "▶ Anna 2" in text
    assert "Cleo⚙ 1 ✗lantern" in text


def test_the_players_show_hand_gold_and_broken_tools() -> None:
    scene = Scene().hand(1, "EW", "map").gold(1, "gold-3").mat(3, "broken-cart", "broken-pickaxe")
    lines = plain(players(scene.view(0), look_of(NAMES), 60)).splitlines()
    assert lines[1].split() == ["▶", "Anna", "1", "0"]
    assert lines[2].split() == ["Ben⚙", "2", "1"]
    assert lines[4].split() == ["Dora⚙", "1", "0", "✗pickaxe", "✗cart"]


def test_the_corner_tells_the_own_role_map_and_gold_and_nobody_elses() -> None:
    scene = Scene().roles("saboteur", "digger", "digger", "digger").gold(0, "gold-2", "gold-1")
    scene.hand(0, "map").play("map 8,0")
    mine = plain(corner(scene.view(0), look_of(NAMES)))
    assert "SABOTEUR" in mine
    assert "8,0 is the treasure" in mine
    assert "1+2 = 3" in mine
    other = plain(corner(scene.view(1), look_of(NAMES)))
    assert other == "You are a DIGGER: dig your way to the treasure."
    assert corner(scene.view(-1), look_of(NAMES)) == []


def test_roles_are_in_the_list_of_players_only_once_all_have_shown_them() -> None:
    scene = Scene(active=3).tunnel("1,0", "6,0").hand(3, "NESW", "map").hand(0, "map")
    scene.roles("saboteur", "digger", "digger", "digger")
    before = plain(players(scene.view(0), look_of(NAMES), 60))
    assert "saboteur" not in before
    assert "digger" not in before
    scene.play("dig NESW 7,0")
    after = plain(players(scene.view(1), look_of(NAMES), 60))
    assert after.count("digger") == 3
    assert after.count("saboteur") == 1
    assert "the diggers have won" in header(scene.view(1), look_of(NAMES))


def test_a_missed_treasure_without_saboteurs_is_won_by_nobody() -> None:
    scene = Scene("jubilee", 3, in_round=3).pile().hands("map", "", "")
    scene.roles("digger", "digger", "digger").play("map 8,0")
    assert "nobody has won" in header(scene.view(0), look_of(NAMES[:3]))


def test_an_ascii_screen_has_only_ascii_signs_of_its_own() -> None:
    view: State = Scene().hand(0, "EW", "n+e", "map").mat(1, "broken-cart").view(0)
    rules = Scene().rules
    look = look_of(NAMES, signs=ASCII)
    menu = first_menu(rules, view, rules.moves(view), NAMES, "en")
    page = Page(view, next(iter(view.grid.tiles)), [], menu, menu.question)
    assert all(plain(compose(page, look, *window)).isascii() for window in WINDOWS)
