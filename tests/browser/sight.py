"""What somebody who plays in a browser sees: what there is to do, and what can be tapped."""

from typing import Final

import msgspec

#: What can be seen and tapped, once there is something to do; null while there is not.
LOOK: Final = """
({ question, hand, log }) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const shown = (selector) => all(selector).filter((one) => one.checkVisibility());
  if (document.querySelector("dialog[open]")) return { what: "reading" };
  if (document.querySelector("#end-title")) return { what: "end" };
  if (document.querySelector("[data-climax]")) return { what: "climax" };
  // While gold is still handed out, there is no going on, but something may be asked.
  if (document.querySelector("[data-go-on]")) return { what: "round" };
  const asked = document.querySelector(`section[aria-label="${question}"]`);
  if (asked?.dataset.asked !== "true") return null;
  const buttons = [...asked.querySelectorAll("button")];
  const pressed = (one) => one.getAttribute("aria-pressed") === "true";
  // An answer that is kept in mind needs no other.
  if (buttons.some(pressed)) return null;
  const named = (selector, name) =>
    shown(selector).map((one) => [Number(one.dataset[name]), pressed(one)]);
  return {
    what: "asked",
    told: Number(document.querySelector(`ol[aria-label="${log}"]`)?.dataset.told ?? -1),
    text: asked.querySelector("p").textContent.trim(),
    buttons: buttons.map((one) => one.textContent.trim()),
    cards: shown(`ul[aria-label="${hand}"] button`).map(pressed),
    cells: named("[data-cell]", "cell"),
    spots: all("[data-way], [data-point]").map(pressed),
    seats: named('[data-seat][aria-disabled="false"]', "seat"),
  };
}
"""
#: Whoever plays this fast has read at once what was missed meanwhile.
READ: Final = """
new MutationObserver(() => document.querySelector("header:has(> #missed-title) > button")?.click())
  .observe(document, { childList: true, subtree: true });
"""


class Sight(msgspec.Struct, frozen=True):
    """What somebody who is asked something sees."""

    what: str
    #: the number of what was told last
    told: int = -1
    text: str = ""
    buttons: tuple[str, ...] = ()
    #: for each card of the hand whether it is chosen
    cards: tuple[bool, ...] = ()
    #: places and players that can be chosen, and whether they are
    cells: tuple[tuple[int, bool], ...] = ()
    seats: tuple[tuple[int, bool], ...] = ()
    #: for each space or edge that is lit whether it is chosen
    spots: tuple[bool, ...] = ()
