"""What is said of goals counts in what bots and the notebook believe."""

from random import Random

import pytest

from rockfall.bots.detective.detective_bot import DetectiveBot
from rockfall.bots.standard.standard_bot import StandardBot
from rockfall.kernel.layout import WATCHER, witness
from rockfall.match.match import Match
from rockfall.server import protocol as p
from rockfall.server.advice import advice, curve
from rockfall.server.bot_players import heard_claims
from rockfall.server.claims import ToldGoal
from rockfall.server.thinking.frames import HeardClaim
from rockfall.server.thinking.seat_bot import SeatBot
from rockfall.server.watched_match import WatchedMatch
from tests.server.offline_tables import seated
from tests.server.thinking.asking import bot_seed, told
from tests.support.play import act, edition

SEATS = 5


def who_looked(match: Match) -> tuple[int, list[int]]:
    """The goal that most seats have looked at, and which seats."""
    view = match.view(WATCHER)
    found = {
        cell: [seat for seat in range(SEATS) if view.witnesses(zone) & witness(seat)]
        for cell, zone in view.grid.down.items()
    }
    return max(found.items(), key=lambda one: len(one[1]))


def is_open(match: Match, cell: int, seats: list[int]) -> bool:
    """Whether nobody could say much of some seats and of a goal yet."""
    watched = WatchedMatch(match)
    for _ in watched.watch(len(match.steps)):
        pass
    belief = watched.observer.asks(match.view(WATCHER))
    first = watched.observer.unwatched(match.view(WATCHER)).foes[0]
    return abs(belief.goals[cell] - 1 / 3) < 0.2 and all(
        abs(belief.foes[seat] - first) < 0.15 for seat in seats
    )


def two_looked() -> tuple[Match, int, list[int]]:
    """A match where two seats have looked at one goal, before much could be said of them."""
    for seed in range(400):
        match, chance = Match(edition("jubilee", SEATS), b"claims %d" % seed), Random(seed)
        for _ in range(20):
            act(match, chance.choice(match.moves(match.actor)))
            cell, seats = who_looked(match)
            if len(seats) == 2 and is_open(match, cell, seats):
                return match, cell, seats
    raise AssertionError("no goal was looked at twice")


def listener(match: Match, seat: int, level: str, claims: list[HeardClaim]) -> SeatBot:
    """A seat bot that was told everything, and heard some claims."""
    bot = SeatBot(match.edition.rules, seat, level, bot_seed(seat))
    bot.hear(told(match, seat), claims)
    return bot


def made(match: Match, cell: int, *said: tuple[int, str]) -> list[HeardClaim]:
    """What some seats say of a goal now."""
    kinds = match.edition.rules.layout.kinds
    return [HeardClaim(len(match.steps), seat, cell, kinds.index(card)) for seat, card in said]


def suspicion(bot: SeatBot, seats: list[int]) -> list[float]:
    """How likely a seat bot holds it that some seats are foes."""
    belief = bot._bot.belief(bot._view)
    assert belief is not None
    return [belief.foes[seat] for seat in seats]


def test_two_who_contradict_each_other_are_both_suspected_more_by_a_bot_at_the_table() -> None:
    match, cell, (one, other) = two_looked()
    third = next(seat for seat in range(SEATS) if seat not in (one, other))
    quiet = listener(match, third, "detective", [])
    assert isinstance(quiet._bot, DetectiveBot)
    claims = made(match, cell, (one, "treasure"), (other, "stone-nw"))
    loud = listener(match, third, "detective", claims)
    before, after = suspicion(quiet, [one, other]), suspicion(loud, [one, other])
    assert after[0] > before[0]
    assert after[1] > before[1]


def test_claims_are_heard_once_and_in_whatever_portions_they_come() -> None:
    match, cell, (one, other) = two_looked()
    third = next(seat for seat in range(SEATS) if seat not in (one, other))
    claims = made(match, cell, (one, "treasure"), (other, "treasure"))
    at_once = listener(match, third, "detective", claims)
    slowly = listener(match, third, "detective", claims[:1])
    for _ in range(3):
        slowly.hear([], claims)
    assert suspicion(at_once, [one, other]) == suspicion(slowly, [one, other])
    # What is said later than all that a bot was told has to wait.
    early = listener(match, third, "detective", [claims[0]._replace(after=len(match.steps) + 1)])
    assert suspicion(early, [one]) == suspicion(listener(match, third, "detective", []), [one])


@pytest.mark.parametrize("level", ["standard", "newcomer"])
def test_who_has_looked_as_well_knows_a_liar(level: str) -> None:
    match, cell, (one, other) = two_looked()
    kinds = match.edition.rules.layout.kinds
    truth = kinds[match.truth.card(match.truth.grid.down[cell])]
    lie = "stone-nw" if truth == "treasure" else "treasure"
    before = suspicion(listener(match, one, level, []), [other])
    for card, change in ((truth, False), (lie, True)):
        bot = listener(match, one, level, made(match, cell, (other, card)))
        if level == "standard":
            assert isinstance(bot._bot, StandardBot)
        assert (suspicion(bot, [other]) > before) == change


def test_what_players_say_of_goals_is_kept_once_a_round_with_their_seat() -> None:
    offline = seated(3)
    table = offline.table
    assert table.match is not None
    cell = next(iter(table.match.truth.grid.down))
    said = p.GoalClaim(cell, "treasure")
    offline.join("Watcher")
    offline.fold([p.Spoke(0, said), p.Spoke(0, said), p.Spoke(-1, said, 2), p.Spoke(3, said)])
    offline.fold([p.Spoke(1, p.RoleClaim(0, "saboteur"))])
    kinds, steps = table.match.truth.layout.kinds, len(table.match.steps)
    assert heard_claims(table) == [
        HeardClaim(steps, 0, cell, kinds.index("treasure")),
        HeardClaim(steps, 2, cell, kinds.index("treasure")),
    ]
    assert [table.has_told_goal(seat) for seat in range(3)] == [True, False, True]


def test_the_notebook_counts_what_was_said_and_its_bars_add_up() -> None:
    match, cell, (one, other) = two_looked()
    said = [(one, "treasure"), (other, "stone-nw")]
    claims = [ToldGoal(0, len(match.steps), 1, seat, cell, card) for seat, card in said]
    watched = WatchedMatch(match, claims)
    for _ in watched.watch(len(match.steps)):
        pass
    advised = advice(watched, WATCHER, 0)
    quiet = list(curve(match))[-1]
    for seat in (one, other):
        found = advised.seats[seat]
        assert found.chance > quiet[seat]
        assert sum(ground.amount for ground in found.grounds) == found.odds
        assert "advice-claim" in [ground.says.key for ground in found.grounds]
    assert list(curve(match, claims))[-1] == [found.chance for found in advised.seats]
