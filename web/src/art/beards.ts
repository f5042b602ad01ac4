/** Beards of a dwarf whose eyes are at 0,0; the moustache and nose come on top. */

import { ball, type Colour, fill, line, solid } from "./svg";

const BEARDS = {
  long: (hair: Colour) =>
    solid("M-118 -10C-136 90 -96 190 0 250C96 190 136 90 118 -10C90 40 -90 40 -118 -10Z", hair) +
    line("M-50 90L-24 170M0 96V196M50 90L24 170", "line", 8, 0.35),
  forked: (hair: Colour) =>
    solid(
      "M-118 -10C-150 80 -120 200 -60 240C-50 190 -20 160 0 140C20 160 50 190 60 240C120 200 150 80 118 -10C90 40 -90 40 -118 -10Z",
      hair,
    ) + line("M-70 90L-66 180M70 90L66 180", "line", 8, 0.35),
  round: (hair: Colour) =>
    solid(
      "M-120 -14C-170 40 -150 170 -60 176C-30 204 30 204 60 176C150 170 170 40 120 -14C90 40 -90 40 -120 -14Z",
      hair,
    ) + line("M-76 96C-70 120 -60 130 -44 134M76 96C70 120 60 130 44 134", "line", 8, 0.35),
  braids: (hair: Colour) =>
    solid("M-118 -10C-140 80 -90 130 0 136C90 130 140 80 118 -10C90 40 -90 40 -118 -10Z", hair) +
    ball(-52, 142, 30, hair) +
    ball(-52, 192, 26, hair) +
    ball(52, 142, 30, hair) +
    ball(52, 192, 26, hair) +
    fill("M-72 214H-32L-52 254ZM32 214H72L52 254Z", hair) +
    line("M-70 214H-34M34 214H70", "gold", 13),
  square: (hair: Colour) =>
    solid("M-118 -10L-124 196L-62 214L0 196L62 214L124 196L118 -10C90 40 -90 40 -118 -10Z", hair) +
    line("M-62 96V194M0 100V180M62 96V194", "line", 8, 0.35),
  wild: (hair: Colour) =>
    solid(
      "M-118 -14L-176 40L-140 60L-170 130L-112 130L-112 196L-56 176L0 240L56 176L112 196L112 130L170 130L140 60L176 40L118 -14C90 40 -90 40 -118 -14Z",
      hair,
    ),
};

export type Beard = keyof typeof BEARDS;

export const beard = (kind: Beard, hair: Colour): string => BEARDS[kind](hair);

export const moustache = (hair: Colour): string =>
  solid(
    "M0 44C-40 30 -100 50 -112 96C-70 92 -30 96 0 74C30 96 70 92 112 96C100 50 40 30 0 44Z",
    hair,
  );
