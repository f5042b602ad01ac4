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


@pytest.mark.parametrize("size", list(Size))
@pytest.mark.parametrize("signs", [UNICODE, ASCII])
def test_every_path_card_looks_different_from_every_other(size: Size, signs: Glyphs) -> None:
    layout = scene().layout
    tiles = layout.tileset
    pictures: dict[str, tuple[int, bool]] = {}
    for kind, deck in enumerate(layout.deck):
        if deck < 0 or layout.decks[deck] != "pile" or not tiles.opens[kind * 2]:
            continue
        for tile in (kind * 2, kind * 2 + 1):
            view = Scene().view(0)
            view.grid.place(cell(0, 1), tile)
            window = crop(whole(view), cell(0, 1), 4 + size.columns, 1 + size.lines, size)
            drawing = plain(draw_board(view, window, size, signs))
            # Two tiles may look alike only if they are the same: same openings, same joints.
            joints = any(tiles.strand[tile << 4 | side] != side for side in (1, 2, 4, 8))
            same = pictures.setdefault(drawing, (tiles.opens[tile], joints))
            assert same == (tiles.opens[tile], joints), layout.kinds[kind]
    assert len(pictures) > 20
