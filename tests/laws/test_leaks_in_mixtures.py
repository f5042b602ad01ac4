"""L4 bites in mixtures too: leaks that name no card, and so pass the laws about what is named."""

from collections.abc import Callable

import pytest

from rockfall.kernel.dice import Dice
from rockfall.kernel.moves import verb_of
from rockfall.kernel.ops import MOVE, PICK, SWITCH, Op
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import redact
from rockfall.kernel.state import State
from tests.laws.coupling import word
from tests.laws.projection import Projection
from tests.laws.telling import fold_is_projection, told_within_seen
from tests.laws.test_planted_leaks import VERDICTS, moves_told_in_full
from tests.laws.twins import twin_worlds
from tests.support.play import at_random, diggingly
from tests.support.strategies import Game

pytestmark = pytest.mark.engine

#: Played with goals switched, discards fetched and rummaged in, a card stolen and a party.
MIXED = Game("jubilee+swap-goals+storehouse+chests+party", 4, 2616, diggingly)
#: Played with cards stopped, by one of three and by nobody.
VETO = Game("jubilee+veto", 3, 31, at_random)


def picks_tell_their_slot(before: State, op: Op, eye: int) -> Op:
    """Which of the discards is taken is told to all, though not what it is."""
    told = redact(before, op, eye)
    return (PICK, told[1], told[2], op[3], told[4]) if op[0] == PICK else told


def switches_tell_whether(before: State, op: Op, eye: int) -> Op:
    """Whether goals change places is told to all."""
    return op if op[0] == SWITCH else redact(before, op, eye)


def draws_tell_their_place(src: str, dst: str, before: State, op: Op, eye: int) -> Op:
    """Where in a sorted bag a card is found is told to all, though not what it is."""
    told = redact(before, op, eye)
    zones = before.layout.zones
    if op[0] == MOVE and zones[op[2]].startswith(src) and zones[op[4]].startswith(dst):
        return (MOVE, told[1], told[2], before.zones[op[2]].index(op[1]), told[4])
    return told


def steals_tell_their_place(before: State, op: Op, eye: int) -> Op:
    """Thieves let see from where in the hand they take a card."""
    return draws_tell_their_place("hand.", "hand.", before, op, eye)


def parties_tell_their_place(before: State, op: Op, eye: int) -> Op:
    """Roles come out of the crowd as they lie there, sorted."""
    return draws_tell_their_place("crowd", "role.", before, op, eye)


def rummaging_tells_its_places(before: State, op: Op, eye: int) -> Op:
    """The discards are shuffled, but for all to follow."""
    return draws_tell_their_place("mixed", "discard", before, op, eye)


def only_who_has_a_choice_is_asked(
    rules: Rules, state: State, move: int, dice: Dice, ops: list[Op]
) -> None:
    """To be asked tells who holds a veto (C19), or that gold cards on offer differ (B15)."""
    rules.play(state, move, dice, ops)
    while state.todo and len(rules.moves(state)) == 1:
        rules.play(state, rules.moves(state)[0], dice, ops)


#: What leaks, how, and in which game.
LEAKS = [
    ("a pick tells its slot", Projection(redact=picks_tell_their_slot), MIXED),
    ("a switch tells whether", Projection(redact=switches_tell_whether), MIXED),
    ("a whisper is heard", Projection(redact_move=moves_told_in_full), MIXED),
    ("a steal tells its place", Projection(redact=steals_tell_their_place), MIXED),
    ("a party tells its places", Projection(redact=parties_tell_their_place), MIXED),
    ("rummaging tells its places", Projection(redact=rummaging_tells_its_places), MIXED),
    ("only who can veto is asked", Projection(play=only_who_has_a_choice_is_asked), VETO),
    ("only who has a choice is asked", Projection(play=only_who_has_a_choice_is_asked), MIXED),
]


@pytest.mark.parametrize("game", [MIXED, VETO], ids=lambda game: game.spec)
def test_without_a_leak_the_twins_are_told_the_same(game: Game) -> None:
    assert twin_worlds(game)


@pytest.mark.rule("B15", "C17", "C18", "C19", "P2", "X4")
@pytest.mark.parametrize(
    ("planted", "game"),
    [(planted, game) for _, planted, game in LEAKS],
    ids=[name.replace(" ", "-") for name, _, _ in LEAKS],
)
def test_a_planted_leak_is_caught(planted: Projection, game: Game) -> None:
    with pytest.raises(AssertionError, match=VERDICTS["L4"]):
        twin_worlds(game, planted)


@pytest.mark.parametrize("planted", [picks_tell_their_slot, switches_tell_whether])
def test_no_other_law_of_telling_catches_it(
    planted: Callable[[State, Op, int], Op],
) -> None:
    layout, p = MIXED.rules.layout, Projection(redact=planted)
    assert fold_is_projection(layout, MIXED.steps(), p)
    assert told_within_seen(layout, MIXED.steps(), p)


def test_the_games_have_every_secret_that_leaks_here() -> None:
    for game, secrets in ((MIXED, {"take", "settle", "grab", "fetch"}), (VETO, {"veto", "allow"})):
        verbs = game.rules.layout.verbs
        played = {verbs[verb_of(step.move)].name for step in game.steps() if step.seat >= 0}
        assert secrets <= played


@pytest.mark.parametrize("stream", ["pile", "never-heard-of"])
def test_rolls_that_the_twins_cannot_follow_are_refused(stream: str) -> None:
    def roll_once_more(rules: Rules, state: State, move: int, dice: Dice, ops: list[Op]) -> None:
        rules.play(state, move, dice, ops)
        dice.roll(stream, 6)

    with pytest.raises(AssertionError, match="unknown to L4"):
        twin_worlds(VETO, Projection(play=roll_once_more))


def test_a_word_rolls_the_number_it_is_made_for() -> None:
    for sides in range(1, 200):
        for index in range(sides):
            dice = Dice(b"")
            dice._words["any"] = [word(index, sides)]
            assert dice.roll("any", sides) == index
