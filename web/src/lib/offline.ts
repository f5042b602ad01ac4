// What the page needs is kept for when there is no network; where a browser does not do that, nothing changes.

/** Have the page and its files kept, as soon as there is nothing else to do. */
export function keepForOffline(): void {
  const { serviceWorker } = navigator;
  // Only pages that came safely, or from this machine, may have one.
  if (!serviceWorker || !import.meta.env.PROD) return;
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(() => void keep(serviceWorker).catch(() => undefined));
}

async function keep(container: ServiceWorkerContainer): Promise<void> {
  await container.register("/sw.js");
  const { active } = await container.ready;
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}
