"""The story of the base game: what each eye hears, and what it does not."""

import pytest

from rockfall.kernel.effects import LOOKS, PUTS, SEES
from rockfall.kernel.layout import WATCHER
from rockfall.match.sentence import Sentence
from tests.match.hearing import on_table, stories
from tests.match.playing import BETWEEN, begun, play_on

pytestmark = pytest.mark.engine

EMPTY_HANDS = """
    eye god; hand.0: {card}; role.0: {first}@#0; role.1: {second}@#1; role.2: {third}@#2
    goal.0: treasure; 8,-2: face-down goal.0; gold-pile: 8*gold-1 4*gold-2 2*gold-3; 0,0: start
    round = {round}; asks #0 turn
"""


def last_card(card: str, roles: str, number: int = 1) -> str:
    """A table where the last card of all hands is about to go."""
    first, second, third = roles.split()
    return EMPTY_HANDS.format(card=card, first=first, second=second, third=third, round=number)


def kept_by(messages: list[Sentence]) -> list[str]:
    """The gold cards that somebody is told to keep."""
    told = [m.args["cards"] for m in messages if m.key == "story-move-offer-gold"]
    return [card for cards in told for card in str(cards).split()]


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
    passed = on_table(BETWEEN, "pass map")
    assert Sentence("story-pass", {"seat": 0, "card": "map"}, PUTS) in passed.messages(0)
    for eye in (WATCHER, 1, 2):
        messages = passed.messages(eye)
        assert [m.key for m in messages] == ["story-pass-unseen"]


@pytest.mark.rule("B12")
def test_all_hear_which_goal_was_looked_at_but_only_the_looker_what_it_is() -> None:
    looked = Sentence("story-map", {"seat": 0, "cell": "8,2 3/3"}, LOOKS)
    saw = Sentence("story-saw", {"seat": 0, "card": "treasure", "cell": "8,2 3/3"}, SEES)
    assert on_table(BETWEEN, "map 8,2").messages(0)[:2] == [looked, saw]
    for eye in (WATCHER, 1, 2):
        messages = on_table(BETWEEN, "map 8,2").messages(eye)
        assert messages[0] == looked
        assert all("treasure" not in message.args.values() for message in messages)


@pytest.mark.rule("B13", "B14")
def test_the_treasure_is_found_the_round_is_over_and_the_roles_are_shown() -> None:
    table = last_card("NESW", "saboteur digger digger").replace("0,0: start", "6,-2: start")
    said = [message.key for message in on_table(table, "dig NESW 7,-2").messages(WATCHER)]
    assert said[:2] == ["story-dig", "story-turned-treasure"]
    assert said[2:6] == [*["story-role-shown"] * 3, "story-won-digger"]


@pytest.mark.rule("B18")
def test_others_hear_how_many_gold_cards_are_paid_and_only_the_owner_which() -> None:
    table = last_card("NS", "saboteur digger digger")
    mine = on_table(table, "pass NS").messages(0)
    kept = kept_by(mine)
    assert kept
    assert "story-paid" not in [message.key for message in mine]
    for eye in (WATCHER, 1):
        others = on_table(table, "pass NS").messages(eye)
        (paid,) = (message for message in others if message.key == "story-paid")
        assert (paid.args["seat"], paid.args["count"]) == (0, len(kept))
        assert kept_by(others) == []


@pytest.mark.rule("B16")
def test_cards_that_were_exchanged_are_not_told_as_kept() -> None:
    """Owed 4 out of 3, 2 and 2: whoever draws the 3 first must give it back for the two 2s."""
    table = last_card("NS", "saboteur digger digger")
    table = table.replace("8*gold-1 4*gold-2 2*gold-3", "2*gold-2 gold-3")
    aside = set()
    for seed in range(12):
        heard = on_table(table, "pass NS", seed=seed)
        assert kept_by(heard.messages(0)) == ["gold-2", "gold-2"]
        paid = next(message for message in heard.messages(1) if message.key == "story-paid")
        assert paid.args["count"] == 2
        aside.add(paid.args["aside"])
    assert 2 in aside


@pytest.mark.rule("B17")
def test_nobody_wins_when_no_saboteur_was_dealt_and_the_treasure_was_missed() -> None:
    table = last_card("NS", "digger digger digger")
    said = [message.key for message in on_table(table, "pass NS").messages(1)]
    assert "story-won-by-nobody" in said
    assert "story-paid" not in said


@pytest.mark.rule("B14", "E2")
def test_a_round_without_treasure_tells_why_it_is_over() -> None:
    told = on_table(last_card("NS", "saboteur digger digger"), "pass NS").by(WATCHER)
    assert told[:2] == ["Ada passes.", "Nobody has a card left."]


@pytest.mark.rule("B20")
def test_the_last_step_tells_the_scores_and_who_won() -> None:
    match = play_on(begun("jubilee", 4, 9), 9)
    last = list(stories(match, WATCHER))[-1]
    scores = [message.args["gold"] for message in last if message.key == "story-score"]
    winners = [m.args["seat"] for m in last if m.key in ("story-wins", "story-shares")]
    assert scores == match.result().scores
    assert winners == match.result().winners
