import { afterEach, describe, expect, it, vi } from "vitest";

import { keepAwake } from "../src/lib/awake";

/** A page that can be hidden, in a browser that may know how to stay awake. */
function page(request?: () => Promise<{ release: () => void }>) {
  const shown = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", shown);
  vi.stubGlobal("navigator", request ? { wakeLock: { request } } : {});
  return shown;
}

afterEach(() => vi.unstubAllGlobals());

describe("a screen that people only look at", () => {
  it("stays lit, again after it was hidden, until nobody shows it any more", async () => {
    const release = vi.fn();
    const request = vi.fn(async () => ({ release }));
    const shown = page(request);
    const stop = keepAwake();
    expect(request).toHaveBeenCalledWith("screen");
    shown.hidden = true;
    shown.dispatchEvent(new Event("visibilitychange"));
    expect(request).toHaveBeenCalledTimes(1);
    shown.hidden = false;
    shown.dispatchEvent(new Event("visibilitychange"));
    expect(request).toHaveBeenCalledTimes(2);
    await Promise.resolve();
    stop();
    expect(release).toHaveBeenCalled();
    shown.dispatchEvent(new Event("visibilitychange"));
    expect(request).toHaveBeenCalledTimes(2);
  });

  it("lets go of what is granted too late", async () => {
    const release = vi.fn();
    page(async () => ({ release }));
    keepAwake()();
    await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  });

  it("goes dark as usual where a browser does not know it or does not want it", async () => {
    page();
    expect(() => keepAwake()()).not.toThrow();
    const refused = vi.fn(() => Promise.reject(new Error("low battery")));
    page(refused);
    const stop = keepAwake();
    await vi.waitFor(() => expect(refused).toHaveBeenCalled());
    stop();
  });
});
