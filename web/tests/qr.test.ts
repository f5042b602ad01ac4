import { describe, expect, it } from "vitest";

import { qr, qrPath } from "../src/lib/qr";

const drawn = (text: string) => qr(text).map((row) => row.map((dark) => (dark ? "#" : ".")).join(""));

describe("a QR code", () => {
  it("grows with its text, as far as there is a version for it", () => {
    const sizes = [1, 14, 15, 62, 63, 106, 122, 213].map((length) => qr("x".repeat(length)).length);
    expect(sizes).toEqual([21, 21, 25, 33, 37, 41, 45, 57]);
    expect(() => qr("x".repeat(214))).toThrow(RangeError);
  });

  it("counts bytes, not letters", () => {
    expect(qr("ж".repeat(7)).length).toBe(21);
    expect(qr("ж".repeat(8)).length).toBe(25);
  });

  it("has its three corners, its clock and its dark module", () => {
    const grid = drawn("https://mine.example/t/cellar");
    const corner = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"];
    const size = grid.length;
    const cut = (x: number, y: number) => grid.slice(y, y + 7).map((row) => row.slice(x, x + 7));
    for (const [x, y] of [[0, 0], [size - 7, 0], [0, size - 7]]) expect(cut(x, y)).toEqual(corner);
    expect(grid[6].slice(8, size - 8)).toBe("#.".repeat(size).slice(0, size - 16));
    expect(grid[size - 8][8]).toBe("#");
  });

  it("writes its format twice, and both say the same", () => {
    const grid = qr("cellar");
    const size = grid.length;
    const down = Array.from({ length: 15 }, (_, bit) => grid[bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit][8]);
    const left = Array.from({ length: 15 }, (_, bit) => grid[8][bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit]);
    expect(down).toEqual(left);
    // Level M is 00, masked with 10: whatever the pattern, the two highest bits are these.
    expect([down[14], down[13]]).toEqual([true, false]);
  });

  // Read back by an independent reader when it was written; any change here must be read back again.
  it("is drawn as readers expect it", () => {
    expect(drawn("HI")).toMatchSnapshot();
  });

  it("becomes a path with a square for each dark module", () => {
    const grid = qr("cellar");
    expect(qrPath(grid).split("M").length - 1).toBe(grid.flat().filter(Boolean).length);
    expect(qrPath([[false, true]])).toBe("M1 0h1v1h-1z");
  });
});
