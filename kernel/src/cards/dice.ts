import { nth } from '../state/lists.ts';

/** A die with a name on each side. */
export interface Die<Face extends string> {
  readonly faces: readonly Face[];
  /** Rolls the die with one draw and one event, and returns the side that is up. */
  throwOn(table: { roll(sides: number): number }): Face;
}

export const die = <const Face extends string>(...faces: readonly Face[]): Die<Face> => ({
  faces,
  throwOn: (table) => nth(faces, table.roll(faces.length) - 1),
});
