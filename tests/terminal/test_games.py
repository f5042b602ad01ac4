"""Whole games through pipes: the program as people start it, with a script at the keyboard."""

import re
from pathlib import Path
from random import Random

import pytest

from rockfall.match.document import load_match, save
from rockfall.match.match import Match
from rockfall.terminal.seats import full_names, people_names
from tests.support.play import SOAK, act, edition
from tests.terminal.sitting import play, sit

ONES = "1\n" * 2000


def test_a_newcomer_who_always_types_one_gets_to_the_end_of_the_game() -> None:
    done = play("--seed", "7", typed=ONES)
    assert done.returncode == 0
    assert done.stderr == ""
    for number in (1, 2, 3):
        assert f"Round {number} is over" in done.stdout
    assert "The game is over" in done.stdout
    assert re.search(r"^ 1\. \w+ +\d+ gold", done.stdout, re.MULTILINE)


@pytest.mark.parametrize(
    ("spec", "players", "people"),
    [("classic", 3, 1), ("gigamic+E2=no-playable", 10, 1), ("jubilee", 4, 2)],
)
def test_every_edition_and_any_mixture_of_people_and_bots_can_be_played(
    spec: str, players: int, people: int
) -> None:
    names = full_names(people_names(people), players)
    match = Match(edition(spec, players), b"mixed", names)
    text = sit(match, people, lambda _: "1")
    assert match.over
    assert "The game is over" in text


def test_the_same_seed_deals_the_same_cards_and_another_one_does_not() -> None:
    one, same = (play("--seed", "amber", typed="moves\n").stdout for _ in range(2))
    other = play("--seed", "basalt", typed="moves\n").stdout
    assert "Your legal moves" in one
    assert one == same
    assert one.replace("amber", "basalt") != other


def test_the_first_player_can_be_named() -> None:
    done = play("--seed", "4", "--first", "0")
    assert "Player goes first" in " ".join(done.stdout.split())


def test_bots_can_be_watched_without_any_person() -> None:
    done = play("--humans", "0", "--seed", "5", "--bots", "random", typed="\n" * 9)
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over" in done.stdout


@pytest.mark.parametrize("seed", range(40 if SOAK else 3))
def test_whatever_is_typed_the_table_answers_and_loses_nothing(seed: int) -> None:
    chance = Random(seed)
    odd = ["?", "log", "who", "moves", "q1", "dig", "dig NES 0,9", "dig EW 0,1 turned", "pass ?"]
    odd += ["keep gold-1", "break broken-cart #9", "p", "p99", "-1", "\x00", "é", "[bold]", "map"]
    match = Match(edition("classic", 4), b"seed %d" % seed, full_names(["Anna", "Ben"], 4))
    left = 160

    def types(_: str) -> str | None:
        nonlocal left
        left -= 1
        if left < 0:
            return None
        return chance.choice(odd) if chance.random() < 0.2 else str(chance.randrange(1, 8))

    columns, lines = chance.choice([(40, 12), (30, 9), (80, 24)])
    text = sit(match, 2, types, columns, lines)
    assert "Traceback" not in text
    assert len(match.steps) > 10
    assert text.rstrip().endswith(("victory!", "wins!", f"--seed '{match.seed.decode()}'"))


def test_every_move_is_in_the_file_and_the_goodbye_says_how_to_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    done = play("--seed", "9", "--save", str(file), typed="p1\n" * 3)
    assert done.returncode == 0
    assert f"--load {file}" in done.stdout
    steps = load_match(file.read_bytes()).steps
    assert [step.seat for step in steps].count(0) == 3
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_finished_game_that_is_loaded_shows_its_podium(tmp_path: Path) -> None:
    match = Match(edition("jubilee", 3), b"done", full_names(["Anna"], 3))
    while not match.over:
        act(match, match.moves(match.actor)[0])
    file = tmp_path / "game.json"
    file.write_text(save(match))
    done = play("--load", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is over" in done.stdout


def test_a_game_left_and_loaded_goes_on_as_if_nobody_had_left(tmp_path: Path) -> None:
    file, other = tmp_path / "game.json", tmp_path / "other.json"
    play("--seed", "10", "--save", str(file), typed="1\n1\n" * 2)
    play("--load", str(file), "--save", str(file), typed="1\n1\n" * 3)
    play("--seed", "10", "--save", str(other), typed="1\n1\n" * 5)
    assert file.read_text() == other.read_text()


def test_the_command_save_keeps_the_game_and_spares_files_that_are_there(tmp_path: Path) -> None:
    there, mine = tmp_path / "there.txt", tmp_path / "mine.json"
    there.write_text("dear diary")
    typed = f"save {there}\nsave {tmp_path}/no/where\nsave {mine}\nsave {mine}\nq\n"
    done = play("--seed", "11", typed=typed, env={"COLUMNS": "300"})
    assert done.returncode == 0
    assert there.read_text() == "dear diary"
    assert "it is there already" in done.stdout
    assert "no such file or directory" in done.stdout
    assert done.stdout.count(f"Saved to {mine}"[:60]) == 2
    assert load_match(mine.read_bytes()).names[0] == "Player"
