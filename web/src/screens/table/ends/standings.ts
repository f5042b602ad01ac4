// Who stands where when the gold is counted.

export interface Rank {
  seat: number;
  score: number;
  /** 1 for the best; equals share a step and the next ones are so much lower; whoever has won stands above who has as much */
  step: number;
}

/** Seats by their scores, the best first. */
export function ranked(scores: readonly number[], winners: readonly number[] = []): Rank[] {
  // Where there is a tie-break, or a race, scores alone do not say it.
  const height = (seat: number): number => (winners.includes(seat) ? 0.5 : 0) + scores[seat];
  return scores
    .map((score, seat) => ({ seat, score, step: 1 + scores.filter((_, other) => height(other) > height(seat)).length }))
    .sort((one, other) => one.step - other.step);
}

/** The result in plain words that can be sent to anyone, with the way to the replay. */
export function resultText(title: string, ranks: readonly Rank[], names: readonly string[], link: string, counted = true): string {
  const lines = ranks.map(({ seat, score, step }) => `${step}. ${names[seat]}${counted ? `: ${score}` : ""}`);
  return [title, ...lines, link].join("\n");
}
