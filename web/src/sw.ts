// The service worker: brings the page up where there is no network. It keeps what is the same for everybody, the page
// and the files that belong to it, and nothing else: what is asked of a table never passes through here.

export {};

interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface Hearing extends Extendable {
  readonly data: unknown;
}

interface Clicked extends Extendable {
  readonly notification: { readonly data: { readonly path: string }; close(): void };
}

interface Windows {
  matchAll(wanted: { type: "window"; includeUncontrolled: boolean }): Promise<{ readonly url: string; focus(): Promise<unknown> }[]>;
  openWindow(path: string): Promise<unknown>;
}

const CACHE = "rockfall";
/** All screens have the same page, so it is kept once, under no address that says where somebody was. */
const PAGE = "/";
/** Files of a build change their names with what is in them. */
const FILES = "/assets/";
const worker = self as unknown as EventTarget & { skipWaiting(): Promise<void>; readonly clients: Windows };

/** A path of this server for a file that may be kept, "" for anything else. */
function fileOf(address: string): string {
  const { origin, pathname, search } = new URL(address, location.origin);
  return origin === location.origin && pathname.startsWith(FILES) && !search ? pathname : "";
}

/** Keep the page as it is now; files of an older one are not needed any more. */
async function keepPage(text: string, { headers }: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  const old = await cache.match(PAGE);
  if (old && (await old.text()) !== text) await caches.delete(CACHE);
  // Made anew: an answer as it came remembers the address it was asked under.
  const plain = ["content-type", "content-security-policy", "referrer-policy", "x-content-type-options"];
  const kept = plain.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)!] as [string, string]] : []));
  await (await caches.open(CACHE)).put(PAGE, new Response(text, { headers: kept }));
}

/** The page from the server, and where that cannot be reached the one that was kept. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keepPage(await answer.clone().text(), answer);
    return answer;
  } catch (error) {
    const kept = await caches.match(PAGE);
    if (kept) return kept;
    throw error;
  }
}

/** A file that never changes under its name. */
async function file(path: string): Promise<Response> {
  const kept = await caches.match(path);
  if (kept) return kept;
  const answer = await fetch(path);
  if (answer.ok) await (await caches.open(CACHE)).put(path, answer.clone());
  return answer;
}

worker.addEventListener("install", (event) => {
  const begin = async () => {
    const answer = await fetch(PAGE);
    await keepPage(await answer.text(), answer);
    await worker.skipWaiting();
  };
  (event as Extendable).waitUntil(begin());
});

worker.addEventListener("fetch", (event) => {
  const { request, respondWith } = event as Fetching;
  if (request.method !== "GET") return;
  const path = fileOf(request.url);
  if (request.mode === "navigate") respondWith.call(event, page(request));
  else if (path) respondWith.call(event, file(path));
});

// The first page was there before the worker was: it says which files it has, and these are kept.
worker.addEventListener("message", (event) => {
  const { data } = event as Hearing;
  const paths = (Array.isArray(data) ? data : []).map((one) => fileOf(String(one))).filter(Boolean);
  (event as Hearing).waitUntil(Promise.allSettled(paths.map(file)));
});

/** Back to the table that called: where it is open already, or in a window of its own. */
async function comeBack(path: string): Promise<void> {
  const open = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : worker.clients.openWindow(path));
}

worker.addEventListener("notificationclick", (event) => {
  const { notification } = event as Clicked;
  notification.close();
  (event as Clicked).waitUntil(comeBack(notification.data.path));
});
