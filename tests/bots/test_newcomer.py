"""The newcomer: weaker than the standard bot, better than chance, forgetful, kind and legal."""

from functools import cache

import pytest

from rockfall.bots.bot import BUDGET
from rockfall.bots.cave.cave_bot import CaveBot
from rockfall.bots.newcomer.gentle_bot import GentleBot
from rockfall.bots.newcomer.newcomer_bot import NewcomerBot
from rockfall.bots.play import foes_of, play_move, play_round, seat_bots
from rockfall.bots.registry import make_bot
from rockfall.kernel.dice import Dice
from rockfall.kernel.effects import HELPS, LOOKS
from rockfall.kernel.layout import BACK, TABLE
from rockfall.kernel.moves import CELL, a_of, verb_of
from rockfall.kernel.sight import mask
from tests.support.play import SOAK, edition, settle

ROUNDS = 400 if SOAK else 24
SEATS = 5


@cache
def found(diggers: str, saboteurs: str) -> list[bool]:
    """Deals with a saboteur, always the same: whether these diggers found the treasure."""
    built, wins = edition("jubilee", SEATS), []
    for number in range(ROUNDS):
        seed = b"newcomer %d" % number
        foes = foes_of(built.rules.start(Dice(seed)))
        if any(foes):
            bots = [saboteurs if foe else diggers for foe in foes]
            wins.append(play_round(built, bots, seed).winner == "diggers")
    return wins


def sooner(one: list[bool], other: list[bool]) -> int:
    """By how many deals one has won more, those that both have won set aside."""
    pairs = list(zip(one, other, strict=True))
    return sum(a and not b for a, b in pairs) - sum(b and not a for a, b in pairs)


def test_its_diggers_find_less_than_standard_ones_and_more_than_chance_does() -> None:
    standard, newcomer = found("standard", "standard"), found("newcomer", "standard")
    assert sooner(standard, newcomer) >= len(standard) / 5
    # Chance has found nothing in hundreds of rounds.
    assert sum(newcomer) >= len(newcomer) / 8


def test_its_saboteurs_hinder_less_than_standard_ones_and_more_than_chance_does() -> None:
    standard, newcomer = found("standard", "standard"), found("standard", "newcomer")
    assert sooner(newcomer, standard) >= len(standard) / 10
    assert sooner(found("standard", "random"), newcomer) >= len(standard) / 10


def test_it_forgets_what_it_saw_and_then_thinks_as_who_never_looked() -> None:
    built = edition("jubilee", SEATS)
    rules, dice = built.rules, Dice(b"forgets")
    bots = seat_bots(built, ["newcomer"] * SEATS, b"forgets")
    truth = rules.start(dice)
    looked, knew, forgot = -1, False, False
    for _ in range(60):
        actor = rules.actor(truth)
        move = play_move(rules, truth, bots, dice)
        verb = rules.layout.verbs[verb_of(move)]
        settle(rules, truth, dice)
        if looked < 0 and verb.effect == LOOKS and verb.a == CELL:
            looked = actor
        if looked >= 0:
            bot, view = bots[looked], mask(truth, looked)
            assert isinstance(bot, NewcomerBot)
            assert any(view.card(zone) != BACK for zone in view.grid.down.values())
            hidden = all(
                bot._remembered(view).card(zone) == BACK for zone in view.grid.down.values()
            )
            knew, forgot = knew or not hidden, forgot or hidden
            if forgot:
                break
    assert knew
    assert forgot


def test_it_mends_far_more_than_the_standard_bot() -> None:
    done = {}
    for name in ("newcomer", "standard"):
        mended = 0
        for number in range(6):
            built, dice = edition("jubilee", 5), Dice(b"kind %d" % number)
            rules = built.rules
            bots = seat_bots(built, [name] * 5, b"kind %d" % number)
            truth = rules.start(dice)
            for _ in range(45):
                if rules.actor(truth) == TABLE:
                    break
                actor = rules.actor(truth)
                move = play_move(rules, truth, bots, dice)
                helps = rules.layout.verbs[verb_of(move)].effect == HELPS
                mended += helps and a_of(move) != actor
        done[name] = mended
    assert done["newcomer"] > 2 * done["standard"]


@pytest.mark.parametrize(("spec", "inner"), [("jubilee", GentleBot), ("cave", CaveBot)])
def test_it_overlooks_places_but_is_never_left_without_a_move(spec: str, inner: type) -> None:
    built = edition(spec, 4, 0)
    view = mask(built.rules.start(Dice(b"overlooks")), 0)
    moves = built.rules.moves(view)
    overlooked = 0
    for seed in range(12):
        bot = make_bot("newcomer", built.rules, 0, b"%d" % seed)
        assert isinstance(bot, NewcomerBot)
        assert type(bot.bot) is inner
        noticed = bot._noticed(view, moves)
        assert noticed
        assert {*noticed} <= {*moves}
        overlooked += len(noticed) < len(moves)
        assert bot.choose(view, moves[:1], BUDGET) == moves[0]
    assert overlooked
