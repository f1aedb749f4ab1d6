import type { Offers, Table } from '@masterplan/kernel';
import { type Reader, type Tomorrow, word, zones } from './board.ts';
import { note } from './deeds.ts';
import { spend } from './goods.ts';
import { amountOf, canPlot, isForbidden, lastingOf } from './questions.ts';
import { thrift } from './verbs/thrift.ts';

/** The Technology Track goes from 1 to 5 (TD-7.1, TD-13.3, TD-A37). */
export const LOWEST = 1;
export const HIGHEST = 5;

/** What a Gadget costs a seat now (TD-13.2, TD-C16). */
export function buildPrice(reader: Reader, seat: number): number {
  let price = reader.fields.track;
  for (const said of lastingOf(reader, seat)) if (thrift.is(said)) price = Math.max(0, price - said.by);
  return price;
}

/** Building asks for the Named Henchman at home and Data Cache equal to the track (TD-13.1, TD-13.2). */
export function offerBuilding(reader: Reader, seat: number, offers: Offers): void {
  const price = buildPrice(reader, seat);
  const canPay = amountOf(reader, seat, 'data') >= price;
  if (!canPay && !offers.explains) return;
  const why = isForbidden(reader, 'building')
    ? 'TD-C20'
    : !canPlot(reader, seat)
      ? 'TD-13.1'
      : canPay
        ? undefined
        : 'TD-13.2';
  for (const card of reader.zone(zones.research())) offers.verdict(word.build, card, 0, why, price);
}

/** Corruption equal to the track moves it by one (TD-13.6). */
export function offerTrack(reader: Reader, seat: number, offers: Offers): void {
  const { track } = reader.fields;
  const canPay = amountOf(reader, seat, 'corruption') >= track;
  const why = canPay ? undefined : 'TD-13.6';
  if (track < HIGHEST) offers.verdict(word.trackUp, 0, 0, why, track);
  if (track > LOWEST) offers.verdict(word.trackDown, 0, 0, why, track);
}

/** The Gadget comes into the Vault, and the track rises (TD-13.3, TD-13.4, TD-A38). */
export function buildGadget(table: Table<Tomorrow>, seat: number, card: number): void {
  const { fields } = table;
  spend(table, seat, 'data', buildPrice(table, seat));
  table.move(card, zones.gadgets(seat));
  note(table, 'built', seat, table.face(card));
  table.tell('built', seat, [card]);
  if (fields.track < HIGHEST) setTrack(table, fields.track + 1);
}

export function moveTrack(table: Table<Tomorrow>, seat: number, by: 1 | -1): void {
  spend(table, seat, 'corruption', table.fields.track);
  setTrack(table, table.fields.track + by);
  note(table, 'tracked', seat, table.fields.track);
}

export function setTrack(table: Table<Tomorrow>, level: number): void {
  table.fields.track = level;
  table.tell('track', -1, [], level);
}
