/** Hands around 0,0. */

import { fill, line, rod, slab, solid } from "./svg";

/** A palm held up. */
export const palm = (): string =>
  rod("M-84 40V-78M-28 20V-126M28 20V-120M82 40V-84", "skin", 42) +
  rod("M96 96L138 26", "skin", 42) +
  solid("M-110 20V96C-110 180 110 190 112 90V20Z", "skin") +
  fill("M-104 14H106V60H-104Z", "skin") +
  line("M-56 34V12M0 30V4M56 34V12", "skin-dark", 9) +
  solid(slab(-86, 150, 172, 62, 12), "leather");

/** A hand that reaches down and takes. */
export const grip = (): string =>
  solid("M-92 -236H92L76 -120H-76Z", "shade") +
  solid("M-86 -138H86V-70C86 -20 -86 -20 -86 -70Z", "skin") +
  rod(
    "M-70 -60L-86 24L-54 66M-24 -46L-28 40L-12 74M26 -46L28 40L14 74M72 -60L84 20L56 64",
    "skin",
    36,
  );
