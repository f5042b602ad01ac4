// Why somebody is suspected, as parts that add up: each begins where the one before it ends.

import type { Ground, Sentence, Suspicion } from "../../lib/protocol";

export interface Part {
  readonly says: Sentence;
  /** how often the same was done */
  readonly times: number;
  readonly amount: number;
  /** where it begins and ends on the scale of the odds */
  readonly from: number;
  readonly to: number;
}

/** Of all amounts, as the server tells them. */
const HUNDRED = 100;

const same = ({ says }: Ground, other: Sentence): boolean =>
  says.key === other.key && says.args.other === other.args.other && says.args.card === other.args.card;

/** The grounds, equal ones together where they first come up; the last part ends at the odds. */
export function partsOf({ grounds }: Suspicion): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const [at, { says }] of grounds.entries()) {
    if (grounds.findIndex((one) => same(one, says)) < at) continue;
    const alike = grounds.filter((one) => same(one, says));
    const amount = alike.reduce((sum, one) => sum + one.amount, 0);
    parts.push({ says, times: alike.length, amount, from: end, to: end + amount });
    end += amount;
  }
  return parts;
}

/** The lowest and the highest that any part comes to, zero among them. */
export const span = (parts: readonly Part[]): [number, number] => [
  Math.min(0, ...parts.map(({ to }) => to)),
  Math.max(0, ...parts.map(({ to }) => to)),
];

/** An amount as it is read; all that are shown add up as they are shown. */
export const amountText = (amount: number, language: string): string =>
  new Intl.NumberFormat(language, { signDisplay: "exceptZero", minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(amount / HUNDRED);

/** A chance as it is told, in per cent. */
export const percent = (chance: number): number => Math.round(chance / 10);
