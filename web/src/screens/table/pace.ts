// How fast bots play, in words.

/** What can be chosen: how many times as long as people bots seem to think. */
export const PACES = { calm: 1, brisk: 0.4, "at-once": 0 } as const;
export type PaceName = keyof typeof PACES;

/** What a pace is called; one that a link brought along is called as the one nearest to it. */
export function paceName(pace: number): PaceName {
  const names = Object.keys(PACES) as PaceName[];
  const far = (name: PaceName) => Math.abs(PACES[name] - pace);
  return names.reduce((nearest, name) => (far(name) < far(nearest) ? name : nearest));
}
