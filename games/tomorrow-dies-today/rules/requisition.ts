import { firstOf, nth, type Offers, type Option, secondOf, type Table } from '@masterplan/kernel';
import { facelessTypes, type Resource, resources } from '../content/kinds.ts';
import { agencyAt, HEADQUARTERS, isHeadquarters, type Reader, type Tomorrow, word, zones } from './board.ts';
import { note } from './deeds.ts';
import { put, spend } from './goods.ts';
import { amountOf, pointsOf, statusAt } from './questions.ts';
import { layTile } from './tiles.ts';

/** What a Resource costs in Infamy, and what the Team Leader pays (TD-11.2, TD-11.3). */
const INFAMY = 3;
const LEADERS_INFAMY = 2;

export const infamyPrice = ({ fields }: Reader, seat: number): number =>
  seat === fields.leader ? LEADERS_INFAMY : INFAMY;

/** The tiles in a Vault that fit a space. */
export const fitting = (reader: Reader, seat: number, place: number): readonly number[] =>
  reader.zone(agencyAt(place) === 'interpol' ? zones.vaultResource(seat) : zones.vaultDoomsday(seat));

/** A Henchman for a VP; the Team Leader fills empty spaces (TD-11.1, TD-11.4 to TD-11.6). */
export function offerRequisition(reader: Reader, seat: number, offers: Offers): void {
  const hasPoint = pointsOf(reader, seat) > 0;
  for (let type = 0; (hasPoint || offers.explains) && type < facelessTypes.length; type++)
    offers.verdict(word.buyHenchman, type, 0, hasPoint ? undefined : 'TD-11.1');
  if (seat !== reader.fields.leader) return;
  for (let place = 0; place < HEADQUARTERS.cia; place++)
    if (!isHeadquarters(place) && statusAt(reader, place) === 'empty')
      for (const card of fitting(reader, seat, place)) offers.yes(word.fill, place, card);
}

/** Infamy for Resources, as often as it lasts (TD-11.2). */
export function offerExchange(reader: Reader, seat: number, offers: Offers): void {
  const price = infamyPrice(reader, seat);
  const canPay = amountOf(reader, seat, 'infamy') >= price;
  if (!canPay && !offers.explains) return;
  for (const [no, resource] of resources.entries())
    if (resource !== 'infamy')
      offers.verdict(word.buyResource, no, price, canPay ? undefined : 'TD-11.2', price);
}

export function buyHenchman(table: Table<Tomorrow>, seat: number, type: number): void {
  spend(table, seat, 'vp', 1);
  put(table, seat, nth(facelessTypes, type), 1);
  table.tell('hired', seat, [], type);
}

export function exchangeInfamy(table: Table<Tomorrow>, seat: number, resource: Resource): void {
  const price = infamyPrice(table, seat);
  spend(table, seat, 'infamy', price);
  put(table, seat, resource, 1);
  table.tell('exchanged infamy', seat, [], price, resources.indexOf(resource), 1);
}

export function fillSpace(table: Table<Tomorrow>, seat: number, option: Option): void {
  const card = secondOf(option);
  layTile(table, card, firstOf(option));
  note(table, 'placed', seat);
  table.tell('filled', seat, [card]);
}
