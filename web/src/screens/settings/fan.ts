// A few cards held like a hand, which say of a game, or of a ready-made set-up of it, what it is about.

import { face } from "../../art/card";
import kinds from "../../art/kinds.json";
import { picture, put } from "../../art/svg";

const ABOUT: Record<string, readonly string[]> = {
  saboteur: ["digger", "treasure", "saboteur"],
  cave: ["yellow-loyal", "exit", "blue-loyal"],
  base: ["digger", "NESW", "saboteur"],
  greedy: ["digger", "greedy", "saboteur"],
  saboteur2: ["blue", "boss", "green"],
  party: ["veto", "dragon", "chest-nugget"],
  tournament: ["gold-1", "gold-3", "gold-2"],
};
const TURNS = [-22, 0, 22];

/** The fan of a game or preset; one that nobody has chosen cards for shows the treasure. */
export const fan = (name: string): string =>
  picture(
    (ABOUT[name] ?? ["treasure"])
      .map((kind, place, all) => {
        const lean = all.length > 1 ? TURNS[place] : 0;
        const shape = kinds.find((one) => one.name === kind);
        return put(put(face(kind, { shape }), -280, -1210), 800, 1230, 1, lean);
      })
      .join(""),
    1600,
    960,
  );
