import type { Lens } from '../knowledge/lens.ts';
import { nth } from '../state/lists.ts';
import { ACCEPT_WORD, DECLINE, DECLINE_WORD, NONE, type Offers, type Option } from '../state/options.ts';
import type { Frame, Shape } from '../state/state.ts';
import type { Phase } from './phase.ts';
import type { Table } from './table.ts';

/**
 * Several seats decide together: `you` of the frame proposes, the others accept or decline all at once, sealed. With no
 * decline the proposal is carried out; otherwise the rule's own fallback. Silence past the limit is consent: an authority
 * that keeps a clock answers ACCEPT for a seat that lets it run out.
 */
export interface Joint<S extends Shape> {
  readonly name: string;
  /** Mask of the seats that decide, the proposer among them; from public facts. */
  deciders(table: Table<S>, frame: Frame): number;
  /** What may be proposed. */
  proposals(lens: Lens<S>, seat: number, frame: Frame, offers: Offers): void;
  agreed(table: Table<S>, frame: Frame, proposal: Option): void;
  fallback(table: Table<S>, frame: Frame, proposal: Option): void;
}

/** How a joint ask's frame counts: `at` is the step, `n[0]` the proposal, `n[1]` the declines. */
const PROPOSE = 0;
const CONSENT = 1;
const COUNT = 2;

/** The proposal a joint ask's frame holds: public. */
export const proposalOf = (frame: Frame): Option => frame.n[0] ?? NONE;

/** A phase that decides jointly. Push it with the proposer as `you`. */
export function joint<S extends Shape>(how: Joint<S>): Phase<S> {
  return {
    name: how.name,
    run(table, frame) {
      if (frame.at === PROPOSE) return table.ask(frame.you);
      const others = how.deciders(table, frame) & ~(1 << frame.you);
      if (frame.at === CONSENT && others !== 0) {
        frame.at = COUNT;
        return table.askSealed(others);
      }
      table.done(frame);
      const proposal = proposalOf(frame);
      if (nth(frame.n, 1) === 0) how.agreed(table, frame, proposal);
      else how.fallback(table, frame, proposal);
    },
    choices(lens, seat, frame, offers) {
      if (frame.at === PROPOSE) return how.proposals(lens, seat, frame, offers);
      offers.yes(ACCEPT_WORD);
      offers.yes(DECLINE_WORD);
    },
    answer(_table, frame, _seat, option) {
      if (frame.at === PROPOSE) {
        frame.n[0] = option;
        frame.n[1] = 0;
        frame.at = CONSENT;
      } else if (option === DECLINE) {
        frame.n[1] = nth(frame.n, 1) + 1;
      }
    },
  };
}
