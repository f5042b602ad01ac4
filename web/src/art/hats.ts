/** Hats, worn by a dwarf whose eyes are at 0,0: the brim lies at about -44. */

import { ball, type Colour, disc, fill, line, rod, solid } from "./svg";

const lamp = (): string =>
  disc(0, -118, 66, "glow", 0.35) + ball(0, -118, 34, "flame") + disc(-6, -124, 14, "white");

const HATS = {
  helmet: (cloth: Colour) =>
    solid("M-122 -50C-122 -220 122 -220 122 -50Z", cloth) +
    fill("M64 -176C104 -150 114 -100 114 -58H70C76 -100 76 -140 64 -176Z", "line", 0.25) +
    solid("M-146 -66H146V-32H-146Z", cloth) +
    lamp(),
  cap: (cloth: Colour) =>
    solid(
      "M-122 -40C-150 -150 -90 -300 40 -276C84 -266 96 -230 80 -214C112 -160 126 -100 122 -40Z",
      cloth,
    ) +
    line("M80 -214C56 -208 34 -216 20 -236", "line", 9, 0.5) +
    solid("M-134 -74C-60 -98 60 -98 134 -74V-34C60 -58 -60 -58 -134 -34Z", "leather-dark") +
    solid("M-24 -100H24V-44H-24Z", "gold", 9),
  hood: (cloth: Colour) =>
    solid(
      "M-150 130C-190 -40 -130 -226 0 -250C130 -226 190 -40 150 130L104 60C122 -30 90 -92 0 -98C-90 -92 -122 -30 -104 60Z",
      cloth,
    ) + fill("M30 -228C120 -196 160 -60 140 90L118 56C134 -40 110 -100 30 -118Z", "line", 0.28),
  horns: (cloth: Colour) =>
    solid(
      "M-104 -92C-190 -96 -214 -170 -196 -246C-168 -190 -130 -176 -92 -170ZM104 -92C190 -96 214 -170 196 -246C168 -190 130 -176 92 -170Z",
      "paper",
    ) +
    solid("M-122 -46C-122 -210 122 -210 122 -46Z", cloth) +
    rod("M0 -166V-60M-116 -54H116", "iron", 16),
  top: (cloth: Colour) =>
    solid("M-92 -66L-104 -256C-60 -276 60 -276 104 -256L92 -66Z", cloth) +
    fill("M-96 -130H96L93 -82H-93Z", "gold") +
    solid("M-164 -70C-80 -98 80 -98 164 -70C150 -30 -150 -30 -164 -70Z", cloth),
  crown: (cloth: Colour) =>
    solid("M-116 -46C-116 -180 116 -180 116 -46Z", cloth) +
    solid("M-128 -40V-214L-72 -150L0 -244L72 -150L128 -214V-40Z", "gold") +
    ball(0, -104, 24, "bad") +
    disc(-76, -92, 14, "blue") +
    disc(76, -92, 14, "green"),
  goggles: (cloth: Colour) =>
    solid("M-126 -30C-136 -200 136 -200 126 -30C80 -70 -80 -70 -126 -30Z", cloth) +
    line("M-126 -84H126", "line", 34) +
    ball(-52, -92, 44, "iron") +
    ball(52, -92, 44, "iron") +
    disc(-52, -92, 26, "crystal") +
    disc(52, -92, 26, "crystal") +
    line("M-64 -104L-52 -112M40 -104L52 -112", "white", 9),
  kettle: (cloth: Colour) =>
    solid("M-104 -64C-104 -210 104 -210 104 -64Z", "iron") +
    line("M0 -168V-80", "iron-light", 12) +
    solid("M-104 -104H104V-70H-104Z", cloth) +
    solid("M-182 -38C-120 -92 120 -92 182 -38C90 -62 -90 -62 -182 -38Z", "iron"),
  fur: (cloth: Colour) =>
    solid("M-104 -80C-104 -220 104 -220 104 -80Z", cloth) +
    solid(
      "M-128 -30C-168 -46 -152 -100 -112 -98C-96 -134 -44 -132 -34 -106C-14 -132 22 -130 36 -106C52 -132 100 -130 112 -98C152 -100 168 -46 128 -30C84 -56 -84 -56 -128 -30Z",
      "paper-dark",
    ),
  scarf: (cloth: Colour) =>
    solid("M118 -60L206 -110L190 -50L214 -6L124 -34Z", cloth) +
    solid("M-126 -32C-136 -196 136 -196 126 -32C60 -72 -60 -72 -126 -32Z", cloth) +
    disc(-60, -98, 13, "white") +
    disc(4, -126, 13, "white") +
    disc(66, -96, 13, "white"),
};

export type Hat = keyof typeof HATS;

export const hat = (kind: Hat, cloth: Colour): string => HATS[kind](cloth);
