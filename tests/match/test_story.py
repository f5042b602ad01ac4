"""The story: something for every eye at every step, all of it in the catalogue, no secret in it."""

from collections.abc import Iterator

import pytest

from rockfall.kernel.layout import GOD, WATCHER
from rockfall.kernel.sight import mask
from rockfall.match.match import Match, told_to
from rockfall.match.notation import move_text, parse_move
from rockfall.match.story import Message, tell
from rockfall.words import words
from tests.match.catalogue import keys, variables
from tests.match.house import house_edition
from tests.match.playing import BETWEEN, FORK, NAMES, at_table, begun, finished, play_on, step_from

GAMES = [
    ("jubilee", 3, 0),
    ("jubilee", 3, 5),
    ("jubilee", 5, 1),
    ("classic", 4, 2),
    ("gigamic", 10, 3),
    ("jubilee", 3, 7),
    ("jubilee", 3, 8),
    ("jubilee+saboteur2", 2, 1),
    ("jubilee+saboteur2", 5, 2),
    ("classic+saboteur2", 7, 3),
    ("gigamic+saboteur2", 4, 4),
    ("gigamic+saboteur2", 12, 5),
    ("jubilee+direction", 4, 6),
    ("jubilee+veto", 3, 7),
    ("jubilee+chests", 3, 8),
    ("jubilee+chests+saboteur2", 2, 9),
    ("jubilee+swap-goals+storehouse+toll", 4, 10),
]
EMPTY_HANDS = """
    eye god; hand.0: {card}; role.0: {first}@#0; role.1: {second}@#1; role.2: {third}@#2
    goal.0: treasure; 8,-2: face-down goal.0; gold-pile: 8*gold-1 4*gold-2 2*gold-3; 0,0: start
    round = {round}; asks #0 turn
"""


TRAP = """
    eye god; hand.0: {card} NS; hand.1: EW; hand.2: EW; role.0: blue@#0; role.1: green@#1
    role.2: boss@#2; goal.0: treasure; 8,-2: face-down goal.0; 0,0: start; round = 1; asks #0 turn
"""


def stories(match: Match, eye: int) -> Iterator[list[Message]]:
    """What an eye hears of a match, step by step."""
    for told in match.told_since(eye, 0):
        yield tell(match.edition.rules, told, match.view_before(eye, told.number))


def heard(
    position: str, text: str, eye: int, seed: int = 0, spec: str = "jubilee"
) -> list[Message]:
    """What an eye hears of one move on a table set up by hand."""
    match = at_table(position, spec)
    rules, truth = match.edition.rules, match.truth
    step = step_from(rules, truth, parse_move(truth.layout, text), seed)
    return tell(rules, told_to(eye, step, truth), mask(truth, eye))


def last_card(card: str, roles: str, number: int = 1) -> str:
    """A table where the last card of all hands is about to go."""
    first, second, third = roles.split()
    return EMPTY_HANDS.format(card=card, first=first, second=second, third=third, round=number)


def kept_by(messages: list[Message]) -> list[str]:
    """The gold cards that somebody is told to keep."""
    told = [m.args["cards"] for m in messages if m.key == "story-move-offer-gold"]
    return [card for cards in told for card in str(cards).split()]


def set_up_by_hand() -> Iterator[list[Message]]:
    """Situations that random play hardly ever meets."""
    for eye in range(GOD, 3):
        yield heard(FORK, "dig NES 6,0 turned", eye)
        yield heard(BETWEEN, "dig NESW 8,-1", eye)
        fork, between = at_table(FORK), at_table(BETWEEN)
        for match, first, second in (
            (fork, "dig NES 6,0 turned", "rotate 8,0"),
            (between, "dig NESW 8,-1", "reveal 8,0"),
        ):
            layout = match.truth.layout
            match.submit(0, parse_move(layout, first))
            match.submit(0, parse_move(layout, second))
            told = match.told_since(eye, 2)[0]
            yield tell(match.edition.rules, told, match.view_before(eye, 2))
        yield heard(last_card("NS", "digger digger digger"), "pass NS", eye)
        yield heard(last_card("NS", "digger digger digger", 3), "pass NS", eye)
        trap = TRAP.format(card="trapped")
        yield heard(trap, "trap trapped #0", eye, spec="gigamic+saboteur2")


def of_the_house() -> Iterator[list[Message]]:
    """What fits no rule of the books."""
    house = Match(house_edition(), b"house", NAMES[:3])
    house.submit(0, parse_move(house.truth.layout, house_move(house)))
    for eye in range(GOD, 3):
        yield from stories(house, eye)


def house_move(match: Match) -> str:
    texts = [move_text(match.truth.layout, move) for move in match.moves(match.actor)]
    return next(text for text in texts if text.startswith("refrain"))


def everything() -> Iterator[list[Message]]:
    for spec, seats, seed in GAMES:
        match = finished(spec, seats, seed)
        for eye in range(GOD, seats):
            yield from stories(match, eye)
    yield from set_up_by_hand()
    yield from of_the_house()


# -- laws ------------------------------------------------------------------------------------


def test_every_step_has_a_story_for_every_eye_and_all_of_it_can_be_said() -> None:
    for messages in everything():
        assert messages
        for message in messages:
            assert words(message.key, message.args, names=NAMES)


def test_every_message_has_exactly_the_arguments_its_words_use() -> None:
    used = {(message.key, frozenset(message.args)) for said in everything() for message in said}
    assert used == {(key, variables(key)) for key in keys("story-")}


# -- sentences -------------------------------------------------------------------------------


def test_the_deal_tells_each_seat_its_own_role_and_no_other() -> None:
    match = begun()
    for eye in range(5):
        (deal,) = stories(match, eye)
        assert deal[0].key == "story-round"
        assert deal[0].args == {"round": 1, "seat": match.actor, "count": 6}
        roles = [message.args["seat"] for message in deal if message.key == "story-role"]
        assert roles == [eye]
    (watched,) = stories(match, WATCHER)
    assert [message.key for message in watched] == ["story-round"]


@pytest.mark.rule("B6")
def test_only_the_one_who_passes_hears_which_card_it_was() -> None:
    assert Message("story-pass", {"seat": 0, "card": "map"}) in heard(BETWEEN, "pass map", 0)
    for eye in (WATCHER, 1, 2):
        messages = heard(BETWEEN, "pass map", eye)
        assert [m.key for m in messages] == ["story-pass-unseen", "story-move-pile-hand-unseen"]


@pytest.mark.rule("B12")
def test_all_hear_which_goal_was_looked_at_but_only_the_looker_what_it_is() -> None:
    looked = Message("story-map", {"seat": 0, "cell": "8,2"})
    saw = Message("story-saw", {"seat": 0, "card": "treasure", "cell": "8,2"})
    assert heard(BETWEEN, "map 8,2", 0)[:2] == [looked, saw]
    for eye in (WATCHER, 1, 2):
        messages = heard(BETWEEN, "map 8,2", eye)
        assert messages[0] == looked
        assert all("treasure" not in message.args.values() for message in messages)


@pytest.mark.rule("B13", "B14")
def test_the_treasure_is_found_the_round_is_over_and_the_roles_are_shown() -> None:
    table = last_card("NESW", "saboteur digger digger").replace("0,0: start", "6,-2: start")
    said = [message.key for message in heard(table, "dig NESW 7,-2", WATCHER)]
    assert said[:3] == ["story-dig", "story-turned", "story-treasure"]
    assert said[3:7] == [*["story-role-shown"] * 3, "story-won-digger"]


@pytest.mark.rule("B18")
def test_others_hear_how_many_gold_cards_are_paid_and_only_the_owner_which() -> None:
    table = last_card("NS", "saboteur digger digger")
    mine = heard(table, "pass NS", 0)
    paid = next(message for message in mine if message.key == "story-paid")
    kept = kept_by(mine)
    assert paid.args["seat"] == 0
    assert len(kept) == paid.args["count"]
    for eye in (WATCHER, 1):
        others = heard(table, "pass NS", eye)
        assert paid in others
        assert kept_by(others) == []


@pytest.mark.rule("B16")
def test_cards_that_were_exchanged_are_not_told_as_kept() -> None:
    """Owed 4 out of 3, 2 and 2: whoever draws the 3 first must give it back for the two 2s."""
    table = last_card("NS", "saboteur digger digger")
    table = table.replace("8*gold-1 4*gold-2 2*gold-3", "2*gold-2 gold-3")
    aside = set()
    for seed in range(12):
        mine = heard(table, "pass NS", 0, seed)
        kept = kept_by(mine)
        paid = next(message for message in mine if message.key == "story-paid")
        assert kept == ["gold-2", "gold-2"]
        assert paid.args["count"] == 2
        assert paid in heard(table, "pass NS", 1, seed)
        aside.add(paid.args["aside"])
    assert 2 in aside


@pytest.mark.rule("B17")
def test_nobody_wins_when_no_saboteur_was_dealt_and_the_treasure_was_missed() -> None:
    table = last_card("NS", "digger digger digger")
    said = [message.key for message in heard(table, "pass NS", 1)]
    assert "story-won-by-nobody" in said
    assert "story-paid" not in said


@pytest.mark.rule("B20")
def test_the_last_step_tells_the_scores_and_who_won() -> None:
    match = play_on(begun("jubilee", 4, 9), 9)
    last = list(stories(match, WATCHER))[-1]
    scores = [message.args["gold"] for message in last if message.key == "story-score"]
    winners = [m.args["seat"] for m in last if m.key in ("story-wins", "story-shares")]
    assert scores == match.scores()
    assert winners == match.winners()
