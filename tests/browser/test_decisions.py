"""Every question that a seat can be asked is answered on the page, and what was clicked is done."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from typing import Final, NamedTuple

import pytest
from playwright.sync_api import expect

from rockfall.kernel.geometry import row
from rockfall.kernel.moves import CELL, SEAT, TURN, a_of, b_of, card_of, verb_of
from rockfall.server import protocol as p
from rockfall.words import name_of, words
from tests.browser.conftest import Welcome
from tests.browser.laid import Laid, anybody_asked, lay, task_of
from tests.browser.player import Player
from tests.browser.test_veto import announced
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.server.support.process import ServerProcess
from tests.support.play import SOAK, Chooser, at_random, diggingly, edition

PARTY: Final = "jubilee+saboteur2+swap-goals+veto+toll+chests"


class Where(NamedTuple):
    """A game in which a question comes early."""

    spec: str
    seats: int
    choose: Chooser
    seed: int


#: Found by playing: what comes at what seed is the dice's business, not the test's.
GAMES: Final[Mapping[str, Where]] = {
    "turn": Where("jubilee", 3, at_random, 0),
    "rotation": Where("jubilee+chests", 3, diggingly, 0),
    "which-goal": Where("jubilee+chests", 4, diggingly, 2),
    "gold": Where("jubilee+chests", 3, diggingly, 1),
    "pass-more": Where("jubilee+saboteur2", 3, at_random, 0),
    "shed-second": Where("jubilee+saboteur2", 3, at_random, 0),
    "theft": Where("jubilee+saboteur2", 3, diggingly, 3),
    "switch": Where("jubilee+swap-goals", 4, at_random, 0),
    "storehouse": Where("jubilee+storehouse", 4, at_random, 0),
    "trail": Where("jubilee+pathfinder", 4, at_random, 0),
    "sponsor": Where("jubilee+toll", 4, at_random, 0),
    "toll-card": Where("jubilee+toll", 4, at_random, 1),
    "shift-goal": Where("jubilee+chests", 3, diggingly, 0),
    "spy": Where("jubilee+chests", 3, diggingly, 1),
    "steal": Where("jubilee+chests", 3, diggingly, 1),
    "sift": Where("jubilee+chests", 3, diggingly, 2),
    "put-away": Where("jubilee+chests", 3, diggingly, 2),
    "rummage": Where("jubilee+chests+new-goals", 4, at_random, 5),
    "fend": Where("cave", 4, at_random, 1),
    "end-vote": Where("cave", 3, at_random, 0),
}
#: Answered card by card and place by place, not with one tap.
BY_HAND: Final = ("turn", "trail")
#: Answered by walking there: see `test_cave_table.py`.
BY_WALKING: Final = ("walk", "hunt")
#: Asked while a clock runs, so that no table can be laid out for it.
IN_WINDOWS: Final = ("veto",)


#: Answered by pointing at the board or at a player too.
POINTED: Final = {
    "which-goal": CELL,
    "shift-goal": CELL,
    "spy": SEAT,
    "steal": SEAT,
    "theft": SEAT,
}
#: About cards of the own hand, which can be tapped themselves.
OF_THE_HAND: Final = ("pass-more", "shed-second")
DEVICES: Final = {"desk": DESK, "phone": PHONE}


@cache
def lay_asking(task: str) -> Laid:
    """A table at which somebody is asked this."""
    spec, seats, choose, seed = GAMES[task]
    asked, key = anybody_asked(task), bytes([seed]).hex() * 32
    return lay(task, asked, people=seats, seed=key, chance=seed, choose=choose, spec=spec)


def legal(laid: Laid) -> list[int]:
    """What can be answered there, as it is sent."""
    return laid.match.moves(laid.seat)


def made(server: ServerProcess, laid: Laid) -> list[p.Moved]:
    """The moves that were made since, as the seat was told them."""
    own = {"authorization": f"Bearer {laid.address.partition('=')[2]}"}
    replay = server.ask(f"/api/tables/{laid.table.id}/replay?eye={laid.seat}", headers=own)
    moved = [told.what for told in replay.read(p.Replay).steps]
    steps = [what for what in moved if isinstance(what, p.Moved)]
    return [what for what in steps if what.step >= len(laid.match.steps)]


@contextmanager
def telling(player: Player) -> Iterator[None]:
    """What is done in between must be told before it goes on."""
    before = player.told
    yield
    log = player.page.get_by_role("list", name="Log", include_hidden=True)
    expect(log).not_to_have_attribute("data-told", before or "", timeout=30_000)


def _named(laid: Laid, move: int) -> str:
    """What the button of a move must name: whatever tells it from the other answers."""
    layout = laid.match.truth.layout
    verb = layout.verbs[verb_of(move)]
    if card_of(move):
        return name_of("card", layout.kinds[card_of(move)])
    if verb.a == SEAT:
        return laid.match.names[a_of(move)]
    if verb.b == TURN and verb.a == CELL:
        return words("ui-table-turned" if b_of(move) else "ui-table-unturned")
    if verb.b == TURN:
        return words("ui-table-yes" if b_of(move) else "ui-table-no")
    if verb.a == CELL:
        return _goal(laid, a_of(move))
    return name_of("verb", verb.name)


def _goal(laid: Laid, at: int) -> str:
    """What the goal on a cell is called, counted from the top."""
    truth = laid.match.truth
    layout = truth.layout
    box = layout.decks.index("goal-box")
    down = [cell for cell, zone in truth.grid.down.items() if layout.carries[zone] == box]
    shown = [cell for cell, tile in truth.grid.tiles.items() if layout.deck[tile >> 1] == box]
    goals = sorted([*down, *shown], key=row)
    return words("ui-ask-goal", {"number": goals.index(at) + 1, "count": len(goals)})


def test_every_question_there_is_has_a_game() -> None:
    asked = {
        task
        for spec in ("jubilee+chests+pathfinder+storehouse+toll", PARTY, "cave")
        for task in edition(spec, 4).rules.layout.tasks
    }
    assert {*GAMES, *BY_WALKING, *IN_WINDOWS} == asked


Bring = Callable[[Laid], Laid]
#: Does at a table what a question is to be answered with.
Answer = Callable[[ServerProcess, Player, Laid], None]


def _walk(
    visitor: Visitor, server: ServerProcess, ready: Bring, tests: pytest.Subtests,
    tasks: Iterable[str], answer: Answer,
) -> None:  # fmt: skip
    """Answer one question after the other, each at a table of its own, on a page that is warm."""
    player = Player(visitor)
    for task in tasks:
        with tests.test(task):
            laid = ready(lay_asking(task))
            visitor.go(laid.address)
            player.chance.seed(1)
            answer(server, player, laid)
        visitor.forget()


@pytest.mark.parametrize("device", DEVICES)
def test_a_question_is_answered_by_one_tap(
    visit: Welcome, server: ServerProcess, ready: Bring, subtests: pytest.Subtests, device: str
) -> None:
    tasks = sorted({*GAMES} - {*BY_HAND})
    if not SOAK:
        # Each on one of the devices, the neighbours on another.
        tasks = tasks[[*DEVICES].index(device) :: len(DEVICES)]
    _walk(visit(**DEVICES[device]), server, ready, subtests, tasks, _tap)


def _tap(server: ServerProcess, player: Player, laid: Laid) -> None:
    sight = player.look()
    player.check(sight)
    assert player.questions[0].startswith(task_of(laid.match))
    assert len(sight.buttons) == len(legal(laid))
    at = player.chance.randrange(len(legal(laid)))
    with telling(player):
        player.press(player.button(at))
    moved = made(server, laid)[0]
    assert (moved.seat, moved.by) == (laid.seat, "person")
    assert moved.move in legal(laid)
    named = _named(laid, moved.move)
    assert named
    assert named.lower() in sight.buttons[at].lower()


@pytest.mark.parametrize("device", DEVICES)
def test_a_card_is_laid_part_by_part(
    visit: Welcome, server: ServerProcess, ready: Bring, subtests: pytest.Subtests, device: str
) -> None:
    _walk(visit(**DEVICES[device]), server, ready, subtests, BY_HAND, _lay_by_hand)


def _lay_by_hand(server: ServerProcess, player: Player, laid: Laid) -> None:
    sight = player.look()
    with telling(player):
        player.decide(sight)
    assert player.questions[0] == task_of(laid.match)
    moved = made(server, laid)[0]
    assert (moved.seat, moved.by) == (laid.seat, "person")
    assert moved.move in legal(laid)


def test_what_is_meant_can_be_pointed_at(
    visit: Welcome, server: ServerProcess, ready: Bring, subtests: pytest.Subtests
) -> None:
    _walk(visit(), server, ready, subtests, POINTED, _point)


def _point(server: ServerProcess, player: Player, laid: Laid) -> None:
    sight = player.look()
    player.check(sight)
    verbs = laid.match.truth.layout.verbs
    kind = POINTED[task_of(laid.match)]
    aims = [a_of(move) for move in legal(laid) if verbs[verb_of(move)].a == kind]
    offered = sight.cells if kind == CELL else sight.seats
    assert sorted(at for at, _ in offered) == sorted(aims)
    what = player.cell(aims[-1]) if kind == CELL else player.seat(aims[-1])
    # The first tap chooses, the second confirms.
    player.press(what)
    assert what.get_attribute("aria-pressed") == "true"
    assert made(server, laid) == []
    with telling(player):
        player.press(what)
    assert a_of(made(server, laid)[0].move) == aims[-1]


def test_a_question_about_the_hand_is_answered_there(
    visit: Welcome, server: ServerProcess, ready: Bring, subtests: pytest.Subtests
) -> None:
    _walk(visit(), server, ready, subtests, OF_THE_HAND, _choose_in_hand)


def _choose_in_hand(server: ServerProcess, player: Player, laid: Laid) -> None:
    player.check(player.look())
    card = player.card(1)
    player.press(card)
    assert card.get_attribute("aria-pressed") == "true"
    # It must not be said that such a card is of no use now.
    assert player.page.get_by_role("alert").count() == 0
    with telling(player):
        player.press(card)
    held = laid.match.truth.cards(laid.match.truth.layout.zones.index(f"hand.{laid.seat}"))
    assert card_of(made(server, laid)[0].move) == held[1]


def test_whoever_may_stop_a_card_answers_in_time(
    visit: Welcome, ready: Callable[[Laid], Laid]
) -> None:
    moment = announced({0: True}, active=1)
    laid = ready(lay("stops", moment, people=1, bots=2, spec="jubilee+veto", window=30))
    anna = visit().go(laid.path(0))
    player = Player(anna, 2)

    def answered() -> bool:
        # The match itself does not tell whether an answer was given or missing.
        return any('"type":"noted"' in frame for frame in anna.heard)

    player.play(done=answered)
    assert answered()
    assert "veto" in {one.partition("-")[0] for one in player.questions}
