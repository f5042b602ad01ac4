/** The stage of all cards that are not laid: rock, a pool of light, and what the card is about.
 *
 * The edge of the light says what the card is for: spikes harm, a round helps, a lozenge does a deed.
 */

import type { Ink } from "./ink";
import { MID, rock } from "./rock";
import { badCross, burst, goodTick } from "./signs";
import { disc, fill, put, solid } from "./svg";

export type Mood = "harm" | "help" | "deed" | "gold";

const LOZENGE = "M0 -360L196 -270L236 0L196 270L0 360L-196 270L-236 0L-196 -270Z";
const ROUND =
  "M0 -300C150 -300 238 -180 238 0C238 180 150 300 0 300C-150 300 -238 180 -238 0C-238 -180 -150 -300 0 -300Z";
const LIGHT: Record<Mood, [string, Ink, Ink]> = {
  harm: [burst(12, 300, 214), "bad-dark", "bad"],
  help: [ROUND, "good-dark", "good"],
  deed: [LOZENGE, "calm-dark", "calm"],
  gold: [ROUND, "calm-dark", "gold"],
};

/** A card that is not laid; `group` is the part of the pile that it comes from. */
export function scene(name: string, mood: Mood, inner: string, group = 1): string {
  const [pool, paint, edge] = LIGHT[mood];
  const spread =
    mood === "harm"
      ? `<g transform="scale(.88 1.14)">${solid(pool, paint)}</g>`
      : solid(pool, paint);
  const badge =
    mood === "harm"
      ? put(badCross(), 0, 322, 1.02)
      : mood === "help"
        ? put(goodTick(), 0, 322, 1.02)
        : "";
  return (
    rock(name, edge) +
    put(
      spread +
        disc(0, 0, 204, "glow", 0.16) +
        disc(0, 0, 158, "glow", 0.18) +
        disc(0, 0, 104, "glow", 0.2) +
        inner +
        badge,
      ...MID,
    ) +
    put(lozenges(group, edge), MID[0], 56)
  );
}

const lozenges = (count: number, paint: Ink): string =>
  fill(
    Array.from(
      { length: count },
      (_, i) => `M${(2 * i + 1 - count) * 22} -16l16 16l-16 16l-16 -16Z`,
    ).join(""),
    paint,
  );
