"""Whatever a move is refused for, who points at its parts and asks is told the same."""

import pytest

from rockfall.kernel.moves import verb_of
from rockfall.kernel.refusal import Refusal
from rockfall.kernel.rules import Rules
from rockfall.kernel.sight import mask
from rockfall.kernel.state import State
from rockfall.match.why_not import Parts, why_not
from tests.exhaustive.runner import Runner
from tests.support.games import presets
from tests.support.play import SOAK, edition
from tests.support.pointing import all_parts

PRESETS = presets()
MOST_GAMES = 120 if SOAK else 4


class Asker(Runner):
    """Asks about every move that is refused."""

    def __init__(self, spec: str) -> None:
        super().__init__(spec)
        self.answered: set[str] = set()

    def note(self, rules: Rules, state: State, seat: int, move: int, refusal: Refusal) -> None:
        super().note(rules, state, seat, move, refusal)
        layout = rules.layout
        # What names nothing has no parts; a card that there is not is one of no move either.
        named = layout.has(move)
        parts = all_parts(layout, move) if named else Parts(len(layout.kinds))
        answer = why_not(rules, mask(state, seat), seat, parts)
        if named and not answer:
            # Pointed at one after the other, two cells are the same pair either way.
            verb = layout.verbs[verb_of(move)]
            assert verb.a == verb.b, f"{parts} is possible, but not {move}"
            return
        assert answer == [refusal] or not named
        self.answered |= {f"refusal {reason.code}" for reason in answer}


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_every_refusal_is_the_answer_to_a_question(name: str) -> None:
    asker = Asker(PRESETS[name])
    asker.run(MOST_GAMES)
    refusals = {item for item in asker.happened if item.startswith("refusal ")}
    assert len(refusals) > 12
    assert refusals <= asker.answered


@pytest.mark.parametrize("name", sorted(PRESETS))
def test_every_card_of_a_pile_has_something_it_is_played_by(name: str) -> None:
    """Else a question about it could only be answered in general."""
    layout = edition(PRESETS[name]).rules.layout
    played = 0
    for verb in layout.verbs:
        assert not verb.kinds or (verb.card and not verb.secret)
        played |= verb.kinds
    for kind, deck in enumerate(layout.deck):
        if deck >= 0 and layout.decks[deck] == "pile":
            assert played >> kind & 1, layout.kinds[kind]
