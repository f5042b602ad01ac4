"""What is said of roles is heard, counts little, and what contradicts itself is weighed exactly."""

from math import exp

import pytest

from rockfall.bots.beliefs.ledger import SAID, SAYS, reasons
from rockfall.bots.beliefs.observer import Observer, log_odds, seatless
from rockfall.bots.beliefs.talk import Saying
from rockfall.bots.beliefs.teams import TeamObserver
from rockfall.bots.bot import Belief, Claim
from rockfall.bots.standard.table.lookup import lookup_of
from rockfall.kernel.layout import WATCHER
from tests.bots.beliefs.tables import Watched
from tests.bots.jubilee_tables import peek
from tests.support.scene import Scene, at

ANN, BOB, CID, DOT, EVE = range(5)
MIDDLE = at("8,0")


class Talk:
    """A table of five, where nothing was done yet and an observer listens."""

    def __init__(self, *roles: str, spec: str = "jubilee") -> None:
        self.scene = Scene(spec=spec, seats=5).roles(*(roles or ("digger",)))
        lookup = lookup_of(self.scene.rules)
        self.observer = (TeamObserver if lookup.teams else Observer)(lookup)

    def says(self, speaker: int, target: int, role: str) -> "Talk":
        """Somebody says which role a seat has."""
        card = self.scene.rules.layout.kinds.index(role)
        self.observer.hears(self.scene.view(0), Claim(speaker, "role", target, card))
        return self

    def tells(self, speaker: int, card: str) -> "Talk":
        """Somebody who has looked there says what lies in the middle."""
        peek(self.scene, "goal.1", speaker)
        kind = self.scene.rules.layout.kinds.index(card)
        self.observer.hears(self.scene.view(0), Claim(speaker, "goal", MIDDLE, kind))
        return self

    def believed(self, eye: int = WATCHER) -> Belief:
        """What an eye believes."""
        view = self.scene.view(0 if eye == WATCHER else eye)
        return self.observer.asks(seatless(view) if eye == WATCHER else view)


FIRST = Talk().believed().foes[ANN]


def test_who_is_accused_is_suspected_a_little_more_and_who_is_spoken_well_of_a_little_less() -> (
    None
):
    accused = Talk().says(ANN, BOB, "saboteur").believed().foes[BOB]
    praised = Talk().says(ANN, BOB, "digger").believed().foes[BOB]
    assert FIRST - 0.1 < praised < FIRST < accused < FIRST + 0.1


def test_that_one_digs_oneself_says_nothing_and_that_one_hinders_says_something() -> None:
    assert Talk().says(ANN, ANN, "digger").believed() == Talk().believed()
    assert Talk().says(ANN, ANN, "saboteur").believed().foes[ANN] > FIRST + 0.1


def test_to_say_it_once_more_says_no_more_and_a_crowd_hardly_more_than_two() -> None:
    once = Talk().says(ANN, EVE, "saboteur")
    assert (
        once.says(ANN, EVE, "saboteur").believed() == Talk().says(ANN, EVE, "saboteur").believed()
    )
    crowd = Talk()
    for speaker in (ANN, BOB, CID, DOT):
        crowd.says(speaker, EVE, "saboteur")
    assert once.believed().foes[EVE] < crowd.believed().foes[EVE] < FIRST + 0.2


def test_two_who_accuse_each_other_are_both_suspected_more() -> None:
    found = Talk().says(ANN, BOB, "saboteur").says(BOB, ANN, "saboteur").believed()
    assert min(found.foes[ANN], found.foes[BOB]) > FIRST > found.foes[CID]


def test_two_who_say_the_contrary_of_a_third_are_both_suspected_more() -> None:
    found = Talk().says(ANN, EVE, "saboteur").says(BOB, EVE, "digger").believed()
    assert min(found.foes[ANN], found.foes[BOB]) > FIRST


def test_who_knows_a_role_knows_who_was_wrong_about_it() -> None:
    for role, wrong, right in (("digger", ANN, BOB), ("saboteur", BOB, ANN)):
        talk = Talk("digger", "digger", "digger", "saboteur", role)
        before = talk.believed(EVE).foes
        found = talk.says(ANN, EVE, "saboteur").says(BOB, EVE, "digger").believed(EVE).foes
        assert found[wrong] > before[wrong]
        assert found[right] <= before[right]


def test_the_word_of_a_known_saboteur_says_nothing_of_others() -> None:
    for role, counts in (("digger", True), ("saboteur", False)):
        talk = Talk(role, "digger")
        peek(talk.scene, "role.0", EVE)
        before = talk.believed(EVE).foes[CID]
        after = talk.says(ANN, CID, "saboteur").believed(EVE).foes[CID]
        assert (after > before + 1e-9) == counts


@pytest.mark.parametrize("role", ["digger", "saboteur"])
def test_nobody_believes_their_own_words(role: str) -> None:
    talk = Talk(role, "digger")
    before = talk.believed(ANN)
    assert talk.says(ANN, CID, "saboteur").says(ANN, DOT, "digger").believed(ANN) == before
    assert talk.believed(EVE) != before


def weight_of(observer: Observer, foes: int) -> float:
    """What a set of saboteurs weighs: two of six role cards are saboteurs, and one is laid aside.

    So any one or two seats are dealt them in as many ways.
    """
    total = 0.0
    for goal in range(3) if foes.bit_count() in (1, 2) else ():
        much = exp(observer.evidence.treasure[goal])
        for seat in range(5):
            if foes >> seat & 1:
                much *= exp(observer.evidence.odds(seat)[goal])
        total += much
    for said in observer.evidence.said:
        speaks, meant = (foes >> seat & 1 for seat in (said.speaker, said.target))
        total *= exp(said.of_speaker * speaks + said.of_target * meant * (1 - speaks))
    return total


def test_odds_with_talk_are_the_sum_over_all_deals() -> None:
    talk = Talk().says(ANN, BOB, "saboteur").says(BOB, ANN, "saboteur").says(CID, ANN, "digger")
    talk.says(DOT, BOB, "saboteur").says(EVE, EVE, "saboteur").tells(CID, "treasure")
    weights = {foes: weight_of(talk.observer, foes) for foes in range(1 << 5)}
    for seat in range(5):
        mine = sum(much for foes, much in weights.items() if foes >> seat & 1)
        assert talk.believed().foes[seat] == pytest.approx(mine / sum(weights.values()))


@pytest.mark.parametrize("about", ["roles", "a goal"])
def test_a_contradiction_raises_both_and_if_one_is_known_to_dig_the_other_alone(about: str) -> None:
    """Who contradicts a known saboteur has rather told the truth, and is no more suspect for it."""

    def suspected(known: str, contradict: bool) -> tuple[float, ...]:
        talk = Talk(known or "digger", "digger")
        if known:
            peek(talk.scene, "role.0", EVE)
        if contradict and about == "roles":
            talk.says(ANN, BOB, "saboteur").says(BOB, ANN, "saboteur")
        elif contradict:
            talk.tells(ANN, "treasure").tells(BOB, "stone-nw")
        return talk.believed(EVE).foes

    rises = {
        known: [after - before for before, after in zip(*both, strict=True)]
        for known in ("", "digger", "saboteur")
        for both in [[suspected(known, contradict) for contradict in (False, True)]]
    }
    assert min(rises[""][ANN], rises[""][BOB]) > 0
    assert rises["digger"][BOB] > rises[""][BOB]
    assert rises["digger"][ANN] == 0
    assert rises["saboteur"][BOB] <= 0


def test_reasons_with_talk_add_up_and_name_who_said_what() -> None:
    table = Watched(5, b"talk").play(12)
    observer, view = table.observer, seatless(table.truth)
    role = table.lookup.saboteur
    for speaker, target in ((ANN, BOB), (BOB, ANN), (CID, BOB), (CID, CID)):
        observer.hears(view, Claim(speaker, "role", target, role))
    for seat in range(5):
        told = reasons(observer, view, seat)
        odds = observer.asks(view).foes[seat]
        assert sum(reason.amount for reason in told) == pytest.approx(log_odds(odds))
    spoken = {
        (reason.key, reason.saying.speaker, reason.saying.target): reason.amount
        for seat in range(5)
        for reason in reasons(observer, view, seat)
        if reason.saying is not None
    }
    assert spoken[SAID, ANN, BOB] == pytest.approx(2 * spoken[SAID, CID, BOB])
    assert spoken[SAYS, CID, CID] > spoken[SAYS, CID, BOB] > 0


def test_a_new_role_makes_an_end_to_what_was_said_of_the_old_one() -> None:
    talk = Talk().says(ANN, BOB, "saboteur").says(CID, DOT, "saboteur")
    talk.observer.forget(BOB)
    assert [(said.speaker, said.target) for said in talk.observer.evidence.said] == [(CID, DOT)]
    talk.says(ANN, BOB, "saboteur")
    assert len(talk.observer.evidence.said) == 2


def test_where_there_are_many_roles_talk_says_who_hinders() -> None:
    def chance(talk: Talk) -> float:
        assert isinstance(talk.observer, TeamObserver)
        roles = talk.observer.roles(seatless(talk.scene.view(0)))[BOB]
        return roles[talk.observer.lookup.saboteur]

    spec, roles = "jubilee+saboteur2", ("green", "green", "blue", "blue", "boss")
    quiet = chance(Talk(*roles, spec=spec))
    assert chance(Talk(*roles, spec=spec).says(ANN, BOB, "saboteur")) > quiet
    assert chance(Talk(*roles, spec=spec).says(ANN, BOB, "green")) < quiet


def test_what_is_noted_of_a_saying_is_all_that_was_public() -> None:
    talk = Talk().says(ANN, BOB, "saboteur")
    role = talk.scene.rules.layout.kinds.index("saboteur")
    assert talk.observer.evidence.said == (Saying(0, ANN, BOB, role, True, 0.25, 0.4),)
