"""Questions: one for every task, about what it is about, and never about what somebody holds."""

from collections.abc import Iterator

import pytest

from rockfall.kernel.layout import GOD, TABLE, WATCHER
from rockfall.kernel.rules import Rules
from rockfall.kernel.state import State
from rockfall.match.question import question, waiting
from rockfall.match.sentence import Sentence
from tests.match.catalogue import keys, variables
from tests.match.cave_tales import TALES, armed, beside, hunting, lair
from tests.match.hearing import worded
from tests.match.playing import PARTY, PARTY_1, finished
from tests.support.scene import Scene
from tests.support.toll import seat_dwarf, tolled

GAMES = [
    ("jubilee", 3, 0),
    ("gigamic+saboteur2", 12, 5),
    ("jubilee+chests", 3, 8),
    *[(PARTY, 3, seed) for seed in range(5)],
    *[(PARTY_1, 3, seed) for seed in range(2)],
    ("cave", 4, 0),
]


def decisions(eye: int) -> Iterator[tuple[Rules, State]]:
    """What an eye saw whenever somebody had to decide, and by which rules."""
    for spec, seats, seed in GAMES:
        match = finished(spec, seats, seed)
        for step in match.steps[1:]:
            if step.seat != TABLE:
                yield match.edition.rules, match.view_before(eye, step.number)
    for make, texts in TALES:
        scene = make()
        for text in texts:
            yield scene.rules, scene.view(eye)
            scene.play(text)
    trail = Scene("jubilee+pathfinder").hand(0, "pathfinder", "EW").play("pathfind pathfinder")
    yield trail.rules, trail.view(eye)


def asked(scene: Scene) -> str:
    """The question that is put now."""
    return worded([question(scene.rules, scene.view(scene.actor))])[0]


def said(rules: Rules, view: State) -> tuple[Sentence, Sentence]:
    """The question, and what the others are told they wait for."""
    return question(rules, view), waiting(view)


def test_every_question_is_put_with_exactly_the_arguments_its_words_use() -> None:
    views = list(decisions(GOD))
    used = {(m.key, frozenset(m.args)) for rules, view in views for m in said(rules, view)}
    assert used == {(key, variables(key)) for sort in ("ask-", "wait-") for key in keys(sort)}


@pytest.mark.rule("C19")
def test_a_question_says_nothing_that_a_watcher_could_not_say() -> None:
    for seen, true in zip(decisions(WATCHER), decisions(GOD), strict=True):
        assert said(*seen) == said(*true)


@pytest.mark.rule("C19")
@pytest.mark.parametrize(
    ("card", "move", "questions"),
    [
        ("NESW", "dig NESW 1,0", ["Ada plays “crossing” at 1/0. Veto?"] * 2),
        (
            "change-of-direction",
            "reverse change-of-direction",
            ["Ada plays “Change of direction”. Veto?"] * 2,
        ),
        (
            "broken-cart",
            "break broken-cart #1",
            [
                "Ada plays “broken cart” on you. Veto?",
                "Ada plays “broken cart” on Bo. Veto?",
            ],
        ),
    ],
)
def test_a_veto_question_names_the_card_and_what_it_is_aimed_at(
    card: str, move: str, questions: list[str]
) -> None:
    scene = Scene("jubilee+veto+direction", 3).hand(0, card, "NE").play(move)
    first = asked(scene)
    assert [first, asked(scene.play("allow"))] == questions


@pytest.mark.rule("T3")
def test_a_plea_asks_the_owner_for_a_free_pass_and_others_for_a_piece() -> None:
    scene = tolled().pieces(0, 0, 1, 0).play("beg 1,0 #1")
    assert asked(scene) == "Will you let Ada dig at 1/0, where your dwarf sits, for nothing?"
    scene.play("decline", "beg 1,0 #2")
    assert asked(scene) == "Will you pay the toll if Ada digs at 1/0?"
    assert waiting(scene.view(WATCHER)) == Sentence("wait-sponsor", {"seat": 2})


@pytest.mark.rule("T3", "R156")
def test_a_second_plea_names_the_other_cell() -> None:
    scene = seat_dwarf(tolled().pieces(0, 1, 1, 1), "0,1", 3, number=1)
    scene.play("beg 1,0 #2", "agree", "beg 0,1 #3")
    assert asked(scene) == "Will you let Ada dig at 0/1, where your dwarf sits, for nothing?"


@pytest.mark.rule("C17", "C22", "T4")
def test_questions_name_goals_cards_and_cells() -> None:
    swap = Scene("jubilee+swap-goals").hand(0, "swap-goals", "NE")
    swap.play("switch swap-goals 8,-2 8,0")
    asks = "Will you really swap the upper goal and the middle goal? Only you will know."
    assert asked(swap) == asks
    trail = Scene("jubilee+pathfinder").hand(0, "pathfinder", "EW", "NE")
    trail.play("pathfind pathfinder", "lay EW 1,0")
    assert asked(trail) == "Lay the second of two path cards. Which one?"
    poor = tolled().pieces(0, 0, 0, 0).gold(0, "gold-1", "gold-2").play("dig NESW 1,0")
    assert asked(poor).startswith("Which gold card do you pay Bo’s dwarf at 1/0 with?")


@pytest.mark.rule("D7", "D18", "D19", "D21")
def test_questions_of_the_cave_name_steps_creatures_and_who_proposes() -> None:
    assert asked(beside("EW.1 1,0").play("pass NW.1")) == "Where do you walk? 3 steps are left."
    rat = lair("rat").play("send rat.2 1,0 0")
    assert asked(rat) == "Where does the rat go? 3 steps are left."
    worm = armed("lindworm").play(*hunting("lindworm"))
    assert asked(worm).startswith("The lindworm is upon you and will strike you down.")
    assert waiting(worm.view(WATCHER)) == Sentence("wait-fend", {"seat": 1})
    vote = beside().play("propose-end")
    assert asked(vote) == "Ada proposes to end the game here. Do you agree?"
