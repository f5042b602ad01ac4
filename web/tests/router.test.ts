import { describe, expect, it } from "vitest";

import { pathIn, replayPath, routeOf, tablePath } from "../src/lib/router.svelte";

describe("an address", () => {
  it.each([
    ["/", { screen: "home" }],
    ["/new", { screen: "new" }],
    ["/t/cellar", { screen: "table", table: "cellar" }],
    ["/join/GEHAUM", { screen: "join", code: "GEHAUM" }],
    ["/replay/cellar", { screen: "replay", table: "cellar" }],
    ["/screen/cellar", { screen: "screen", table: "cellar" }],
    ["/learn", { screen: "learn" }],
    ["/learn/first", { screen: "lesson", lesson: "first" }],
    ["/cards", { screen: "cards", card: "" }],
    ["/cards/ne-s", { screen: "cards", card: "ne-s" }],
    ["/settings", { screen: "settings" }],
  ])("%s has its screen", (path, route) => expect(routeOf(path)).toEqual(route));

  it.each(["/nowhere", "/t/", "/t", "/join", "/new/x", "/learn/x/y", "/t/a/b"])("%s leads nowhere", (path) =>
    expect(routeOf(path).screen).toBe("nowhere"),
  );

  it("keeps every name whole, and bears one that is broken", () => {
    expect(routeOf(tablePath("a b/c"))).toEqual({ screen: "table", table: "a b/c" });
    expect(routeOf(replayPath("50%"))).toEqual({ screen: "replay", table: "50%" });
    expect(routeOf("/join/50%")).toEqual({ screen: "join", code: "50%" });
  });
});

describe("what somebody was sent", () => {
  it.each([
    ["http://192.168.1.5:8000/t/cellar", "/t/cellar"],
    ["Come! https://rockfall.example/t/cellar#recovery=abc See you", "/t/cellar#recovery=abc"],
    [" /join/GEHAUM ", "/join/GEHAUM"],
    ["rockfall.example/replay/cellar?step=3", "/replay/cellar?step=3"],
    [" gehaum ", "/join/gehaum"],
    ["not/a link", "/join/not%2Fa%20link"],
    ["https://elsewhere.example/x", "/join/https%3A%2F%2Felsewhere.example%2Fx"],
  ])("%s leads to its place", (text, path) => expect(pathIn(text)).toBe(path));
});
