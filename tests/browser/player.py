"""Somebody who plays by what is to be seen: taps what the page offers, and knows nothing else."""

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Final

import msgspec
from playwright.sync_api import Error, Locator

from rockfall.words import words
from tests.browser.sight import LOOK, READ, Sight
from tests.browser.visitor import Visitor

#: Milliseconds until something that should happen is overdue.
_PATIENCE: Final = 30_000
#: Milliseconds until something that is to be seen can be tapped.
_REACH: Final = 5_000
#: Milliseconds between two looks: as often as the eye, but the page has better things to do.
_BLINK: Final = 40
#: More taps than any decision takes; who needs more has found no way to answer.
_TAPS: Final = 120
#: What stands on the button that opens the page of a card, and how little that attracts.
_ABOUT: Final = {"i": 0.1}
#: How much buttons attract that do not lead on; other answers attract more.
_DULL: Final = {"back": 0.15, "rotate": 0.5, "pass": 0.4}
#: How often somebody digs as far to the east as possible.
_EAGER: Final = 0.6


class Player:
    """Plays one visitor's seat by taps and clicks, choosing by chance among what is offered."""

    def __init__(self, visitor: Visitor, seed: int = 0, language: str = "en") -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.chance = Random(seed)
        visitor.prepare(READ)
        self.page.evaluate(READ)
        self._language = language
        self._touches = bool(self.page.evaluate("navigator.maxTouchPoints"))
        self._names = {
            "question": self.word("ui-table-question"),
            "hand": self.word("ui-table-hand"),
            "log": self.word("ui-table-log"),
        }
        #: how many decisions were made, and how many rounds were seen to end
        self.made = 0
        self.rounds = 0
        #: what was asked, in the words of the page
        self.asked: list[str] = []

    def word(self, key: str, **args: str | int) -> str:
        """What the page calls something."""
        return words(key, args, self._language)

    def words(self, key: str, args: Mapping[str, str | int], names: Sequence[str]) -> str:
        """What the page says of the players with these names."""
        return words(key, args, self._language, names)

    # -- playing -----------------------------------------------------------------------------

    def play(self, decisions: int | None = None, done: Callable[[], bool] = lambda: False) -> None:
        """Play to the end of the match, or for so many decisions, or until it is done."""
        last = None if decisions is None else self.made + decisions
        while (last is None or self.made < last) and not done():
            sight = self.look()
            if sight.what == "end":
                return
            self.act(sight)

    def look(self) -> Sight:
        """Wait until there is something to do, and see what."""
        try:
            found = self.page.wait_for_function(
                LOOK, arg=self._names, timeout=_PATIENCE, polling=_BLINK
            )
        except Error as error:
            raise AssertionError(f"nothing to do: {self._shown()}") from error
        return msgspec.convert(found.json_value(), Sight)

    def act(self, sight: Sight) -> None:
        """Do what there is to do, if there is anything."""
        if sight.what == "reading":
            self.page.keyboard.press("Escape")
        elif sight.what == "climax":
            self.press(self.page.locator("[data-climax] button"))
        elif sight.what == "round":
            self._go_on()
        elif sight.what == "asked":
            self.decide(sight)

    def decide(self, sight: Sight) -> None:
        """Answer what is asked, however many taps that takes."""
        self.check(sight)
        told = sight.told
        for _ in range(_TAPS):
            self._step(sight)
            sight = self.glance()
            while sight.what == "reading":
                self.act(sight)
                sight = self.glance()
            if sight.what != "asked" or sight.told != told:
                break
            # What nobody was told of has been decided too, if something else is asked now.
            if not self._begun(sight) and sight.text != self.asked[-1]:
                break
        else:
            raise AssertionError(f"no way to answer: {self._shown()}")
        self.made += 1

    def glance(self) -> Sight:
        """What is to be done just now; `wait` if nothing is."""
        return msgspec.convert(self.page.evaluate(LOOK, self._names) or {"what": "wait"}, Sight)

    def check(self, sight: Sight) -> None:
        """A question has words, and its answers can be told apart."""
        self.asked.append(sight.text)
        assert sight.text, "asked without words"
        assert len({*sight.buttons}) == len(sight.buttons), f"{sight.text} {sight.buttons}"

    # -- tapping -----------------------------------------------------------------------------

    def _step(self, sight: Sight) -> None:
        """One tap on something that seems to lead on."""
        ways = self._ways(sight)
        assert ways, f"nothing can be chosen: {self._shown()}"
        way = self.chance.choices([way for way, _ in ways], [weight for _, weight in ways])[0]
        try:
            self.press(way)
        except Error:
            # Its time may be over; but what is still there must be within reach.
            if self.glance() == sight:
                raise

    def _ways(self, sight: Sight) -> list[tuple[Locator, float]]:
        """What can be tapped, and how much it attracts."""
        dull = {self.word(f"ui-table-{name}"): weight for name, weight in _DULL.items()} | _ABOUT
        fresh = not self._begun(sight)
        ways = [(self.button(at), dull.get(name, 2.0)) for at, name in enumerate(sight.buttons)]
        ways += [
            (self.card(slot), 1.0 if fresh else 0.05)
            for slot, on in enumerate(sight.cards)
            if not on
        ]
        ways += self._cells(sight)
        ways += [(self.seat(seat), 4.0 if on else 2.0) for seat, on in sight.seats]
        share = 6.0 / max(1, len(sight.spots))
        ways += [(self.spot(at), 8.0 if on else share) for at, on in enumerate(sight.spots)]
        return ways

    def _begun(self, sight: Sight) -> bool:
        """Whether something is chosen already, or may be taken back."""
        chosen = any(sight.cards) or any(on for _, on in (*sight.cells, *sight.seats))
        chosen = chosen or any(sight.spots)
        return chosen or self.word("ui-table-back") in sight.buttons

    def _cells(self, sight: Sight) -> list[tuple[Locator, float]]:
        chosen = [at for at, on in sight.cells if on]
        if not chosen and sight.cells and self.chance.random() < _EAGER:
            return [(self.cell(max((at for at, _ in sight.cells), key=_column)), 8.0)]
        share = 4.0 / max(1, len(sight.cells))
        return [(self.cell(at), 6.0 if on else share) for at, on in sight.cells]

    def press(self, what: Locator) -> None:
        """Tap it or click it, as the device is; nothing happens if it has just gone."""
        for there in what.element_handles()[:1]:
            (there.tap if self._touches else there.click)(timeout=_REACH)

    @property
    def question(self) -> Locator:
        """Where the page asks."""
        return self.page.get_by_role("region", name=self.word("ui-table-question"))

    @property
    def hand(self) -> Locator:
        """The own cards."""
        return self.page.get_by_role("list", name=self.word("ui-table-hand"))

    def button(self, at: int) -> Locator:
        """An answer or a deed, by its place."""
        return self.question.get_by_role("button").nth(at)

    def card(self, slot: int) -> Locator:
        """A card of the own hand, by its place."""
        return self.hand.get_by_role("button").nth(slot)

    def cell(self, at: int) -> Locator:
        """A place on the board."""
        return self.page.locator(f'[data-cell="{at}"]')

    def spot(self, at: int) -> Locator:
        """A space or an edge that is lit, by its place."""
        return self.page.locator("[data-way], [data-point]").nth(at)

    def seat(self, seat: int) -> Locator:
        """A player."""
        return self.page.locator(f'[data-seat="{seat}"]')

    def _go_on(self) -> None:
        self.press(self.page.locator("[data-go-on]"))
        self.rounds += 1

    def _shown(self) -> str:
        return f"{self.page.url}\n{self.page.locator('body').inner_text()}"

    @property
    def log(self) -> Locator:
        """The sentences of the log, also while they lie in a drawer, where no role finds them."""
        return self._log.locator(":is(.line, ul > li)")

    @property
    def told(self) -> str | None:
        """The number of the latest thing that the log tells of."""
        return self._log.get_attribute("data-told")

    @property
    def _log(self) -> Locator:
        return self.page.locator(f'ol[aria-label="{self._names["log"]}"]')

    # -- hearing -----------------------------------------------------------------------------

    @property
    def questions(self) -> list[str]:
        """The names of the questions that this seat was asked, for counting what was met."""
        told = [json.loads(text) for text in self.visitor.heard]
        mine = [one["question"]["key"] for one in told if one.get("question") and one.get("moves")]
        return [key.removeprefix("ask-") for key in mine]


def _column(at: int) -> int:
    return at % 256


def play_together(players: Sequence[Player], decisions: int | None = None) -> None:
    """Several people play on, each when asked: so many decisions in all, or to the end."""
    last = None if decisions is None else sum(player.made for player in players) + decisions
    while last is None or sum(player.made for player in players) < last:
        sights = _look_together(players)
        if all(sight.what == "end" for sight in sights):
            return
        for player, sight in zip(players, sights, strict=True):
            player.act(sight)
    _look_together(players)


def _look_together(players: Sequence[Player]) -> list[Sight]:
    """What each sees, once all have been told the same and somebody has something to do."""
    for _ in range(_PATIENCE // _BLINK):
        told = {player.told for player in players}
        sights = [player.glance() for player in players]
        if len(told) == 1 and any(sight.what != "wait" for sight in sights):
            return sights
        players[0].page.wait_for_timeout(_BLINK)
    raise AssertionError("nobody is asked anything")
