"""Memory can be copied and goes on by itself; a budget counts what is weighed, not time."""

from typing import Protocol, Self

import pytest

from rockfall.bots.beliefs.observer import Observer, seatless
from rockfall.bots.beliefs.teams import TeamObserver
from rockfall.bots.bot import BUDGET, Belief, Bot, Budget, Claim, spread
from rockfall.bots.play import play_game, seat_bots
from rockfall.bots.registry import BOTS, make_bot
from rockfall.bots.standard.standard_bot import StandardBot
from rockfall.bots.standard.table.lookup import lookup_of
from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import TABLE
from rockfall.kernel.moves import card_of, verb_of
from rockfall.kernel.sight import mask, redact_move
from rockfall.kernel.state import State
from tests.support.games import presets
from tests.support.play import edition, settle

Seen = tuple[State, int, int]
SEATS, MINE = 5, 0


class Copied(Bot, Protocol):
    """A bot whose memory can be copied."""

    def copy(self) -> Self:
        """A twin."""
        ...


def watched(spec: str, name: str, moves: int) -> tuple[list[Seen], State]:
    """What seat 0 sees of a game, move by move, and what it sees when it has to move again."""
    built = edition(spec, SEATS)
    rules, dice = built.rules, Dice(b"memory")
    bots = seat_bots(built, [name] * SEATS, b"memory")
    truth = rules.start(dice)
    seen: list[Seen] = []
    while len(seen) < moves or rules.actor(truth) != MINE:
        settle(rules, truth, dice)
        actor = rules.actor(truth)
        views = [mask(truth, seat) for seat in range(SEATS)]
        move = bots[actor].choose(views[actor], rules.moves(views[actor]), BUDGET)
        for seat, bot in enumerate(bots):
            bot.watch(views[seat], actor, redact_move(rules.layout, move, actor, seat))
        seen.append((views[MINE], actor, redact_move(rules.layout, move, actor, MINE)))
        rules.play(truth, move, dice)
        settle(rules, truth, dice)
    return seen, mask(truth, MINE)


def heir(spec: str, name: str, seen: list[Seen]) -> Copied:
    """A bot that was set up anew and shown some moves."""
    bot: Copied = make_bot(name, edition(spec, SEATS).rules, MINE, b"own")  # type: ignore[assignment]
    for before, actor, move in seen:
        bot.watch(before, actor, move)
    return bot


def answers(bot: Bot, view: State, moves: list[int]) -> tuple[int, Belief | None]:
    """What a bot does, and what it believes."""
    return bot.choose(view, moves, BUDGET), bot.belief(view)


@pytest.mark.parametrize(
    ("spec", "name"),
    [
        *[("jubilee", name) for name in (*BOTS, "framer")],
        *[("jubilee+saboteur2", name) for name in ("detective", "standard")],
        *[("cave", name) for name in ("standard", "newcomer")],
    ],
)
def test_a_copy_goes_on_by_itself_and_leaves_the_first_one_as_it_was(spec: str, name: str) -> None:
    seen, view = watched(spec, "standard", 24)
    moves = edition(spec, SEATS).rules.moves(view)
    first = heir(spec, name, seen[:12])
    twin = first.copy()
    # The twin is shown how it really went on; the first one nothing at all.
    for before, actor, move in seen[12:]:
        twin.watch(before, actor, move)
    assert answers(twin, view, moves) == answers(heir(spec, name, seen), view, moves)
    for before, actor, move in seen[12:]:
        first.watch(before, actor, move)
    assert answers(first, view, moves) == answers(twin, view, moves)


@pytest.mark.parametrize("spec", ["jubilee", "jubilee+saboteur2"])
def test_an_observer_asked_what_if_is_not_disturbed_by_it(spec: str) -> None:
    seen, view = watched(spec, "standard", 20)
    lookup = lookup_of(edition(spec, SEATS).rules)
    observer = (TeamObserver if lookup.teams else Observer)(lookup)
    for before, actor, move in seen:
        observer.watch(before, actor, move)
    public = seatless(view)
    believed, entries = observer.asks(public), len(observer.entries)
    what_if = observer.copy()
    for seat in range(SEATS):
        what_if.hears(public, Claim(seat, "role", (seat + 1) % SEATS, lookup.saboteur))
    for before, actor, move in seen[-4:]:
        what_if.watch(before, actor, move)
    assert what_if.asks(public) != believed
    assert observer.asks(public) == believed
    assert len(observer.entries) == entries
    observer.forget(1)
    assert len(what_if.entries) > entries


def counted(bot: StandardBot, view: State, moves: list[int], nodes: int) -> int:
    """How many moves are weighed with so many nodes."""
    return sum(worth > float("-inf") for worth in bot.worths(view, moves, nodes))


@pytest.mark.parametrize("name", ["standard", "detective"])
def test_the_same_nodes_give_the_same_answer_in_any_time_and_more_nodes_weigh_more(
    name: str,
) -> None:
    seen, view = watched("jubilee", "standard", 10)
    moves = edition("jubilee", SEATS).rules.moves(view)
    assert len(moves) > 20
    bot = heir("jubilee", name, seen)
    assert isinstance(bot, StandardBot)
    weighed = [counted(bot, view, moves, nodes) for nodes in (0, 1, 8, 20, 1000)]
    assert weighed[:2] == [0, 1]
    assert weighed == sorted(weighed)
    assert weighed[-1] == len(moves)
    for nodes in (0, 1, 8, 1000):
        choices = {bot.choose(view, moves, Budget(nodes, seconds)) for seconds in (0.0, 1e-9, 9.0)}
        assert len(choices) == 1
        assert choices <= {*moves}


@pytest.mark.parametrize(("spec", "name"), [("jubilee", "detective"), ("cave", "standard")])
def test_what_is_chosen_is_the_best_of_what_was_weighed(spec: str, name: str) -> None:
    seen, view = watched(spec, "standard", 10)
    moves = edition(spec, SEATS).rules.moves(view)
    bot = heir(spec, name, seen)
    for nodes in (1, 3, 6):
        first = [moves[place] for place in spread(moves)[:nodes]]
        assert bot.choose(view, moves, Budget(nodes)) in first
    assert bot.choose(view, moves, Budget(10_000)) == bot.choose(view, moves, BUDGET)


def test_a_saboteur_pays_a_node_for_every_question_what_the_table_would_think() -> None:
    built = edition("jubilee", SEATS)
    lookup, dice = lookup_of(built.rules), Dice(b"asks")
    truth = built.rules.start(dice)
    while truth.card(lookup.roles[built.rules.actor(truth)]) != lookup.saboteur:
        truth = built.rules.start(dice)
    assert built.rules.actor(truth) != TABLE
    seat = built.rules.actor(truth)
    view = mask(truth, seat)
    moves = built.rules.moves(view)
    bot = make_bot("detective", built.rules, seat, b"asks")
    assert isinstance(bot, StandardBot)
    assert counted(bot, view, moves, len(moves)) < len(moves)
    assert counted(bot, view, moves, 2 * len(moves)) == len(moves)


class Asked:
    """Plays like the bot inside and notes how many moves it had to choose from at most."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.most = 0

    def watch(self, before: State, seat: int, move: int) -> None:
        self.bot.watch(before, seat, move)

    def choose(self, view: State, moves: list[int], budget: Budget) -> int:
        self.most = max(self.most, len(moves))
        return self.bot.choose(view, moves, budget)

    def belief(self, view: State) -> Belief | None:
        return self.bot.belief(view)


def test_even_at_the_party_nobody_needs_all_nodes() -> None:
    built = edition(presets()["party"], 8)
    bots = [Asked(bot) for bot in seat_bots(built, ["standard"] * 8, b"party")]
    play_game(built, bots, b"party")
    most = max(bot.most for bot in bots)
    # Two for each move: to weigh it, and to ask what the table would think.
    assert 50 < 2 * most < BUDGET.nodes


def test_one_of_every_verb_and_card_is_weighed_before_the_second_of_any() -> None:
    _, view = watched("jubilee", "standard", 10)
    moves = edition("jubilee", SEATS).rules.moves(view)
    sorts = [(verb_of(moves[place]), card_of(moves[place])) for place in spread(moves)]
    different = len(set(sorts))
    assert len({*sorts[:different]}) == different < len(sorts)
    assert sorted(spread(moves)) == list(range(len(moves)))


def test_tables_of_the_rules_are_made_once_and_shared() -> None:
    rules = edition("jubilee", SEATS).rules
    one, other = (make_bot("detective", rules, seat, b"") for seat in (0, 1))
    assert isinstance(one, StandardBot)
    assert isinstance(other, StandardBot)
    assert one.lookup is other.lookup is one.copy().lookup
