import { nth, type Table } from '@masterplan/kernel';
import { type Ability, abilities } from '../content/kinds.ts';
import { held, type JusticeLeague, overcome, type Reader, ready, used, zones } from './board.ts';
import { powerOf } from './questions.ts';

/** Ability tokens slide to the right of the sheet (JL-2.16). */
export function spend({ fields }: Table<JusticeLeague>, seat: number, ability: Ability, n: number): void {
  ready.add(fields.ready, seat, ability, -n);
  used.add(fields.used, seat, ability, n);
}

/** Used tokens slide back, as many as there are up to `n` (JL-2.17). */
export function regain({ fields }: Table<JusticeLeague>, seat: number, ability: Ability, n: number): number {
  const back = Math.min(n, used.get(fields.used, seat, ability));
  used.add(fields.used, seat, ability, -back);
  ready.add(fields.ready, seat, ability, back);
  return back;
}

/** All used tokens of a hero slide back (JL-8.1). */
export function regainAll(table: Table<JusticeLeague>, seat: number): void {
  for (const ability of abilities) regain(table, seat, ability, used.get(table.fields.used, seat, ability));
}

export function payEnergy({ fields }: Table<JusticeLeague>, n: number): void {
  if (n > fields.energy) throw new RangeError(`Darkseid has ${fields.energy} energy, not ${n}`);
  fields.energy -= n;
  fields.energyUsed += n;
}

/** Used energy slides back, as much as there is up to `n`. */
export function regainEnergy({ fields }: Table<JusticeLeague>, n: number): number {
  const back = Math.min(n, fields.energyUsed);
  fields.energyUsed -= back;
  fields.energy += back;
  return back;
}

/** New energy from the pile (JL-6.11). */
export function gainEnergy({ fields }: Table<JusticeLeague>, n: number): void {
  fields.energy += n;
}

/** XP onto a sheet. */
export function gainXp({ fields }: Table<JusticeLeague>, seat: number, n: number): void {
  fields.xp[seat] = nth(fields.xp, seat) + n;
}

/** The XP tokens on a crisis, or on Darkseid, go to their owners' sheets (JL-2.33, JL-14.2, JL-17.3). */
export function returnTokens(table: Table<JusticeLeague>, target: number): void {
  const { fields } = table;
  for (let row = 0; row < overcome.count(fields.overcome); row++)
    if (overcome.target(fields.overcome, row) === target)
      gainXp(table, overcome.hero(fields.overcome, row), 1);
  overcome.drop(fields.overcome, target);
}

/** Whether a power that was played is spent, by its icon or because of where it was begun (JL-6.2, JL-C18). */
export const isSpent = (reader: Reader, card: number): boolean =>
  powerOf(reader, card).after === 'spent' || reader.fields.tired.includes(card);

/** The spent powers of a seat, also those used up this round, but neither the one at work nor one that waits in the middle (JL-A26). */
export const spentPowers = (reader: Reader, seat: number, atWork: number): number[] => [
  ...reader.zone(zones.spent(seat)),
  ...reader
    .zone(zones.played(seat))
    .filter((card) => isSpent(reader, card) && card !== atWork && !held.has(reader.fields.held, card)),
];

/** Spent powers return to the hand (JL-8.2, JL-8.4, JL-A49). */
export function regainPowers(table: Table<JusticeLeague>, seat: number, atWork: number): void {
  for (const card of spentPowers(table, seat, atWork)) table.move(card, zones.hand(seat));
}
