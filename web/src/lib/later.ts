// Parts of the client that come when they are needed. A line may be lost just then: a part that cannot
// be had is asked for again until it can, so whoever waits for one never has to hear of failure.

/** How long to wait before asking again, in milliseconds: at first, and at most. */
const [SOON, SELDOM] = [500, 8000];

/** Fetch something when it is first wanted, however long that takes; it is fetched once for all. */
export function later<Part>(fetch: () => Promise<Part>): () => Promise<Part> {
  let coming: Promise<Part> | null = null;
  return () => (coming ??= persist(fetch));
}

async function persist<Part>(fetch: () => Promise<Part>): Promise<Part> {
  for (let pause = SOON; ; pause = Math.min(2 * pause, SELDOM)) {
    try {
      // Even without a network: what was kept is there.
      return await fetch();
    } catch {
      // A browser that knows it has no network is not asked in vain; but it may be mistaken.
      await online(globalThis.navigator?.onLine === false ? SELDOM : pause);
    }
  }
}

/** After a while, or as soon as the network is back. */
function online(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, pause);
    addEventListener("online", go);
  });
}

/** Fetch parts that will be needed, one after the other, while there is nothing else to do; gives how to stop. */
export function foresee(parts: readonly (() => Promise<unknown>)[]): () => void {
  let stopped = false;
  const idle = () => new Promise<void>((resolve) => (window.requestIdleCallback ?? setTimeout)(() => resolve()));
  void (async () => {
    for (const part of parts) {
      await idle();
      if (stopped) return;
      await part();
    }
  })();
  return () => void (stopped = true);
}
