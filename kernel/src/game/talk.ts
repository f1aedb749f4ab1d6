import type { SeenEvent } from '../cards/events.ts';

/**
 * A sentence said at a table beside the game: every reader gets it in their own language, and bots can say it. It points at
 * seats, cards, kinds and zones by numbers, which are public.
 */
export type Remark =
  | { readonly say: 'accuse' | 'vouch'; readonly seat: number }
  | {
      readonly say: 'plan';
      readonly what: 'attack' | 'defend' | 'help' | 'wait' | 'retreat';
      readonly seat?: number;
    }
  | {
      readonly say: 'ask-for';
      readonly what: 'help' | 'mercy' | 'card' | 'information' | 'time';
      readonly seat?: number;
    }
  /** "I play this, there": a kind that anybody may look up. Nobody need hold it, and nobody need do it. */
  | { readonly say: 'intend'; readonly kind: number; readonly zone?: number }
  | { readonly say: 'promise'; readonly what: 'help' | 'peace' | 'share' | 'revenge'; readonly seat: number }
  | {
      readonly say: 'point-at';
      readonly at:
        | { readonly kind: 'card'; readonly card: number }
        | { readonly kind: 'zone'; readonly zone: number }
        | { readonly kind: 'seat'; readonly seat: number };
    };

/** A remark, and the seat that made it. */
export interface Saying {
  readonly seat: number;
  readonly said: Remark;
}

/**
 * What everybody at a table saw happen and heard said since it opened, in order: events as the public sees them, and remarks
 * to the whole table. An event that was undone stays in it: everybody saw it.
 */
export type Account = readonly (SeenEvent | Saying)[];
