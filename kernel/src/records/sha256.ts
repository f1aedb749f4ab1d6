import { nth } from '../state/lists.ts';

/** The constants of the standard: fractional parts of roots of the first primes. */
const [START, ROUND] = constants();

function constants(): [number[], number[]] {
  const start: number[] = [];
  const round: number[] = [];
  for (let candidate = 2; round.length < 64; candidate++) {
    let isPrime = true;
    for (let d = 2; d * d <= candidate && isPrime; d++) isPrime = candidate % d !== 0;
    if (!isPrime) continue;
    const fraction = (root: number) => ((root - Math.floor(root)) * 0x1_0000_0000) | 0;
    if (start.length < 8) start.push(fraction(candidate ** (1 / 2)));
    round.push(fraction(candidate ** (1 / 3)));
  }
  return [start, round];
}

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  return bytes;
}

function padded(text: string): number[] {
  const bytes = utf8(text);
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  for (let shift = 56; shift >= 0; shift -= 8) bytes.push(Math.floor(bits / 2 ** shift) & 0xff);
  return bytes;
}

/** The SHA-256 of a text, in hexadecimal. Pure, so that a page without a secure context can check a deal too. */
export function sha256(text: string): string {
  const bytes = padded(text);
  const hash = START.slice();
  const words = new Int32Array(64);
  for (let block = 0; block < bytes.length; block += 64) {
    for (let i = 0; i < 16; i++) {
      const at = block + i * 4;
      words[i] =
        (nth(bytes, at) << 24) | (nth(bytes, at + 1) << 16) | (nth(bytes, at + 2) << 8) | nth(bytes, at + 3);
    }
    mixBlock(hash, words);
  }
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function mixBlock(hash: number[], words: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const early = nth(words, i - 15);
    const late = nth(words, i - 2);
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[i] = (nth(words, i - 16) + s0 + nth(words, i - 7) + s1) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + nth(ROUND, i) + nth(words, i)) | 0;
    const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] = (nth(hash, i) + word) | 0;
  });
}
