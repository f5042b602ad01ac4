"""Saboteur 2 at the table: twelve players on small screens, roles, pieces, whole games."""

import random
import re
from pathlib import Path

import pytest

from rockfall.kernel.moves import kind_of
from rockfall.match.document import load_match
from rockfall.match.match import Match
from rockfall.terminal.chronicle import Chronicle
from rockfall.terminal.glyphs import ASCII
from rockfall.terminal.look import header, wealth
from rockfall.terminal.menu import first_menu, next_menu
from rockfall.terminal.screen import Page, compose
from rockfall.terminal.seats import DWARVES, full_names, people_names
from rockfall.terminal.side import corner, players
from tests.support.play import act, edition
from tests.support.scene import Scene
from tests.terminal.sitting import look_of, plain, play, sit

SECOND = "jubilee+saboteur2"
NAMES = ["Anna", "Ben", "Cleo", "Dora"]
ROLES = ("blue", "green", "boss", "profiteer", "geologist", "saboteur")


def second(*hand: str) -> Scene:
    return Scene(SECOND).hand(0, *hand).roles("blue", "geologist", "boss", "saboteur")


@pytest.mark.parametrize(("columns", "lines"), [(40, 12), (40, 24), (80, 24), (120, 40)])
@pytest.mark.parametrize("seats", [2, 12])
def test_every_screen_fits_its_window_with_two_and_with_twelve(
    seats: int, columns: int, lines: int
) -> None:
    names = full_names([], seats)
    match = Match(edition(SECOND, seats), b"window", names)
    look, chance = look_of(names, spec=SECOND), random.Random(5)
    chronicle = Chronicle(0, "en")
    while not match.over:
        seat = match.actor
        view, moves = match.view(seat), match.moves(seat)
        act(match, chance.choice(moves))
        if chance.random() < 0.85:
            continue
        chronicle.catch_up(match)
        menu = first_menu(match.edition.rules, view, moves, names, "en")
        choice = chance.choice([choice for choice in menu.choices if choice.moves])
        for shown in (menu, next_menu(match.edition.rules, view, choice, names, "en")):
            if shown is not None:
                focus = next(iter(view.grid.tiles))
                page = Page(view, focus, chronicle.news(), shown, shown.question, "Oh!")
                drawn = compose(page, look, columns, lines)
                assert len(drawn) < lines
                assert max(line.cell_len for line in drawn) <= columns


def test_twelve_players_are_all_on_a_small_screen() -> None:
    names = full_names(["Anna"], 12)
    view = Match(edition(SECOND, 12, 0), b"twelve", names).view(0)
    for columns in (40, 80):
        page = Page(view, next(iter(view.grid.tiles)), [], None, "")
        text = plain(compose(page, look_of(names, spec=SECOND), columns, 24))
        assert all(name in text for name in names)


@pytest.mark.rule("S1")
@pytest.mark.parametrize("role", ROLES)
def test_the_corner_says_who_one_is_and_what_for(role: str) -> None:
    others = [other for other in ROLES if other != role][:3]
    scene = Scene(SECOND).roles(role, *others)
    text = plain(corner(scene.view(0), look_of(NAMES, spec=SECOND)))
    assert role.upper() in text
    assert ":" in text
    assert not any(other.upper() in text for other in others)
    assert plain(corner(scene.view(0), look_of(NAMES, spec=SECOND), short=True)) == (
        f"You: {role.upper()}"
    )


@pytest.mark.rule("S16", "S17")
def test_the_players_show_what_lies_in_front_of_them() -> None:
    scene = second("map").mat(1, "trapped", "broken-cart").mat(2, "theft")
    lines = plain(players(scene.view(0), look_of(NAMES, spec=SECOND), 60)).splitlines()
    assert lines[2].split() == ["Ben⚙", "1", "0", "✗cart", "✗trapped"]
    assert lines[3].split() == ["Cleo⚙", "1", "0", "◆theft"]


@pytest.mark.rule("S18")
def test_a_role_one_has_looked_at_stands_beside_the_name_for_the_looker_alone() -> None:
    scene = second("inspection", "map").play("inspect inspection #3")
    look = look_of(NAMES, spec=SECOND)
    assert "saboteur" in plain(players(scene.view(0), look, 60)).splitlines()[4]
    for eye in (-1, 1, 2):
        assert "saboteur" not in plain(players(scene.view(eye), look, 60))


@pytest.mark.rule("S18")
def test_with_two_players_a_look_at_the_other_role_does_not_end_the_round() -> None:
    scene = Scene(SECOND, 2).hand(0, "inspection", "map").roles("blue", "boss")
    scene.play("inspect inspection #1")
    assert "is over" not in header(scene.view(0), look_of(NAMES[:2], spec=SECOND))


@pytest.mark.rule("S3", "S21")
def test_pieces_stand_where_gold_cards_would_and_the_header_tells_the_winning_roles() -> None:
    scene = second("NESW", "map").tunnel("1,0", "6,0").mat(1, "theft")
    scene.play("dig NESW 7,0")
    view, look = scene.view(1), look_of(NAMES, spec=SECOND)
    assert [wealth(view, seat) for seat in range(4)] == ["4", "0", "3", "0"]
    assert header(view, look).startswith("Round 1 is over · won by blue digger, boss")
    assert "Ben may steal" in header(view, look)


def test_an_ascii_screen_of_saboteur_2_has_only_ascii_signs_of_its_own() -> None:
    scene = second("NS+EW", "ladder-w", "blue-EW", "crystal-ESW+n", "theft").mat(0, "trapped")
    scene.board("green-NS+e 0,1", "NW+ES 1,0")
    view = scene.view(0)
    look = look_of(NAMES, signs=ASCII, spec=SECOND)
    menu = first_menu(scene.rules, view, scene.rules.moves(view), NAMES, "en")
    page = Page(view, next(iter(view.grid.tiles)), [], menu, menu.question)
    assert all(plain(compose(page, look, *window)).isascii() for window in [(40, 24), (80, 24)])


# -- whole games -----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "people"), [(2, 1), (12, 1), (5, 3), (3, 0)])
def test_saboteur_2_is_played_to_the_end_by_any_mixture(seats: int, people: int) -> None:
    names = full_names(people_names(people), seats)
    match = Match(edition(SECOND, seats), b"mixed", names)
    text = sit(match, people, lambda _: "1")
    assert match.over
    assert "The game is over" in text


def test_the_program_plays_it_with_twelve_and_help_explains_it() -> None:
    typed = "?\n\n\n" + "1\n" * 12
    done = play("--edition", SECOND, "--players", "12", "--bots", "random", typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    for words in ("SABOTEUR 2", "[B] (G)", "the PROFITEER:", "a GEOLOGIST:"):
        assert words in done.stdout
    assert re.search(rf"--edition {re.escape(SECOND)} --players 12 --seed", done.stdout)


def test_a_game_left_in_the_middle_of_a_pass_goes_on_there(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    words = ("--edition", SECOND, "--players", "4", "--seed", "9", "--bots", "random")
    play(*words, "--save", str(file), typed="p1\n")
    saved = load_match(file.read_bytes())
    assert saved.truth.layout.tasks[kind_of(saved.truth.todo[-1])] == "pass-more"
    done = play("--load", str(file), "--bots", "random")
    assert "Discard another card?" in done.stdout
    on = play("--load", str(file), "--bots", "random", "--save", str(file), typed="\np2\np1\n\n")
    assert (on.returncode, on.stderr) == (0, "")
    moves = load_match(file.read_bytes()).steps
    assert len(moves) > len(saved.steps) + 2


def test_there_are_names_for_twelve_bots() -> None:
    assert len(set(DWARVES)) == 12
    assert len(full_names(["borin"], 12)) == 12
