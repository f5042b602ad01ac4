// What a hand on the board means: the nearest space or edge that is lit, else the cell; a piece is carried.

import type { Way } from "../../lib/protocol";
import { IN_SPACE } from "../../lib/tokens";
import type { View } from "../../lib/view";
import type { Aim } from "./aim.svelte";
import type { Doing } from "./hands";
import { nearest, type Point, pointOf } from "./points";
import type { Stage } from "./stage.svelte";
import type { Walk } from "./walk.svelte";
import { isStep } from "./walk.svelte";
import type { Target } from "./target";

/** So many pixels beside a space a finger still means it. */
const FINGER = 30;

type Lit = { way: Way } | { target: Target };

export class Touch implements Doing {
  private readonly view: () => View;
  private readonly aim: Aim;
  private readonly walk: Walk;
  private readonly stage: Stage;
  private readonly elsewhere: (at: number) => void;
  /** where the piece in one's hand is */
  held: Point | null = $state.raw(null);

  constructor(view: () => View, aim: Aim, walk: Walk, stage: Stage, elsewhere: (at: number) => void) {
    this.view = view;
    this.aim = aim;
    this.walk = walk;
    this.stage = stage;
    this.elsewhere = elsewhere;
  }

  /** What can be pointed at on the board, other than by a walk. */
  readonly targets: readonly Target[] = $derived.by(() => {
    const steps = new Set(this.walk.open ? this.aim.all.all.filter(isStep).map(({ verb }) => verb.name) : []);
    return this.aim.points.filter(({ verb }) => !steps.has(verb));
  });

  tap = (at: number, point: Point): void => {
    const lit: Lit[] = [...[...this.walk.ways.values()].map((way) => ({ way })), ...this.targets.map((target) => ({ target }))];
    const found = nearest(lit, (one) => this.where(one), point, this.reach);
    if (!found) return this.elsewhere(at);
    if ("way" in found) return this.walk.pick(found.way);
    this.aim.pickPoint(found.target);
  };

  grab = (point: Point): boolean => {
    const { start } = this.walk;
    if (start < 0) return false;
    const here = pointOf(this.view(), { cell: Math.floor(start / 8), part: start % 8, place: IN_SPACE });
    return nearest([here], (one) => one, point, this.reach) !== undefined;
  };

  carry = (point: Point): void => {
    this.held = point;
    this.walk.point(this.wayAt(point));
  };

  drop = (point: Point | null): void => {
    this.held = null;
    if (point && this.wayAt(point)) this.walk.go();
    else if (point) this.walk.point(undefined);
  };

  private get reach(): number {
    return FINGER / this.stage.now.scale;
  }

  private wayAt(point: Point): Way | undefined {
    return nearest(this.walk.ways.values(), (way) => this.where({ way }), point, this.reach);
  }

  private where(one: Lit): Point {
    if ("target" in one) return pointOf(this.view(), one.target);
    return pointOf(this.view(), { cell: one.way.cell, part: one.way.space, place: IN_SPACE });
  }
}
