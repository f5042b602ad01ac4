/** Roles: dwarves who can be told apart by hat, look and what they carry. */

import { shield } from "./clans";
import { crystal } from "./crystal";
import { type Dwarf, dwarf } from "./dwarf";
import { axe } from "./gear";
import { bag, nugget, piece } from "./gold";
import type { Ink } from "./ink";
import { MID, rock } from "./rock";
import { disc, fill, line, mirrored, put, rod, solid } from "./svg";
import { tool } from "./tools";

const dynamite = (): string =>
  line("M0 -96C10 -150 60 -130 62 -176", "line", 22) +
  line("M0 -96C10 -150 60 -130 62 -176", "paper", 9) +
  disc(62, -182, 34, "glow", 0.5) +
  disc(62, -182, 16, "flame") +
  solid("M-84 -92H-30V120H-84ZM30 -92H84V120H30ZM-28 -100H28V128H-28Z", "bad") +
  line("M-86 -20H86M-86 54H86", "line", 30) +
  line("M-84 -20H84M-84 54H84", "paper", 12);

/** Two pickaxes crossed behind the head. */
const crest = (): string => {
  const one = put(tool("pickaxe"), 52, -116, 0.96);
  return one + mirrored(one);
};

/** An axe over each shoulder. */
const armed = (): string => {
  const one = put(axe(), 112, -132, 0.66, -14);
  return one + mirrored(one);
};

interface Role {
  who: Dwarf;
  edge: Ink;
  /** what lies before them, and what they carry over the shoulder */
  front: string;
  behind?: string;
}

const digger: Dwarf = {
  skin: "skin",
  hair: "#c9722f",
  beard: "long",
  hat: "helmet",
  cloth: "#e0a63a",
  coat: "#7a5130",
  look: "glad",
};

const ROLES: Record<string, () => Role> = {
  digger: () => ({ who: digger, edge: "gold", front: "", behind: crest() }),
  saboteur: () => ({
    who: {
      ...digger,
      hair: "#2f2a33",
      beard: "wild",
      hat: "hood",
      cloth: "shade",
      coat: "#2a2533",
      look: "masked",
    },
    edge: "bad",
    front: put(dynamite(), 112, 286, 0.92, 12),
  }),
  greedy: () => ({
    who: {
      ...digger,
      hair: "#8d8376",
      beard: "forked",
      hat: "scarf",
      cloth: "#6f8f3a",
      coat: "#4d5a2a",
      look: "sly",
    },
    edge: "gold",
    front:
      put(bag(), -10, 284, 0.92) +
      put(nugget("greedy"), -106, 330, 0.5) +
      put(nugget("too"), 108, 336, 0.52),
  }),
  blue: () => ({
    who: { ...digger, hair: "#e3c07a", beard: "braids", cloth: "blue", coat: "blue-dark" },
    edge: "blue",
    front: put(shield("blue"), 0, 300, 1.05),
    behind: crest(),
  }),
  green: () => ({
    who: { ...digger, hair: "#8a4a24", beard: "square", cloth: "green", coat: "green-dark" },
    edge: "green",
    front: put(shield("green"), 0, 300, 1.05),
    behind: crest(),
  }),
  boss: () => ({
    who: {
      ...digger,
      hair: "#e9e2d2",
      beard: "long",
      hat: "crown",
      cloth: "#7d2f2a",
      coat: "#7d2f2a",
      look: "stern",
    },
    edge: "gold",
    front: put(shield("blue"), -104, 306, 0.8) + put(shield("green"), 104, 306, 0.8),
  }),
  profiteer: () => ({
    who: {
      ...digger,
      hair: "#1f1a18",
      beard: "forked",
      hat: "top",
      cloth: "#3c3345",
      coat: "#3c3345",
      look: "wink",
    },
    edge: "gold",
    front: put(piece(), -74, 322, 0.92) + put(piece(), 74, 322, 0.92) + put(piece(), 0, 282, 0.92),
  }),
  geologist: () => ({
    who: {
      ...digger,
      hair: "#9b9288",
      beard: "round",
      hat: "goggles",
      cloth: "#8c7a52",
      coat: "#4f6a70",
      look: "open",
    },
    edge: "crystal",
    front: put(crystal(), 4, 384, 1.16),
  }),
};

/** Clans, each with its dress; who is disloyal has the other clan's shield under the cloak. */
const DRESSES = {
  yellow: { hair: "#d98b3a", beard: "forked", hat: "kettle", cloth: "yellow", coat: "#a87a14" },
  blue: { hair: "#8d8376", beard: "square", hat: "horns", cloth: "blue", coat: "blue-dark" },
} as const;

function clansman(clan: keyof typeof DRESSES, loyal: boolean): Role {
  const who: Dwarf = { ...digger, ...DRESSES[clan] };
  if (loyal)
    return { who, edge: clan, front: put(shield(clan), 0, 300, 1.08), behind: armed() };
  const other = clan === "yellow" ? "blue" : "yellow";
  return {
    who: { ...who, hat: "hood", look: "masked", cloth: who.coat },
    edge: "bad",
    front:
      put(shield(other), 116, 226, 0.8, 12) +
      fill("M60 366C70 300 120 250 196 262V366Z", "shade-dark") +
      put(shield(clan), -52, 302, 1.08),
  };
}

/** A role card, if the kind is one. */
export function role(kind: string): string | undefined {
  const made = ROLES[kind]?.() ?? clan(kind);
  if (!made) return undefined;
  return rock(kind, made.edge) + put(arch(made.edge) + standing(made), ...MID);
}

function clan(kind: string): Role | undefined {
  const [name, side] = kind.split("-");
  return (name === "yellow" || name === "blue") && side
    ? clansman(name, side === "loyal")
    : undefined;
}

/** The dwarf of a role card alone, with what they carry; the feet are about 366 below. */
export const figure = (kind: "digger" | "saboteur" | "greedy"): string => standing(ROLES[kind]());

const standing = ({ who, front, behind = "" }: Role): string => behind + dwarfAt(who) + front;

/** The mouth of a gallery, lit from within. */
export const arch = (edge: Ink): string =>
  solid("M-216 366V-120C-216 -410 216 -410 216 -120V366Z", "wood-dark") +
  fill("M-186 366V-116C-186 -366 186 -366 186 -116V366Z", "calm-dark") +
  disc(0, 0, 180, "glow", 0.16) +
  disc(0, 0, 120, "glow", 0.16) +
  rod("M-200 366V-120M200 366V-120", "wood", 20) +
  fill("M0 -392L22 -366L0 -340L-22 -366Z", edge);

const dwarfAt = (who: Dwarf): string => put(dwarf(who, true), 0, 20, 1.06);

/** Somebody whose role is not known: only the eyes are seen. */
export const stranger = (): string =>
  arch("rock-edge") +
  solid("M-170 366C-190 140 -170 -170 0 -190C170 -170 190 140 170 366Z", "shade-dark") +
  fill("M-96 20C-104 -110 104 -110 96 20C80 100 -80 100 -96 20Z", "line") +
  disc(-40, -4, 20, "flame") +
  disc(40, -4, 20, "flame");
