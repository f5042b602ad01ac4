"""What is said of goals and roles counts in what bots and the notebook believe."""

from random import Random

import pytest

from rockfall.bots.bot import Claim
from rockfall.bots.detective.detective_bot import DetectiveBot
from rockfall.bots.standard.standard_bot import StandardBot
from rockfall.kernel.layout import WATCHER, witness
from rockfall.match.match import Match
from rockfall.server import protocol as p
from rockfall.server.advice import advice, curve
from rockfall.server.bot_players import heard_claims
from rockfall.server.claims import ToldClaim
from rockfall.server.thinking.frames import HeardClaim
from rockfall.server.thinking.seat_bot import SeatBot
from rockfall.server.watched_match import WatchedMatch
from rockfall.words import languages, words
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
    claims = [Claim(seat, "goal", cell, kinds.index(card)) for seat, card in said]
    return [HeardClaim(len(match.steps), claim) for claim in claims]


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


def test_what_players_claim_is_kept_once_a_round_with_their_seat() -> None:
    offline = seated(3)
    table = offline.table
    assert table.match is not None
    cell = next(iter(table.match.truth.grid.down))
    said = p.GoalClaim(cell, "treasure")
    offline.join("Watcher")
    offline.fold([p.Spoke(0, said), p.Spoke(0, said), p.Spoke(-1, said, 2), p.Spoke(3, said)])
    accused = p.RoleClaim(0, "saboteur")
    offline.fold([p.Spoke(1, accused), p.Spoke(1, accused), p.Spoke(3, accused)])
    kinds, steps = table.match.truth.layout.kinds, len(table.match.steps)
    assert heard_claims(table) == [
        HeardClaim(steps, Claim(0, "goal", cell, kinds.index("treasure"))),
        HeardClaim(steps, Claim(2, "goal", cell, kinds.index("treasure"))),
        HeardClaim(steps, Claim(1, "role", 0, kinds.index("saboteur"))),
    ]
    assert [table.has_told_goal(seat) for seat in range(3)] == [True, False, True]


def test_the_notebook_counts_what_was_said_and_its_bars_add_up() -> None:
    match, cell, (one, other) = two_looked()
    heard = made(match, cell, (one, "treasure"), (other, "stone-nw"))
    claims = [ToldClaim(after, 1, said) for after, said in heard]
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


def test_the_notebook_and_a_bot_at_the_table_count_what_was_said_of_roles() -> None:
    match, _, (one, other) = two_looked()
    saboteur = match.edition.rules.layout.kinds.index("saboteur")
    said = [Claim(one, "role", other, saboteur), Claim(one, "role", one, saboteur)]
    third = next(seat for seat in range(SEATS) if seat not in (one, other))
    heard = [HeardClaim(len(match.steps), claim) for claim in said]
    bots = [listener(match, third, "detective", claims) for claims in ([], heard)]
    before, after = (suspicion(bot, [one, other]) for bot in bots)
    assert min(now - then for then, now in zip(before, after, strict=True)) > 0
    watched = WatchedMatch(match, [ToldClaim(after, 1, claim) for after, claim in heard])
    for _ in watched.watch(len(match.steps)):
        pass
    keys = {}
    for eye in (WATCHER, third):
        for found in advice(watched, eye, 0).seats:
            assert sum(ground.amount for ground in found.grounds) == found.odds
            keys[found.seat] = [ground.says.key for ground in found.grounds]
        assert {"advice-says", "advice-says-own"} <= {*keys[one]}
        assert "advice-said" in keys[other]
    # To who said it, it is no news.
    assert "advice-said" not in [
        ground.says.key for ground in advice(watched, one, 0).seats[other].grounds
    ]


@pytest.mark.parametrize("key", ["advice-says", "advice-said", "advice-says-own"])
def test_what_was_said_of_roles_has_a_sentence_in_every_language(key: str) -> None:
    for language in languages():
        text = words(key, {"seat": 0, "other": 1, "card": "saboteur"}, language, ["Ann", "Bob"])
        assert "Ann" in text
        assert ("Bob" in text) == (key != "advice-says-own")
