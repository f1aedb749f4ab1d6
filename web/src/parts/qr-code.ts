/** QR codes of byte text, error correction M, versions 1 to 10: enough for any link of ours (213 bytes). */

interface Version {
  readonly ecc: number;
  /** Data codewords of each block. */
  readonly blocks: readonly number[];
  readonly alignment: readonly number[];
}

const repeat = (times: number, value: number): number[] => Array.from({ length: times }, () => value);

const versions: readonly Version[] = [
  { ecc: 10, blocks: [16], alignment: [] },
  { ecc: 16, blocks: [28], alignment: [6, 18] },
  { ecc: 26, blocks: [44], alignment: [6, 22] },
  { ecc: 18, blocks: repeat(2, 32), alignment: [6, 26] },
  { ecc: 24, blocks: repeat(2, 43), alignment: [6, 30] },
  { ecc: 16, blocks: repeat(4, 27), alignment: [6, 34] },
  { ecc: 18, blocks: repeat(4, 31), alignment: [6, 22, 38] },
  { ecc: 22, blocks: [38, 38, 39, 39], alignment: [6, 24, 42] },
  { ecc: 22, blocks: [36, 36, 36, 37, 37], alignment: [6, 26, 46] },
  { ecc: 26, blocks: [43, 43, 43, 43, 44], alignment: [6, 28, 50] },
];

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const exp: number[] = [];
const log: number[] = [];
for (let i = 0, x = 1; i < 255; i++) {
  exp[i] = x;
  log[x] = i;
  x = x & 0x80 ? (x << 1) ^ 0x11d : x << 1;
}
const times = (a: number, b: number): number =>
  a === 0 || b === 0 ? 0 : (exp[((log[a] ?? 0) + (log[b] ?? 0)) % 255] ?? 0);

/** The remainder of Reed and Solomon for a block. */
function correction(data: readonly number[], count: number): number[] {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = repeat(generator.length + 1, 0);
    generator.forEach((c, at) => {
      next[at] = (next[at] ?? 0) ^ c;
      next[at + 1] = (next[at + 1] ?? 0) ^ times(c, exp[i] ?? 0);
    });
    generator = next;
  }
  const rest = [...data, ...repeat(count, 0)];
  for (let i = 0; i < data.length; i++) {
    const factor = rest[i] ?? 0;
    generator.forEach((c, at) => {
      rest[i + at] = (rest[i + at] ?? 0) ^ times(c, factor);
    });
  }
  return rest.slice(data.length);
}

/** Text as data codewords, padded to the version's capacity. */
function codewords(bytes: Uint8Array, no: number, capacity: number): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1);
  };
  put(0b0100, 4);
  put(bytes.length, no < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8 !== 0) bits.push(0);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(Number.parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0; words.length < capacity; pad++) words.push(pad % 2 ? 0x11 : 0xec);
  return words;
}

/** Blocks of data and correction, taken in turns as the code wants them. */
function interleaved(words: readonly number[], { blocks, ecc }: Version): number[] {
  const data = blocks.map((length, i) => {
    const from = sum(blocks.slice(0, i));
    return words.slice(from, from + length);
  });
  const corrections = data.map((block) => correction(block, ecc));
  const inTurns = (lists: readonly (readonly number[])[]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, i) =>
      lists.flatMap((list) => list.slice(i, i + 1)),
    ).flat();
  return [...inTurns(data), ...inTurns(corrections)];
}

/** The remainder of a word by a generator, for format and version information. */
function bch(value: number, bits: number, generator: number): number {
  let rest = value << bits;
  const top = 31 - Math.clz32(generator);
  while (31 - Math.clz32(rest) >= top && rest !== 0) rest ^= generator << (31 - Math.clz32(rest) - top);
  return (value << bits) | rest;
}

type Square = (boolean | undefined)[][];

function blank(no: number, { alignment }: Version): Square {
  const size = 17 + 4 * no;
  const square: Square = Array.from({ length: size }, () => Array.from({ length: size }, () => undefined));
  const set = (y: number, x: number, dark: boolean) => {
    const row = square[y];
    if (row !== undefined && x >= 0 && x < size) row[x] = dark;
  };
  const ring = (cy: number, cx: number, reach: number, isDark: (distance: number) => boolean) => {
    for (let y = -reach; y <= reach; y++)
      for (let x = -reach; x <= reach; x++) set(cy + y, cx + x, isDark(Math.max(Math.abs(x), Math.abs(y))));
  };
  for (let i = 0; i < size; i++) {
    set(6, i, i % 2 === 0);
    set(i, 6, i % 2 === 0);
  }
  for (const [y, x] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    ring(y, x, 4, (distance) => distance !== 2 && distance !== 4);
  const last = alignment.length - 1;
  alignment.forEach((y, i) => {
    alignment.forEach((x, j) => {
      const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!isCorner) ring(y, x, 2, (distance) => distance !== 1);
    });
  });
  return square;
}

function putInformation(square: Square, no: number, mask: number): void {
  const size = square.length;
  const set = (y: number, x: number, dark: boolean) => {
    const row = square[y];
    if (row !== undefined) row[x] = dark;
  };
  const format = bch(mask, 10, 0x537) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = ((format >> i) & 1) === 1;
    if (i < 6) set(i, 8, dark);
    else if (i < 8) set(i + 1, 8, dark);
    else if (i === 8) set(8, 7, dark);
    else set(8, 14 - i, dark);
    if (i < 8) set(8, size - 1 - i, dark);
    else set(size - 15 + i, 8, dark);
  }
  set(size - 8, 8, true);
  if (no < 7) return;
  const version = bch(no, 12, 0x1f25);
  for (let i = 0; i < 18; i++) {
    const dark = ((version >> i) & 1) === 1;
    const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
    set(far, near, dark);
    set(near, far, dark);
  }
}

const isFlipped = [
  (y: number, x: number) => (y + x) % 2 === 0,
  (y: number) => y % 2 === 0,
  (_: number, x: number) => x % 3 === 0,
  (y: number, x: number) => (y + x) % 3 === 0,
  (y: number, x: number) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (y: number, x: number) => ((y * x) % 2) + ((y * x) % 3) === 0,
  (y: number, x: number) => (((y * x) % 2) + ((y * x) % 3)) % 2 === 0,
  (y: number, x: number) => (((y + x) % 2) + ((y * x) % 3)) % 2 === 0,
];

/** Fills the free modules upwards and downwards in columns of two, from the right. */
function putData(square: Square, words: readonly number[], flips: (y: number, x: number) => boolean): void {
  const size = square.length;
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      const y = up ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = square[y];
        if (row === undefined || row[x] !== undefined) continue;
        const dark = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        row[x] = dark !== flips(y, x);
        bit += 1;
      }
    }
  }
}

/** How hard a code is to read: long runs and large blocks of one colour, uneven ink. */
function penalty(square: Square): number {
  const size = square.length;
  let total = 0;
  const runs = (read: (i: number, j: number) => boolean | undefined) => {
    for (let i = 0; i < size; i++) {
      let run = 1;
      for (let j = 1; j <= size; j++) {
        if (j < size && read(i, j) === read(i, j - 1)) run += 1;
        else {
          if (run >= 5) total += run - 2;
          run = 1;
        }
      }
    }
  };
  runs((i, j) => square[i]?.[j]);
  runs((i, j) => square[j]?.[i]);
  let dark = 0;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const here = square[y]?.[x];
      if (here) dark += 1;
      const alike = [square[y]?.[x + 1], square[y + 1]?.[x], square[y + 1]?.[x + 1]];
      if (y + 1 < size && x + 1 < size && alike.every((each) => each === here)) total += 3;
    }
  }
  return total + Math.floor(Math.abs((100 * dark) / (size * size) - 50) / 5) * 10;
}

/** The modules of the code, row by row: true is dark. Throws where the text is too long. */
export function qrOf(text: string): boolean[][] {
  const bytes = new TextEncoder().encode(text);
  const index = versions.findIndex(({ blocks }, i) => sum(blocks) >= bytes.length + (i < 9 ? 2 : 3));
  const version = versions[index];
  if (version === undefined) throw new RangeError(`too long for a QR code of ours: ${bytes.length} bytes`);
  const no = index + 1;
  const words = interleaved(codewords(bytes, no, sum(version.blocks)), version);
  const codes = isFlipped.map((flips, mask) => {
    const square = blank(no, version);
    putInformation(square, no, mask);
    putData(square, words, flips);
    return square;
  });
  const best = codes.reduce((a, b) => (penalty(b) < penalty(a) ? b : a));
  return best.map((row) => row.map((module) => module === true));
}
