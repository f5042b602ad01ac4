"""What goes without saying: what is the rule is no news, so that the log tells what is."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from rockfall.kernel.layout import TABLE, WATCHER
from rockfall.kernel.moves import verb_of
from rockfall.match.match import Match
from rockfall.words import languages
from tests.match.hearing import on_table, play, stories
from tests.match.playing import BETWEEN, PARTY, finished
from tests.match.test_catalogues import written
from tests.support.scene import Scene

DRAWS = "story-move-pile-hand"
#: Matches that are told from the first deal to the last count.
WHOLE = [("jubilee", 5, 0), ("jubilee+saboteur2", 7, 1), (PARTY, 6, 2), ("cave", 4, 0)]
#: Screens show a table and no compass.
COMPASS = {
    "en": r"\b(north|east|south|west)",
    "de": r"\b(Nord|Ost(en)?\b|Süd|West(en)?\b)",
    "fr": r"\b(nord|sud|ouest)\b|vers l’est\b",
    "uk": r"північ|півден|\bсх[іо]д\b|захід|східн|західн",
    "bg": r"\bсевер|\bюг|\bизток|\bзапад",
    "ru": r"\bсевер|\bюг|\bвосток|\bзапад",
}


def told(match: Match, eye: int = WATCHER) -> list[str]:
    """The keys of all that an eye hears of a match."""
    return [message.key for messages in stories(match, eye) for message in messages]


def passes(match: Match) -> Iterator[tuple[bool, list[str]]]:
    """For every step whether it is one of several answers that are still awaited, and its keys."""
    layout = match.edition.rules.layout
    for step, messages in zip(match.steps, stories(match, WATCHER), strict=True):
        verb = layout.verbs[verb_of(step.move)] if step.seat != TABLE else None
        awaited = verb is not None and verb.neutral and verb.task == "veto"
        yield awaited, [message.key for message in messages]


@pytest.mark.rule("B6")
def test_one_card_drawn_unseen_says_nothing_and_ones_own_is_named() -> None:
    passed = on_table(BETWEEN, "pass map")
    assert passed.by(1) == ["Ada passes."]
    assert passed.by(0)[0] == "Ada passes and secretly discards map."
    assert passed.by(0)[1].startswith("Ada draws ")


@pytest.mark.rule("C22")
def test_two_cards_drawn_unseen_are_told() -> None:
    scene = Scene("jubilee+pathfinder").hand(0, "pathfinder", "EW", "EW", "map")
    heard = play(scene, "pathfind pathfinder", "lay EW 1,0", "lay EW 2,0")
    assert heard.by(1)[-1] == "Ada draws 2 cards."


@pytest.mark.rule("C19")
def test_a_window_that_nobody_answers_is_one_line() -> None:
    scene = Scene("jubilee+veto").hand(0, "NESW", "NE").hand(1, "veto", "NE")
    others = scene.seats - 1
    heard = [play(scene, "dig NESW 1,0"), *(play(scene, "allow") for _ in range(others))]
    for eye in (WATCHER, 1, 2):
        said = [text for one in heard for text in one.by(eye)]
        assert said == ["Ada digs at 1/0: crossing.", "Nobody vetoes it."]


def test_a_story_is_empty_only_while_others_may_still_veto() -> None:
    seen = Counter(
        (awaited, bool(said)) for whole in WHOLE for awaited, said in passes(finished(*whole))
    )
    assert seen[False, False] == 0
    assert seen[True, False] > seen[True, True] > 0


@pytest.mark.parametrize(("spec", "seats", "seed"), WHOLE)
def test_a_log_is_not_about_drawing_and_not_about_what_does_not_happen(
    spec: str, seats: int, seed: int
) -> None:
    said = told(finished(spec, seats, seed))
    assert len(said) > 20
    drawn = [key for key in said if key.startswith(DRAWS)]
    assert len(drawn) < len(said) / 10
    assert said.count("story-allow-all") < len(said) / 2


def test_those_who_see_no_faces_hear_of_no_cards_that_go_from_hand_to_hand() -> None:
    heard = {key for whole in WHOLE for key in told(finished(*whole))}
    assert "story-swap" in heard
    assert not [key for key in heard if key.startswith("story-move-hand-hand")]


@pytest.mark.parametrize("language", languages())
def test_no_screen_speaks_of_a_compass(language: str) -> None:
    texts = written(language)
    assert [key for key, text in texts.items() if re.search(COMPASS[language], text)] == []
