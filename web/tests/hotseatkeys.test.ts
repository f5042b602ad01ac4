import { beforeEach, describe, expect, it } from "vitest";

import { carryScreen, forgetScreen, screenKey } from "../src/lib/bigscreen";
import { keyTo, places } from "../src/lib/keys";
import { hotseatKeys } from "../src/lib/hotseatkeys.svelte";
import { Drawer } from "./drawer";

const key = (name: string) => ({ table: "cellar", token: `t-${name}`, recovery: `r-${name}`, name, at: 1 });
const [anna, ben, cleo] = ["Anna", "Ben", "Cleo"].map(key);

describe("people who share a device", () => {
  let store: Drawer;
  beforeEach(() => void (store = new Drawer()));

  it("keep a key each, and the first one's is the device's own place", () => {
    hotseatKeys.keep("cellar", [anna, ben, cleo], store);
    expect(hotseatKeys.at("cellar", store)).toEqual([anna, ben, cleo]);
    expect(keyTo("cellar", store)).toMatchObject({ token: "t-Anna", name: "Anna" });
    expect(places(store)).toHaveLength(1);
    expect(hotseatKeys.at("attic", store)).toEqual([]);
  });

  it("keep nothing of who left for good, and one who is alone keeps nothing at all", () => {
    hotseatKeys.keep("cellar", [anna, ben], store);
    hotseatKeys.leave("cellar", "t-Anna", store);
    expect(keyTo("cellar", store)?.token).toBe("t-Ben");
    hotseatKeys.leave("cellar", "t-Ben", store);
    expect(places(store)).toEqual([]);
  });

  it("go on without who took the own seat elsewhere, until one is alone", () => {
    hotseatKeys.keep("cellar", [anna, ben, cleo], store);
    hotseatKeys.drop("cellar", "t-Anna", store);
    expect(hotseatKeys.at("cellar", store)).toEqual([ben, cleo]);
    expect(keyTo("cellar", store)?.token).toBe("t-Ben");
    hotseatKeys.drop("cellar", "t-Ben", store);
    expect(hotseatKeys.at("cellar", store)).toEqual([]);
    expect(keyTo("cellar", store)?.token).toBe("t-Cleo");
  });

  it("meet at the next table, once", () => {
    hotseatKeys.keep("cellar", [anna, ben], store);
    hotseatKeys.carry("cellar", "attic", store);
    expect(hotseatKeys.at("attic", store)).toMatchObject([{ table: "attic", token: "t-Anna" }, { table: "attic", token: "t-Ben" }]);
    expect(keyTo("attic", store)?.token).toBe("t-Anna");
    hotseatKeys.drop("attic", "t-Anna", store);
    hotseatKeys.carry("cellar", "garden", store);
    hotseatKeys.carry("nowhere", "garden", store);
    expect(hotseatKeys.at("garden", store)).toHaveLength(2);
  });

  it("bear what others wrote into the store", () => {
    for (const text of ["", "{", "null", "7", '{"token":"x"}', '[null, {"name":"Anna"}]']) {
      store.setItem("rockfall.hotseat.cellar", text);
      expect(hotseatKeys.at("cellar", store)).toEqual([]);
    }
  });
});

describe("the key of a screen", () => {
  it("comes with the address, is kept, goes along, and can be forgotten", () => {
    const store = new Drawer();
    expect(screenKey("cellar", "", store)).toBe("");
    expect(screenKey("cellar", "#token=a%2Fb", store)).toBe("a/b");
    expect(screenKey("cellar", "", store)).toBe("a/b");
    carryScreen("cellar", "attic", store);
    carryScreen("nowhere", "garden", store);
    forgetScreen("cellar", store);
    expect(["cellar", "attic", "garden"].map((table) => screenKey(table, "", store))).toEqual(["", "a/b", ""]);
    expect(keyTo("attic", store)).toBeNull();
  });
});
