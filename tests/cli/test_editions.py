"""`rockfall editions`: what can be chosen, and what the registry makes of it."""

import json
from typing import Any

import pytest

from rockfall.cli import editions
from rockfall.editions.registry import EditionError, load, parse
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


def test_everything_listed_can_be_played_with_the_numbers_of_players_given(
    listing: dict[str, Any],
) -> None:
    assert listing["default"] in listing["editions"]
    for name in listing["editions"]:
        assert load(name, listing["players"][0]).spec == name
    for name, part in listing["parts"].items():
        for seats in part["players"]:
            assert load(f"jubilee+{name}", seats).seats == seats
        for seats in (part["players"][0] - 1, part["players"][1] + 1):
            with pytest.raises(EditionError, match=f"not for {seats}"):
                load(f"jubilee+{name}", seats)
    for name, layout in listing["layouts"].items():
        assert load(f"jubilee+chests={'/'.join(layout['cells'])}").spec == f"jubilee+chests={name}"
    for name, switch in listing["switches"].items():
        for value in switch["values"]:
            assert parse(f"jubilee+{name}={value}").switches[name] == value


@pytest.mark.rule("M1")
def test_what_excludes_each_other_is_said_on_both_sides_and_refused_with_that_reason(
    listing: dict[str, Any],
) -> None:
    parts = listing["parts"]
    pairs = [(one, other) for one in parts for other in parts[one]["excludes"]]
    assert ("saboteur2", "tournament") in pairs
    for one, other in pairs:
        assert (other, one) in pairs
        with pytest.raises(EditionError, match=parts[one]["excludes"][other]):
            parse(f"jubilee+{one}+{other}")
    for one in parts:
        for other in set(parts) - {one}:
            if (one, other) not in pairs:
                assert parse(f"jubilee+{one}+{other}").parts == [one, other]


def test_saboteur_2_is_for_two_to_twelve(listing: dict[str, Any]) -> None:
    assert listing["players"] == [3, 10]
    assert listing["parts"]["saboteur2"]["players"] == [2, 12]


def test_the_list_in_words_names_the_same(
    capsys: pytest.CaptureFixture[str], listing: dict[str, Any]
) -> None:
    text = output(capsys)
    for name in (*listing["editions"], *listing["parts"], *listing["layouts"]):
        assert f"\n  {name}: " in text
    for name, switch in listing["switches"].items():
        assert f"\n  {name} {switch['question']}: {switch['values'][0]}" in text
    for layout in listing["layouts"].values():
        assert layout["about"] in text
    assert "For 2 to 12 players." in text
    assert "    not with tournament: both bring their own roles and pay" in text
    assert "E2=all-passed" in text
