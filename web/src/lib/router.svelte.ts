// Where one is: the address of the page, and the ways to another.

import { address } from "./keys";

export type Route =
  | { screen: "home" }
  | { screen: "new" }
  | { screen: "table"; table: string }
  | { screen: "join"; code: string }
  | { screen: "replay"; table: string }
  | { screen: "screen"; table: string }
  | { screen: "learn" }
  | { screen: "lesson"; lesson: string }
  | { screen: "cards"; card: string }
  | { screen: "settings" }
  | { screen: "nowhere" };

/** What an address shows; anything else is nowhere. */
export function routeOf(path: string): Route {
  const [screen = "", name = "", ...more] = path.split("/").slice(1).map(decoded);
  if (more.length) return { screen: "nowhere" };
  if (name) {
    if (screen === "t") return { screen: "table", table: name };
    if (screen === "join") return { screen: "join", code: name };
    if (screen === "cards") return { screen, card: name };
    if (screen === "learn") return { screen: "lesson", lesson: name };
    return screen === "replay" || screen === "screen" ? { screen, table: name } : { screen: "nowhere" };
  }
  if (screen === "") return { screen: "home" };
  if (screen === "cards") return { screen, card: "" };
  return screen === "new" || screen === "learn" || screen === "settings" ? { screen } : { screen: "nowhere" };
}

/** Addresses are typed by people too: a broken one is read as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A link to somewhere in here, wherever it stands in a text. */
const LINK = /\/(?:t|join|replay|screen)\/[^\s/?#]+(?:[?#]\S*)?/;

/** Where a text leads that somebody was sent: a link, of whatever name this server is called by, or a code. */
export function pathIn(text: string): string {
  return LINK.exec(text)?.[0] ?? `/join/${encodeURIComponent(text.trim())}`;
}

export const tablePath = (table: string): string => `/t/${encodeURIComponent(table)}`;
export const replayPath = (table: string): string => `/replay/${encodeURIComponent(table)}`;

/** `rockfall play` and older links point at the entrance, with the table behind the `#`. */
function here(): string {
  const { pathname = "/", hash = "" } = globalThis.location ?? {};
  const { table } = address(hash);
  if (pathname !== "/" || !table) return pathname;
  history.replaceState(null, "", tablePath(table) + hash);
  return tablePath(table);
}

class Router {
  private path = $state(here());
  search = $state(globalThis.location?.search ?? "");
  readonly route: Route = $derived(routeOf(this.path));

  /** Follow the address from now on; gives how to stop. */
  follow(): () => void {
    const look = () => this.look();
    window.addEventListener("popstate", look);
    document.addEventListener("click", this.click);
    return () => {
      window.removeEventListener("popstate", look);
      document.removeEventListener("click", this.click);
    };
  }

  /** Go somewhere; `state` is for the next screen alone and is not part of the address. */
  go(to: string, state: unknown = null): void {
    history.pushState(state, "", to);
    this.look();
    window.scrollTo(0, 0);
  }

  /** The same, without a way back to where one is. */
  replace(to: string, state: unknown = null): void {
    history.replaceState(state, "", to);
    this.look();
  }

  private look(): void {
    this.path = here();
    this.search = location.search;
  }

  /** Links within the client do not load the page anew. */
  private readonly click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link?.href || link.target || link.hasAttribute("download")) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    if (origin !== location.origin || hash || routeOf(pathname).screen === "nowhere") return;
    event.preventDefault();
    this.go(pathname + search);
  };
}

export const router = new Router();
