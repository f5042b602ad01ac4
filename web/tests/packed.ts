// A move out of its parts; the client only ever takes moves apart.

import type { Parts } from "../src/lib/layout";

export const pack = ({ verb, card, a, b }: Parts): number => verb + card * 2 ** 6 + a * 2 ** 13 + b * 2 ** 29;
