import { firstOf, locals, NOT_ANY, nth, number, type Table } from '@masterplan/kernel';
import type { Super } from '../content/kinds.ts';
import { acted, isOpen, type MasterPlan, placesFor, type Reader, word, zones } from './board.ts';
import { bothCampsStand, knockOut, nextToAct, offerTargets, onlyTarget, throwdownAt } from './fight.ts';
import { phase } from './kit.ts';
import { ownerOf, superOf } from './supers.ts';

/** The places that are still to be settled, in order. */
export function openPlaces(reader: Reader): number[] {
  const open: number[] = [];
  for (let place = 0; place < placesFor(reader.seats); place++) if (isOpen(reader, place)) open.push(place);
  return open;
}

/** A Throwdown is named and turned up; then its Supers act in turn, until the fight is over. */
export const battle = phase({
  name: 'battle',
  run(table, frame) {
    if (table.fields.here === NOT_ANY) {
      const { namer, holder } = table.fields;
      const seat = namer === NOT_ANY ? holder : namer;
      const open = openPlaces(table);
      if (open.length > 1) table.ask(seat);
      else turnUp(table, seat, nth(open, 0));
      return;
    }
    const next = bothCampsStand(table) ? nextToAct(table) : NOT_ANY;
    if (next === NOT_ANY) {
      table.done(frame);
      return;
    }
    acted.add(table.fields.acted, next);
    my.card.set(table.push(act, ownerOf(table, next)), next);
  },
  choices(lens, _seat, _frame, offers) {
    for (const place of openPlaces(lens)) offers.yes(word.settle, place);
  },
  answer: (table, _frame, seat, option) => turnUp(table, seat, firstOf(option)),
});

/** From now on everybody knows who is there (MP-6.2, MP-6.3). */
function turnUp(table: Table<MasterPlan>, seat: number, place: number): void {
  const { fields } = table;
  fields.here = place;
  fields.namer = NOT_ANY;
  table.tell('named', seat, [throwdownAt(table, place)]);
  for (let owner = 0; owner < table.seats; owner++) {
    const squad = zones.squad(owner, place);
    if (table.zone(squad).length === 0) continue;
    table.showAll(squad);
    table.tell('turned up', owner, table.zone(squad));
  }
  table.tell(bothCampsStand(table) ? 'fight' : 'no fight', -1, [throwdownAt(table, place)]);
}

/** The Super that acts, and the number of the sentence its Ability comes to. */
const my = locals({ card: number(NOT_ANY), sentence: number() });

/**
 * One Super acts: first its Attack, then its Ability (MP-6.10), a sentence with its "if you do" at a time and only while
 * the fight lasts (MP-A19, MP-B7).
 */
export const act = phase({
  name: 'act',
  my,
  run(table, frame) {
    const card = my.card.of(frame);
    if (frame.at++ === 0) return attack(table, frame.you, card);
    const { ability } = superOf(table, card);
    const next = my.sentence.of(frame);
    if (next === ability.length || !bothCampsStand(table)) return table.done(frame);
    const end = endOfPart(ability, next);
    my.sentence.set(frame, end);
    table.perform(card, String(end), frame.you).at = next;
  },
  choices(lens, _seat, frame, offers) {
    const { attack: type, side } = superOf(lens, my.card.of(frame));
    if (type !== 'none') offerTargets(lens, side, type, offers);
  },
  answer: (table, frame, seat, option) => knockOut(table, firstOf(option), seat, my.card.of(frame)),
});

/** Where the sentences that follow the one at `start` are no longer its "if you do". */
function endOfPart(ability: Super['ability'], start: number): number {
  let end = start + 1;
  while (ability[end]?.ifDone) end++;
  return end;
}

/** Knocks out whom it must, or asks where there is a choice (MP-A14, MP-A15, MP-A17, MP-A18). */
function attack(table: Table<MasterPlan>, seat: number, card: number): void {
  const { attack: type, side } = superOf(table, card);
  if (type === 'none') return;
  const target = onlyTarget(table, side, type);
  if (target === 'several') table.ask(seat);
  else if (target === 'nobody') table.tell('nobody to knock out', seat, [card]);
  else knockOut(table, target, seat, card);
}
