// Whoever plays by keys must not be thrown back to the top of the page when the thing they were at is
// gone: a place that was dug, a question that was answered.

/** Where to go on, best first: an answer, the card in hand, what else there is. */
const GO_ON = [".question .answers button", "[data-slot][aria-pressed=true]", "[data-slot]", "button"];

/** Keep the focus on the table; for `{@attach}`. */
export function keepFocus(main: HTMLElement): () => void {
  let at: Element | null = null;
  const note = (event: FocusEvent) => (at = event.target as Element);
  const look = () => {
    if (!at || at.isConnected || document.activeElement !== document.body) return;
    at = null;
    for (const wish of GO_ON) {
      const next = main.querySelector<HTMLElement>(wish);
      if (!next) continue;
      next.focus();
      return;
    }
  };
  const changes = new MutationObserver(look);
  main.addEventListener("focusin", note);
  changes.observe(main, { childList: true, subtree: true });
  return () => {
    main.removeEventListener("focusin", note);
    changes.disconnect();
  };
}
