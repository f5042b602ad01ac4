// What a role wants, as a key of the catalogue.

import { preferences } from "../../../lib/preferences.svelte";

/** The aim of a role; it may be another where the number of players makes another game of it. "" if there are no words. */
export const aimKey = (setup: string, role: string): string =>
  [`ui-aim-${setup}`, `ui-aim-${role}`].find((key) => preferences.words?.has(key)) ?? "";
