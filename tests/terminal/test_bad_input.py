"""What goes wrong on the way in: one clear sentence, and never a traceback."""

from pathlib import Path

import pytest

from rockfall.cli.main import main
from rockfall.match.match import Match
from rockfall.terminal.seats import full_names
from tests.match.playing import FORK, at_table
from tests.support.play import edition
from tests.terminal.sitting import play, script, sit

BAD = [
    (("--players", "2"), "3 to 10 players, not for 2"),
    (("--players", "11"), "3 to 10 players, not for 11"),
    (("--players", "many"), "--players takes a whole number"),
    (("--humans", "7", "--players", "5"), "7 people do not fit at a table for 5"),
    (("--humans", "99"), "3 to 10 players, not for 99"),
    (("--names", "Anna,anna"), "same name twice"),
    (("--names", "Anna,,Ben"), "must not be empty"),
    (("--names", "A\x1b[2J"), "cannot be shown"),
    (("--names", "Anna", "--humans", "2"), "--humans 2 does not go with 1 names"),
    (("--bots", "clever"), "no bot 'clever': there are random, newcomer, standard"),
    (("--bots", "newcomer.grim"), "no persona 'grim': there are sly, talkative, cautious"),
    (("--bots", "standard,random"), "2 bots for 4 free seats"),
    (("--edition", "deluxe"), "unknown edition 'deluxe'"),
    (("--edition", "classic+E6=maybe"), "switch E6 cannot be 'maybe'"),
    (("--first", "5"), "seat 5 cannot begin"),
    (("--first", "x"), "--first takes a whole number"),
    (("--seed", "s" * 65), "longer than 64"),
    (("--pace", "fast"), "--pace takes seconds"),
    (("--language", "xx"), "--language 'xx' is not there yet"),
    (("--load", "/nowhere/game.json"), "cannot be read: no such file"),
    (("--load", "/"), "cannot be read: is a directory"),
    (("--load", "x", "--seed", "1"), "--seed does not go with --load"),
    (("--save", "/nowhere/game.json"), "cannot save to /nowhere/game.json: no such file"),
]


@pytest.mark.parametrize(("words", "sentence"), BAD)
def test_what_cannot_be_played_is_refused_in_one_sentence(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--terminal", *words]) == 2
    out, err = capsys.readouterr()
    assert sentence in err
    assert err.count("\n") == 1
    assert out == ""


def test_a_saved_file_cut_in_half_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("--seed", "3", "--save", str(file), typed="1\n1\n1\n1\n")
    half = file.read_bytes()[: file.stat().st_size // 2]
    file.write_bytes(half)
    done = play("--load", str(file), "--save", str(file))
    assert done.returncode == 2
    assert f"{file} cannot be played on: line" in done.stderr
    assert "Traceback" not in done.stderr
    assert file.read_bytes() == half


def test_a_new_game_never_overwrites_a_file_that_is_there(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("something dear")
    done = play("--save", str(file))
    assert done.returncode == 2
    assert "it is there already" in done.stderr
    assert file.read_text() == "something dear"


def test_an_unknown_person_cannot_take_a_seat_of_a_saved_game(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("--seed", "3", "--save", str(file))
    done = play("--load", str(file), "--names", "Zoe")
    assert done.returncode == 2
    assert "nobody called 'Zoe' plays in this game" in done.stderr
    taken = play("--load", str(file), "--names", "Borin", typed="who\n")
    assert taken.returncode == 0
    assert "Player⚙" in taken.stdout


#: seed 7: the hand is NEW, EW, EW, NE, broken lantern, map
WRONG_MOVES = [
    ("9", "There is no 9 here: numbers go from 1 to 6"),
    ("p7", "You have no card 7"),
    ("abc", "'abc' is not understood"),
    ("dig NESW 1,0", "You do not hold “crossing”"),
    ("dig EW 0,0", "already a card at 0/0"),
    ("dig EW 5,5", "5/5 is not connected to the start"),
    ("dig EW 1,0 turned", "looks the same both ways"),
    ("dig EW", "write dig card column,row"),
    ("dig XY 1,0", "no card is called 'XY'"),
    ("keep gold-1", "no answer now"),
    ("break broken-lantern #0", "not for yourself"),
    ("break broken-lantern #7", "seats are #0 to #4"),
    ("map 3,3", "No goal lies face down at 3/3"),
    ("rockfall 0,1", "You do not hold “rockfall”"),
]


def seventh() -> Match:
    """The match that `--seed 7` deals; the bots act before the person does."""
    return Match(edition("jubilee", 5), b"7", full_names(["Player"], 5))


@pytest.mark.parametrize(("typed", "sentence"), WRONG_MOVES)
def test_a_wrong_move_is_explained_and_the_question_asked_again(typed: str, sentence: str) -> None:
    match = seventh()
    text = sit(match, 1, script(typed), columns=150)
    assert sentence in text
    assert text.count("Which card?") == 2
    assert all(step.seat != 0 for step in match.steps)


@pytest.mark.parametrize(
    ("lies", "hand", "sentence"),
    [
        (
            "mat.0: broken-cart",
            "NES map",
            "You cannot dig while “broken cart” lies in front of you.",
        ),
        ("pile: map", "fix-cart map", "This cannot be played now: cart repair."),
    ],
)
def test_a_card_that_can_only_be_passed_says_why(lies: str, hand: str, sentence: str) -> None:
    table = FORK.replace("eye god;", f"eye god; {lies};").replace("NES map", hand)
    assert sentence in sit(at_table(table), 1, script("1"))


def test_a_move_can_be_typed_in_full() -> None:
    match = seventh()
    text = sit(match, 1, script("dig EW 1,0", "log"))
    assert "Player digs at 1/0: gallery." in text
    assert [step.seat for step in match.steps].count(0) == 1


def test_undecodable_bytes_are_just_not_understood() -> None:
    done = play("--seed", "7", typed=b"\xff\xfe\n1\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "is not understood" in done.stdout
