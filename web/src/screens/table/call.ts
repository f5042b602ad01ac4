// Ways to tell somebody that it is their turn who may be looking elsewhere. None of them says more than that.

import turnIcon from "../../art/icon-turn.svg?no-inline";

/** How a phone shakes, in milliseconds: on, off, on. */
const SHAKE = [60, 90, 60];

/** Mark the page's icon; gives how to take the mark off. */
export function markIcon(): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (!link) return () => undefined;
  const plain = link.href;
  link.href = turnIcon;
  return () => (link.href = plain);
}

/** Let a phone shake, if somebody has touched the page: before that no browser lets it. */
export function shake(): void {
  if (!("vibrate" in navigator) || !matchMedia("(pointer: coarse)").matches) return;
  if (navigator.userActivation.hasBeenActive) navigator.vibrate(SHAKE);
}

/** Whether one may still be asked if notifications are wanted. */
export const mayAsk = (): boolean => "Notification" in globalThis && Notification.permission === "default";

/** Show a notification while nobody looks at the page, if that was allowed; it goes when somebody looks. */
export async function notify(title: string, body: string): Promise<void> {
  if (!document.hidden || !("Notification" in globalThis) || Notification.permission !== "granted") return;
  // One for each table: the next one takes its place.
  const tag = location.pathname;
  const options = { body, tag, icon: turnIcon, data: { path: tag } };
  try {
    const notice = new Notification(title, options);
    notice.addEventListener("click", () => window.focus());
    onceSeen(() => notice.close());
  } catch {
    // Phones show only what a worker asks for.
    const worker = await navigator.serviceWorker?.getRegistration();
    await worker?.showNotification(title, options);
    onceSeen(() => void worker?.getNotifications({ tag }).then((all) => all.forEach((one) => one.close())));
  }
}

/** Do something as soon as somebody looks at the page again. */
function onceSeen(act: () => void): void {
  const look = (): void => {
    if (document.hidden) return;
    document.removeEventListener("visibilitychange", look);
    act();
  };
  document.addEventListener("visibilitychange", look);
}
