/** Tunnels: glow on the rock, dark walls, a bright floor; rails where one digs, stones where one walks;
 * blind ones end in rubble. */

import { boulder, MID } from "./rock";
import { crosswise, parapets, planks, underBridge } from "./bridge";
import { between, type Chance, chance } from "./seed";
import { type Shape, sidesOf } from "./shape";
import { isUnder, spacePoint, spacesIn } from "./spaces";
import { isMarked } from "./marks";
import { secretTunnel, steppingStones, trail } from "./trail";
import { disc, fill, line, type Point, rod, solid, through } from "./svg";
import { beside, blindEnd, doorstep, heading, mix, ribbon, type Run, runsOf } from "./track";

const GLOW = 142;
const WALL = 106;
const FLOOR = 82;
const CORE = 50;
const GAUGE = 30;
const TIE = 46;

interface Strand {
  sides: number;
  runs: Run[];
  /** a place where several runs meet, or where a ladder stands */
  hub: boolean;
  blind: boolean;
  lit: boolean;
  /** walked through, or only dug */
  walked: boolean;
  /** where one can stand in it and nothing else is printed */
  stones: Point[];
}

/** All tunnels of a card. Strands whose sides are in `unlit` are drawn without a light in them. */
export function tunnels(name: string, shape: Shape, unlit: number): string {
  const next = chance(`tunnel ${name}`);
  const several = shape.strands.filter((sides) => sidesOf(sides).length > 1).length > 1;
  const strands = shape.strands.map((sides, i): Strand => {
    const ways = sidesOf(sides).length;
    const ladder = shape.ladders[i] ?? false;
    const walked = spacesIn(shape, sides);
    return {
      sides,
      runs: runsOf(sides, ladder, several, next),
      hub: ways > 2 || (ways === 1 && ladder),
      blind: ways === 1 && !ladder,
      lit: (unlit & sides) === 0,
      walked: walked.length > 0,
      stones: walked.filter((number) => !isMarked(shape, number)).map((n) => spacePoint(shape, n)),
    };
  });
  const crossed = several && strands.every(({ sides }) => sides === 5 || sides === 10);
  if (crossed) return halo(strands) + crossing(shape, strands, next);
  const joined = shape.spaces?.some(({ mark }) => mark === "tunnel") ?? false;
  return (
    halo(strands) +
    (joined ? secretTunnel(strands.map(({ runs }) => runs[0]!)) : "") +
    strands.map((strand) => passage(strand, next)).join("") +
    strands.map(floorStones).join("")
  );
}

/** Two strands, one over the other: the one from north to south, unless the card says otherwise. */
function crossing(shape: Shape, strands: Strand[], next: Chance): string {
  const [under, over] = strands.sort(
    (a, b) =>
      Number(isUnder(shape, b.sides)) - Number(isUnder(shape, a.sides)) || b.sides - a.sides,
  ) as [Strand, Strand];
  const laid = over.sides === 10 ? crosswise : (inner: string) => inner;
  const deck = over.walked ? laid(planks()) : "";
  return (
    passage(under, next) +
    floorStones(under) +
    laid(underBridge()) +
    passage(over, next) +
    deck +
    floorStones(over) +
    laid(parapets())
  );
}

/** Light on the rock around: one surface for all strands, so that it does not add up where they meet. */
function halo(strands: readonly Strand[]): string {
  const runs = strands.filter(({ lit }) => lit).flatMap((strand) => strand.runs);
  if (runs.length === 0) return "";
  return [GLOW + 34, GLOW]
    .map((half) => fill(runs.map((run) => ribbon(run, half)).join(""), "glow", 0.13))
    .join("");
}

function passage(strand: Strand, next: Chance): string {
  const { runs, hub, blind, lit, walked } = strand;
  const layer = (half: number) =>
    runs.map((run) => ribbon(run, half)).join("") + (hub ? plaza(half) : "");
  const drawn =
    fill(layer(WALL), "wall") +
    fill(layer(FLOOR), lit ? "floor" : "floor-dim") +
    fill(layer(CORE), lit ? "core" : "core-dim", 0.75) +
    (walked ? trail(runs, lit, next) : railway(strand));
  return blind ? drawn + rubble(strand.sides, next) : drawn;
}

const floorStones = ({ stones, lit }: Strand): string => steppingStones(stones, lit);

const railway = ({ runs, hub, lit }: Strand): string =>
  runs.map((run) => ties(run, hub, lit)).join("") +
  runs.map((run) => rails(run, hub)).join("") +
  runs.map((run) => props(run, hub)).join("");

/** A wide round place in the middle. */
function plaza(half: number): string {
  const r = half + 26;
  return through(
    Array.from({ length: 10 }, (_, i): Point => {
      const angle = (i / 10) * 2 * Math.PI + 0.3;
      return [MID[0] + r * Math.cos(angle), MID[1] + r * Math.sin(angle)];
    }),
  );
}

function ties(run: Run, hub: boolean, lit: boolean): string {
  let d = "";
  const from = run.points[0]!;
  let walked = 0;
  let due = 24;
  let last = from;
  run.points.forEach((point, i) => {
    const step = Math.hypot(point[0] - last[0], point[1] - last[1]);
    while (step > 0 && walked + step >= due) {
      const here = mix(last, point, (due - walked) / step);
      const [dx, dy] = heading(run.points, i);
      const near = Math.hypot(here[0] - MID[0], here[1] - MID[1]);
      if (!hub || near > 70) {
        d += through(
          [
            [here[0] - dy * TIE, here[1] + dx * TIE],
            [here[0] + dy * TIE, here[1] - dx * TIE],
          ],
          false,
        );
      }
      due += 48;
    }
    walked += step;
    last = point;
  });
  return line(d, lit ? "tie" : "rail", 15, lit ? 1 : 0.6);
}

/** A branch ends at the rails of the way it joins. */
function rails(run: Run, hub: boolean): string {
  const rail = (distance: number) => {
    const points = beside(run, distance);
    return through(hub && run.inner ? points.slice(0, -1) : points, false);
  };
  return line(rail(GAUGE) + rail(-GAUGE), "rail", 8);
}

/** Pit props along the walls, so that the way through stays clear. */
function props(run: Run, hub: boolean): string {
  const far = ([x, y]: Point) => Math.hypot(x - MID[0], y - MID[1]) > WALL + 60;
  const at = run.points.length > 6 ? [1, 4, 7].filter((i) => !hub || far(run.points[i]!)) : [1];
  const heads = at.flatMap((i) => {
    const [dx, dy] = heading(run.points, i);
    return [beside(run, WALL - 12)[i]!, beside(run, 12 - WALL)[i]!].map(([x, y]) =>
      through([
        [x - dx * 20 - dy * 12, y - dy * 20 + dx * 12],
        [x + dx * 20 - dy * 12, y + dy * 20 + dx * 12],
        [x + dx * 20 + dy * 12, y + dy * 20 - dx * 12],
        [x - dx * 20 + dy * 12, y - dy * 20 - dx * 12],
      ]),
    );
  });
  return solid(heads.join(""), "wood", 7);
}

/** What blocks a blind tunnel: fallen stones, and boards nailed across. */
function rubble(side: number, next: Chance): string {
  const end = blindEnd(side);
  const [dx, dy] = heading([doorstep(side), end], 1);
  const at = (along: number, across: number): Point => [
    end[0] + dx * along - dy * across,
    end[1] + dy * along + dx * across,
  ];
  const stones = [
    [34, -58, 42],
    [34, 60, 42],
    [42, 0, 54],
    [-2, -42, 42],
    [0, 42, 44],
  ] as const;
  const heap = stones.map(([along, across, r]) => {
    const [x, y] = at(along + between(next, -5, 5), across + between(next, -6, 6));
    return boulder(next, x, y, r);
  });
  const board = (a: Point, b: Point) => rod(through([a, b], false), "wood-light", 22);
  return (
    disc(...at(20, 0), 92, "wall") +
    heap.join("") +
    board(at(-44, -82), at(6, 82)) +
    board(at(6, -82), at(-44, 82))
  );
}
