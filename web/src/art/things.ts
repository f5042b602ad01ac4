/** What else lies about in a mine, around 0,0. */

import { hiddenCard } from "./smallcards";
import { ball, dashes, fill, line, put, ring, rod, slab, solid } from "./svg";

/** A sheet with a way that leads to a mark. */
export const sheet = (): string =>
  solid("M-176 -150L-60 -180L60 -146L176 -176V150L60 180L-60 146L-176 176Z", "paper") +
  fill("M-60 -180L60 -146V180L-60 146Z", "paper-dark", 0.6) +
  dashes("M-130 110C-90 40 -60 120 -20 50C10 0 -30 -40 40 -50", "paper-ink", 15, 30, 26) +
  line("M74 -112L130 -56M130 -112L74 -56", "bad", 24);

const grating = "M-128 -200V200M0 -200V200M128 -200V200";
export const cage = (): string => rod(`${grating}M-166 -200H166M-166 200H166`, "iron", 18);

export const key = (): string =>
  ring(0, -96, 58, "line", 56) +
  rod("M0 -40V150M0 140H60M0 92H46", "gold", 28) +
  ring(0, -96, 58, "gold", 32);

export const lens = (): string =>
  rod("M92 106L172 206", "wood-light", 36) +
  ball(0, 0, 140, "glass") +
  ring(0, 0, 140, "iron", 26) +
  line("M-76 -50C-60 -84 -30 -96 -4 -98", "white", 13);

export const shelves = (): string =>
  solid(slab(-184, -216, 368, 432, 10), "wood-dark") +
  put(hiddenCard(), -92, -112, 0.72) +
  put(hiddenCard(), 4, -112, 0.72) +
  put(hiddenCard(), 100, -112, 0.72) +
  rod("M-180 -16H180M-180 204H180M-176 -204H176", "wood-light", 22) +
  solid("M-150 92H-30V190H-150Z", "wood") +
  line("M-150 92L-30 190M-30 92L-150 190", "wood-dark", 10) +
  put(hiddenCard(), 88, 84, 0.8, 14);

export const hammer = (): string =>
  put(
    rod("M0 150V-60", "wood-light", 32) +
      solid(slab(-92, -118, 184, 86, 12), "iron") +
      fill(slab(-78, -106, 156, 20, 8), "iron-light"),
    0,
    0,
    1,
    -24,
  );
