import { NOT_ANY, nth, type Table } from '@masterplan/kernel';
import { deeds, type Reader, type Tomorrow } from './board.ts';

/**
 * What players did in this Round, as objectives ask for it. `what` and `n`:
 * completed: the tile's kind and how many took part · generated: the tile's kind · collected, rewarded: the good and how many ·
 * built: the Gadget's kind · deployed: the place and how many Henchmen · bribed: the agency · corrupted: the agency · traded: with
 * whom · attacked, beaten, felled, routed: whom (beaten: at least one success got through; felled: a Faceless Henchman; routed: the Named one)
 * · stole: from whom, how many Resources · recruited: the good · revealed, removed, switched: the tile's kind · tracked: the new level
 * · rode: with whom · lost: to the World, how many · placed: the tile's kind · stormed: the agency, and the High Alert on its headquarters
 * when its Mission was Completed · defied: the kind of a tile that was Completed under the eyes of an Agent · stood: where a Squad was before the Recall
 */
export const deedNames = [
  'completed',
  'generated',
  'collected',
  'rewarded',
  'built',
  'deployed',
  'bribed',
  'corrupted',
  'traded',
  'attacked',
  'beaten',
  'felled',
  'routed',
  'stole',
  'recruited',
  'revealed',
  'removed',
  'switched',
  'tracked',
  'rode',
  'lost',
  'placed',
  'stormed',
  'defied',
  'stood',
] as const;
export type Deed = (typeof deedNames)[number];

const numbers: ReadonlyMap<Deed, number> = new Map(deedNames.map((name, no) => [name, no]));
/** The number that a deed is written down by. */
export const deedNo = (deed: Deed): number => numbers.get(deed) ?? NOT_ANY;

export function note(table: Table<Tomorrow>, deed: Deed, seat: number, what = 0, n = 1): void {
  deeds.add(table.fields.deeds, deedNo(deed), seat, what, n);
}

/** One deed of a seat. */
export interface Done {
  readonly what: number;
  readonly n: number;
}

const NONE: readonly Done[] = [];

/** All deeds of a kind that a seat did in this Round. Mostly there are none, and no list is made. */
export function deedsOf({ fields }: Reader, seat: number, deed: Deed): readonly Done[] {
  const list = fields.deeds;
  const rows = deeds.count(list);
  const no = deedNo(deed);
  let found: Done[] | undefined;
  for (let row = 0; row < rows; row++) {
    if (deeds.deed(list, row) !== no || deeds.seat(list, row) !== seat) continue;
    found ??= [];
    found.push({ what: deeds.what(list, row), n: deeds.n(list, row) });
  }
  return found ?? NONE;
}

/** Whether a seat did anything of a kind, of this `what` if said. */
export const hasDone = (reader: Reader, seat: number, deed: Deed, what?: number): boolean =>
  deedsOf(reader, seat, deed).some((done) => what === undefined || done.what === what);

/** What `n` of the deeds adds up to. */
export const sumOf = (done: readonly Done[]): number => done.reduce((sum, { n }) => sum + n, 0);

export const clearDeeds = ({ fields }: Table<Tomorrow>): void => deeds.clear(fields.deeds);

export const kindNamed = (reader: Reader, no: number) => nth(reader.game.kinds, no);
