"""The league: bots drawn for every seat, and ratings by what they play for.

A round is a match between those who have won it and the others. A bot has a rating for each side
it was on, because digging and hiding are two skills; what a side is worth by itself, and how many
are on it, is in the ratings of both, so they are compared within a side.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from rockfall.arena.bouts import Bout, Deal, Results
from rockfall.arena.deals import load_once
from rockfall.arena.extras import need
from rockfall.arena.plan import Plan
from rockfall.bots.play import RoundRecord
from rockfall.kernel.dice import Dice

#: What a bot is rated by besides its sides: the gold that it has at the end.
GOLD = "gold"
#: The side of everybody where nobody is on one.
ANY = "any"


class Rating(NamedTuple):
    """How good a bot is on a side: OpenSkill's mean and deviation, and of how much."""

    side: str
    bot: str
    mu: float
    sigma: float
    matches: int


def arrange(plan: Plan, deal: Deal) -> Bout:
    """Any bot on any seat, but never the same on all."""
    dice = Dice(deal.seed)
    seats, sorts = range(deal.players), len(plan.bots)
    drawn = [dice.roll(f"league/{seat}", sorts) for seat in seats]
    if len(set(drawn)) == 1:
        # The last one makes room for one of the others.
        drawn[-1] = (drawn[-1] + 1 + dice.roll("league/other", sorts - 1)) % sorts
    return Bout(plan.spec, tuple(plan.bots[number] for number in drawn), deal.seed, 0)


def bouts(plan: Plan) -> Iterator[Bout]:
    """A whole game for every deal."""
    return (arrange(plan, deal) for deal in plan.league_deals)


class Ratings:
    """Ratings that follow one match after the other."""

    def __init__(self) -> None:
        self._model = need("openskill.models", "arena").PlackettLuce()
        self._ratings: dict[tuple[str, str], Any] = {}
        self._matches: dict[tuple[str, str], int] = {}

    def match(self, teams: Sequence[Sequence[tuple[str, str]]], ranks: Sequence[int]) -> None:
        """Teams of sides and bots; the lower a rank, the better."""
        before = [[self._rating(who) for who in team] for team in teams]
        after = self._model.rate(before, ranks=list(ranks))
        news: dict[tuple[str, str], list[Any]] = {}
        for team, rated in zip(teams, after, strict=True):
            for who, rating in zip(team, rated, strict=True):
                news.setdefault(who, []).append(rating)
        for who, found in news.items():
            # On several seats it has learnt something on each: the middle of that.
            mu = sum(rating.mu for rating in found) / len(found)
            sigma = sum(rating.sigma for rating in found) / len(found)
            self._ratings[who] = self._model.rating(mu=mu, sigma=sigma)
            self._matches[who] = self._matches.get(who, 0) + 1

    def _rating(self, who: tuple[str, str]) -> Any:
        return self._ratings.get(who) or self._model.rating()

    def table(self) -> list[Rating]:
        """By side; the best bot first."""
        found = [
            Rating(*who, rating.mu, rating.sigma, self._matches[who])
            for who, rating in self._ratings.items()
        ]
        return sorted(found, key=lambda one: (one.side, -one.mu, one.bot))


def ratings(plan: Plan, results: Results) -> list[Rating]:
    """What the league's games make of the bots, in the order of their deals."""
    found = Ratings()
    for deal in plan.league_deals:
        bout = arrange(plan, deal)
        record = results.records[bout]
        sides = side_names(plan, deal.players)
        for played in record.rounds:
            _rate_round(found, sides, bout.bots, played)
        ranks = [sorted(record.scores, reverse=True).index(score) for score in record.scores]
        found.match([[(GOLD, bot)] for bot in bout.bots], ranks)
    return found.table()


def side_names(plan: Plan, players: int) -> dict[str, str]:
    """Role -> the side it is on, or itself where it has none of its own."""
    layout = load_once(plan.spec, players).rules.layout
    sides = layout.frame.sides
    return {layout.kinds[kind]: side or layout.kinds[kind] for kind, side in sides.items()}


def _rate_round(
    found: Ratings, sides: dict[str, str], bots: tuple[str, ...], played: RoundRecord
) -> None:
    """The winners against the rest; a round that all or none have won says nothing."""
    teams: list[list[tuple[str, str]]] = [[], []]
    for seat, bot in enumerate(bots):
        teams[seat not in played.winners].append((sides.get(played.roles[seat], ANY), bot))
    if all(teams):
        found.match(teams, (0, 1))
