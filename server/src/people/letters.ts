import { randomBytes } from 'node:crypto';

/** Letters and digits that are not taken for one another; 32 of them, 5 bits each. */
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz';

/** Random letters and digits, each of 5 bits. */
export const letters = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET.charAt(byte & 31)).join('');
