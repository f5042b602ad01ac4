// A screen that people only look at should not go dark.

/** Keep the screen lit as long as the browser allows and the page is seen; gives how to stop. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let over = false;

  // A browser may lack it, or refuse it when the battery is low: then the screen goes dark as usual.
  const ask = async (): Promise<void> => {
    if (over || document.hidden || !("wakeLock" in navigator)) return;
    try {
      lock = await navigator.wakeLock.request("screen");
      if (over) void lock.release();
    } catch {
      lock = null;
    }
  };
  // It is lost whenever the page is hidden.
  const again = () => void ask();
  document.addEventListener("visibilitychange", again);
  void ask();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", again);
    void lock?.release();
  };
}
