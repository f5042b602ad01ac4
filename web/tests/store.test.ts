// Keeping things where nothing may be kept.

import { afterEach, describe, expect, it, vi } from "vitest";

import { forget, keep, keyTo, places } from "../src/lib/keys";
import { browserStorage, kept } from "../src/lib/store";

afterEach(() => {
  vi.unstubAllGlobals();
  browserStorage().clear();
});

/** A browser whose owner lets no page keep anything. */
function shut(): void {
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get: () => {
      throw new DOMException("shut", "SecurityError");
    },
  });
}

describe("a browser that keeps nothing", () => {
  it("has all as long as the page is open", () => {
    shut();
    keep({ table: "shaft", token: "t", recovery: "r" }, "Anna");
    keep({ table: "cellar", token: "t2", recovery: "r2" }, "Anna");
    expect(keyTo("shaft")).toMatchObject({ table: "shaft", token: "t", recovery: "r", name: "Anna" });
    expect(new Set(places().map(({ table }) => table))).toEqual(new Set(["shaft", "cellar"]));
    forget("shaft");
    expect(places().map(({ table }) => table)).toEqual(["cellar"]);
  });

  it.each(["", "{", "undefined"])("makes nothing of what is no JSON: %s", (text) => {
    shut();
    browserStorage().setItem("page", text);
    expect(kept("page")).toBeNull();
    browserStorage().setItem("page", "[1]");
    expect(kept("page")).toEqual([1]);
  });
});
