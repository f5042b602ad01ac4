// What a table can do without when it is first shown. All of it is fetched soon after: when a round
// ends or somebody opens the notebook, the line may be gone.

import { later } from "../../lib/later";

export const parts = {
  motions: later(() => import("./motion/Motions.svelte")),
  sounds: later(() => import("./sound/Sounds.svelte")),
  synth: later(() => import("./sound/synth")),
  roundEnd: later(() => import("./RoundEnd.svelte")),
  notebook: later(() => import("../notebook/Notebook.svelte")),
  description: later(() => import("../cards/Description.svelte")),
  guesses: later(() => import("../notebook/Guesses.svelte")),
  end: later(() => import("./End.svelte")),
};
