/** Backs: each box of cards has its own, and no back tells anything about its front. */

import { shield } from "./clans";
import { bag } from "./gold";
import { MID, rock } from "./rock";
import { stranger } from "./roles";
import { closedChest } from "./chests";
import { query } from "./signs";
import { disc, fill, line, mirrored, put, ring, rod, slab, solid } from "./svg";
import { tool } from "./tools";

const panel = (inner: string): string =>
  solid(slab(-214, -368, 428, 736, 30), "leather-dark") +
  line(slab(-186, -340, 372, 680, 18), "gold-dark", 9) +
  inner;

const boarded = (): string =>
  solid("M-190 300V-60C-190 -330 190 -330 190 -60V300Z", "wood-dark") +
  fill("M-150 300V-56C-150 -270 150 -270 150 -56V300Z", "line") +
  disc(0, 60, 110, "glow", 0.14) +
  rod("M-190 -70L190 20M190 100L-190 190M-180 30L180 -110", "wood-light", 40) +
  rod("M-170 300V-60M170 300V-60", "wood", 28);

const BACKS = {
  pile: () =>
    panel(
      put(tool("pickaxe"), 0, -50, 1.1) +
        mirrored(put(tool("pickaxe"), 0, -50, 1.1)) +
        put(tool("lantern"), 0, 120, 0.8),
    ),
  goal: () =>
    solid("M-200 340L-214 -180L-110 -350L90 -366L204 -220L214 330Z", "stone") +
    fill("M-190 -170L-104 -330L80 -346L0 -200Z", "stone-light", 0.7) +
    fill("M204 -200L206 320L60 330L90 -40Z", "stone-dark", 0.7) +
    line("M-150 350L-96 220L-130 150M150 -300L104 -240L130 -170", "gold", 11) +
    query(),
  role: stranger,
  yellow: () => stranger() + put(shield("yellow"), 0, 270, 1.1),
  blue: () => stranger() + put(shield("blue"), 0, 270, 1.1),
  gold: () => panel(disc(0, 0, 160, "glow", 0.2) + put(bag(), 0, 0, 1.3)),
  chest: () => panel(disc(0, -10, 180, "glow", 0.16) + put(closedChest(), 0, -20, 0.92)),
  tunnel: () => put(boarded(), 0, 0, 1.14) + ring(0, -340, 26, "gold", 14),
};

export type Back = keyof typeof BACKS;
export const BACK_NAMES = Object.keys(BACKS) as Back[];

export const back = (of: Back): string =>
  rock(`back ${of}`, of === "goal" ? "gold" : "rock-edge") + put(BACKS[of](), ...MID);
