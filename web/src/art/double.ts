/** The card of double width, in two halves: a hall in which roles are changed. */

import { hat } from "./hats";
import { HEIGHT, rock, WIDTH } from "./rock";
import type { Shape } from "./shape";
import { fill, line, mirrored, put, rod, slab, solid } from "./svg";
import { tool } from "./tools";
import { tunnels } from "./tunnel";

export type Hall = "costume" | "party";

const mask = (): string =>
  solid("M-110 -50C-60 -70 60 -70 110 -50C120 40 60 90 0 40C-60 90 -120 40 -110 -50Z", "bad") +
  fill(
    "M-76 -14C-56 -34 -30 -26 -20 0C-44 16 -66 10 -76 -14ZM76 -14C56 -34 30 -26 20 0C44 16 66 10 76 -14Z",
    "line",
  );

const mug = (): string =>
  solid("M60 -40H110V40H60V12H84V-12H60Z", "wood") +
  solid("M-66 -60H66L56 90H-56Z", "wood-light") +
  line("M-58 -10H58M-56 50H56", "iron-dark", 12) +
  solid(
    "M-80 -60C-90 -100 -40 -116 -24 -96C-6 -122 40 -116 44 -92C84 -100 90 -56 66 -50H-66Z",
    "white",
  );

const garland = (): string => {
  const flags = ["bad", "gold", "green", "blue", "bad"] as const;
  return (
    line("M30 0C160 90 300 90 560 30", "line", 9) +
    flags
      .map((paint, i) =>
        put(solid("M-32 0H32L0 66Z", paint, 8), 90 + i * 92, [30, 62, 68, 62, 46][i]!),
      )
      .join("")
  );
};

const HALVES: Record<Hall, [() => string, () => string]> = {
  costume: [
    () =>
      rod("M130 330H560M130 330V590", "wood-light", 22) +
      put(hat("helmet", "#d39a36"), 246, 500, 0.8) +
      put(hat("crown", "#7d2f2a"), 446, 516, 0.78),
    () =>
      rod("M0 330H430M430 330V590", "wood-light", 22) +
      put(hat("cap", "#5d7f45"), 110, 520, 0.8) +
      put(mask(), 306, 450, 1),
  ],
  party: [
    () =>
      put(garland(), 0, 236) +
      put(mug(), 250, 450, 1.1, -14) +
      put(tool("lantern"), 440, 440, 0.55),
    () =>
      put(mirrored(garland()), WIDTH, 236) +
      put(mug(), 150, 450, 1.1, 14) +
      put(mirrored(mug()), 340, 460, 1.1, -8),
  ],
};

/** The walls of the western half; the other is its mirror image. */
const WALLS = line("M549 245H374M186 245H80V341M80 529V625H186M374 625H549", "wall", 22);

/** A half of the card, if the kind is one: the hall runs on into the other half. */
export function double(kind: string, shape: Shape, unlit: number, hall: Hall): string | undefined {
  const west = kind === "double-west";
  if (!west && kind !== "double-east") return undefined;
  const floor = (inset: number) =>
    slab(west ? 90 + inset : 0, 255 + inset, WIDTH - 90 - inset, 360 - 2 * inset);
  const half = HALVES[hall][west ? 0 : 1]();
  return (
    rock(kind, "gold") +
    seam(west) +
    tunnels(kind, shape, unlit) +
    fill(floor(0), unlit ? "floor-dim" : "floor") +
    fill(floor(36), unlit ? "core-dim" : "core", 0.7) +
    (west ? WALLS : `<g transform="matrix(-1 0 0 1 ${WIDTH} 0)">${WALLS}</g>`) +
    half +
    put(tool("lantern"), west ? 96 : 464, 150, 0.42) +
    put(tool("lantern"), west ? 464 : 96, 150, 0.42)
  );
}

/** The two halves are one card: where they meet there is no edge. */
function seam(west: boolean): string {
  const left = west ? WIDTH - 44 : 0;
  const across = (width: number, inset: number) =>
    slab(left, inset, 44, width) + slab(left, HEIGHT - inset - width, 44, width);
  return (
    fill(slab(left, 0, 44, HEIGHT), "rock") +
    fill(across(18, 0), "line") +
    fill(across(8, 11), "gold")
  );
}
