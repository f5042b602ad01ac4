"""How well saboteurs of the pool could be told at best: by a judge who knows how all of them play.

    python -m tools.fit.ceiling --rounds 100
    python -m tools.fit.ceiling --rounds 100 --goals
    python -m tools.fit.ceiling --rounds 100 --goals --hands 12

The judge sees every hand and every goal, and knows how each style of the pool plays and how often
it sits there; only roles, styles and dice are hidden from it. What it thinks of a seat is exact:
how likely each style, as a digger and as a saboteur, would have done what the seat did with the
cards that it had. Whoever sees less, as every player does, cannot tell saboteurs better.

With `--goals` it knows no more of goals than the digger who asks: it thinks of each goal that may
hide the treasure, and of what whoever has looked saw then. That is still exact, and a bound for
all who do not see what others have looked at.

With `--hands` it does not see hands, but asks of each deed how likely it is with so many hands that
the seat may have had, as far as all could see. That is no bound, since a hand that was once ruled
out may come back, but it is what is left when cards are hidden.
"""

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import product
from math import exp, log
from typing import Final

from rockfall.bots.beliefs.deals import deals
from rockfall.bots.beliefs.weights import fitted
from rockfall.bots.play import play_move
from rockfall.bots.registry import make_bot
from rockfall.bots.standard.standard_bot import StandardBot
from rockfall.bots.standard.table.lookup import Lookup, lookup_of
from rockfall.bots.standard.table.treasure import goal_odds
from rockfall.bots.styles.styled_bot import SLIPS, with_role
from rockfall.kernel.dice import Dice
from rockfall.kernel.guess import determinise
from rockfall.kernel.layout import BACK, TABLE, WATCHER
from rockfall.kernel.moves import card_of
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import mask, redact_move
from rockfall.kernel.state import STRIDE, State
from rockfall.kernel.verdict import verdict
from tools.fit.figures import Row, told
from tools.fit.plans import SABOTEURS, TWO_SIDES
from tools.fit.rounds import Task, edition, seated, tasks

#: Worths closer than this are the same to a bot.
_LEVEL: Final = 1e-9
#: A style is out of the question that is so much less likely than another, as a logarithm; but
#: for an error of the judge.
_NEVER: Final = -40.0
_IMPOSSIBLE: Final = float("-inf")
#: How likely anything is that no hand which was thought of explains.
_STRAY: Final = 0.01


class Candidate:
    """A style that a seat may have on one side, and how well it goes with what the seat did."""

    def __init__(
        self, bot: StandardBot, role: int, goal: int | None, clumsy: bool, share: float
    ) -> None:
        self.bot = bot
        self.role = role
        #: where the treasure is supposed to lie, None where it does
        self.goal = goal
        self.clumsy = clumsy
        #: the logarithm of its share, times how likely it is to have done all that
        self.weight = log(share)

    def sees(self, view: State) -> State:
        """A view of its seat if it had the role, and the treasure lay there."""
        twin = with_role(self.bot.lookup, view, self.bot.seat, self.role)
        return twin if self.goal is None else _supposing(self.bot.lookup, twin, self.goal)

    def acts(self, hands: list[tuple[State, list[int]]], told: int) -> None:
        """Its seat does something that all are told, with one of some hands."""
        chance = sum(self._chance(view, moves, told) for view, moves in hands) / len(hands)
        blind = len(hands) > 1
        # With a hand that was not thought of, anybody may have done anything.
        safe = (1 - _STRAY) * chance + _STRAY if blind else chance
        self.weight = self.weight + log(safe) if safe else _IMPOSSIBLE

    def _chance(self, view: State, moves: list[int], told: int) -> float:
        """How likely it does so with a hand: whims are even among what is worth most."""
        layout, seat = view.layout, self.bot.seat
        same = [redact_move(layout, move, seat, WATCHER) == told for move in moves]
        worths = self.bot.worths(self.sees(view), moves)
        best = [worth >= max(worths) - _LEVEL for worth in worths]
        chance = sum(one and two for one, two in zip(same, best, strict=True)) / sum(best)
        if self.clumsy:
            chance += SLIPS / 100 * (sum(same) / len(same) - chance)
        return chance


def _supposing(lookup: Lookup, view: State, goal: int) -> State:
    """A view in which what was seen of goals fits with where the treasure is supposed to lie."""
    for at, zone in view.grid.down.items():
        card = view.card(zone)
        if lookup.goal_zones[zone] and card != BACK and lookup.treasures[card] != (at == goal):
            other = next(
                kind for kind in lookup.goal_kinds if lookup.treasures[kind] == (at == goal)
            )
            view.zones[zone] = bytes([other]) + view.zones[zone][1:STRIDE]
    return view


def candidates(task: Task, seat: int, goal: int | None) -> Iterator[Candidate]:
    """All that may sit on a seat, if the treasure lies somewhere."""
    rules = edition(task.spec, task.seats).rules
    lookup = lookup_of(rules)
    for foe, names in enumerate(task.pool):
        role = next(kind for kind in lookup.role_kinds if lookup.aims[kind].hinders == bool(foe))
        for name, often in names.items():
            bot = make_bot(name, rules, seat, b"")
            assert isinstance(bot, StandardBot)
            yield Candidate(bot, role, goal, name == "clumsy", often / sum(names.values()))


def judged(task: Task, hands: int = 0, goals: bool = False) -> list[Row]:
    """What the judge would tell each digger of every other seat when a round is over."""
    rules = edition(task.spec, task.seats).rules
    lookup, dice = lookup_of(rules), Dice(task.seed.encode())
    truth = rules.start(dice)
    bots, styles = seated(task, truth)
    dealer = Dice(f"hands/{task.seed}".encode())
    places = [at for at, zone in truth.grid.down.items() if lookup.goal_zones[zone]]
    suspects = [
        [one for goal in (places if goals else [None]) for one in candidates(task, seat, goal)]
        for seat in range(task.seats)
    ]
    views: list[State] = []
    while verdict(truth) is None:
        actor = rules.actor(truth)
        if actor == TABLE:
            rules.advance(truth, dice)
            continue
        before = truth.copy()
        move = play_move(rules, truth, bots, dice)
        views = [mask(before, seat) for seat in range(task.seats)]
        told_all = redact_move(rules.layout, move, actor, WATCHER)
        dealt = list(_hands(rules, before, views[actor], told_all, hands, dealer))
        for one in suspects[actor] if len(dealt[0][1]) > 1 else ():
            one.acts(dealt, told_all)
        for seat, each in enumerate(suspects):
            suspects[seat] = _likely(each)
            for one in suspects[seat]:
                hears = redact_move(rules.layout, move, actor, seat)
                one.bot.watch(one.sees(views[seat]), actor, hears)
    foes = [lookup.aims[truth.card(zone)].hinders for zone in lookup.roles]
    known = [
        [at for at, chance in goal_odds(lookup, view).items() if chance] if goals else [None]
        for view in views
    ]
    return list(_rows(lookup, [_sums(lookup, each) for each in suspects], known, foes, styles))


def _likely(each: list[Candidate]) -> list[Candidate]:
    """Those who are not out of the question beside the likeliest."""
    best = max(one.weight for one in each)
    return [one for one in each if one.weight > best + _NEVER]


def _hands(
    rules: Rules, truth: State, view: State, told: int, count: int, dice: Dice
) -> Iterator[tuple[State, list[int]]]:
    """What a seat may see, and may do then: with its hand, or with some that it may have.

    What all saw it play was in its hand, whoever it is.
    """
    if not count:
        yield view, rules.moves(view)
    zone = rules.layout.zones.index(f"hand.{view.eye}")
    public = mask(truth, WATCHER)
    for _ in range(count):
        twin = view.copy()
        cards = determinise(public, dice).zones[zone]
        card = card_of(told)
        if card and card not in cards[::STRIDE]:
            cards = bytes([card]) + cards[1:]
        twin.zones[zone] = b"".join(
            [cards[at : at + 1] + view.zones[zone][1:STRIDE] for at in range(0, len(cards), STRIDE)]
        )
        yield twin, rules.moves(twin)


#: Where the treasure lies -> how likely a digger did what a seat did, and a saboteur.
_Sums = dict[int | None, list[float]]


def _sums(lookup: Lookup, each: list[Candidate]) -> _Sums:
    """What all who may sit on a seat add up to, beside the likeliest of them."""
    best = max(one.weight for one in each)
    sums: _Sums = defaultdict(lambda: [exp(_NEVER), exp(_NEVER)])
    for one in each:
        sums[one.goal][lookup.aims[one.role].hinders] += exp(one.weight - best)
    return sums


def _rows(
    lookup: Lookup,
    sums: list[_Sums],
    known: Sequence[Sequence[int | None]],
    foes: list[bool],
    styles: tuple[str, ...],
) -> Iterator[Row]:
    for eye in range(lookup.seats):
        if foes[eye]:
            continue
        found, total = [0.0] * lookup.seats, 0.0
        for deal, goal in product(deals(lookup), known[eye]):
            if deal.bits >> eye & 1:
                continue
            much = float(deal.ways)
            for seat, by_goal in enumerate(sums):
                # Of its own deeds a digger knows why it did them.
                much *= by_goal[goal][deal.bits >> seat & 1] if seat != eye else 1
            total += much
            for seat in deal.seats:
                found[seat] += much
        for seat in range(lookup.seats):
            if seat != eye:
                yield found[seat] / total, float(foes[seat]), styles[seat], 0


def main() -> None:
    """Print how good the judge's odds are."""
    parser = argparse.ArgumentParser(prog="python -m tools.fit.ceiling", description=__doc__)
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--seed", default="ceiling")
    parser.add_argument("--players", type=int, nargs="*", default=[4, 5, 8])
    parser.add_argument("--goals", action="store_true", help="hide goals as they are to players")
    parser.add_argument("--hands", type=int, default=0, help="so many instead of the true one")
    parser.add_argument("--workers", type=int, default=2)
    options = parser.parse_args()
    with ProcessPoolExecutor(options.workers) as executor:
        for seats in options.players:
            chosen = tasks(options.seed, seats, options.rounds, TWO_SIDES.pool, weights=fitted())
            judge = partial(judged, hands=options.hands, goals=options.goals)
            rows = [row for one in executor.map(judge, chosen, chunksize=4) for row in one]
            found = told(rows)
            print(f"{seats} players: {found.figures()}", flush=True)
            aucs = [f"{style} {found.figures(style).auc:.3f}" for style in SABOTEURS]
            print(f"    by style, AUC: {', '.join(aucs)}", flush=True)


if __name__ == "__main__":
    main()
