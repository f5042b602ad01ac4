/** What comes out of dark holes, around 0,0: told apart by their outlines. */

import { piece } from "./gold";
import { ball, disc, fill, line, mirrored, oval, put, rod, solid } from "./svg";

const [FUR, FUR_DARK, FUR_LIGHT] = ["#8e8790", "#5f5866", "#b9b2b8"] as const;
const [HIDE, HIDE_DARK, HIDE_LIGHT] = ["#86a83c", "#56731f", "#b4cf62"] as const;

const TAIL = "M132 70C214 96 236 6 186 -38C158 -64 168 -122 214 -116";

/** A rat from the side: it bites and runs. */
const rat = (): string =>
  rod(TAIL, "skin-dark", 20) +
  ball(6, -98, 40, FUR_DARK) +
  solid(
    "M-64 -70C10 -136 158 -98 168 34C174 96 128 116 50 116H-74C-116 116 -152 104 -184 74C-198 58 -192 40 -172 30C-150 -4 -112 -48 -64 -70Z",
    FUR,
  ) +
  fill("M-170 76C-140 98 -110 104 -70 104H50C110 104 146 92 156 52C120 74 40 84 -40 74C-90 68 -130 60 -170 76Z", FUR_LIGHT) +
  line("M96 104C66 88 62 48 90 28", FUR_DARK, 12) +
  ball(-52, -84, 46, FUR) +
  disc(-54, -82, 27, "skin") +
  disc(-108, 2, 19, "flame") +
  disc(-112, 3, 9, "line") +
  line("M-134 -26L-86 -20", "line", 11) +
  solid("M-164 84L-158 118L-142 116L-138 88Z", "white", 7) +
  disc(-184, 52, 17, "bad") +
  line("M-150 54L-96 40M-150 62L-92 68", "line", 6, 0.6) +
  solid("M-84 104C-120 104 -130 132 -104 134H-46C-34 122 -50 104 -84 104ZM70 106C40 106 30 134 56 136H124C134 120 110 104 70 106Z", "skin", 9);

const COIL = "M168 158C70 214 -164 196 -158 108C-152 34 104 86 112 -14C116 -66 66 -84 24 -92";

/** A lindworm: a snake with claws and horns, reared over its own coil. */
const lindworm = (): string =>
  solid("M150 140L216 112L196 172L224 206L158 188Z", "beast-dark", 9) +
  line(COIL, "line", 92) +
  line(COIL, "beast", 70) +
  line("M120 172C40 196 -124 186 -132 116M-96 92C-10 78 120 72 124 2", "beast-light", 22) +
  solid("M-196 96L-152 62L-160 30L-118 56L-96 22L-74 58ZM40 44L84 34L74 -8L112 14L152 -18L146 30Z", "beast-dark", 8) +
  solid("M46 -128C78 -196 128 -200 168 -190C150 -150 120 -110 74 -92ZM4 -146C12 -204 52 -232 92 -234C88 -196 70 -150 40 -126Z", "paper", 9) +
  line("M-178 -66L-226 -50M-226 -50L-248 -70M-226 -50L-244 -28", "bad", 13) +
  solid(
    "M78 -84C84 -138 10 -180 -60 -166C-116 -156 -176 -124 -196 -92C-204 -76 -192 -62 -172 -62L-104 -54C-60 -34 60 -24 78 -84Z",
    "beast",
  ) +
  fill("M-186 -84C-140 -72 -80 -74 -20 -66C20 -60 50 -66 66 -88C64 -40 -60 -40 -104 -60L-176 -68Z", "beast-light", 0.8) +
  solid("M-160 -68L-148 -40L-132 -64ZM-110 -60L-96 -34L-80 -56Z", "white", 7) +
  solid("M-84 -142L-16 -122C-28 -92 -74 -98 -84 -142Z", "flame", 8) +
  line("M-48 -126V-108", "line", 12) +
  disc(-168, -100, 9, "line");

const ear = (): string =>
  solid("M84 -66C130 -120 190 -134 244 -128C230 -70 190 -10 100 22Z", HIDE) +
  fill("M106 -48C140 -86 176 -102 214 -106C198 -66 166 -28 110 -2Z", "skin-dark", 0.7);

/** A goblin that has got hold of somebody's gold. */
const goblin = (): string =>
  solid("M-140 210C-150 120 -90 84 0 84C90 84 150 120 140 210Z", "leather-dark") +
  ear() +
  mirrored(ear()) +
  solid("M-112 -60C-90 -164 90 -164 112 -60C124 20 78 110 0 124C-78 110 -124 20 -112 -60Z", HIDE) +
  fill("M-60 -118C-20 -140 40 -136 70 -104C30 -112 -20 -112 -60 -118Z", HIDE_LIGHT) +
  solid("M-90 -50L-22 -24C-30 10 -78 6 -90 -50ZM90 -50L22 -24C30 10 78 6 90 -50Z", "flame", 9) +
  disc(-50, -18, 10, "line") +
  disc(50, -18, 10, "line") +
  line("M-100 -74L-18 -40M100 -74L18 -40", "line", 13) +
  solid("M-16 -26C-30 20 -40 40 -22 50C-10 58 10 58 22 50C40 40 30 20 16 -26Z", HIDE, 9) +
  solid("M-72 58C-30 78 30 78 72 58C62 104 -62 104 -72 58Z", "line", 7) +
  fill("M-52 68L-40 88L-28 73ZM-8 76L4 94L16 75ZM34 72L44 88L54 66Z", "white") +
  solid("M-30 -150C-40 -196 -6 -214 8 -240C26 -206 40 -190 30 -150Z", HIDE_DARK, 9) +
  put(piece(), 0, 172, 0.86) +
  oval(-62, 178, 30, 24, "line") +
  oval(62, 178, 30, 24, "line") +
  oval(-62, 178, 20, 15, HIDE) +
  oval(62, 178, 20, 15, HIDE);

const CREATURES = { rat, lindworm, goblin };

export type Creature = keyof typeof CREATURES;
export const CREATURE_NAMES = Object.keys(CREATURES) as Creature[];

/** A creature around 0,0, about 220 units to each side. */
export const creature = (name: Creature): string => CREATURES[name]();
