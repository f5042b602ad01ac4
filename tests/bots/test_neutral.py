"""What a seat does when nobody chooses for it: as little as the rules allow, and by dice."""

from collections.abc import Iterator

import pytest

from rockfall.bots.neutral import neutral_move
from rockfall.editions.registry import seat_limits
from rockfall.kernel.dice import Dice
from rockfall.kernel.guess import determinise
from rockfall.kernel.layout import TABLE, Layout
from rockfall.kernel.moves import kind_of, verb_of
from rockfall.kernel.sight import mask
from rockfall.match.notation import move_text
from tests.support.games import presets
from tests.support.play import Step, diggingly, edition, random_game, settle
from tests.support.scene import Scene

PRESETS = list(presets().values())
#: the question -> the only answer of a seat that is not there
SILENCE = {
    "turn": "pass",
    "pass-more": "enough",
    "veto": "allow",
    "sponsor": "decline",
    "theft": "refrain",
    "walk": "stop",
    "hunt": "stay",
    "fend": "endure",
    "end-vote": "object",
}
#: Questions that must be answered, with a single verb each.
PLAIN = {
    "which-goal": "reveal",
    "rotation": "rotate",
    "gold": "keep",
    "shed-second": "with",
    "switch": "settle",
    "storehouse": "take",
    "toll-card": "pay",
    "trail": "lay",
    "shift-goal": "nudge",
    "spy": "unmask",
    "rummage": "fetch",
    "steal": "grab",
    "sift": "hold",
    "put-away": "drop",
}
#: Questions that these games never come to.
RARE = {"rotation", "toll-card"}


def answers(layout: Layout) -> dict[str, set[str]]:
    """The verbs of every question; on one's turn, whichever a card can bring."""
    return {
        task: {verb.name for verb in layout.verbs if verb.task == task} for task in layout.tasks
    }


@pytest.mark.engine
@pytest.mark.parametrize("spec", PRESETS)
def test_every_question_has_one_neutral_verb_or_a_single_verb(spec: str) -> None:
    for seats in seat_limits(spec):
        layout = edition(spec, seats).rules.layout
        for task, verbs in answers(layout).items():
            neutral = {v.name for v in layout.verbs if v.task == task and v.neutral}
            if task in SILENCE:
                assert neutral == {SILENCE[task]} < verbs
            else:
                assert not neutral
                assert verbs == {PLAIN[task]}


def games(spec: str, seeds: int) -> Iterator[tuple[int, Step]]:
    """Steps of some games, numbered; the smallest and the largest tables in turns."""
    limits = seat_limits(spec)
    for seed in range(seeds):
        steps = random_game(spec, limits[seed % 2], seed, diggingly)
        yield from enumerate((step for step in steps if step.seat != TABLE), 1)


@pytest.mark.parametrize("spec", PRESETS)
def test_the_neutral_answer_is_legal_and_given_wherever_there_is_one(spec: str) -> None:
    asked: set[str] = set()
    for number, step in games(spec, 12):
        layout = step.before.layout
        task = layout.tasks[kind_of(step.before.todo[-1])]
        moves = edition(spec, layout.seats).rules.moves(mask(step.before, step.seat))
        move = neutral_move(layout, moves, b"asleep", number)
        assert move in moves
        assert layout.verbs[verb_of(move)].name == (SILENCE | PLAIN)[task]
        asked.add(task)
    assert asked >= set(edition(spec, 5).rules.layout.tasks) - RARE


@pytest.mark.parametrize("spec", PRESETS)
def test_it_is_the_same_in_every_world_that_looks_the_same(spec: str) -> None:
    worlds, others = Dice(b"other worlds"), 0
    for number, step in games(spec, 1):
        rules = edition(spec, step.before.layout.seats).rules
        guess = determinise(mask(step.before, step.seat), worlds)
        others += not guess.same(step.before)
        here, there = [
            neutral_move(rules.layout, rules.moves(truth), b"asleep", number)
            for truth in (step.before, guess)
        ]
        assert here == there
    assert others > 30, "the guesses were no other worlds"


@pytest.mark.parametrize("spec", PRESETS)
def test_a_table_where_nobody_is_there_comes_to_its_end(spec: str) -> None:
    rules = edition(spec, 5).rules
    dice = Dice(b"asleep")
    truth = rules.start(dice)
    said = set()
    step = 0
    while not rules.over(truth):
        step += 1
        move = neutral_move(rules.layout, rules.moves(truth), b"asleep", step)
        said.add(rules.layout.verbs[verb_of(move)].name)
        rules.play(truth, move, dice)
        settle(rules, truth, dice)
    assert "pass" in said
    assert said <= {"pass", "enough", "stop"}


def asleep(scene: Scene, seed: bytes = b"asleep", step: int = 1) -> str:
    """What the seat that is asked does if it is not there."""
    moves = scene.rules.moves(scene.view(scene.actor))
    return move_text(scene.layout, neutral_move(scene.layout, moves, seed, step))


@pytest.mark.rule("C19")
@pytest.mark.parametrize("held", ["veto", "veto NS", "NE"])
def test_in_a_window_it_says_nothing_whatever_the_seat_holds(held: str) -> None:
    scene = Scene("jubilee+veto").hands("map NS", held, "NE", "NE").play("map 8,0")
    assert (scene.asked, scene.actor) == ("veto", 1)
    assert {asleep(scene, b"%d" % seed) for seed in range(20)} == {"allow"}


@pytest.mark.rule("B6")
def test_which_card_is_passed_is_left_to_the_dice() -> None:
    scene = Scene().hand(0, "map", "NS", "rockfall", "fix-cart")
    passes = {"pass map", "pass NS", "pass rockfall", "pass fix-cart"}
    assert {asleep(scene, b"%d" % seed) for seed in range(40)} == passes
    assert {asleep(scene, step=step) for step in range(40)} == passes
    assert asleep(scene, step=7) == asleep(scene, step=7)


@pytest.mark.rule("C17")
def test_whether_goals_are_swapped_is_not_given_away_by_a_habit() -> None:
    scene = Scene("jubilee+swap-goals").hand(0, "swap-goals", "NS")
    scene.play("switch swap-goals 8,-2 8,2")
    assert len({asleep(scene, b"%d" % seed) for seed in range(20)}) == 2


@pytest.mark.rule("B15")
def test_which_gold_card_is_kept_is_left_to_the_dice() -> None:
    scene = Scene().roles("digger", "digger", "digger", "digger").tunnel("1,0", "6,0")
    scene.hand(0, "EW").gold_pile("gold-1", "gold-2", "gold-3", "gold-1").play("dig EW 7,0")
    assert scene.asked == "gold"
    kept = {asleep(scene, b"%d" % seed) for seed in range(40)}
    assert kept == {"keep gold-1", "keep gold-2", "keep gold-3"}


@pytest.mark.engine
@pytest.mark.parametrize("spec", PRESETS)
def test_the_only_window_is_the_one_after_an_announcement(spec: str) -> None:
    layout = edition(spec, 5).rules.layout
    windows = [name for name, open_ in zip(layout.tasks, layout.windows, strict=True) if open_]
    assert windows == (["veto"] if "veto" in spec else [])


def test_silence_puts_no_card_on_the_table() -> None:
    layout = edition(presets()["party"], 5).rules.layout
    for verb in layout.verbs:
        assert not verb.neutral or verb.secret or not verb.card
