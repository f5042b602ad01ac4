// The bots that a seat can be given, the weakest first.

export const LEVELS = ["random", "greedy"] as const;
export const BEST = "greedy";
