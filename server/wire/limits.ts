/** Bounds of what a message may carry; the page keeps to them before it sends. */
export const limits = {
  /** Longest name of a person, in characters. */
  name: 24,
  /** Longest line of chat, in bytes as UTF-8: a full talk has to stay small whatever it is written in. */
  chat: 600,
  /** Longest option key. */
  optionKey: 120,
  /** Largest message from a page, in bytes; a table with a pack is the only large one. */
  message: 512 * 1024,
  /** Entries of a person's own settings, and the longest text among them. */
  settings: 32,
  settingText: 64,
  /** Fewest seconds for an ask, where each has its own: enough to read what is asked. */
  turnSeconds: 15,
  /** Seats of any game. */
  seats: 16,
} as const;
