// Who stands where when the gold is counted.

export interface Rank {
  seat: number;
  score: number;
  /** 1 for the best; equals share a step and the next ones are so much lower */
  step: number;
}

/** Seats by their scores, the best first. */
export function ranked(scores: readonly number[]): Rank[] {
  return scores
    .map((score, seat) => ({ seat, score, step: 1 + scores.filter((other) => other > score).length }))
    .sort((one, other) => other.score - one.score);
}

/** The result in plain words that can be sent to anyone, with the way to the replay. */
export function resultText(title: string, ranks: readonly Rank[], names: readonly string[], link: string): string {
  const lines = ranks.map(({ seat, score, step }) => `${step}. ${names[seat]}: ${score}`);
  return [title, ...lines, link].join("\n");
}
