// A link as a QR code (ISO/IEC 18004): bytes, error correction M, versions 1 to 10. Enough for any
// address of a table, drawn here so that no link goes to another server.

/** For each version: code words in all, correction words in each block, number of blocks. */
const VERSIONS = [
  [26, 10, 1], [44, 16, 1], [70, 26, 1], [100, 18, 2], [134, 24, 2],
  [172, 16, 4], [196, 18, 4], [242, 22, 4], [292, 22, 5], [346, 26, 5],
] as const;
const BYTES_MODE = 4;
const PADS = [0xec, 0x11] as const;
const CORRECTION_M = 0;

type Grid = boolean[][];

/** The modules of the code, row by row, dark ones true; without the quiet zone around it. */
export function qr(text: string): Grid {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + VERSIONS.findIndex((_, index) => bytes.length <= room(index + 1));
  if (version === 0) throw new RangeError("too long for a QR code of this size");
  const words = interleaved(dataWords(bytes, version), version);
  const { dark, fixed } = patterns(version);
  const drawn = Array.from({ length: 8 }, (_, mask) => masked(dark, fixed, words, mask, version));
  return drawn.reduce((best, grid) => (penalty(grid) < penalty(best) ? grid : best));
}

/** The dark modules as the outline of a path, one unit each. */
export const qrPath = (grid: Grid): string =>
  grid.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");

// -- words -----------------------------------------------------------------------------------

const dataCount = (version: number): number => {
  const [all, correction, blocks] = VERSIONS[version - 1];
  return all - correction * blocks;
};
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);
const room = (version: number): number => Math.floor((8 * dataCount(version) - 4 - lengthBits(version)) / 8);

function dataWords(bytes: Uint8Array, version: number): number[] {
  const bits: number[] = [];
  const put = (value: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(BYTES_MODE, 4);
  put(bytes.length, lengthBits(version));
  for (const byte of bytes) put(byte, 8);
  const count = dataCount(version);
  put(0, Math.min(4, 8 * count - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const words = Array.from({ length: bits.length / 8 }, (_, word) =>
    bits.slice(8 * word, 8 * word + 8).reduce((value, bit) => 2 * value + bit, 0),
  );
  for (let pad = 0; words.length < count; pad++) words.push(PADS[pad % 2]);
  return words;
}

/** Data and correction, block by block, then taken in turns from each; later blocks may be longer by one. */
function interleaved(data: readonly number[], version: number): number[] {
  const [, correction, count] = VERSIONS[version - 1];
  const short = Math.floor(data.length / count);
  const longer = data.length % count;
  let taken = 0;
  const blocks = Array.from({ length: count }, (_, block) => {
    const from = taken;
    taken += short + (block >= count - longer ? 1 : 0);
    return data.slice(from, taken);
  });
  const turns = (lists: readonly number[][], length: number): number[] =>
    Array.from({ length }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
  return [...turns(blocks, short + 1), ...turns(blocks.map((block) => corrected(block, correction)), correction)];
}

// -- correction: Reed and Solomon over 256 numbers ---------------------------------------------

const [POWERS, LOGS] = (() => {
  const powers: number[] = [];
  const logs: number[] = [];
  for (let power = 0, value = 1; power < 255; power++) {
    powers.push(value);
    logs[value] = power;
    value = value & 128 ? (value << 1) ^ 0x11d : value << 1;
  }
  return [powers, logs];
})();
const times = (one: number, other: number): number =>
  one && other ? POWERS[(LOGS[one] + LOGS[other]) % 255] : 0;

function corrected(data: readonly number[], count: number): number[] {
  let divisor = [1];
  for (let power = 0; power < count; power++) {
    divisor = [...divisor, 0].map((value, at) => value ^ (at ? times(divisor[at - 1], POWERS[power]) : 0));
  }
  let rest: number[] = Array.from({ length: count }, () => 0);
  for (const word of data) {
    const factor = word ^ rest[0];
    rest = [...rest.slice(1), 0].map((value, at) => value ^ times(divisor[at + 1], factor));
  }
  return rest;
}

// -- the grid --------------------------------------------------------------------------------

const sizeOf = (version: number): number => 17 + 4 * version;

/** Everything that is the same for all texts, and where it lies. */
function patterns(version: number): { dark: Grid; fixed: Grid } {
  const size = sizeOf(version);
  const empty = (): Grid => Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  const [dark, fixed] = [empty(), empty()];
  const set = (x: number, y: number, on: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y][x] = on;
    fixed[y][x] = true;
  };
  for (let at = 0; at < size; at++) {
    set(at, 6, at % 2 === 0);
    set(6, at, at % 2 === 0);
  }
  const square = (left: number, top: number, reach: number, on: (ring: number) => boolean) => {
    for (let y = -reach; y <= reach; y++) {
      for (let x = -reach; x <= reach; x++) set(left + x, top + y, on(Math.max(Math.abs(x), Math.abs(y))));
    }
  };
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]]) square(x, y, 4, (ring) => ring !== 2 && ring !== 4);
  const marks = version === 1 ? [] : version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
  for (const x of marks) {
    for (const y of marks) {
      const corner = (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6);
      if (!corner) square(x, y, 2, (ring) => ring !== 1);
    }
  }
  formatCells(size).forEach((cells) => cells.forEach(([x, y]) => set(x, y, false)));
  set(8, size - 8, true);
  if (version >= 7) {
    const word = withRest(version, 12, 0x1f25);
    for (let bit = 0; bit < 18; bit++) {
      const [near, far] = [Math.floor(bit / 3), size - 11 + (bit % 3)];
      set(near, far, Boolean((word >> bit) & 1));
      set(far, near, Boolean((word >> bit) & 1));
    }
  }
  return { dark, fixed };
}

/** Where each of the 15 bits of the format lies, the lowest first; each lies twice. */
function formatCells(size: number): [number, number][][] {
  return Array.from({ length: 15 }, (_, bit) => {
    const down = bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit;
    const left = bit < 8 ? size - 1 - bit : bit < 9 ? 7 : 14 - bit;
    return [[8, down], [left, 8]];
  });
}

/** A word and what is left of it after division, as the format and the version are written. */
function withRest(value: number, bits: number, divisor: number): number {
  let rest = value;
  for (let bit = 0; bit < bits; bit++) rest = (rest << 1) ^ ((rest >> (bits - 1)) * divisor);
  return (value << bits) | rest;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function masked(dark: Grid, fixed: Grid, words: readonly number[], mask: number, version: number): Grid {
  const size = sizeOf(version);
  const grid = dark.map((row) => [...row]);
  let bit = 0;
  for (let right = size - 1, upward = true; right > 0; right -= 2, upward = !upward) {
    // The column of the clock is passed over.
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = upward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        if (fixed[y][x]) continue;
        const on = ((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
        grid[y][x] = Boolean(on) !== MASKS[mask](x, y);
        bit += 1;
      }
    }
  }
  const format = withRest(8 * CORRECTION_M + mask, 10, 0x537) ^ 0x5412;
  formatCells(size).forEach((cells, at) => cells.forEach(([x, y]) => (grid[y][x] = Boolean((format >> at) & 1))));
  return grid;
}

/** How hard a grid is to read: long runs, squares, what looks like a corner, too dark or too light. */
function penalty(grid: Grid): number {
  const size = grid.length;
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x]))].map((line) =>
    line.map((dark) => (dark ? "1" : "0")).join(""),
  );
  let sum = 0;
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2;
    sum += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length;
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const here = grid[y][x];
      if (here === grid[y - 1][x] && here === grid[y][x - 1] && here === grid[y - 1][x - 1]) sum += 3;
    }
  }
  const share = grid.flat().filter(Boolean).length / size ** 2;
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20);
}
