import { createHash, randomBytes } from "node:crypto";

import { describe, expect, it } from "vitest";

import { sha256 } from "../src/lib/sha256";

const bytes = (text: string) => new TextEncoder().encode(text);

describe("SHA-256", () => {
  it("gives what the standard gives for its examples", () => {
    expect(sha256(bytes(""))).toBe("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    expect(sha256(bytes("abc"))).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("agrees with another one at every length up to five blocks", () => {
    for (let length = 0; length <= 320; length++) {
      const message = randomBytes(length);
      expect(sha256(message)).toBe(createHash("sha256").update(message).digest("hex"));
    }
  });
});
