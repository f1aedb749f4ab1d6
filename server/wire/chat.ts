import { limits } from './limits.ts';

/** Control characters, line breaks, turns of direction and halves of characters: they would write over what is shown around a text. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu;

/** A line of chat as it is said. What cannot be shown of it becomes a space: people paste such things without knowing. */
export const chatLine = (typed: string): string => typed.replaceAll(unprintable, ' ').trim();

/** Whether the server refuses a line for its length: the page says so before it sends. */
export const isTooLong = (line: string): boolean => new TextEncoder().encode(line).length > limits.chat;
