"""The Dark Cave in a terminal: pieces on their cards, walks to an end, and whole games."""

import re
from collections.abc import Callable
from random import Random

import pytest

from rockfall.editions.registry import load
from rockfall.kernel.state import State
from rockfall.match.match import Match
from rockfall.terminal.board import Window, draw_board
from rockfall.terminal.cards import Size
from rockfall.terminal.glyphs import ASCII, UNICODE, Glyphs
from rockfall.terminal.look import header
from rockfall.terminal.menu import Menu, first_menu, next_menu
from rockfall.terminal.places import spots
from rockfall.terminal.podium import podium
from rockfall.terminal.side import corner, players
from tests.support.cave import Cave
from tests.support.scene import at
from tests.terminal.sitting import look_of, plain, script, sit

NAMES = ["Ada", "Bo", "Cy", "Di", "Eve"]
AWAY = "9,9 0"
IDLE = "pass NW.1"


def around(*cards: str) -> Cave:
    """Cards around the start, and one to discard."""
    return Cave().hand(0, "NW.1").board("NE.1 9,9", *cards)


def drawn(
    scene: Cave, size: Size = Size.LARGE, signs: Glyphs = UNICODE, menu: Menu | None = None
) -> list[str]:
    """The start and the card in its east."""
    numbers = menu.numbers() if menu is not None else {}
    lines = draw_board(scene.view(0), Window(0, 0, 1, 0), size, signs, {}, numbers)
    return [line.plain[4:] for line in lines[1:]]


def menu_of(scene: Cave) -> Menu:
    """The menu of the seat that must act."""
    view = scene.view(scene.actor)
    return first_menu(scene.rules, view, scene.rules.moves(view), NAMES, "en")


# -- the board -------------------------------------------------------------------------------


@pytest.mark.rule("D3", "D7")
def test_dwarves_are_letters_on_their_spaces_and_share_one() -> None:
    scene = around("NESW.3 1,0").dwarves("0,0 0", "0,0 0", "1,0 4")
    assert drawn(scene) == [
        "░░┃░░░░•░░",
        "━a≡b━•━c━•",
        "░░┃░░░░•░░",
    ]


@pytest.mark.rule("D7")
@pytest.mark.parametrize(
    ("card", "rows"),
    [
        ("NESW.1", ["░░┃░░", "━━╋━━", "░░┃░░"]),
        ("NESW.2", ["░░•░░", "•━╋━•", "░░•░░"]),
        ("NESW.3", ["░░•░░", "•━•━•", "░░•░░"]),
        ("hole-NESW.1", ["░░┃░░", "━━◉━━", "░░┃░░"]),
        ("hole-NESW.3", ["░░•░░", "•━◉━•", "░░•░░"]),
        ("ladder-NS.2", ["░░≡░░", "░░┃░░", "░░•░░"]),
        ("vein-NEW.2", ["░░◇░░", "•━┻━•", "░░░░░"]),
    ],
)
def test_the_spaces_of_a_card_can_be_counted(card: str, rows: list[str]) -> None:
    assert [row[5:] for row in drawn(around(f"{card} 1,0").dwarves(AWAY, AWAY, AWAY))] == rows


@pytest.mark.rule("D10")
def test_a_secret_tunnel_lies_between_its_bends() -> None:
    rows = drawn(around("tunnel-NW+ES.3 1,0").dwarves(AWAY, AWAY, AWAY))
    assert [row[5:] for row in rows] == ["░••░░", "•§╱━•", "░░••░"]
    rows = drawn(around("tunnel-NE+SW.2 1,0").dwarves(AWAY, AWAY, AWAY))
    assert [row[5:] for row in rows] == ["░░•░░", "•§╲━•", "░░•░░"]


@pytest.mark.rule("D7")
@pytest.mark.parametrize("size", [Size.LARGE, Size.MIDDLE])
def test_no_two_spaces_of_a_card_lie_in_one_place(size: Size) -> None:
    layout = Cave().layout
    for tile, count in enumerate(layout.spaces.count):
        found = spots(layout, tile, size)
        assert len(set(found)) == len(found) == count
        assert all(line < size.lines and column < size.columns for line, column in found)


@pytest.mark.rule("D11", "D16", "D19")
def test_gold_webs_and_creatures_are_seen() -> None:
    scene = around("vein-NEW.2 1,0").dwarves(AWAY, AWAY, AWAY).web("1,0 W", 1)
    scene.token("nugget.0", "1,0 0").creature("goblin", "1,0 1", 1)
    assert drawn(scene)[:2] == ["░░┃░░░░◆░░", "━━≡━━※━┻━G"]
    assert drawn(scene, signs=ASCII)[:2] == ["..#....g..", "==%==W=#=G"]


@pytest.mark.rule("D3")
@pytest.mark.parametrize("size", list(Size))
@pytest.mark.parametrize("signs", [UNICODE, ASCII])
def test_all_dwarves_of_the_largest_table_are_drawn_where_there_is_room(
    size: Size, signs: Glyphs
) -> None:
    view = Cave(8).view(0)
    seen = set("".join(line.plain for line in draw_board(view, Window(0, 0, 0, 0), size, signs)))
    assert len(seen & set("abcdefgh")) == (8 if size is not Size.LOW else 3)


@pytest.mark.rule("D1", "D13")
def test_a_goal_that_was_looked_at_shows_what_is_printed_there_to_who_looked() -> None:
    scene = Cave().hand(0, "secret-information.1", "NW.1").play("map secret-information.1 -4,-4")
    window = Window(-4, -4, -4, -4)
    assert "∩" in plain(draw_board(scene.view(0), window, Size.LARGE, UNICODE))
    assert "?" in plain(draw_board(scene.view(1), window, Size.LARGE, UNICODE))
    assert "∩ -4,-4 is the exit" in plain(corner(scene.view(0), look_of(NAMES[:3], spec="cave")))


# -- beside the board ------------------------------------------------------------------------


def beside(view: State) -> str:
    """The players."""
    return plain(players(view, look_of(NAMES[:3], spec="cave"), 60))


@pytest.mark.rule("D3", "D17", "D18", "D19")
def test_players_show_where_they_are_and_what_lies_before_them() -> None:
    scene = around().dwarves("0,0 0", "out", AWAY).counter("lying.2", 1)
    told = beside(scene.before(0, "boots.1", "axe.1").view(0)).splitlines()
    assert told[1].split() == ["▶", "a", "Ada", "1", "3", "at", "0,0", "boots", "axe"]
    assert told[2].split() == ["b", "Bo⚙", "1", "3", "out"]
    assert told[3].split()[-3:] == ["at", "9,9,", "lying"]


@pytest.mark.rule("D2")
def test_everybody_knows_who_one_is_oneself() -> None:
    scene = Cave().roles("yellow-saboteur", "yellow-loyal", "yellow-loyal")
    mine = plain(corner(scene.view(0), look_of(NAMES[:3], spec="cave")))
    assert mine.startswith("You are a SABOTEUR in the YELLOW clan: ")


@pytest.mark.rule("D4")
def test_the_header_counts_all_groups_of_the_pile_and_no_rounds() -> None:
    match = Match(load("cave", 3), b"pile", NAMES[:3])
    look = look_of(NAMES[:3], spec="cave")
    assert header(match.view(0), look).endswith("to play · 52 left in the pile")


@pytest.mark.rule("D22")
def test_the_end_names_the_clan_that_has_won_or_nobody() -> None:
    look = look_of(NAMES[:3], spec="cave")
    scene = Cave().roles("yellow-loyal", "yellow-loyal", "yellow-saboteur")
    scene.goals("?", "goal-ladder", "goal-hole", "goal-vein").board("exit -4,-4")
    scene.dwarves("out", "out", "-4,-4 0").counter("first-out", 1).treasure(3, 3, 1)
    ended = scene.play("propose-end", "consent", "consent").view(0)
    assert header(ended, look) == "The game is over · the yellow clan has won"
    match = Match(load("cave", 3), b"nobody", NAMES[:3])
    for text in ("propose-end", "consent", "consent"):
        verbs = [verb.name for verb in match.truth.layout.verbs]
        match.submit(match.actor, verbs.index(text))
    while not match.over:
        match.advance()
    assert plain(podium(match.result(), look)).endswith("Nobody has won.")


# -- menus and walking -----------------------------------------------------------------------


@pytest.mark.rule("D7")
def test_a_step_is_chosen_by_a_number_in_its_space() -> None:
    scene = around("EW.2 1,0").dwarves("1,0 1", AWAY, AWAY).play(IDLE)
    menu = menu_of(scene)
    texts = [choice.text for choice in menu.choices]
    assert texts == ["0,0 ladder", "1,0 right", "walk no further"]
    assert drawn(scene, menu=menu)[1] == "━━1━━a━━━2"
    assert drawn(scene, Size.LOW, menu=menu) == ["[1][2]"]


@pytest.mark.rule("D16")
def test_a_web_is_hung_by_a_card_and_then_one_of_its_sides() -> None:
    scene = Cave().hand(0, "web.1", "NW.1").board("EW.1 1,0")
    menu = menu_of(scene)
    view = scene.view(0)
    web = menu.choices[list(menu.cards).index(scene.layout.kinds.index("web.1"))]
    where = next_menu(scene.rules, view, web, NAMES, "en")
    assert where is not None
    cells = {choice.cell for choice in where.choices if choice.cell >= 0}
    assert cells == {at("0,0"), at("1,0")}
    sides = next_menu(scene.rules, view, where.choices[0], NAMES, "en")
    assert sides is not None
    assert [choice.text for choice in sides.choices] == ["0,0 top", "0,0 bottom", "0,0 left"]


@pytest.mark.rule("D18")
def test_a_web_is_cut_without_looking_for_it_on_the_board() -> None:
    scene = around().web("0,0 N", 1).before(0, "axe.1").play(IDLE)
    texts = [choice.text for choice in menu_of(scene).choices]
    assert texts == ["walk no further", "cut a web: 0,0 top"]


def typing(*first: str) -> Callable[[str], str | None]:
    """Types some lines and then leaves."""
    return script(*first, "q")


def walker() -> Match:
    """A match in which Ada can walk far."""
    scene = around("EW.2 1,0", "NEW.2 2,0")
    return Match(load("cave", 3), b"walk", NAMES[:3], scene.truth)


@pytest.mark.rule("D7")
def test_one_walks_to_an_end_by_naming_it() -> None:
    match = walker()
    shown = sit(match, 1, typing("p1", "go 2,0"), 120, 40)
    steps = [line for line in shown.splitlines() if "Ada walks to" in line]
    assert "Ada walks to 2/0, left side." in steps[-1]


@pytest.mark.rule("D7")
@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("go 5,5", "No way leads to 5,5 with the steps that are left."),
        ("go 2,0 0", "No way leads to 2,0 0 with the steps that are left."),
        ("go", "Say where to: go 3,-1"),
        ("go home", "'home' is not a cell"),
        ("go 1,0 x", "'x' is not a space"),
        ("step 2,0 0", "No step leads from here to 2/0, space 0."),
    ],
)
def test_an_end_that_makes_no_sense_is_refused(typed: str, said: str) -> None:
    assert said in sit(walker(), 1, typing("p1", typed), 120, 40)


def test_nobody_goes_anywhere_before_a_card_is_played() -> None:
    assert "Nobody is walking now" in sit(walker(), 1, typing("go 1,0"), 120, 40)


def test_help_is_about_the_cave() -> None:
    shown = sit(walker(), 1, typing("?", ""), 120, 40)
    assert "find the exit ∩, one of four goals" in shown
    assert "dig from the start" not in shown


@pytest.mark.parametrize(("columns", "lines"), [(120, 40), (80, 24), (40, 12)])
@pytest.mark.parametrize("seats", [2, 5])
def test_a_person_plays_a_whole_game(seats: int, columns: int, lines: int) -> None:
    match = Match(load("cave", seats), b"whole", NAMES[:seats])
    chance = Random(seats)

    def types(screen: str) -> str:
        numbers: list[str] = re.findall(r"\[([0-9]+)\]", screen[-3000:])
        return chance.choice([*numbers, "", "1"])

    shown = sit(match, 1, types, columns, lines)
    assert match.over
    assert "The game is over" in shown
