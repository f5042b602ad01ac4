"""Bots are asked for by name."""

import pytest

from rockfall.bots.bot import BUDGET
from rockfall.bots.registry import BOTS, BotError, make_bot
from tests.support.play import edition, truth


@pytest.mark.parametrize("name", BOTS)
def test_every_listed_bot_can_be_made_and_answers(name: str) -> None:
    built, state, _ = truth(seats=4, first=0)
    bot = make_bot(name, built.rules, 0, b"seed")
    moves = built.rules.moves(state)
    assert bot.choose(state, moves, BUDGET) in moves


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(
        BotError, match=r"'oracle': there are random, newcomer, standard, detective"
    ):
        make_bot("oracle", edition(seats=4).rules, 0, b"seed")


def test_a_stored_table_may_call_the_standard_bot_by_its_former_name() -> None:
    rules = edition(seats=4).rules
    assert type(make_bot("greedy", rules, 0, b"")) is type(make_bot("standard", rules, 0, b""))
    assert "greedy" not in BOTS, "nobody can choose it any more"
