// Words that are to be read as a whole in a box that does not grow: they become smaller, then fewer, before one is cut.

import { partsOf, unmarked } from "../../lib/words";

/** How large they may be and how high their lines, best first; "" is as the box says. */
const SIZES = [
  ["", ""],
  ["0.82rem", ""],
  ["0.7rem", "1.06"],
] as const;

/** As `Marked.svelte` shows it. */
function node({ text, spot }: ReturnType<typeof partsOf>[number]): Node | string {
  if (!spot) return text;
  const mark = document.createElement("span");
  mark.className = "spot";
  mark.textContent = text;
  return mark;
}

/** Show the first of some texts that fits, the fullest first; for `{@attach}` to a box with nothing in it. */
export const fit = (texts: readonly string[]) => (box: HTMLElement): (() => void) => {
  const fits = (text: string, [size, line]: (typeof SIZES)[number]): boolean => {
    if (box.textContent !== unmarked(text)) box.replaceChildren(...partsOf(text).map(node));
    Object.assign(box.style, { fontSize: size, lineHeight: line });
    return box.scrollHeight <= box.clientHeight + 1;
  };
  const show = () => texts.some((text) => SIZES.some((size) => fits(text, size)));
  show();
  const room = new ResizeObserver(show);
  room.observe(box);
  return () => room.disconnect();
};
