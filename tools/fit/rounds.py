"""Plays rounds at mixed tables and writes down what an outside observer sees of them."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from hashlib import blake2b
from typing import Final, NamedTuple

from rockfall.bots.beliefs.deeds import Deed
from rockfall.bots.beliefs.observer import Observer
from rockfall.bots.beliefs.teams import Marks, TeamObserver
from rockfall.bots.beliefs.weights import Weights
from rockfall.bots.bot import Bot
from rockfall.bots.detective.detective_bot import DetectiveBot, TeamDetectiveBot
from rockfall.bots.play import play_move
from rockfall.bots.registry import make_bot
from rockfall.bots.standard.standard_bot import StandardBot
from rockfall.bots.standard.table.lookup import Lookup, lookup_of
from rockfall.editions.registry import Edition, load
from rockfall.kernel.dice import Dice
from rockfall.kernel.layout import TABLE, witness
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from rockfall.kernel.verdict import verdict

#: The base game, and the one with teams.
BASE: Final = "jubilee"
TEAMS: Final = "jubilee+saboteur2"

#: Name of a digger's style and of a saboteur's -> how often it is drawn.
Pool = tuple[dict[str, int], dict[str, int]]


class Seen(NamedTuple):
    """A deed, and which goals were face down."""

    deed: Deed
    goals: tuple[int, ...]


class Round(NamedTuple):
    """What was done in a round, and what was true of it."""

    spec: str
    seats: int
    styles: tuple[str, ...]
    foes: int
    goals: tuple[int, ...]
    treasure: int
    deeds: tuple[Seen, ...]
    #: for every seat the goals that it has seen at the end, as a set
    looked: tuple[frozenset[int], ...]
    #: for every digger what the standard bot thinks of the others at the end, in their order
    trust: tuple[tuple[float, ...], ...]
    won: bool
    #: for every seat its role at the end, and what it laid that only some roles lay
    roles: tuple[int, ...] = ()
    marks: tuple[Marks, ...] = ()


class Task(NamedTuple):
    """Which round to play."""

    spec: str
    seats: int
    pool: Pool
    seed: str
    trusting: bool
    #: by what detectives and the observer judge
    weights: Weights | None = None
    #: how much detectives who hinder value their cover in the first two laps
    shy: float = 0.0


@lru_cache(maxsize=16)
def edition(spec: str, seats: int) -> Edition:
    """A game for so many players."""
    return load(spec, seats)


def play(tasks: Sequence[Task], workers: int) -> list[Round]:
    """Play rounds; the same ones come out however many workers there are."""
    if workers == 1:
        return [play_one(task) for task in tasks]
    with ProcessPoolExecutor(workers) as executor:
        return list(executor.map(play_one, tasks, chunksize=8))


def tasks(
    seed: str,
    seats: int,
    rounds: int,
    pool: Pool,
    trusting: bool = False,
    spec: str = BASE,
    weights: Weights | None = None,
) -> Iterator[Task]:
    """So many rounds."""
    for number in range(rounds):
        yield Task(spec, seats, pool, f"{seed}/{seats}/{number}", trusting, weights)


def seated(task: Task, truth: State) -> tuple[list[Bot], tuple[str, ...]]:
    """A bot for every seat, drawn from the pool for the role that it has."""
    rules = edition(task.spec, task.seats).rules
    lookup = lookup_of(rules)
    dice = Dice(f"styles/{task.seed}".encode())
    bots: list[Bot] = []
    styles = []
    for seat in range(task.seats):
        foe = lookup.aims[truth.card(lookup.roles[seat])].hinders
        names = [name for name, often in task.pool[foe].items() for _ in range(often)]
        styles.append(names[dice.roll("style", len(names))])
        own = blake2b(f"{task.seed}/{seat}".encode(), digest_size=16).digest()
        bot = make_bot(styles[-1], rules, seat, own)
        if isinstance(bot, DetectiveBot | TeamDetectiveBot) and task.weights is not None:
            bot.observer = type(bot.observer)(lookup, task.weights)
        if isinstance(bot, DetectiveBot) and task.shy:
            bot.manner = bot.manner._replace(shy=task.shy, laps=2)
        bots.append(bot)
    return bots, tuple(styles)


class _Book:
    """Writes down what is seen of a round while it is played."""

    def __init__(self, task: Task, lookup: Lookup, truth: State) -> None:
        self.task = task
        self.lookup = lookup
        self.observer = (TeamObserver if lookup.teams else Observer)(lookup, task.weights)
        self.zones = {at: zone for at, zone in truth.grid.down.items() if lookup.goal_zones[zone]}
        self.hidden = [at for at, z in self.zones.items() if lookup.treasures[truth.card(z)]]
        self.deeds: list[Seen] = []
        self.looked = [frozenset[int]()] * task.seats
        rules = edition(task.spec, task.seats).rules
        #: standard bots that watch in every seat, and play in none
        self.shadows = [
            StandardBot(rules, seat, b"") for seat in range(task.seats) if task.trusting
        ]
        self.views: list[State] = []

    def note(self, before: State, actor: int, move: int) -> None:
        """Somebody has moved."""
        down = [(at, zone) for at, zone in before.grid.down.items() if at in self.zones]
        self.looked = [
            frozenset(at for at, zone in down if before.witnesses(zone) & witness(seat))
            for seat in range(self.task.seats)
        ]
        if self.shadows:
            self.views = [mask(before, seat) for seat in range(self.task.seats)]
        for seat, shadow in enumerate(self.shadows):
            shadow.watch(self.views[seat], actor, move)
        deed = self.observer.watch(before, actor, move)
        if deed is not None:
            self.deeds.append(Seen(deed, self.observer.evidence.goals))

    def closed(self, truth: State, styles: tuple[str, ...]) -> Round:
        """The round is over; who changed roles on the way counts as what it was in the end."""
        roles = tuple(truth.card(zone) for zone in self.lookup.roles)
        foes = sum(1 << seat for seat, role in enumerate(roles) if self.lookup.aims[role].hinders)
        trust = [
            tuple(_trust(shadow, self.views[seat]))
            for seat, shadow in enumerate(self.shadows)
            if not foes >> seat & 1
        ]
        treasure = self.hidden[0]
        return Round(
            self.task.spec, self.task.seats, styles, foes, tuple(self.zones), treasure,
            tuple(self.deeds), tuple(self.looked), tuple(trust), treasure in truth.grid.tiles,
            roles, tuple(self.observer.marks) if isinstance(self.observer, TeamObserver) else (),
        )  # fmt: skip


def play_one(task: Task) -> Round:
    """Play the first round of a game."""
    rules = edition(task.spec, task.seats).rules
    dice = Dice(task.seed.encode())
    truth = rules.start(dice)
    bots, styles = seated(task, truth)
    book = _Book(task, lookup_of(rules), truth)
    while verdict(truth) is None:
        actor = rules.actor(truth)
        if actor == TABLE:
            rules.advance(truth, dice)
        else:
            before = truth.copy()
            book.note(before, actor, play_move(rules, truth, bots, dice))
    return book.closed(truth, styles)


def _trust(bot: StandardBot, view: State) -> list[float]:
    """For every seat how likely it hinders, as the standard bot has it."""
    lookup = bot.lookup
    if not lookup.teams:
        return bot.trust.chances(view)
    rivals = bot.evaluator(view).rivals
    return [
        sum(chance for kind, chance in rivals.roles(seat).items() if lookup.aims[kind].hinders)
        for seat in range(lookup.seats)
    ]
