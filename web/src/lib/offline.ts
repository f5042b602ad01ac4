// What the page needs is kept for when there is no network; where a browser does not do that, nothing changes.

/** How long it may wait for an idle moment, in milliseconds. */
const PATIENCE = 3000;

/** Have the page and its files kept, as soon as there is nothing else to do. */
export function keepForOffline(): void {
  const { serviceWorker } = navigator;
  // Only pages that came safely, or from this machine, may have one.
  if (!serviceWorker || !import.meta.env.PROD) return;
  const begin = (): void => void keep(serviceWorker).catch(() => undefined);
  // A page that nobody looks at may never be idle: then it is done anyway.
  if (window.requestIdleCallback) window.requestIdleCallback(begin, { timeout: PATIENCE });
  else setTimeout(begin);
}

async function keep(container: ServiceWorkerContainer): Promise<void> {
  await container.register("/sw.js");
  const { active } = await container.ready;
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}
