import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { dotsOf } from '../src/parts/qr-dots.ts';

const SCALE = 4;

/** What a camera makes of a code that is drawn as the page draws it: dark on light. */
async function read(text: string): Promise<string> {
  const dots = await dotsOf(text);
  const size = dots.length * SCALE;
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++)
      if (dots[Math.floor(y / SCALE)]?.[Math.floor(x / SCALE)])
        data.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
  return decodeQR({ width: size, height: size, data });
}

test.each([
  'http://192.168.1.20:4280/t/abcdefghijklmnop',
  'https://games.example.org/#key=AbCdEfGhIjKlMnOpQrStUv',
  `https://very-long-name.example.org/${'x'.repeat(300)}`,
  'https://xn--dcor-bsa.example/é',
])('a camera reads the code of %s', async (text) => {
  expect(await read(text)).toBe(text);
});
