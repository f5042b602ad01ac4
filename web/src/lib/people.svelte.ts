// Who is at the table and on which seat: a fold of what is told before and beside the match.

import type { Began, Settings, ToldEvent } from "./protocol";

export const NO_ONE = -1;

export interface Member {
  name: string;
  seat: number;
  ready: boolean;
  left: boolean;
  /** whether one does not wish to hear them */
  muted: boolean;
}

export interface Seat {
  member: number;
  /** the bot on it, "" for a person */
  level: string;
  /** the bot that plays while the member is away */
  away: string;
  /** what the member or the bot is called; "" for a seat that is still free */
  name: string;
}

/** A wish that others may join: to pause, to go on, to end it, to let a bot sit in. */
export interface Motion {
  motion: "pause" | "continue" | "void" | "sit-in";
  seat: number;
  members: number[];
}

export class People {
  settings: Settings = $state.raw({});
  members: Member[] = $state([]);
  seats: Seat[] = $state([]);
  motions: Motion[] = $state([]);
  /** one's own number, for what is told to oneself alone */
  me = $state(NO_ONE);
  begun = $state(false);

  /** The member who may change and start things. */
  get host(): number {
    return this.members.findIndex((member) => !member.left);
  }

  /** Names by seat, for sentences. */
  get names(): string[] {
    return this.seats.map((seat) => seat.name);
  }

  /** What somebody is called who said something: a member, or a bot on its seat. */
  speaker({ member, seat = NO_ONE }: { member: number; seat?: number }): string {
    return this.members[member]?.name ?? this.seats[seat]?.name ?? "";
  }

  /** The seat of who said something, NO_ONE for who has none. */
  seatOf({ member, seat = NO_ONE }: { member: number; seat?: number }): number {
    return this.members[member]?.seat ?? seat;
  }

  /** The bot that plays a seat now, "" for a person. */
  plays(seat: number): string {
    const { member, level, away } = this.seats[seat];
    return member === NO_ONE ? level : away;
  }

  hear(what: ToldEvent): void {
    switch (what.type) {
      case "opened":
      case "changed":
        return this.set(what.settings);
      case "joined":
        this.members.push({ name: what.name, seat: NO_ONE, ready: false, left: false, muted: false });
        return;
      case "left":
      case "freed":
        return this.leave(what.member);
      case "sat":
        this.getUp(what.member);
        if (what.seat !== NO_ONE) this.sit(what.member, what.seat);
        return;
      case "bot-sat":
        this.seats[what.seat].level = what.level;
        this.seats[what.seat].name = "";
        return;
      case "readied":
        this.members[what.member].ready = what.ready;
        return;
      case "began":
        this.rest();
        return this.begin(what);
      case "moved":
      case "advanced":
        return this.rest();
      case "muted":
        if (what.member === this.me) this.members[what.other].muted = what.muted;
        return;
      case "went-away":
        this.seats[what.seat].away = what.level;
        this.motions = this.motions.filter(({ motion, seat }) => motion !== "sit-in" || seat !== what.seat);
        return;
      case "came-back":
        this.seats[what.seat].away = "";
        this.members[this.seats[what.seat].member].left = false;
        return;
      case "paced":
        this.settings = { ...this.settings, pace: what.pace };
        return;
      case "proposed":
        return this.wish(what.member, what.motion, what.seat, what.wish);
      case "paused":
      case "continued":
        this.motions = [];
        return;
    }
  }

  /** Those who play themselves and are not ready for what comes next, by seat. */
  get awaited(): number[] {
    return this.seats.flatMap(({ member, away }, seat) => (member === NO_ONE || away || this.members[member].ready ? [] : [seat]));
  }

  /** With every step of the match nobody is ready any more. */
  private rest(): void {
    for (const member of this.members) if (member.ready) member.ready = false;
  }

  /** New settings: bots as they say; members keep their seats as far as there are any. */
  private set(settings: Settings): void {
    this.settings = settings;
    const bots = settings.bots ?? [];
    this.seats = Array.from({ length: settings.seats ?? 5 }, (_, seat) => {
      return { member: NO_ONE, level: bots[seat] ?? "", away: "", name: "" };
    });
    this.members.forEach((member, number) => {
      member.ready = false;
      if (member.seat >= this.seats.length) member.seat = NO_ONE;
      if (member.seat !== NO_ONE) this.sit(number, member.seat);
    });
  }

  private sit(member: number, seat: number): void {
    const { name } = this.members[member];
    this.members[member].seat = seat;
    this.seats[seat] = { member, level: "", away: "", name };
  }

  private getUp(number: number): void {
    const member = this.members[number];
    if (member.seat !== NO_ONE) {
      this.seats[member.seat].member = NO_ONE;
      this.seats[member.seat].name = "";
    }
    member.seat = NO_ONE;
    member.ready = false;
  }

  private leave(number: number): void {
    this.members[number].left = true;
    if (!this.begun) this.getUp(number);
    for (const motion of this.motions) {
      motion.members = motion.members.filter((member) => member !== number);
    }
  }

  private begin(what: Began): void {
    this.begun = true;
    this.seats = what.names.map((name, seat) => ({
      member: what.members[seat],
      level: what.levels[seat],
      away: "",
      name,
    }));
  }

  private wish(member: number, motion: Motion["motion"], seat: number, wished: boolean): void {
    let found = this.motions.find((one) => one.motion === motion && one.seat === seat);
    if (!found) {
      this.motions.push({ motion, seat, members: [] });
      found = this.motions[this.motions.length - 1];
    }
    found.members = found.members.filter((one) => one !== member);
    if (wished) found.members.push(member);
  }
}
