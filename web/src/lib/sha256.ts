// SHA-256 (FIPS 180-4). Browsers have it only on pages that came over TLS, and a table in the
// living room comes over plain HTTP.

/** The first 32 bits of the fractional part of a root of a prime. */
const fraction = (root: number): number => ((root - Math.floor(root)) * 2 ** 32) | 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let one = 2; found.length < count; one++) if (found.every((prime) => one % prime)) found.push(one);
  return found;
}

const CONSTANTS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The message with a one, zeros, and its length in bits, as whole blocks. */
function padded(message: Uint8Array): DataView {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 4, message.length * 8);
  return view;
}

/** The words of one block and what follows from them. */
function schedule(view: DataView, at: number): number[] {
  const words = Array.from({ length: 16 }, (_, word) => view.getInt32(at + 4 * word));
  for (let word = 16; word < 64; word++) {
    const [near, far] = [words[word - 2], words[word - 15]];
    const one = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
    const zero = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
    words.push((one + words[word - 7] + zero + words[word - 16]) | 0);
  }
  return words;
}

function mix(state: readonly number[], words: readonly number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state;
  words.forEach((word, round) => {
    const chosen = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
    const one = (h + chosen + CONSTANTS[round] + word) | 0;
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + state[at]) | 0);
}

/** The SHA-256 of some bytes, in hexadecimal. */
export function sha256(message: Uint8Array): string {
  const view = padded(message);
  let state = START;
  for (let at = 0; at < view.byteLength; at += BLOCK) state = mix(state, schedule(view, at));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
