"""The story for every eye at every step: it is never empty, and all of it is in the catalogue."""

from collections.abc import Callable, Iterator
from functools import cache

from rockfall.kernel.layout import GOD
from rockfall.match.sentence import Sentence
from tests.match.catalogue import keys, variables
from tests.match.cave_tales import TALES
from tests.match.hearing import play, stories, worded
from tests.match.playing import PARTY, PARTY_1, finished
from tests.support import gold
from tests.support.ends import WALLED_IN
from tests.support.scene import Scene
from tests.support.second import S2, before_the_treasure

GAMES = [
    ("jubilee", 3, 0),
    ("jubilee", 3, 5),
    ("classic", 4, 2),
    ("gigamic", 10, 3),
    ("jubilee+saboteur2", 2, 1),
    ("classic+saboteur2", 7, 3),
    ("gigamic+saboteur2", 12, 5),
    ("jubilee+direction", 4, 6),
    ("jubilee+chests", 3, 8),
    *[(PARTY, 3, seed) for seed in range(5)],
    *[(PARTY_1, 3, seed) for seed in range(2)],
    ("cave", 2, 0),
    ("cave", 5, 1),
]


def on_a_trail() -> Scene:
    return Scene("jubilee+pathfinder").hand(0, "pathfinder", "EW", "EW")


def all_passing() -> Scene:
    return Scene("classic", 3).pile().hands("NE map", "", "")


def nothing_playable() -> Scene:
    scene = Scene("jubilee+E2=no-playable", 3).pile().board(*WALLED_IN)
    return scene.hands("NE map", "NS", "NS")


def own_theft() -> Scene:
    return Scene(S2, 3).hand(0, "hands-off", "NE").mat(0, "theft")


def own_trap() -> Scene:
    return Scene("gigamic+saboteur2", 3).hand(0, "trapped", "NE")


#: Situations that random play seldom meets, and the moves that tell of them.
SCENES: list[tuple[Callable[[], Scene], tuple[str, ...]]] = [
    (on_a_trail, ("pathfind pathfinder",)),
    (on_a_trail, ("pathfind pathfinder", "lay EW 1,0", "lay EW 2,0")),
    (all_passing, ("pass NE",)),
    (nothing_playable, ("map 8,0",)),
    (own_theft, ("foil hands-off #0 theft",)),
    (own_trap, ("trap trapped #0",)),
    (lambda: before_the_treasure("blue", "boss", "saboteur"), ("dig EW 7,0",)),
    (lambda: gold.near_treasure("jubilee+tournament", "GDDDS", 0), (gold.DIG,)),
    *TALES,
]


@cache
def everything() -> list[list[Sentence]]:
    """All that all eyes hear, step by step."""
    return [*_of_games(), *_of_scenes()]


def _of_games() -> Iterator[list[Sentence]]:
    for spec, seats, seed in GAMES:
        match = finished(spec, seats, seed)
        for eye in range(GOD, seats):
            yield from stories(match, eye)


def _of_scenes() -> Iterator[list[Sentence]]:
    for make, texts in SCENES:
        scene = make()
        heard = play(scene, *texts)
        for eye in range(GOD, scene.seats):
            yield heard.messages(eye)


def test_every_step_has_a_story_for_every_eye_and_all_of_it_can_be_said() -> None:
    for messages in everything():
        assert all(worded(messages))


def test_every_message_has_exactly_the_arguments_its_words_use_and_every_one_is_told() -> None:
    used = {(message.key, frozenset(message.args)) for said in everything() for message in said}
    assert used == {(key, variables(key)) for key in keys("story-")}
