"""Looking for secrets in somebody's browser: in the page, in memory, and in all that was sent.

A secret is what lies in a zone that the seat cannot see into. It is looked for as itself, numbers
or names in a row, in everything; and where the page or the model has a place for it, that place
must hold exactly what the seat may know.
"""

import json
import re
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from rockfall.kernel.geometry import cell_text
from rockfall.kernel.moves import card_of
from rockfall.kernel.sight import mask
from rockfall.match.match import Match
from rockfall.words import name_of, words
from tests.browser.visitor import Visitor

#: Fewer cards in a row may lie like that by chance.
_ENOUGH: Final = 4
#: What the server may say besides steps and reasons: none of it has room for a card.
_HARMLESS: Final = {"presence", "welcome", "done", "noted", "bye"}

_PAGE: Final = """
() => ({
  html: document.documentElement.outerHTML,
  panels: [...document.querySelectorAll("[data-seat]")].map((one) => one.outerHTML),
  cells: [...document.querySelectorAll("svg [role=img]")].map((one) => one.ariaLabel),
})
"""
#: Called on an array of all objects there are. Accessors are not called: they hold nothing.
_MEMORY: Final = """
function () {
  const strings = new Set();
  const rows = [];
  const views = [];
  // What a class is made from is no map itself, though it says so.
  const real = (one) => !Object.hasOwn(one, "constructor");
  const inside = (one) => {
    if (one instanceof Map && real(one)) return [...Map.prototype.entries.call(one)].flat();
    if (one instanceof Set && real(one)) return [...Set.prototype.values.call(one)];
    if (Array.isArray(one) || ArrayBuffer.isView(one)) return [...one];
    return Object.values(Object.getOwnPropertyDescriptors(one)).map(({ value }) => value);
  };
  const number = (one) => (typeof one === "object" && one !== null ? one.card : one);
  for (const one of this) {
    if (one === this || one instanceof Node || one instanceof DataView) continue;
    const values = inside(one);
    for (const value of values) if (typeof value === "string") strings.add(value);
    const row = values.map(number);
    if (row.length > 3 && row.every((value) => typeof value === "number")) rows.push(row);
    if (Array.isArray(one.lying) && typeof one.eye === "number")
      views.push(one.lying.map((zone) => zone.map(({ card }) => card)));
  }
  return JSON.stringify({ strings: [...strings], rows, views });
}
"""


class Loot(NamedTuple):
    """Everything that was in a browser at one moment."""

    #: how many moves had been told
    step: int
    html: str
    panels: list[str]
    cells: list[str]
    strings: list[str]
    rows: list[list[int]]
    views: list[list[list[int]]]
    heard: list[str]


def pry(visitor: Visitor) -> Loot:
    """Take everything out of a browser."""
    heard = [*visitor.heard]
    page = visitor.page.evaluate(_PAGE)
    memory = _memory(visitor)
    steps = [what["step"] for what in _events(heard) if what["type"] in ("moved", "advanced")]
    return Loot(max(steps, default=0), **page, **memory, heard=heard)


def _memory(visitor: Visitor) -> Any:
    """All objects of the page, wherever they hang; what is not reachable is swept away before."""
    session = visitor.context.new_cdp_session(visitor.page)
    root = session.send("Runtime.evaluate", {"expression": "Object.prototype"})["result"]
    found = session.send("Runtime.queryObjects", {"prototypeObjectId": root["objectId"]})
    told = session.send(
        "Runtime.callFunctionOn",
        {
            "functionDeclaration": _MEMORY,
            "objectId": found["objects"]["objectId"],
            "returnByValue": True,
        },
    )
    session.detach()
    assert "exceptionDetails" not in told, told
    return json.loads(told["result"]["value"])


def _events(heard: Iterable[str]) -> list[dict[str, Any]]:
    told = [json.loads(text) for text in heard]
    return [one["what"] for one in told if one["type"] == "told"]


# -- finding ---------------------------------------------------------------------------------


class Prier:
    """Knows the truth at every step, and what one seat may know of it."""

    def __init__(self, matches: Sequence[Match], eye: int, language: str = "en") -> None:
        #: the match after each number of moves; the last one is the present
        self._matches = matches
        self._eye = eye
        self._language = language
        self._layout = matches[0].truth.layout
        self._secrets = {secret for match in matches for secret in self._hidden(match)}
        self._signs = self._all_signs()

    def _hidden(self, match: Match) -> list[tuple[int, ...]]:
        """What lies where this eye cannot see it, and is enough to be known again."""
        view = mask(match.truth, self._eye)
        zones = range(len(view.zones))
        hidden = [tuple(match.truth.cards(at)) for at in zones if any(match.truth.cards(at))
                  and match.truth.cards(at) != view.cards(at)]  # fmt: skip
        public = {tuple(sorted(zone)) for zone in self._layout.full}
        return [row for row in hidden if len(row) >= _ENOUGH and tuple(sorted(row)) not in public]

    def _all_signs(self) -> list[re.Pattern[str]]:
        """Every secret, as numbers and as names in a row."""
        kinds = self._layout.kinds
        numbers, names = set(), set()
        for secret in self._secrets:
            numbers.add(r"[^\d.]{1,3}".join(map(str, secret)))
            names.add(_in_a_row([kinds[card] for card in secret]))
            own = [name_of("card", kinds[card], self._language) for card in secret]
            names.add(_in_a_row(own))
        # Texts are long: where no number begins, none of all these is tried.
        return [
            re.compile(rf"(?=\d)(?<![\d.])(?:{_any_of(numbers)})(?![\d.])"),
            re.compile(_any_of(names)),
        ]

    def in_texts(self, texts: Iterable[str]) -> list[str]:
        """Secrets that stand in a text as they are."""
        found = [one for text in texts for sign in self._signs for one in sign.finditer(text)]
        return [f"stands there: {one[0]}" for one in found]

    # -- the page ----------------------------------------------------------------------------

    def in_page(self, loot: Loot) -> list[str]:
        """Secrets in text and attributes of the page."""
        match = self._matches[-1]
        found = self.in_texts([loot.html])
        for seat, panel in enumerate(loot.panels):
            if seat != self._eye:
                found += self._in_panel(match, seat, panel)
        view = mask(match.truth, self._eye)
        for at, zone in view.grid.down.items():
            args = {"cell": cell_text(at), "card": self._layout.kinds[view.card(zone)]}
            label = words("ui-table-cell-hidden", args, self._language)
            if label not in loot.cells:
                found.append(f"not as it should be: {label}")
        return found

    def _in_panel(self, match: Match, seat: int, panel: str) -> list[str]:
        """Cards that are named, or drawn, with a player who has not shown them."""
        view = mask(match.truth, self._eye)
        zones = self._layout.zones
        shown = [
            *view.cards(zones.index(f"mat.{seat}")),
            *view.cards(zones.index(f"role.{seat}")),
        ]
        may = {self._word(card) for card in shown if card}
        text = panel.lower()
        roles = {*self._layout.full[zones.index("role-box")]}
        named = {self._word(card) for card in roles if self._word(card) in text}
        drawn = panel.count('class="thing')
        wrong = [f"seat {seat} is called {name}" for name in named - may]
        many = drawn > sum(card > 0 for card in shown)
        return [*wrong, *([f"seat {seat} has {drawn} cards drawn"] if many else [])]

    def _word(self, card: int) -> str:
        return name_of("card", self._layout.kinds[card], self._language).lower()

    # -- the memory --------------------------------------------------------------------------

    def in_memory(self, loot: Loot) -> list[str]:
        """Secrets in any object that the page holds."""
        rows = {tuple(sorted(secret)) for secret in self._secrets}
        found = [f"is held: {row}" for row in loot.rows if tuple(sorted(row)) in rows]
        views = [mask(match.truth, self._eye) for match in self._matches]
        zones = range(len(self._layout.zones))
        fair = [[sorted(view.cards(at)) for at in zones] for view in views]
        seen = [[sorted(zone) for zone in view] for view in loot.views]
        if not seen:
            found.append("no view was found at all")
        found += ["a view that is not this seat's" for view in seen if view not in fair]
        return found + self.in_texts(loot.strings)

    # -- the traffic -------------------------------------------------------------------------

    def in_traffic(self, loot: Loot, steps: Sequence[dict[str, Any]]) -> list[str]:
        """Whatever was sent beyond what this seat is to be told, which is given."""
        found = []
        for text in loot.heard:
            sent = json.loads(text)
            if sent["type"] != "told":
                odd = not self._harmless(sent) or self.in_texts([text])
                found += [f"was said: {text[:80]}"] if odd else []
                continue
            if sent["what"] != steps[sent["seq"]]:
                found.append(f"was told otherwise: {sent['seq']}")
            if sent["what"]["type"] in ("began", "moved", "advanced"):
                match = self._matches[sent["what"].get("step", 0)]
                if sent.get("moves", []) not in ([], match.moves(self._eye)):
                    found.append(f"may choose from what is not offered: {sent['seq']}")
        return found

    def _harmless(self, sent: dict[str, Any]) -> bool:
        """Whether it has no room for a card, or speaks of nothing that one did not see."""
        if sent["type"] == "reach":
            return not any(card_of(move) for way in sent["ways"] for move in way["moves"])
        if sent["type"] != "because":
            return sent["type"] in _HARMLESS
        kinds = self._layout.kinds
        views = [mask(match.truth, self._eye) for match in self._matches]
        zones = range(len(self._layout.zones))
        seen = {kinds[card] for view in views for at in zones for card in view.cards(at)}
        said = {value for reason in sent["reasons"] for value in reason["args"].values()}
        return said & {*kinds} <= seen


def _in_a_row(names: Sequence[str]) -> str:
    return r"\W{1,4}".join(map(re.escape, names))


def _any_of(signs: set[str]) -> str:
    return "|".join(sorted(signs)) or r"(?!)"
