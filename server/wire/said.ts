import { type Checked, oneOf, optional } from '@masterplan/kernel';
import { chat, count, seat } from './parts.ts';
import { variant } from './schema.ts';

/**
 * What is said: free text, or a sentence that every reader gets in their own language and that bots understand. Sentences
 * point at seats, cards, kinds and zones, which are public by their numbers.
 */
export const said = variant('say', {
  text: { text: chat },
  accuse: { seat },
  vouch: { seat },
  /** "I will … ": to somebody, or alone. */
  plan: { what: oneOf('attack', 'defend', 'help', 'wait', 'retreat'), seat: optional(seat) },
  /** "I play this, there": a kind that anybody may look up, and a zone. */
  intend: { kind: count, zone: optional(count) },
  'ask-for': { what: oneOf('help', 'mercy', 'card', 'information', 'time'), seat: optional(seat) },
  promise: { what: oneOf('help', 'peace', 'share', 'revenge'), seat },
  'point-at': { at: variant('kind', { card: { card: count }, zone: { zone: count }, seat: { seat } }) },
});
export type Said = Readonly<Checked<typeof said>>;
