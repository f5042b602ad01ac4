/** The three tools around 0,0, about 190 units to each side, whole and broken. */

import { ball, disc, fill, line, put, rod, slab, solid, oval } from "./svg";

export type Tool = "pickaxe" | "lantern" | "cart";
export const TOOLS: readonly Tool[] = ["pickaxe", "lantern", "cart"];

const head = (): string =>
  solid(
    "M-186 -46C-130 -150 130 -150 186 -46C120 -88 60 -96 30 -96V-64H-30V-96C-60 -96 -120 -88 -186 -46Z",
    "iron",
  ) + fill("M-150 -78C-90 -128 90 -128 150 -78C90 -110 -90 -110 -150 -78Z", "iron-light");

const pickaxe = (): string =>
  put(rod("M0 180V-110", "wood-light", 34) + line("M-7 160V-60", "wood", 8) + head(), 0, 0, 1, 32);

const brokenPickaxe = (): string =>
  put(solid("M-17 -110H17V16L4 -4L-6 30L-17 8Z", "wood-light") + head(), -14, -34, 1, 22) +
  put(solid("M-17 -10L-4 20L6 -8L17 14V120H-17Z", "wood-light"), -36, 78, 1, 62) +
  line("M40 30L72 20M30 66L56 92M66 56H96", "bad", 12);

const frame = (): string =>
  line("M-66 -128C-66 -232 66 -232 66 -128", "line", 34) +
  line("M-66 -128C-66 -232 66 -232 66 -128", "iron", 14) +
  solid("M-50 -160H50L84 -108H-84Z", "iron") +
  solid(slab(-92, 122, 184, 48, 12), "iron");
const bars = (): string => rod("M-76 -100V118M76 -100V118", "iron-dark", 12);

const lantern = (): string =>
  disc(0, 10, 212, "glow", 0.2) +
  disc(0, 10, 160, "glow", 0.3) +
  solid("M-72 -108H72L88 122H-88Z", "core") +
  fill("M0 -66C52 -4 58 34 46 66C36 98 -36 98 -46 66C-58 34 -46 -4 0 -66Z", "flame") +
  fill("M0 0C24 32 26 48 20 66C14 82 -14 82 -20 66C-26 48 -24 32 0 0Z", "white") +
  bars() +
  frame();

const brokenLantern = (): string =>
  put(
    solid("M-72 -108H72L88 122H-88Z", "shade-dark") +
      solid("M-84 122L-66 -20L-34 42L-4 -30L22 60L54 10L86 122Z", "glass", 8) +
      fill("M-60 104L-52 52L-36 84Z", "white", 0.7) +
      bars() +
      frame(),
    0,
    0,
    1,
    -12,
  ) +
  solid("M106 96L150 60L146 120Z", "glass", 8) +
  solid("M-156 138L-118 112L-128 158Z", "glass", 8);

const wheel = (x: number, y: number): string =>
  ball(x, y, 52, "iron-dark") +
  ball(x, y, 20, "iron-light") +
  line(`M${x} ${y - 42}V${y + 42}M${x - 42} ${y}H${x + 42}`, "iron-light", 9);

const tub = (): string =>
  solid("M-176 -56H176L130 104H-130Z", "wood") +
  fill("M60 -50H168L126 98H40Z", "wood-dark", 0.5) +
  line("M-158 0H158M-142 54H142", "wood-dark", 9) +
  solid(slab(-194, -84, 388, 46, 12), "iron") +
  line("M-92 -34L-72 98M92 -34L72 98", "iron-light", 12);
const ore = (): string =>
  solid("M-150 -80L-112 -140L-50 -128L-10 -178L60 -132L118 -146L152 -80Z", "stone") +
  fill("M-110 -92L-92 -128L-50 -92ZM-12 -96L8 -150L48 -96ZM84 -92L106 -128L130 -92Z", "gold");

const cart = (): string => ore() + tub() + wheel(-84, 132) + wheel(84, 132);

const brokenCart = (): string =>
  put(tub() + wheel(-84, 132), 0, -16, 1, 16) +
  put(
    ball(0, 0, 52, "iron-dark") +
      line("M0 -42V-4M-42 0H-6", "iron-light", 9) +
      fill("M10 -8L62 -44L66 30Z", "line"),
    150,
    138,
  ) +
  solid("M-160 -150L-120 -176L-92 -136L-132 -116Z", "stone", 9) +
  oval(-40, 196, 40, 10, "line", 0.5);

const WHOLE: Record<Tool, () => string> = { pickaxe, lantern, cart };
const BROKEN: Record<Tool, () => string> = {
  pickaxe: brokenPickaxe,
  lantern: brokenLantern,
  cart: brokenCart,
};

export const tool = (name: Tool): string => WHOLE[name]();
export const brokenTool = (name: Tool): string => BROKEN[name]();
