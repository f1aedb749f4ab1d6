import { type Checked, object, oneOf, optional } from '@masterplan/kernel';
import { chat, count, seat } from './parts.ts';
import { like, number, string, variant } from './schema.ts';

/**
 * Who hears: everybody at the table; one's own team, where the game has teams; or those who only watch, eliminated players
 * among them. A game declares which there are.
 */
export const channels = ['table', 'team', 'watchers'] as const;
export type Channel = (typeof channels)[number];

/**
 * What is said: free text, or a sentence that every reader gets in their own language and that bots understand. Sentences
 * point at seats, cards and zones, which are public by their numbers.
 */
export const said = variant('say', {
  text: { text: chat },
  accuse: { seat },
  vouch: { seat },
  /** "I will … ": to somebody, or alone. */
  plan: { what: oneOf('attack', 'defend', 'help', 'wait', 'retreat'), seat: optional(seat) },
  'ask-for': { what: oneOf('help', 'mercy', 'card', 'information', 'time'), seat: optional(seat) },
  promise: { what: oneOf('help', 'peace', 'share', 'revenge'), seat },
  'point-at': { at: variant('kind', { card: { card: count }, zone: { zone: count }, seat: { seat } }) },
});
export type Said = Readonly<Checked<typeof said>>;

/** A line of talk as a reader gets it. A newer server may say what an older page has no words for. */
export const talkLine = object({
  /** Names the line while the page shows the table. Drawn at random: it tells nothing of lines one may not hear. */
  no: number,
  /** The table's version when it was said: where it stands in a replay. */
  version: number,
  /** The speaker's seat, or -1 for somebody who watches. */
  seat: number,
  /** The speaker, unless it is a bot. */
  player: optional(string),
  name: string,
  channel: oneOf(...channels),
  said: like<Said>({ say: 'string' }),
});
export type TalkLine = Readonly<Checked<typeof talkLine>>;
