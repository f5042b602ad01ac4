"""The board in box characters, against drawings made by hand."""

import pytest

from rockfall.kernel.geometry import cell
from rockfall.terminal.board import crop, draw_board, whole
from rockfall.terminal.cards import Size
from rockfall.terminal.glyphs import ASCII, UNICODE, Glyphs
from tests.support.scene import Scene
from tests.terminal.sitting import plain


def scene() -> Scene:
    """A tunnel with a dead end, and a gallery that a rockfall has cut off."""
    return Scene().board("NES 1,0 turned", "n+e+s 1,1", "EW 3,0", "NW 4,0").hand(0, "map", "EW")


def drawn(scene: Scene, size: Size, signs: Glyphs = UNICODE, eye: int = 0) -> str:
    view = scene.view(eye)
    return plain(draw_board(view, whole(view), size, signs))


def picture(text: str) -> str:
    """A drawing written with a margin, so that it may begin with spaces."""
    return "\n".join(line.partition("|")[2] for line in text.strip().splitlines())


def test_tunnels_are_heavy_where_reached_and_thin_where_cut_off() -> None:
    assert drawn(scene(), Size.LARGE) == picture("""
    |     -1    0    1    2    3    4    5    6    7    8
    |                                                 ╭───╮
    | -2   ·    ·    ·    ·    ·    ·    ·    ·    ·  │ ? │
    |                                                 ╰───╯
    |
    | -1   ·    ·    ·    ·    ·    ·    ·    ·    ·    ·
    |
    |         ░░┃░░░░┃░░     ░░░░░░░│░░               ╭───╮
    |  0   ·  ━━⌂━━━━┫░░  ·  ───────┘░░  ·    ·    ·  │ ? │
    |         ░░┃░░░░┃░░     ░░░░░░░░░░               ╰───╯
    |              ░░╹░░
    |  1   ·    ·  ░░▓╶─  ·    ·    ·    ·    ·    ·    ·
    |              ░░╷░░
    |                                                 ╭───╮
    |  2   ·    ·    ·    ·    ·    ·    ·    ·    ·  │ ? │
    |                                                 ╰───╯
    """)


def test_a_small_board_still_shows_every_opening() -> None:
    assert drawn(scene(), Size.LOW) == picture("""
    |    -1  0  1  2  3  4  5  6  7  8
    | -2  ·  ·  ·  ·  ·  ·  ·  ·  · [?]
    | -1  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·
    |  0  · ━⌂━━┫░ · ────┘░ ·  ·  · [?]
    |  1  ·  · ░╠═ ·  ·  ·  ·  ·  ·  ·
    |  2  ·  ·  ·  ·  ·  ·  ·  ·  · [?]
    """)


def test_ascii_tells_reached_from_cut_off_and_dead_ends() -> None:
    assert drawn(scene(), Size.MIDDLE, ASCII) == picture("""
    |    -1  0  1  2  3  4  5  6  7  8
    |                               +-+
    | -2  `  `  `  `  `  `  `  `  ` |?|
    |                               +-+
    |
    | -1  `  `  `  `  `  `  `  `  `  `
    |
    |       .#..#.   ::::|:         +-+
    |  0  ` =S==#. ` ----+: `  `  ` |?|
    |       .#..#.   ::::::         +-+
    |          .#.
    |  1  `  ` .x- `  `  `  `  `  `  `
    |          .|.
    |                               +-+
    |  2  `  `  `  `  `  `  `  `  ` |?|
    |                               +-+
    """)


@pytest.mark.rule("B12")
def test_a_map_marks_the_goal_for_its_player_and_for_nobody_else() -> None:
    played = scene().play("map 8,0")
    assert "[★]" in drawn(played, Size.LOW, eye=0)
    assert "[★]" not in drawn(played, Size.LOW, eye=1)
    stone = scene().play("map 8,-2")
    assert "[●]" in drawn(stone, Size.LOW, eye=0)
    assert "[●]" not in drawn(stone, Size.LOW, eye=2)


def test_turned_goals_are_drawn_with_their_tunnels() -> None:
    turned = Scene().goals("stone-ne", "", "").board("treasure 8,0", "stone-nw 8,2")
    lines = drawn(turned, Size.MIDDLE).splitlines()
    assert [line[-3:] for line in lines[7:10]] == ["░│░", "─★─", "░│░"]
    assert [line[-3:] for line in lines[13:16]] == ["●│░", "─┘░", "░░░"]


def test_marks_stand_on_their_cells() -> None:
    view = scene().view(0)
    marks = {cell(0, -1): "1", cell(2, 0): "12", cell(1, 0): "3"}
    row = plain(draw_board(view, whole(view, marks), Size.LARGE, UNICODE, marks)).splitlines()
    assert row[5] == " -1   ·   [1]   ·    ·    ·    ·    ·    ·    ·    ·"
    assert row[8] == "  0   ·  ━━⌂━━━[3]░[12] ───────┘░░  ·    ·    ·  │ ? │"


def test_a_window_is_cropped_around_the_action_and_says_that_there_is_more() -> None:
    view = scene().view(0)
    window = crop(whole(view), cell(3, 0), 20, 4, Size.LOW)
    assert plain(draw_board(view, window, Size.LOW, UNICODE)) == picture("""
    |   ◀ 1  2  3  4  5▶
    |▲-1  ·  ·  ·  ·  ·
    |  0 ━┫░ · ────┘░ ·
    |▼ 1 ░╠═ ·  ·  ·  ·
    """)


def second() -> Scene:
    """Bridges, double bends, a ladder, doors, a crystal, and dead ends beside tunnels."""
    return Scene("jubilee+saboteur2").board(
        "NS+EW 0,1",
        "NW+ES 1,1",
        "NE+SW 1,0",
        "green-NS+e 0,-1",
        "blue-EW -1,0",
        "blue-NS -1,1",
        "ladder-w 3,0",
        "crystal-ESW+n 4,2",
        "EW+n+s 3,1",
        "NS+e+w 2,1",
    )


@pytest.mark.rule("S10", "S11", "S14", "S15")
def test_what_saboteur_2_brings_is_drawn_by_shape_and_letter() -> None:
    assert drawn(second(), Size.LARGE) == picture("""
    |     -2   -1    0    1    2    3    4    5    6    7    8
    |                                                      ╭───╮
    | -2   ·    ·    ·    ·    ·    ·    ·    ·    ·    ·  │ ? │
    |                                                      ╰───╯
    |              ░░┃░░
    | -1   ·    ·  ░(G▓─  ·    ·    ·    ·    ·    ·    ·    ·
    |              ░░┃░░
    |         ░░░░░░░┃░░░░│░░     ░░░░░                    ╭───╮
    |  0   ·  ━[B]━━━⌂━━━━╲──  ·  ━━≡░░  ·    ·    ·    ·  │ ? │
    |         ░░░░░░░┃░░░░┃░░     ░░░░░                    ╰───╯
    |         ░░│░░░░┃░░░░┃░░░░│░░░░╵░░
    |  1   ·  ░[B]░━━╫━━━━╱───▓│▓──────  ·    ·    ·    ·    ·
    |         ░░│░░░░┃░░░░│░░░░│░░░░╷░░
    |                                  ░░╵░◇               ╭───╮
    |  2   ·    ·    ·    ·    ·    ·  ──┬──  ·    ·    ·  │ ? │
    |                                  ░░│░░               ╰───╯
    """)


def test_a_small_board_and_ascii_show_the_same_of_saboteur_2() -> None:
    assert drawn(second(), Size.LOW) == picture("""
    |    -2 -1  0  1  2  3  4  5  6  7  8
    | -2  ·  ·  ·  ·  ·  ·  ·  ·  ·  · [?]
    | -1  ·  · G┠═ ·  ·  ·  ·  ·  ·  ·  ·
    |  0  · ━━B━⌂━━╲─ · ━╸≡ ·  ·  ·  · [?]
    |  1  · ░│B━╫━━╱─═┿═─╂─ ·  ·  ·  ·  ·
    |  2  ·  ·  ·  ·  ·  · ─╀◇ ·  ·  · [?]
    """)
    assert drawn(second(), Size.MIDDLE, ASCII) == picture("""
    |    -2 -1  0  1  2  3  4  5  6  7  8
    |                                  +-+
    | -2  `  `  `  `  `  `  `  `  `  ` |?|
    |                                  +-+
    |          .#.
    | -1  `  ` .Gx `  `  `  `  `  `  `  `
    |          .#.
    |       ....#..|.   ...            +-+
    |  0  ` =B==S==\\- ` =%. `  `  `  ` |?|
    |       ....#..#.   ...            +-+
    |       :|:.#..#.:|::x:
    |  1  ` :B:=H==/-x|x--- `  `  `  `  `
    |       :|:.#..|.:|::x:
    |                      :x^         +-+
    |  2  `  `  `  `  `  ` -+- `  `  ` |?|
    |                      :|:         +-+
    """)


@pytest.mark.parametrize("spec", ["jubilee", "jubilee+saboteur2"])
@pytest.mark.parametrize("size", list(Size))
@pytest.mark.parametrize("signs", [UNICODE, ASCII])
def test_every_path_card_looks_different_from_every_other(
    spec: str, size: Size, signs: Glyphs
) -> None:
    layout = Scene(spec).layout
    tiles = layout.tileset
    pictures: dict[str, tuple[object, ...]] = {}
    for kind, deck in enumerate(layout.deck):
        if deck < 0 or layout.decks[deck] != "pile" or not tiles.opens[kind * 2]:
            continue
        for tile in (kind * 2, kind * 2 + 1):
            view = Scene(spec).view(0)
            view.grid.place(cell(0, 1), tile)
            window = crop(whole(view), cell(0, 1), 4 + size.columns, 1 + size.lines, size)
            drawing = plain(draw_board(view, window, size, signs))
            # Two tiles may look alike only if they are the same: openings, joints, what they bear.
            strands = tuple(tiles.strand[tile << 4 | side] for side in (1, 2, 4, 8))
            doors = tuple(tiles.door[tile << 4 | side] for side in (1, 2, 4, 8))
            crystal = layout.kinds[kind].startswith("crystal")
            same = (strands, doors, tiles.ladder[tile], crystal)
            assert pictures.setdefault(drawing, same) == same, layout.kinds[kind]
    assert len(pictures) > (60 if "saboteur2" in spec else 20)
