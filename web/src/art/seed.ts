/** Small irregularities that are always the same for the same card: chance out of a name. */

export type Chance = () => number;

/** A stream of numbers in [0, 1) that a text stands for. */
export function chance(text: string): Chance {
  let state = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    state = Math.imul(state ^ text.charCodeAt(i), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between two bounds. */
export const between = (next: Chance, low: number, high: number): number =>
  low + next() * (high - low);

/** One of several. */
export const oneOf = <T>(next: Chance, choices: readonly [T, ...T[]]): T =>
  choices[Math.floor(next() * choices.length)] ?? choices[0];
