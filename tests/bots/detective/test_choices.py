"""What the detective does with what it believes."""

import pytest

from rockfall.bots.beliefs.observer import Observer, seatless
from rockfall.bots.bot import BUDGET
from rockfall.bots.detective.detective_bot import DetectiveBot
from rockfall.bots.detective.mind import Mind
from rockfall.bots.detective.saboteur import DetectiveSaboteur
from rockfall.bots.registry import make_bot
from rockfall.kernel.dice import Dice
from rockfall.kernel.moves import verb_of
from rockfall.kernel.sight import mask, redact_move
from rockfall.match.notation import move_text, parse_move
from tests.bots.beliefs.tables import Watched
from tests.support.play import edition
from tests.support.scene import Scene

D, S = "digger", "saboteur"


class Sleuth:
    """A detective on one seat of a scene."""

    def __init__(self, scene: Scene, seat: int) -> None:
        self.scene = scene
        self.seat = seat
        self.bot = DetectiveBot(scene.rules, seat, b"sleuth")

    def sees(self, *texts: str) -> "Sleuth":
        for text in texts:
            move, actor = parse_move(self.scene.layout, text), self.scene.actor
            told = redact_move(self.scene.layout, move, actor, self.seat)
            self.bot.watch(self.scene.view(self.seat), actor, told)
            self.scene.play(text)
        return self

    def chooses(self) -> str:
        view = self.scene.view(self.seat)
        return move_text(
            self.scene.layout, self.bot.choose(view, self.scene.rules.moves(view), BUDGET)
        )

    def suspects(self) -> tuple[float, ...]:
        return self.bot.belief(self.scene.view(self.seat)).foes


def caught(*hand: str) -> Sleuth:
    """Seat 1 lays a dead end on the main line; seat 2 has seen it and is to move."""
    scene = Scene(active=1).roles(D, S, D, D).tunnel("1,0", "5,0").hand(1, "e+w").hand(2, *hand)
    return Sleuth(scene, 2).sees("dig e+w 6,0")


def test_a_dead_end_on_the_main_line_makes_its_layer_the_suspect() -> None:
    foes = caught("NS").suspects()
    assert foes[1] > 0.5 > foes[0] == foes[3]


def test_a_digger_breaks_whom_it_believes_a_saboteur_and_nobody_else() -> None:
    assert caught("broken-cart", "n").chooses() == "break broken-cart #1"
    scene = Scene(active=2).roles(D, S, D, D).tunnel("1,0", "5,0").hand(2, "broken-cart", "n")
    assert not Sleuth(scene, 2).chooses().startswith("break")


def test_a_digger_mends_whom_it_believes_a_digger_and_not_a_saboteur() -> None:
    def mends(whom: int) -> str:
        scene = Scene(active=1).roles(D, S, D, D).tunnel("1,0", "5,0")
        scene.mat(whom, "broken-lantern").hand(1, "rockfall").hand(2, "fix-cart", "NESW")
        scene.hand(3, "fix-lantern", "n")
        return Sleuth(scene, 3).sees("rockfall 5,0", "pass fix-cart").chooses()

    assert mends(0) == "repair fix-lantern #0 broken-lantern"
    assert not mends(1).startswith("repair")


def test_a_saboteur_lays_first_what_it_needs_whole_tools_for() -> None:
    def chooses(*broken: str) -> str:
        scene = Scene(active=1).roles(D, S, D, D).tunnel("1,0", "5,0")
        scene.mat(1, *broken).hand(1, "e+w", "broken-cart")
        return Sleuth(scene, 1).chooses()

    assert chooses() == "dig e+w 6,0"
    assert chooses("broken-lantern").startswith("break broken-cart")


def test_a_broken_tool_is_worth_more_to_a_band_than_to_who_is_alone() -> None:
    def worth(*roles: str) -> float:
        scene = Scene(seats=len(roles), active=1).roles(*roles).tunnel("1,0", "5,0")
        sleuth = Sleuth(scene.hand(1, "broken-cart"), 1)
        view = scene.view(1)
        return sleuth.bot.worths(view, [parse_move(scene.layout, "break broken-cart #2")])[0]

    assert worth(D, S, D, D, S) > 1.5 * worth(D, S, D, D)


@pytest.mark.parametrize("seats", [4, 8])
def test_a_saboteur_foresees_what_the_table_will_believe_of_it(seats: int) -> None:
    table = Watched(seats, b"foreseen")
    twin = Observer(table.lookup)
    foreseen = 0
    for before, actor, move in table.moves(4 * seats):
        if table.lookup.verbs[verb_of(move)] in ("dig", "pass", "map"):
            mind = Mind(twin, mask(before, actor), actor)
            after = table.observer.asks(seatless(before)).foes[actor]
            assert mind.seen_as(move) == pytest.approx(after, abs=0.02)
            foreseen += 1
        twin.watch(before, actor, move)
    assert foreseen > seats


def test_a_saboteur_skips_no_move_that_it_would_have_taken() -> None:
    table = Watched(5, b"skipped")
    bots = [DetectiveBot(table.rules, seat, b"skipped") for seat in range(5)]
    skipped = 0
    for before, actor, move in table.moves(25):
        view, bot = mask(before, actor), bots[actor]
        evaluator = bot.evaluator(view)
        if isinstance(evaluator, DetectiveSaboteur):
            seen = evaluator.mind.public.foes[actor]
            moves = table.rules.moves(view)
            full = [
                evaluator._harm(one) - evaluator.cover * (evaluator.mind.seen_as(one) - seen)
                for one in moves
            ]
            told = [evaluator.weigh(one) for one in moves]
            skipped += told != full
            assert bot.whim.best(moves, told) == bot.whim.best(moves, full)
        for seat, other in enumerate(bots):
            other.watch(
                mask(before, seat), actor, redact_move(table.rules.layout, move, actor, seat)
            )
    assert skipped > 3


@pytest.mark.rule("S1")
def test_where_teams_compete_a_seat_counts_the_saboteurs_among_the_role_cards() -> None:
    built = edition("jubilee+saboteur2", 6)
    truth = built.rules.start(Dice(b"teams"))
    for seat in range(6):
        view = mask(truth, seat)
        bot = make_bot("detective", built.rules, seat, b"teams")
        belief = bot.belief(view)
        assert belief is not None
        left = 3 - belief.foes[seat]
        others = [chance for other, chance in enumerate(belief.foes) if other != seat]
        assert others == pytest.approx([left / 14] * 5)
