import { nth, type Table } from '@masterplan/kernel';
import {
  type Amounts,
  type Faceless,
  facelessTypes,
  type Good,
  goods,
  type Resource,
  resources,
} from '../content/kinds.ts';
import { LOOSE, members, slotOf, type Tomorrow, vault } from './board.ts';
import { note } from './deeds.ts';

export const goodNo = (good: Good): number => goods.indexOf(good);

const resourceNamed = new Map<Good, Resource>(resources.map((resource) => [resource, resource]));
const facelessNamed = new Map<Good, Faceless>(facelessTypes.map((type) => [type, type]));
export const resourceOf = (good: Good): Resource | undefined => resourceNamed.get(good);
export const facelessOf = (good: Good): Faceless | undefined => facelessNamed.get(good);

interface Listed {
  readonly good: Good;
  readonly n: number;
}

/** By what is printed: read once. */
const lists = new WeakMap<Amounts, readonly Listed[]>();

/** What is named among amounts, in the order of goods. */
export function listedIn(amounts: Amounts): readonly Listed[] {
  const known = lists.get(amounts);
  if (known !== undefined) return known;
  const list = goods.map((good) => ({ good, n: amounts[good] ?? 0 })).filter(({ n }) => n > 0);
  lists.set(amounts, list);
  return list;
}

/** Puts goods into a Vault; Henchmen come to the Base Tile. */
export function put(table: Table<Tomorrow>, seat: number, good: Good, n: number): void {
  const { fields } = table;
  const resource = resourceOf(good);
  const type = facelessOf(good);
  if (resource !== undefined) vault.add(fields.vault, seat, resource, n);
  else if (type !== undefined) members.add(fields.members, slotOf(seat, LOOSE), type, n);
  else fields.vp[seat] = nth(fields.vp, seat) + n;
}

/** A seat gains goods out of the World. */
export function gain(table: Table<Tomorrow>, seat: number, good: Good, n: number): void {
  if (n === 0) return;
  put(table, seat, good, n);
  if (facelessOf(good) !== undefined) note(table, 'recruited', seat, goodNo(good), n);
  table.tell('gained', seat, [], goodNo(good), n);
}

/** What is spent goes to the World (TD-11.7). */
export function spend(table: Table<Tomorrow>, seat: number, good: Resource | 'vp', n: number): void {
  if (n === 0) return;
  if (good === 'vp') table.fields.vp[seat] = nth(table.fields.vp, seat) - n;
  else vault.add(table.fields.vault, seat, good, -n);
  table.tell('spent', seat, [], goodNo(good), n);
}

/** Goods change hands. */
export function hand(
  table: Table<Tomorrow>,
  from: number,
  to: number,
  good: Resource | 'vp',
  n: number,
): void {
  const { fields } = table;
  if (good === 'vp') {
    fields.vp[from] = nth(fields.vp, from) - n;
    fields.vp[to] = nth(fields.vp, to) + n;
  } else {
    vault.add(fields.vault, from, good, -n);
    vault.add(fields.vault, to, good, n);
  }
}
