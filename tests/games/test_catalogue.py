"""A second game is chosen, listed and set up without anything but its own data and makers."""

import json
import re
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from rockfall.cli import editions
from rockfall.editions.catalogue import Catalogue, ModulesData, PartData, SetupData
from rockfall.editions.game import Game, GameError
from rockfall.editions.games import collected
from rockfall.editions.listing import listing
from rockfall.editions.registry import EditionError, canonical, check, load, parse, seat_limits
from rockfall.editions.saboteur.game import SABOTEUR
from tests.cli.commands import call
from tests.support.games import all_lines, presets, seats_of, usual_lines
from tests.support.lots import LOTS

pytestmark = pytest.mark.interpreted


def test_the_edition_of_a_line_says_which_game_it_is() -> None:
    assert parse("village+L1=all") == (LOTS, "village", [], {"L1": "all"}, {})
    assert parse("classic").game is SABOTEUR
    edition = load("village+L1=nobody+evening", 3)
    assert (edition.game, edition.spec) == ("lots", "village+evening")
    assert canonical("village+L1=all+evening") == "village+evening+L1=all"
    assert check("village", 2, 1) == "village"


@pytest.mark.parametrize(
    ("spec", "seats", "why"),
    [
        ("town", 2, "unknown edition 'town': there are jubilee, classic, gigamic, cave, village"),
        ("village+greedy", 2, "unknown module 'greedy': there are evening"),
        ("village+chests=fan", 2, "unknown switch 'chests': there are L1"),
        ("village+E6=yes", 2, "unknown switch 'E6': there are L1"),
        ("village+L1=me", 2, "switch L1 cannot be 'me': it can be nobody, all"),
        ("jubilee+evening", 5, "unknown module 'evening': there are saboteur2,"),
        ("village", 4, "drawing lots is for 2 to 3 players, not for 4"),
        ("village+evening", 2, "an evening is for 3 to 3 players, not for 2"),
    ],
)
def test_a_refusal_names_what_that_game_has(spec: str, seats: int, why: str) -> None:
    with pytest.raises(EditionError, match=re.escape(why)):
        load(spec, seats)


def test_limits_and_lines_go_over_all_games() -> None:
    assert (seat_limits("village"), seat_limits("village+evening")) == ((2, 3), (3, 3))
    assert list(seats_of("village")) == [2, 3]
    assert presets()["lottery"] == "village+evening"
    assert {"jubilee", "village", "village+evening"} <= {*usual_lines()} <= {*all_lines()}


def test_the_listing_has_every_game_by_itself() -> None:
    told: dict[str, Any] = msgspec.to_builtins(listing())
    assert list(told["games"]) == ["saboteur", "cave", "lots"]
    assert told["default"] == told["games"]["saboteur"]["default"]
    lots = told["games"]["lots"]
    assert lots["line"] == "EDITION[+PART...][+SWITCH=VALUE...]"
    assert (lots["default"], lots["players"]) == ("village", (2, 3))
    assert lots["parts"]["evening"]["players"] == (3, 3)
    parts = told["games"]["saboteur"]["parts"]
    assert [name for name, part in parts.items() if part["window"]] == ["veto"]
    # The usual five are too many for it.
    assert (lots["seats"], lots["setups"]) == (3, {})
    assert not {*lots["editions"], *lots["parts"], *lots["switches"]} & {
        *told["games"]["saboteur"]["editions"],
        *told["games"]["saboteur"]["parts"],
        *told["games"]["saboteur"]["switches"],
    }


def test_the_command_lists_every_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(editions.add_parser, "editions", "--json") == 0
    assert list(json.loads(capsys.readouterr().out)["games"]) == ["saboteur", "cave", "lots"]
    assert call(editions.add_parser, "editions") == 0
    first, lots = capsys.readouterr().out.split("LOTS: ")
    assert "  village:" not in first
    assert lots.splitlines() == [
        "Two rounds of drawing lots.",
        "",
        "Editions, for 2 to 3 players:",
        "  village: what you get unasked",
        "",
        "Tables by name:",
        "  village+evening: A whole evening.",
        "",
        "What can be added, with a plus sign (village+evening):",
        "  evening: Three rounds. For 3 to 3 players.",
        "",
        "Switches, each to be set alone (village+L1=all):",
        "  L1 who wins a tie: nobody (village), all",
        "",
    ]


Change = Callable[[Catalogue], Catalogue]


def _with(**fields: Any) -> Change:
    return lambda catalogue: msgspec.structs.replace(catalogue, **fields)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (_with(modules=ModulesData(["drawing", "luck"], [])), "has no maker for its module 'luck'"),
        (_with(modules=ModulesData(["drawing"], ["prize"])), "'prize' that is not in its order"),
        (_with(editions={}), "has no edition"),
        (_with(editions={"town": {}}), "'town' that does not set every switch once"),
        (_with(editions={"town": {"L1": "me"}}), "no such value for switch 'L1' of 'town'"),
        (_with(parts={"a": PartData("", excludes={"b": "so"})}), "excludes a part 'b'"),
        (_with(parts={"A": PartData("")}), "has a part 'A' with a capital letter"),
        (
            _with(setups={"few": SetupData(2, 3, "So."), "many": SetupData(3, 3, "Or so.")}),
            "says twice what is so for 3 players",
        ),
        (
            _with(switches={"l1": LOTS.catalogue.switches["L1"]}, editions={"v": {"l1": "all"}}),
            "has a switch 'l1' without a capital letter",
        ),
    ],
)
def test_a_game_that_contradicts_itself_is_refused(change: Change, why: str) -> None:
    with pytest.raises(GameError, match=f"the game 'lots' .*{why}"):
        Game("lots", change(LOTS.catalogue), LOTS.makers)


def test_only_a_part_that_there_is_can_be_settled() -> None:
    with pytest.raises(GameError, match="settles a part 'chests' that it does not have"):
        Game("lots", LOTS.catalogue, LOTS.makers, SABOTEUR.settings)


@pytest.mark.parametrize(
    ("fields", "what"),
    [
        ({"editions": {"jubilee": {"L1": "all"}}}, "the edition 'jubilee'"),
        ({"presets": {"base": LOTS.catalogue.presets["lottery"]}}, "the preset 'base'"),
        ({"parts": {"greedy": PartData("")}}, "the part 'greedy'"),
    ],
)
def test_what_is_chosen_by_name_is_there_in_one_game_only(
    fields: dict[str, Any], what: str
) -> None:
    other = Game("lots", _with(**fields)(LOTS.catalogue), LOTS.makers)
    with pytest.raises(GameError, match=f"{what} is there in 2 games"):
        collected(SABOTEUR, other)
    with pytest.raises(GameError, match="the game 'lots' is there in 2 games"):
        collected(LOTS, LOTS)
