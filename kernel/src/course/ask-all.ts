import type { Shape } from '../state/state.ts';
import type { Phase } from './phase.ts';
import type { Table } from './table.ts';

/** How some seats are asked at once. */
export interface AskAll<S extends Shape> extends Required<Pick<Phase<S>, 'choices' | 'answer'>> {
  /** The seats that are asked, as a mask, from public facts: everybody unless said. Nobody is asked where it is empty. */
  whom?(table: Table<S>): number;
  readonly window?: string;
}

/** Some seats are asked at once, sealed; all answers are carried out together, in seat order. */
export const askAll = <S extends Shape>(name: string, how: AskAll<S>): Phase<S> => ({
  ...how,
  name,
  run(table, frame) {
    const asked = frame.at++ === 0 ? (how.whom?.(table) ?? (1 << table.seats) - 1) : 0;
    if (asked === 0) table.done(frame);
    else table.askSealed(asked);
  },
});
