// What holds for a seat as long as a counter of its own says so, where there are words for that.

import { preferences } from "../../lib/preferences.svelte";
import type { View } from "../../lib/view";

/** The names of such counters, without the seat. */
export const conditions = ({ layout, nums }: View, seat: number): string[] =>
  layout.nums.flatMap((name, num) => {
    const [stem, owner] = name.split(".");
    return owner === String(seat) && nums[num] > 0 && preferences.words?.has(`ui-seat-${stem}`) ? [stem] : [];
  });
