"""A game that only some bots know: the others are refused before anybody waits for them."""

import pytest

from rockfall.bots.registry import BotError, make_bot
from rockfall.kernel.refusal import Refusal
from rockfall.server import protocol as p
from rockfall.server.bot_levels import levels_by_game, levels_of
from rockfall.server.denied import DeniedError
from rockfall.server.settings import checked
from tests.server.offline_tables import OfflineTable
from tests.support.play import edition

pytestmark = pytest.mark.interpreted


def refused(settings: p.Settings) -> Refusal:
    with pytest.raises(DeniedError) as caught:
        checked(settings)
    return caught.value.refusal


def test_every_game_says_which_bots_know_it() -> None:
    assert levels_by_game() == {
        "saboteur": ["newcomer", "standard", "detective"],
        "cave": ["newcomer", "standard"],
        "lots": ["random"],
    }


def test_a_bot_plays_what_it_is_said_to_know_and_nothing_else() -> None:
    rules = edition("village", 3).rules
    for level in levels_of("village"):
        make_bot(level, rules, 0, b"")
    with pytest.raises(BotError, match="does not know this game"):
        make_bot("standard", rules, 0, b"")


def test_a_table_with_a_bot_that_does_not_know_the_game_is_not_laid() -> None:
    said = refused(p.Settings("village", 3, ["", "standard"]))
    assert said.code == "bot-cannot-play"
    assert said.args == {"level": "standard", "known": "random"}
    assert refused(p.Settings("village", 3, ["", "genius"])).code == "unknown-bot"


def test_such_a_bot_is_put_on_no_seat() -> None:
    offline = OfflineTable(spec="village", seats=3).join("Ann")
    assert offline.denied(0, p.PutBot(seat=1, level="standard")) == "bot-cannot-play"
    offline.do(0, p.PutBot(seat=1, level="random"))


def test_the_best_bot_that_knows_the_game_sits_in_where_nobody_chose() -> None:
    assert checked(p.Settings("village", 3)).sit_in == "random"
    assert checked(p.Settings("village", 3, sit_in="")).sit_in == ""
    assert checked(p.Settings()).sit_in == "standard"
    offline = OfflineTable(spec="village", seats=3, sit_in="").join("Ann").begin()
    assert [offline.table.plays(seat) for seat in range(3)] == ["", "random", "random"]
    offline.do(0, p.Leave())
    assert offline.table.plays(0) == "random"
