// What is asked over plain HTTP.

import type {
  Arguments,
  Bots,
  CheckedSettings,
  Editions,
  Found,
  JoinTable,
  MakeTable,
  OpenTables,
  Place,
  Problem,
  Replay,
  Screen,
  Settings,
  SuspicionCurve,
  TableInfo,
} from "./protocol";

import { network } from "./network.svelte";

/** A request that was refused, or did not get through at all (`unreachable`, status 0). */
export class ProblemError extends Error {
  readonly status: number;
  readonly code: string;
  readonly args: Arguments;
  /** the part of the body at fault */
  readonly where: string;

  constructor(status: number, { code, args = {}, where = "" }: Problem) {
    super(code);
    this.status = status;
    this.code = code;
    this.args = args;
    this.where = where;
  }
}

export const openTables = (): Promise<OpenTables> => get("/api/tables");
/** So many seconds people have at most to see how a round ended, unless something else is settled. */
export const INTERVAL = 30;
export const makeTable = ({ settings, ...body }: MakeTable): Promise<Place> =>
  post("/api/tables", { ...body, settings: { interval: INTERVAL, ...settings } });
export const showTable = (table: string): Promise<TableInfo> => get(`/api/tables/${safe(table)}`);
export const joinTable = (table: string, body: JoinTable): Promise<Place> =>
  post(`/api/tables/${safe(table)}/members`, body);
export const recoverSeat = (table: string, recovery: string): Promise<Place> =>
  post(`/api/tables/${safe(table)}/recovery`, { recovery });
export const findTable = (code: string): Promise<Found> => get(`/api/codes/${safe(code)}`);
export const checkSettings = (settings: Settings): Promise<CheckedSettings> =>
  post("/api/settings", settings);
export const readLink = (line: string): Promise<CheckedSettings> =>
  get(`/api/settings?line=${safe(line)}`);
export const listEditions = (): Promise<Editions> => get("/api/editions");
export const listBots = (): Promise<Bots> => get("/api/bots");
/** Another table for the same people, for who has a token. */
export const openRematch = (table: string, token: string): Promise<Found> =>
  ask(`/api/tables/${safe(table)}/rematch`, { method: "POST", headers: bearer(token) });
/** The key of a screen, for who has a token. */
export const showScreen = (table: string, token: string): Promise<Screen> =>
  get(`/api/tables/${safe(table)}/screen`, token);
/** Before the end only one's own seat's, with its token. */
export const showReplay = (table: string, eye: number, token = ""): Promise<Replay> =>
  get(`/api/tables/${safe(table)}/replay?eye=${eye}`, token);
/** Who seemed to be against the rest in a match that is over, as all could see it. */
export const showSuspicion = (table: string): Promise<SuspicionCurve> => get(`/api/tables/${safe(table)}/suspicion`);

const safe = encodeURIComponent;

const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });

function get<Answer>(path: string, token = ""): Promise<Answer> {
  return ask(path, { headers: token ? bearer(token) : {} });
}

function post<Answer>(path: string, body: unknown): Promise<Answer> {
  const headers = { "Content-Type": "application/json" };
  return ask(path, { method: "POST", headers, body: JSON.stringify(body) });
}

async function ask<Answer>(path: string, options: RequestInit): Promise<Answer> {
  let answer: Response;
  let said: unknown;
  try {
    answer = await fetch(path, options);
    said = await answer.json();
    network.lost = false;
  } catch {
    network.lost = true;
    throw new ProblemError(0, { code: "unreachable" });
  }
  if (!answer.ok) throw new ProblemError(answer.status, said as Problem);
  return said as Answer;
}
