"""Several people at one keyboard: nobody ever sees what another one may not show."""

import re

import pytest

from rockfall.editions.saboteur.data import CARDS, CARDS2
from rockfall.kernel.ops import PEEK
from rockfall.kernel.state import State
from rockfall.kernel.verdict import role_of
from rockfall.match.match import Match
from rockfall.terminal.seats import full_names
from tests.support.play import SOAK, edition
from tests.terminal.sitting import WIPE, sit

CLEAR = "\x1b[2J"
PEOPLE = ["Anna", "Ben", "Cleo"]
#: What only the one who did it is told: the card drawn, put away, kept.
PRIVATE = re.compile(
    r"(\w+) (?:draws (?!a card|\d+ cards)|passes and discards (?!a card)|keeps gold"
    r"|discards (?!a card|another card|no more)|gives (?!two cards|the second card)"
    r"|is handed (?!\d|one|the last))"
)
#: What a Map or an Inspection shows, told to the one who looked and to whoever knew already.
FOUND = re.compile(
    r"(\w+)\s+(?:finds\s+[^.]*?\s+at\s+(-?\d+,-?\d+)|sees\s+the\s+role\s+of\s+(\w+))"
)
#: A card of the hand in words: its number, a drawing if it is a path, its name.
HELD = re.compile(
    r"\[\d+\] (?:[^a-z\[ ]{3} )?([\w+ -]+?)(?: \(no use\))?(?=  \[|\s*$)", re.MULTILINE
)
PATHS = [card.name for card in (*CARDS.path, *CARDS2.path)]


def remains(printed: str) -> str:
    """What is left in the window and above it: everything since the last wiping."""
    return printed.rpartition(WIPE)[2]


def hand_of(view: State, seat: int) -> list[str]:
    cards = view.cards(view.layout.zones.index(f"hand.{seat}"))
    return [view.layout.kinds[card] for card in cards]


def shown_hand(screen: str) -> list[str]:
    return HELD.findall(screen.rpartition(CLEAR)[2].rpartition("Card 1-")[0])


def kind_of_name(names: list[str]) -> list[str]:
    """Kinds by the words a low hand uses: path cards by their kind, actions by their name."""
    actions = [name if name in PATHS else name.lower() for name in names]
    # What repairs is called by its tools first.
    kinds = [re.sub(r"(.+) repair", r"fix-\1", name) for name in actions]
    return [name.replace(" or ", "-").replace(" ", "-") for name in kinds]


class Watchful:
    """Types ones, and checks at every prompt what is still to be seen on the screen."""

    def __init__(self, match: Match, prompts: int) -> None:
        self.match = match
        self.left = prompts
        self.hidden = 0
        self.hands = 0
        self.roles = 0
        self.pauses = 0
        self.endings = 0

    def __call__(self, printed: str) -> str | None:
        self.left -= 1
        screen = remains(printed)
        latest = screen.rpartition(CLEAR)[2]
        if "Pass the keyboard to" in latest:
            self._check_hide(screen)
        elif "hide your cards" in latest:
            self.pauses += 1
            self._check_private(screen, self._owner(screen))
        elif "Card 1-" in latest:
            self._check_hand(screen)
        elif "Press Enter for round" in latest or "count the gold" in latest:
            assert not PRIVATE.search(screen)
            assert not FOUND.search(screen)
            assert "You" not in screen
            self.endings += 1
        return "1" if self.left > 0 else None

    def _owner(self, screen: str) -> str:
        found = re.findall(r"only (\w+) is looking", screen)
        assert found, "a secret screen without a hide screen before it"
        return str(found[-1])

    def _check_hide(self, screen: str) -> None:
        self.hidden += 1
        assert not PRIVATE.search(screen)
        assert not FOUND.search(screen)
        assert "You:" not in screen
        assert "[1]" not in screen

    def _check_hand(self, screen: str) -> None:
        seat = self.match.actor
        assert self._owner(screen) == PEOPLE[seat]
        view = self.match.view(seat)
        assert kind_of_name(shown_hand(screen)) == hand_of(view, seat)
        self.hands += 1
        self._check_private(screen, PEOPLE[seat])

    def _looks(self, seat: int) -> set[tuple[str, str]]:
        """Who looked at what, where the seat was told what it is: it had seen it, too."""
        zones, names = self.match.truth.layout.zones, self.match.names
        looks = set()
        for told in self.match.told_since(seat, 0):
            for op in told.ops:
                if op[0] == PEEK and op[1]:
                    sort, _, number = zones[op[3]].partition(".")
                    x, y = CARDS.layout.goals[int(number)] if sort == "goal" else (0, 0)
                    what = f"{x},{y}" if sort == "goal" else names[int(number)]
                    looks.add((names[op[2]], what))
        return looks

    def _check_private(self, screen: str, name: str) -> None:
        assert set(PRIVATE.findall(screen)) <= {name}
        seat = PEOPLE.index(name)
        view = self.match.view(seat)
        shown = {(looker, at or whose) for looker, at, whose in FOUND.findall(screen)}
        assert shown <= self._looks(seat)
        told = set(re.findall(r"You: (\w+)", screen.rpartition(CLEAR)[2]))
        assert told <= {role_of(view, seat).upper()}
        self.roles += len(told)
        assert len(re.findall(r"only (\w+) is looking", screen)) == 1


@pytest.mark.rule("B1", "B6", "B12", "S7", "S18", "S19")
@pytest.mark.parametrize("spec", ["jubilee", "jubilee+saboteur2"])
@pytest.mark.parametrize("seed", range(20 if SOAK else 2))
def test_between_hide_screens_only_one_persons_secrets_are_to_be_seen(spec: str, seed: int) -> None:
    match = Match(edition(spec, 4), bytes([seed]), full_names(PEOPLE, 4))
    watchful = Watchful(match, 1500 if SOAK else 250)
    # So small a window that hands are written in words, which can be read back.
    sit(match, len(PEOPLE), watchful, columns=40, lines=15)
    assert watchful.hidden > 15
    assert watchful.hands > 15
    assert watchful.roles > 10
    assert watchful.pauses > 15


def test_a_player_alone_with_bots_is_not_bothered_by_hide_screens() -> None:
    match = Match(edition("jubilee", 4), b"alone", full_names(["Anna"], 4))
    lines = iter(["1"] * 60)
    text = sit(match, 1, lambda _: next(lines, None))
    assert "Pass the keyboard" not in text
    assert WIPE not in text


def test_leaving_a_shared_table_wipes_the_screen() -> None:
    match = Match(edition("jubilee", 3), b"leave", full_names(PEOPLE, 3))
    lines = iter(["", "q"])
    text = sit(match, 3, lambda _: next(lines, None))
    assert remains(text).strip("\x1b[H").strip().startswith("Goodbye.")


def test_the_end_of_a_round_is_for_all_to_see_and_shows_nobodys_secrets() -> None:
    match = Match(edition("jubilee", 3), b"quick", full_names(PEOPLE, 3))
    watchful = Watchful(match, 3000)
    sit(match, len(PEOPLE), watchful, columns=40, lines=15)
    assert match.over
    assert watchful.endings == 3
