/** A step of the podium: planks, nailed to a beam, with a golden edge for the first. */

import type { Ink } from "./ink";
import { between, chance } from "./seed";
import { disc, fill, line, num, picture, slab, solid } from "./svg";

const [WIDTH, HEIGHT, PLANK] = [720, 620, 124];
const EDGES: Record<number, Ink> = { 1: "gold", 2: "iron-light", 3: "leather" };

export function podiumStep(step: number): string {
  const next = chance(`podium ${step}`);
  const planks = Array.from({ length: HEIGHT / PLANK }, (_, number) => {
    const y = number * PLANK;
    const grain = Array.from({ length: 3 }, () => {
      const [x, at] = [between(next, 30, 300), y + between(next, 24, PLANK - 18)];
      return line(`M${num(x)} ${num(at)}h${num(between(next, 120, 380))}`, "wood-dark", 7, 0.6);
    });
    const nails = [40, WIDTH - 40].map((x) => disc(x, y + PLANK / 2, 11, "iron-dark"));
    return solid(slab(0, y, WIDTH, PLANK, 8), "wood") + grain.join("") + nails.join("");
  });
  return picture(
    planks.join("") +
      solid(slab(0, 0, WIDTH, 46, 10), EDGES[step] ?? "wood-light") +
      fill(slab(20, 9, WIDTH - 40, 10, 5), "white", 0.35),
    WIDTH,
    HEIGHT,
  );
}
