import { nth } from '../state/lists.ts';
import type { Choice } from './record.ts';

/** Why nothing can be taken back. */
export type UndoRefusal =
  | { readonly code: 'over' }
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'learned' }
  | { readonly code: 'others-play' };

/**
 * How far an undo may reach. `free`: back to the last moment when anybody learned anything. `agreed`: the others consented.
 * `take-back`: all other seats are bots, whose answers may be crossed; where it goes beyond `free` the record says so.
 */
export type Reach = 'free' | 'agreed' | 'take-back';

/** A choice that was made and not taken back. */
export interface Made {
  readonly choice: Choice;
  /** Whether somebody knows more since. */
  readonly learned: boolean;
  /**
   * `sealed`: it answers an ask that waits for others. `left`: it leaves a standing answer: no undo takes it back, and none is kept
   * from anything by it, or others would notice that one was left.
   */
  readonly did: 'played' | 'sealed' | 'left';
}

/** The choices of a table, in the order in which they are played again, and what of them can be taken back. */
export class Choices {
  readonly #seats: number;
  readonly #made: Made[] = [];

  constructor(seats: number) {
    this.#seats = seats;
  }

  get all(): readonly Choice[] {
    return this.#made.map(({ choice }) => choice);
  }

  /**
   * A sealed answer that is changed while the others are waited for stands in place of the earlier one: that there was one is
   * nobody's business.
   */
  add(made: Made): void {
    const earlier = made.did === 'sealed' ? this.#sealedOf(made.choice[0]) : -1;
    if (earlier < 0) this.#made.push(made);
    else this.#made[earlier] = made;
  }

  /** Why a seat could take nothing back; changes nothing. `bots` is the mask of seats that bots play. */
  refusal(seat: number, reach: Reach, bots: number): UndoRefusal | undefined {
    const last = this.#lastOf(seat);
    if (last < 0) return { code: 'nothing-to-undo' };
    if (reach === 'take-back') {
      const others = ((1 << this.#seats) - 1) & ~(1 << seat);
      return (others & ~bots) === 0 ? undefined : { code: 'others-play' };
    }
    if (reach === 'agreed' || this.#sealedOf(seat) >= 0) return undefined;
    const isLast = last === this.#made.findLastIndex(({ did }) => did !== 'left');
    return isLast && !nth(this.#made, last).learned ? undefined : { code: 'learned' };
  }

  /**
   * What stays where a seat takes back: all before its last choice, and every standing answer; of a sealed ask that is open all but the
   * seat's own answer, whatever others have answered meanwhile, as they have learned nothing.
   */
  without(seat: number): readonly Made[] {
    const sealed = this.#sealedOf(seat);
    const last = this.#lastOf(seat);
    return this.#made.filter(({ did }, at) => did === 'left' || (sealed < 0 ? at < last : at !== sealed));
  }

  keep(made: readonly Made[]): void {
    this.#made.splice(0, this.#made.length, ...made);
  }

  #lastOf(seat: number): number {
    return this.#made.findLastIndex(({ choice, did }) => choice[0] === seat && did !== 'left');
  }

  /** The seat's answer to the sealed ask that is open; -1 where there is none. The answer that closes an ask is `played`. */
  #sealedOf(seat: number): number {
    const closed = this.#made.findLastIndex(({ did }) => did === 'played');
    return this.#made.findIndex(
      ({ choice, did }, at) => at > closed && did === 'sealed' && choice[0] === seat,
    );
  }
}
