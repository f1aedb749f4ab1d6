import type { Table } from '@masterplan/kernel';
import { type JusticeLeague, type Reader, spells } from './board.ts';
import { placeOf } from './questions.ts';

/** Heroes with the one who guards them get no wounds (JL-C1); a crisis stands still (JL-C2); Darkseid cannot transport (JL-C3). */
const kinds = ['guard', 'freeze', 'anchor'] as const;
type Spell = (typeof kinds)[number];

export const cast = ({ fields }: Table<JusticeLeague>, what: Spell, where = 0): void =>
  spells.add(fields.spells, kinds.indexOf(what), where);

/** Whether the crisis of a region stands still this round. */
export const isFrozen = ({ fields }: Reader, region: number): boolean =>
  spells.find(fields.spells, kinds.indexOf('freeze'), region) >= 0;

export const isAnchored = ({ fields }: Reader): boolean => spells.has(fields.spells, kinds.indexOf('anchor'));

/** Whether somebody where a hero is guards him this round. */
export function isGuarded(reader: Reader, hero: number): boolean {
  const { spells: list } = reader.fields;
  for (let row = 0; row < spells.count(list); row++)
    if (
      spells.what(list, row) === kinds.indexOf('guard') &&
      placeOf(reader, spells.where(list, row)) === placeOf(reader, hero)
    )
      return true;
  return false;
}

/** The crisis of a region is gone; one that comes after it does not stand still. */
export function thaw({ fields }: Table<JusticeLeague>, region: number): void {
  const row = spells.find(fields.spells, kinds.indexOf('freeze'), region);
  if (row >= 0) spells.remove(fields.spells, row);
}

/** The round is over. */
export const endSpells = ({ fields }: Table<JusticeLeague>): void => spells.clear(fields.spells);
