// What somebody at the table would like to know more about: a card, or oneself.

import { BACK } from "../../lib/layout";

export class Inquiry {
  /** the kind that is asked about, BACK if none is */
  kind = $state(BACK);

  /** whether one asks who one is */
  self = $state(false);

  /** Ask about a card; nobody can say anything about a back. */
  about(kind: number): void {
    if (kind !== BACK) this.kind = kind;
  }

  done(): void {
    this.kind = BACK;
  }
}
