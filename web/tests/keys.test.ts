import { beforeEach, describe, expect, it, vi } from "vitest";

import { ProblemError, joinTable, showReplay } from "../src/lib/api";
import { address, carry, forget, keep, keepToken, keyTo, places, recoveryLink, tableLink } from "../src/lib/keys";
import { Drawer } from "./drawer";

const place = { table: "cellar", member: 1, seat: 1, token: "t/+=", recovery: "r&r" };

describe("keys", () => {
  let store: Drawer;
  beforeEach(() => void (store = new Drawer()));

  it("are kept for each table and can be forgotten", () => {
    keep(place, "Ben", store);
    keep({ ...place, table: "attic", token: "other" }, "Ben", store);
    expect(keyTo("cellar", store)).toMatchObject({ token: "t/+=", recovery: "r&r", name: "Ben" });
    expect(places(store).length).toBe(2);
    forget("cellar", store);
    expect(keyTo("cellar", store)).toBeNull();
    expect(places(store).map((key) => key.table)).toEqual(["attic"]);
  });

  it("open the next table of the same people", () => {
    keep(place, "Ben", store);
    carry("cellar", "attic", store);
    carry("nowhere", "garden", store);
    expect(keyTo("attic", store)).toMatchObject({ table: "attic", token: "t/+=" });
    expect(keyTo("garden", store)).toBeNull();
  });

  it("of an address do not replace what is known of the same key", () => {
    keep(place, "Ben", store);
    keepToken("cellar", "t/+=", store);
    expect(keyTo("cellar", store)?.recovery).toBe("r&r");
    keepToken("cellar", "new", store);
    expect(keyTo("cellar", store)).toMatchObject({ token: "new", recovery: "" });
  });

  it("survive what others wrote", () => {
    store.setItem("rockfall.place.cellar", "{");
    store.setItem("rockfall.place.attic", "7");
    store.setItem("else", "{}");
    expect(keyTo("cellar", store)).toBeNull();
    expect(places(store)).toEqual([]);
  });

  it("stand behind the # of an address only", () => {
    keep(place, "Ben", store);
    const link = new URL(recoveryLink("https://mine.example", keyTo("cellar", store)!));
    expect(link.pathname + link.search).toBe("/t/cellar");
    expect(address(link.hash)).toEqual({ table: "", token: "", recovery: "r&r" });
    expect(tableLink("https://mine.example", "a b")).toBe("https://mine.example/t/a%20b");
    expect(address("#table=a+b&token=c")).toEqual({ table: "a b", token: "c", recovery: "" });
    expect(address("")).toEqual({ table: "", token: "", recovery: "" });
  });
});

describe("requests", () => {
  const answer = (status: number, body: unknown) => {
    const asked = vi.fn((_path: string, _options: RequestInit) => Promise.resolve(Response.json(body, { status })));
    vi.stubGlobal("fetch", asked);
    return asked;
  };

  it("go where the table is and carry a token in a header only", async () => {
    const asked = answer(200, { eye: 1 });
    await expect(showReplay("a/b", 1, "secret")).resolves.toEqual({ eye: 1 });
    expect(asked).toHaveBeenCalledWith("/api/tables/a%2Fb/replay?eye=1", {
      headers: { Authorization: "Bearer secret" },
    });
  });

  it("are refused with a code", async () => {
    answer(409, { code: "name-taken", args: { name: "Ben" } });
    const refused = joinTable("cellar", { name: "Ben" });
    await expect(refused).rejects.toBeInstanceOf(ProblemError);
    await expect(refused).rejects.toMatchObject({ status: 409, code: "name-taken", args: { name: "Ben" }, where: "" });
  });

  it("that do not get through are a problem too", async () => {
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
    await expect(joinTable("cellar", { name: "Ben" })).rejects.toMatchObject({ status: 0, code: "unreachable" });
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("<html>", { status: 502 })));
    await expect(joinTable("cellar", { name: "Ben" })).rejects.toMatchObject({ code: "unreachable" });
  });
});
