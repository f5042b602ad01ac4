// Whether a round is over and all have shown their roles, while its gold is still handed out.

import { seatCount } from "../../../lib/layout";
import { EVERYONE, type View } from "../../../lib/view";

export function unmasked(view: View): boolean {
  const seats = Array.from({ length: seatCount(view.layout) }, (_, seat) => seat);
  return seats.every((seat) => view.zone(`role.${seat}`)[0]?.seen === EVERYONE);
}
