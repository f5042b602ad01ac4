// Every message between a client and a server. Written by `./run protocol --typescript`
// from the server's own types: do not edit, write it again.

export type Op = [number, number, number, number, number];

export type Arguments = Record<string, string | number>;

export type Words =
  | Phrase
  | Emote
  | RoleClaim
  | GoalClaim
  | Chat;

export type FromClient =
  | Hello
  | Sit
  | PutBot
  | FreeSeat
  | Change
  | Ready
  | Commit
  | Start
  | Reveal
  | Leave
  | Move
  | Why
  | Ways
  | Advise
  | Say
  | Mute
  | Away
  | SetPace
  | Propose
  | Rematch;

export type ToldEvent =
  | Opened
  | Joined
  | Left
  | Sat
  | BotSat
  | Freed
  | Changed
  | Readied
  | Committed
  | Drawing
  | Revealed
  | Began
  | Moved
  | Advanced
  | Spoke
  | Muted
  | WentAway
  | CameBack
  | Paced
  | Proposed
  | Paused
  | Continued
  | Woke
  | Ended
  | Rematched
  | Nothing;

export type FromServer =
  | Told
  | Welcome
  | Done
  | Noted
  | Refused
  | Because
  | Reach
  | Advice
  | Presence
  | Bye;

/** A table that people ask for by name. */
export interface PresetChoice {
  /** what is played, as one line */
  spec: string;
  about: string;
  players: [number, number];
}

/** A word with which something about a part can be settled. */
export interface SettingChoice {
  about: string;
  /** the same without the name */
  written: string;
}

/** Something that can be added to an edition. */
export interface PartChoice {
  about: string;
  /** the fewest and the most who can play with it alone */
  players: [number, number];
  /** another part -> why the two do not go together */
  excludes: Record<string, string>;
  /** words that can be written after it, `part=word`; without one it is as usual */
  settings: Record<string, SettingChoice>;
  /** whether all others may be asked at once, so that a table's `window` counts */
  window: boolean;
}

/** A switch of the rules: what it decides, and its values. */
export interface SwitchChoice {
  question: string;
  values: string[];
}

/** What is so for some numbers of players. */
export interface SetupChoice {
  players: [number, number];
  about: string;
}

/** All there is to choose from in one game. */
export interface GameChoices {
  about: string;
  /** the edition one gets without asking */
  default: string;
  /** how a line is written that says what is played */
  line: string;
  /** the fewest and the most, when nothing is added */
  players: [number, number];
  /** how many play where nobody says */
  seats: number;
  /** how many rounds a match has, so that with one a table's `interval` does not count */
  rounds: number;
  /** what the number of players changes, each for some of them */
  setups: Record<string, SetupChoice>;
  /** edition -> switch -> value */
  editions: Record<string, Record<string, string>>;
  presets: Record<string, PresetChoice>;
  parts: Record<string, PartChoice>;
  switches: Record<string, SwitchChoice>;
}

/** Everything that can be played. */
export interface Editions {
  /** the edition one gets without asking for any */
  default: string;
  games: Record<string, GameChoices>;
}

/** How time is kept: not at all, so much for each move, or a bank that each move adds to. */
export interface Clock {
  kind?: "bank" | "move" | "none";
  seconds?: number;
  increment?: number;
}

/** What a table plays and how; every field has a value that suits friends at once. */
export interface Settings {
  /** what is played, as `rockfall editions` writes it */
  spec?: string;
  seats?: number;
  /** the bot of each seat, "" for a person; seats left out are for persons */
  bots?: string[];
  /** the seat that begins, -1 if it is drawn */
  first?: number;
  clock?: Clock;
  /** whether the table is shown to everyone who looks for one */
  listed?: boolean;
  watch?: "anyone" | "nobody";
  /** how many steps watchers lag behind */
  delay?: number;
  /** whether free chat is allowed */
  chat?: boolean;
  /** whether bots say something now and then */
  talk?: boolean;
  /** whether anyone at the table may ask what follows from what all could see */
  advice?: boolean;
  /** who plays for somebody who is away, "" for nobody */
  sit_in?: string;
  /** for how many seconds others wait for somebody before; where nobody waits, nobody sits in */
  away?: number;
  /** how long bots seem to think: 0 not at all, 1 like people */
  pace?: number;
  /** seconds in which others may stop a card; always as long, whoever could */
  window?: number;
  /**
   * seconds that the next round waits at most until those who play have said that they are ready, and for who plays alone with bots as long as it takes; with 0 it is dealt at once
   */
  interval?: number;
}

/**
 * Take the place that a token opens, or watch without one.
 *
 * The key of a screen in place of a token shows what everybody sees, at once and wherever one may
 * not watch otherwise; it opens no seat.
 * With `since` every step from that number on is told again; without, the present view is sent.
 * `eye` asks for another view and is granted once the match is over: -1 public, -2 all-seeing.
 */
export interface Hello {
  type: "hello";
  table: string;
  token?: string;
  since?: number | null;
  eye?: number | null;
  id?: number;
}

/** Take a free seat before the start; -1 gets up. */
export interface Sit {
  type: "sit";
  seat: number;
  id?: number;
}

/** The host puts a bot on a free seat, or takes it away with an empty level. */
export interface PutBot {
  type: "put-bot";
  seat: number;
  level: string;
  id?: number;
}

/**
 * The host frees another's seat before the start.
 *
 * Whose it was is shown out: their keys open nothing any more. They may come anew, as anybody.
 */
export interface FreeSeat {
  type: "free-seat";
  seat: number;
  id?: number;
}

/** The host changes the settings before the start. */
export interface Change {
  type: "change";
  settings: Settings;
  id?: number;
}

/** Say that one is ready, or not yet; between two rounds, that one has seen how it came out. */
export interface Ready {
  type: "ready";
  ready: boolean;
  id?: number;
}

/** Pledge a number of one's own for the deal; the last pledge before the start counts. */
export interface Commit {
  type: "commit";
  /** the sha256 of 32 random bytes */
  commitment: string;
  id?: number;
}

/** Show the number that one pledged, once the server has pledged its own with `drawing`. */
export interface Reveal {
  type: "reveal";
  number: string;
  id?: number;
}

/** The host starts; free seats get bots. Numbers that were pledged are gathered first. */
export interface Start {
  type: "start";
  id?: number;
}

/** Leave the table for good; in a match the sit-in bot goes on. One's keys open nothing more. */
export interface Leave {
  type: "leave";
  id?: number;
}

/**
 * Make a move on a step of the match: the number of moves made before it.
 *
 * While others may stop a card, an answer may be given before one is asked; the last one counts.
 */
export interface Move {
  type: "move";
  step: number;
  move: number;
  id?: number;
}

/**
 * Ask why something cannot be done, by pointing at parts of a move; answered with `because`.
 *
 * What is not pointed at is left out. Numbers are those of the layout. It may be asked at any time
 * during the match by who has a seat, changes nothing, and nobody else hears of it.
 */
export interface Why {
  type: "why";
  /** the card to be played, 0 for none */
  card?: number;
  cell?: number;
  seat?: number;
  /** which way round: 0 as it is, 1 turned */
  turned?: number;
  /** another card, such as the one to be taken away; 0 for none */
  which?: number;
  /** what is to be done, if only that is meant */
  verb?: number;
  /** which space of the tile on the cell, or which edge of it: its north 0, its west 1 */
  part?: number;
  id?: number;
}

/**
 * Ask where the piece that one is to move now can get to; answered with `reach`.
 *
 * It is bound to a step as a move is, changes nothing, and nobody else hears of it.
 */
export interface Ways {
  type: "ways";
  step: number;
  id?: number;
}

/**
 * Ask who hinders the rest and what lies where, by all that was done; answered with `advice`.
 *
 * It follows from what one's own eye sees, for who watches from what everybody does. It may be
 * asked at any time during the match where the table allows it, and nobody else hears of it.
 */
export interface Advise {
  type: "advise";
  id?: number;
}

/** Something said in every language. */
export interface Phrase {
  type: "phrase";
  phrase: "good-game" | "hello" | "hurry" | "need-a-map" | "need-a-tool" | "not-me" | "one-more" | "sorry" | "thanks" | "trust-me" | "watch-out" | "well-dug" | "why" | "your-turn";
}

/** A face. */
export interface Emote {
  type: "emote";
  emote: "angry" | "cheer" | "laugh" | "sad" | "think" | "wink" | "wow" | "yawn";
}

/** A claim about one's own role, or another's; checked when the roles are shown. */
export interface RoleClaim {
  type: "claim-role";
  seat: number;
  role: string;
}

/** A claim about a face-down card; checked when it lies open at the end of the round. */
export interface GoalClaim {
  type: "claim-goal";
  cell: number;
  card: string;
}

/** Free words. */
export interface Chat {
  type: "chat";
  text: string;
}

/** Say something to the table. */
export interface Say {
  type: "say";
  words: Words;
  id?: number;
}

/** Hear no more of somebody's words, or hear them again. */
export interface Mute {
  type: "mute";
  member: number;
  muted?: boolean;
  id?: number;
}

/** Let the sit-in bot play one's seat for a while, or take it back. */
export interface Away {
  type: "away";
  away?: boolean;
  id?: number;
}

/** The host lets bots play faster or slower from now on, during the match. */
export interface SetPace {
  type: "set-pace";
  pace: number;
  id?: number;
}

/**
 * Wish that the match is paused, goes on, ends without a result, or that a bot sits in.
 *
 * The host's wish is done at once; anyone else's when more than half of the players wish it.
 */
export interface Propose {
  type: "propose";
  motion: "continue" | "pause" | "sit-in" | "void";
  seat?: number;
  wish?: boolean;
  id?: number;
}

/** After the end: another table with the same people on the same seats. */
export interface Rematch {
  type: "rematch";
  id?: number;
}

/** A space of a card, where something can stand, as it lies before the card is turned. */
export interface SpaceShape {
  /** the open sides it lies at, as strands have them; 0 inside the card */
  sides: number;
  /** the numbers of the spaces of the same card that are one step away */
  near: number[];
  /** what is printed there, "" for nothing */
  mark: string;
}

/** A verb: to which task, with a card or not, what its arguments are. */
export interface VerbShape {
  name: string;
  task: string;
  card: boolean;
  /** whether others see only the back of that card */
  secret: boolean;
  /** whether others hear only that something was chosen */
  whisper: boolean;
  /** whether the clock says it for a seat that does not answer; where no verb is, chance decides */
  neutral: boolean;
  /** what it does to those at the table, as sentences of the story say it */
  effect: string;
  /**
   * 0 nothing, 1 a cell, 2 a seat, 3 turned or not, 4 a card; 6 a space of the tile on the cell in `a`, 7 an edge of that cell: its north 0, its west 1
   */
  a: number;
  b: number;
}

/**
 * A token that stands on the table, and the counter that says where and whose it is.
 *
 * The counter is 0 while the token is in the box and -1 when it is gone for this round; otherwise
 * its four lowest bits are the owner's seat, 15 for nobody's, and above them is the place.
 */
export interface TokenShape {
  num: number;
  /** what is to be drawn: `toll` is a dwarf who waits for a toll */
  sort: string;
  /**
   * 0 a cell; 1 a space inside the tile on a cell, `cell * 8 + space`; 2 an edge of a cell, `cell * 2`, one more if it is not the north but the west edge
   */
  place: number;
  /** whose it always is: a seat, 15 nobody's; -1 where only the counter says */
  owner: number;
  /** the counter whose number it shows, -1 where it shows none */
  shows: number;
}

/** Something that seats own and are paid in; all can count it. */
export interface WealthShape {
  /** what it is called in `pay` */
  unit: string;
  /** by seat: the zones whose cards count; none where it is a counter */
  zones: number[][];
  /** by seat: the counter; none where cards are counted */
  nums: number[];
  /** what a card of each kind is worth, where cards are counted */
  worth: Record<string, number>;
}

/** Where the table shows what every game has: rounds, turns, who a seat is, what it owns. */
export interface FrameShape {
  /**
   * counters: the round's number, the seat whose turn it is, and the move that others may still prevent, 0 for none; -1 where the game has no such counter
   */
  round: number;
  active: number;
  announced: number;
  /** how many rounds a game has */
  rounds: number;
  /** by seat: the zone of the card that says who it is; none where nobody is anybody */
  roles: number[];
  /** the kinds of such cards that work against the rest */
  foes: number[];
  wealth: WealthShape[];
  /**
   * by seat: the counter of where it belongs, as all can see, and the names of such a counter's values from 1 on; none where there is nothing to be seen
   */
  banners: number[];
  banner_names: string[];
}

/** The names behind the engine's numbers, fixed for a match. */
export interface ToldLayout {
  kinds: string[];
  counts: number[];
  /**
   * for each kind its strands, each the sides it joins (north 1, east 2, south 4, west 8); none for cards that do not lie on the grid. For each strand the colour of its door, 0 for none, and whether a ladder stands in it
   */
  strands: number[][];
  doors: number[][];
  ladders: boolean[][];
  /** for each kind its spaces by number; none for cards that nobody walks on */
  spaces: SpaceShape[][];
  zones: string[];
  /** for each zone: 0 all see it, 1 its owner, 2 nobody, 3 card by card */
  sights: number[];
  owners: number[];
  /** for each zone: what lies in it when all cards are gathered, and whether it outlives a round */
  full: number[][];
  lasting: boolean[];
  /** for each zone: those it is filled up from when it is empty, the next one first */
  refills: number[][];
  nums: string[];
  first: number[];
  enduring: boolean[];
  tokens: TokenShape[];
  tasks: string[];
  /** for each task, whether all others are asked at once and answers come together */
  windows: boolean[];
  verbs: VerbShape[];
  frame: FrameShape;
}

/** Something to be said in the reader's language: a key of the catalogue and its arguments. */
export interface Sentence {
  key: string;
  /** plain strings and numbers only: seats, names of cards, cells as text, how many */
  args: Arguments;
  /**
   * what it does to those at the table, in one word of `kernel/effects.py`; "" for nothing of its own: sounds and highlights go by it
   */
  effect?: string;
}

/** The table was made. */
export interface Opened {
  type: "opened";
  settings: Settings;
  code: string;
}

/** Somebody came to the table; members are counted from 0 and keep their number. */
export interface Joined {
  type: "joined";
  member: number;
  name: string;
}

/** Somebody left for good. */
export interface Left {
  type: "left";
  member: number;
}

/** Somebody took a seat, or got up (-1). */
export interface Sat {
  type: "sat";
  member: number;
  seat: number;
}

/** A bot was put on a seat, or taken away (no level). */
export interface BotSat {
  type: "bot-sat";
  seat: number;
  level: string;
}

/** The host freed a seat; whose it was is gone from the table. */
export interface Freed {
  type: "freed";
  member: number;
  seat: number;
}

/** The settings were changed. */
export interface Changed {
  type: "changed";
  settings: Settings;
}

/** Somebody is ready, or not any more; with every step of the match nobody is. */
export interface Readied {
  type: "readied";
  member: number;
  ready: boolean;
}

/** Somebody pledged a number for the deal; their last pledge counts. */
export interface Committed {
  type: "committed";
  member: number;
  commitment: string;
}

/** A number that somebody on a seat pledged for the deal. */
export interface Pledge {
  seat: number;
  member: number;
  commitment: string;
}

/** The host started, and numbers are gathered; nothing about the seats changes any more. */
export interface Drawing {
  type: "drawing";
  /** the sha256 of the server's own 32 bytes, which are shown when the match is over */
  commitment: string;
  /** by seat, what counts: whoever sits there and pledged */
  pledges: Pledge[];
}

/** Somebody showed the number that they had pledged. */
export interface Revealed {
  type: "revealed";
  member: number;
  number: string;
}

/** The match began: the deal, and the promise that can be checked when the seed is shown. */
export interface Began {
  type: "began";
  spec: string;
  /** what the number of players makes of the game, as the listing calls it; "" for nothing */
  setup: string;
  /** the member on each seat, -1 for a bot, and the bot's level */
  members: number[];
  levels: string[];
  names: string[];
  commitment: string;
  layout: ToldLayout;
  ops: Op[];
  /** what happened, in words for this eye */
  story: Sentence[];
}

/** What a side is worth: so much of what its seats own, so many times. */
export interface Sum {
  side: string;
  /** the seats that worked for it */
  seats: number[];
  unit: string;
  amount: number;
  times: number;
  worth: number;
}

/** How a round came out, as far as it has: it is over, all lies open, all are paid. */
export interface Outcome {
  round: number;
  /** why the round is over, and whose turn it was */
  why: string;
  seat: number;
  /** whether it has been decided who won; before, there are no winners, and no roles are shown */
  decided: boolean;
  /** the seats that have won, and what these are, each once */
  winners: number[];
  winning_roles: string[];
  /** by seat: who it was, "" while that does not lie open */
  roles: string[];
  /** by seat: what it has more, or less, than when the round was over, by sort of gold */
  pay: Record<string, number>[];
  /** by seat: the card that cost it its pay, "" if none did */
  unpaid: string[];
  /** where sides are added up, once it is decided who won: what each is worth */
  sums: Sum[];
}

/** What became of a claim when the cards lay open. */
export interface Verdict {
  /** the step that made it */
  seq: number;
  true: boolean;
}

/** A seat made a move, and all that came of it; `step` counts the moves of the match. */
export interface Moved {
  type: "moved";
  step: number;
  seat: number;
  move: number;
  /**
   * who chose it; of a person's answer while all are asked at once nobody is told whether it was given or missing: it came with the window
   */
  by: "bot" | "clock" | "person" | "sit-in" | "window";
  ops: Op[];
  /** what happened, in words for this eye */
  story: Sentence[];
  verdicts?: Verdict[];
  /** how the round came out, if it is over */
  outcome?: Outcome | null;
}

/** The match went on where nobody had to decide: a round's end, a deal, the last count. */
export interface Advanced {
  type: "advanced";
  step: number;
  ops: Op[];
  /** what happened, in words for this eye */
  story: Sentence[];
  verdicts?: Verdict[];
  /** how the round came out, if it is over */
  outcome?: Outcome | null;
}

/** Somebody said something; nothing is told to who muted them. */
export interface Spoke {
  type: "spoke";
  /** who, -1 for a bot */
  member: number;
  words: Words | null;
  /** of a bot its seat, else -1 */
  seat?: number;
  /** of a bot that accuses somebody, what speaks against them most by what all could see */
  why?: Sentence | null;
}

/** One's own wish not to hear somebody; others are told nothing of it. */
export interface Muted {
  type: "muted";
  member: number;
  other: number;
  muted: boolean;
}

/** A bot plays a seat for a while. */
export interface WentAway {
  type: "went-away";
  seat: number;
  level: string;
}

/** Somebody took the seat back. */
export interface CameBack {
  type: "came-back";
  seat: number;
}

/** The host lets bots play faster or slower from now on. */
export interface Paced {
  type: "paced";
  pace: number;
}

/** Somebody wishes something, or no longer does. */
export interface Proposed {
  type: "proposed";
  member: number;
  motion: "continue" | "pause" | "sit-in" | "void";
  seat: number;
  wish: boolean;
}

/** Nobody can move and clocks stand still. */
export interface Paused {
  type: "paused";
}

/** The match goes on. */
export interface Continued {
  type: "continued";
}

/** The server was started again; the time in between counts for nobody. */
export interface Woke {
  type: "woke";
}

/** The match is over, or was ended without a result; everything may be seen now. */
export interface Ended {
  type: "ended";
  how: "finished" | "void";
  scores: number[];
  winners: number[];
  /** the role of every seat at the end */
  roles: string[];
  seed: string;
  /** the server's own number in the seed, "" if players gave none and the seed is all its own */
  half?: string;
}

/** The same people meet at another table; their tokens open it. */
export interface Rematched {
  type: "rematched";
  table: string;
}

/** Something happened that is not told to this eye. */
export interface Nothing {
  type: "nothing";
}

/** One step of the table, numbered without holes, as this eye is told it. */
export interface Told {
  type: "told";
  seq: number;
  /** when, in milliseconds since 1970 */
  at: number;
  what: ToldEvent;
  /** for the seat that must act, and for nobody else: what it may do */
  moves?: number[];
  /** what one is asked, or whom one waits for */
  question?: Sentence | null;
  /** by when an answer is due, or the next round; 0 if there is no hurry */
  due?: number;
  /** milliseconds left in each seat's bank */
  banks?: number[];
}

/** Somebody at the table. */
export interface MemberInfo {
  name: string;
  seat: number;
  ready: boolean;
  left: boolean;
}

/** Who sits on a seat: a member, or a bot of a level; and who sits in for an away member. */
export interface SeatInfo {
  member: number;
  /** what the member is called, or the bot once the match has begun */
  name: string;
  level: string;
  away: string;
}

/** How a match ended. */
export interface Result {
  how: "finished" | "void";
  /** the seats that have won, and the score of each seat */
  winners: number[];
  scores: number[];
}

/** A table as anyone who has its link may see it. */
export interface TableInfo {
  table: string;
  code: string;
  phase: "lobby" | "over" | "playing";
  paused: boolean;
  settings: Settings;
  /** a line that makes the same settings again */
  link: string;
  members: MemberInfo[];
  seats: SeatInfo[];
  /** the member who may change and start things; -1 if nobody is left */
  host: number;
  commitment: string;
  rematch: string;
  /** when it was made, in milliseconds since 1970 */
  opened: number;
  /** null until the match is over */
  result: Result | null;
}

/** What an eye sees of the table: everything that folding all it was told would give. */
export interface View {
  /** for each zone its cards, 0 for a back */
  zones: number[][];
  /**
   * for each zone that is seen card by card, who has seen each: bit by seat, the top bit watchers
   */
  witnesses: number[][];
  nums: number[];
  /** pending decisions, the last one first to be answered */
  todo: number[];
  /** pairs of cell and card lying there (twice its kind, plus one if turned) */
  tiles: [number, number][];
  /** pairs of cell and the zone whose card lies there face down */
  down: [number, number][];
}

/**
 * The answer to a hello: the table, who one is, and where the telling begins.
 *
 * The view comes if none of the past was asked for, and with it what the seat may do.
 */
export interface Welcome {
  type: "welcome";
  id: number;
  info: TableInfo;
  /** one's number as a member, -1 for a watcher, and the eye one sees with */
  member: number;
  eye: number;
  /** the number of the next step that will be told */
  seq: number;
  /** how many moves were made */
  step: number;
  layout?: ToldLayout | null;
  view?: View | null;
  moves?: number[];
  question?: Sentence | null;
  due?: number;
  banks?: number[];
}

/** What was asked is done, and durable: `seq` is its last step. */
export interface Done {
  type: "done";
  id: number;
  seq: number;
}

/** An answer given early is kept in mind, and given for good when all answers come together. */
export interface Noted {
  type: "noted";
  id: number;
}

/** What was asked is not possible; nothing has changed. */
export interface Refused {
  type: "refused";
  id: number;
  code: string;
  args?: Arguments;
}

/** Why something cannot be done: a reason code with what it speaks of. */
export interface Reason {
  code: string;
  args: Arguments;
}

/** The answer to a `why`: what keeps one from it, nothing if it can be done. */
export interface Because {
  type: "because";
  id: number;
  reasons: Reason[];
}

/** A way to a space, 0 on a face-down card: its steps as moves, one after the other. */
export interface Way {
  cell: number;
  space: number;
  moves: number[];
  /** what is lost on the way, and how much of it */
  costs: Record<string, number>;
}

/**
 * The answer to `ways`: for every space within reach the way that costs least.
 *
 * There are none for who is not to take steps now.
 */
export interface Reach {
  type: "reach";
  id: number;
  ways: Way[];
  /** the place of the piece that takes them, as its token's counter has it; -1 where are none */
  start: number;
}

/** A part of how likely it is that a seat hinders the rest. */
export interface Ground {
  says: Sentence;
  /** what it adds, in hundredths of the natural logarithm of the odds */
  amount: number;
  /** the step of the match that it speaks of; 0 for none */
  step: number;
}

/**
 * How likely a seat hinders the rest, and why; the grounds add up to the odds exactly.
 *
 * Of oneself one hears how it looks to everybody.
 */
export interface Suspicion {
  seat: number;
  /** in thousandths */
  chance: number;
  /** the same in hundredths of the natural logarithm of the odds */
  odds: number;
  grounds: Ground[];
}

/** How likely the treasure lies face down on a cell, in thousandths. */
export interface Hope {
  cell: number;
  chance: number;
}

/** The answer to `advise`: what follows for one's eye, up to the step it has been told. */
export interface Advice {
  type: "advice";
  id: number;
  step: number;
  seats: Suspicion[];
  goals: Hope[];
}

/** A player who is not there, and the moment when a bot sits in for them. */
export interface Awaited {
  member: number;
  /** in milliseconds since 1970, as the steps have it */
  until: number;
}

/** Which members are connected, and how many watch; not part of the log. */
export interface Presence {
  type: "presence";
  online: number[];
  watchers: number;
  /** who is waited for; nobody where none of the other players is there to wait */
  awaited: Awaited[];
  /** when it was so, in milliseconds since 1970 */
  at: number;
}

/** The server closes the connection, and why. */
export interface Bye {
  type: "bye";
  code: string;
}

/** Make a table and sit down at it. */
export interface MakeTable {
  name: string;
  settings?: Settings;
  /** whether the maker takes the first free seat */
  sit?: boolean;
}

/** Come to a table; a seat is taken if one is free. */
export interface JoinTable {
  name: string;
  /** a seat one would like, -1 for any, -2 for none */
  seat?: number;
}

/** Open one's place again with the recovery key; all older keys stop working. */
export interface RecoverSeat {
  recovery: string;
}

/** One's place at a table. Token and recovery key are shown this once and kept nowhere. */
export interface Place {
  table: string;
  member: number;
  seat: number;
  token: string;
  recovery: string;
}

/** A key for a screen that all in the room look at; it works as long as one has a seat. */
export interface Screen {
  table: string;
  key: string;
}

/** The table that a code stands for. */
export interface Found {
  table: string;
}

/** A table that anyone may join or watch. */
export interface OpenTable {
  table: string;
  phase: "lobby" | "over" | "playing";
  settings: Settings;
  names: string[];
  free: number;
}

/** The listed tables, newest first. */
export interface OpenTables {
  tables: OpenTable[];
}

/**
 * How likely each seat hindered the rest in a finished match, as all could see it then.
 *
 * For every step of the match, the deal first, a chance for each seat in thousandths; none for
 * steps after which all roles lay open.
 */
export interface SuspicionCurve {
  chances: number[][];
}

/** The bots that a seat can be given: `level`, or `level.persona` where that is chosen, too. */
export interface Bots {
  /** the weakest first */
  levels: string[];
  /** game -> the levels that know it */
  games: Record<string, string[]>;
  /** what sorts of dwarves bots can be */
  personas: string[];
}

/** Settings that can be played, in their shortest form, and the line that makes them again. */
export interface CheckedSettings {
  settings: Settings;
  link: string;
}

/** A whole match as one eye was told it. */
export interface Replay {
  info: TableInfo;
  eye: number;
  steps: Told[];
}

/**
 * What a seed was made of.
 *
 * It is the sha256 of `rockfall-deal`, the server's 32 bytes, and by seat, for each number that
 * was revealed, one byte with the number of the seat and the 32 bytes.
 */
export interface Draw {
  commitment: string;
  half: string;
  pledges: Pledge[];
  /** the number behind each pledge, "" for who was left out because they did not reveal it */
  numbers: string[];
}

/** A match that is over: the promise made at the deal, and the document with the seed. */
export interface Proof {
  commitment: string;
  how: "finished" | "void";
  match: Record<string, unknown>;
  /** null if no player pledged a number: then the seed is the server's alone */
  draw?: Draw | null;
}

/** Why a request was refused; `where` names the part of the body at fault. */
export interface Problem {
  code: string;
  args?: Arguments;
  where?: string;
}
