import type { Channel } from '@masterplan/bots';
import * as v from 'valibot';
import { chatSchema, countSchema, seatSchema } from './parts.ts';

/**
 * Who hears: everybody at the table; one's own team, where the game has teams; or those who only watch, eliminated players
 * among them. A game declares which there are.
 */
export const channels = ['table', 'team', 'watchers'] as const satisfies readonly Channel[];

const about = { seat: seatSchema };

/**
 * What is said: free text, or a sentence that every reader gets in their own language and that bots understand. Sentences
 * point at seats, cards and zones, which are public by their numbers.
 */
export const saidSchema = v.variant('say', [
  v.strictObject({ say: v.literal('text'), text: chatSchema }),
  v.strictObject({ say: v.literal('accuse'), ...about }),
  v.strictObject({ say: v.literal('vouch'), ...about }),
  /** "I will … ": to somebody, or alone. */
  v.strictObject({
    say: v.literal('plan'),
    what: v.picklist(['attack', 'defend', 'help', 'wait', 'retreat']),
    seat: v.exactOptional(seatSchema),
  }),
  v.strictObject({
    say: v.literal('ask-for'),
    what: v.picklist(['help', 'mercy', 'card', 'information', 'time']),
    seat: v.exactOptional(seatSchema),
  }),
  v.strictObject({
    say: v.literal('promise'),
    what: v.picklist(['help', 'peace', 'share', 'revenge']),
    ...about,
  }),
  v.strictObject({
    say: v.literal('point-at'),
    at: v.variant('kind', [
      v.strictObject({ kind: v.literal('card'), card: countSchema }),
      v.strictObject({ kind: v.literal('zone'), zone: countSchema }),
      v.strictObject({ kind: v.literal('seat'), ...about }),
    ]),
  }),
]);
export type Said = v.InferOutput<typeof saidSchema>;

/** A line of talk as a reader gets it. */
export interface TalkLine {
  /** Names the line while the page shows the table. Drawn at random: it tells nothing of lines one may not hear. */
  readonly no: number;
  /** The table's version when it was said: where it stands in a replay. */
  readonly version: number;
  /** The speaker's seat, or -1 for somebody who watches. */
  readonly seat: number;
  /** The speaker, unless it is a bot. */
  readonly player?: string;
  readonly name: string;
  readonly channel: Channel;
  readonly said: Said;
}
