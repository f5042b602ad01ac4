"""`rockfall editions`: what can be chosen, and what the registry makes of it."""

import json
from typing import Any

import pytest

from rockfall.cli import editions
from rockfall.editions.registry import EditionError, canonical, load, parse, usual_seats
from rockfall.kernel.dice import Dice
from tests.cli.commands import call


def output(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert call(editions.add_parser, "editions", *words) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


@pytest.fixture
def listing(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(output(capsys, "--json"))
    return told


@pytest.fixture
def games(listing: dict[str, Any]) -> list[dict[str, Any]]:
    return list(listing["games"].values())


def test_everything_listed_can_be_played_with_the_numbers_of_players_given(
    games: list[dict[str, Any]],
) -> None:
    for game in games:
        usual = game["default"]
        assert load(usual, game["seats"]).seats == game["seats"] == usual_seats(usual)
        for name in game["editions"]:
            assert load(name, game["players"][0]).spec == name
        for name, part in game["parts"].items():
            for seats in part["players"]:
                assert load(f"{usual}+{name}", seats).seats == seats
            for seats in (part["players"][0] - 1, part["players"][1] + 1):
                with pytest.raises(EditionError, match=f"not for {seats}"):
                    load(f"{usual}+{name}", seats)
            for word, setting in part["settings"].items():
                written = canonical(f"{usual}+{name}={setting['written']}")
                assert written == f"{usual}+{name}={word}"
        for name, switch in game["switches"].items():
            for value in switch["values"]:
                assert parse(f"{usual}+{name}={value}").switches[name] == value


def test_what_one_gets_unasked_is_an_edition_of_the_first_game(
    listing: dict[str, Any], games: list[dict[str, Any]]
) -> None:
    assert listing["default"] == games[0]["default"] == load().spec
    for game in games:
        assert game["default"] in game["editions"]


@pytest.mark.rule("M1")
def test_what_excludes_each_other_is_said_on_both_sides_and_refused_with_that_reason(
    games: list[dict[str, Any]],
) -> None:
    for game in games:
        usual, parts = game["default"], game["parts"]
        pairs = [(one, other) for one in parts for other in parts[one]["excludes"]]
        for one, other in pairs:
            assert (other, one) in pairs
            with pytest.raises(EditionError, match=parts[one]["excludes"][other]):
                parse(f"{usual}+{one}+{other}")
        for one in parts:
            for other in set(parts) - {one}:
                if (one, other) not in pairs:
                    assert parse(f"{usual}+{one}+{other}").parts == [one, other]


def test_saboteur_2_is_for_two_to_twelve_and_not_with_the_tournament(
    listing: dict[str, Any],
) -> None:
    game = listing["games"]["saboteur"]
    assert game["players"] == [3, 10]
    assert game["parts"]["saboteur2"]["players"] == [2, 12]
    assert "saboteur2" in game["parts"]["tournament"]["excludes"]


@pytest.mark.rule("D2")
def test_of_the_dark_cave_it_is_said_what_every_number_of_players_changes(
    listing: dict[str, Any],
) -> None:
    game = listing["games"]["cave"]
    told = {
        seats: name
        for name, setup in game["setups"].items()
        for seats in range(setup["players"][0], setup["players"][1] + 1)
    }
    assert [*told] == [*range(game["players"][0], game["players"][1] + 1)]
    for seats, name in told.items():
        rules = load("cave", seats).rules
        dealt = rules.start(Dice(b"any"))
        numbers = [rules.layout.nums.index(f"clan.{seat}") for seat in range(seats)]
        clans = {dealt.nums[number] for number in numbers}
        assert (len(clans) == 1) == (name == "one-clan"), seats


def test_the_list_in_words_names_the_same(
    capsys: pytest.CaptureFixture[str], games: list[dict[str, Any]]
) -> None:
    text = output(capsys)
    for game in games:
        assert game["about"] in text
        for name in (*game["editions"], *game["parts"]):
            assert f"\n  {name}: " in text
        for setup in game["setups"].values():
            assert f" players: {setup['about']}" in text
        for name, switch in game["switches"].items():
            assert f"\n  {name} {switch['question']}: {switch['values'][0]}" in text
        for part in game["parts"].values():
            for word, setting in part["settings"].items():
                assert f"\n  {word}: {setting['about']}" in text
    assert "For 2 to 12 players." in text
    assert "    not with tournament: both bring their own roles and pay" in text
    assert "E2=all-passed" in text
