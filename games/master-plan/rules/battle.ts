import { firstOf, inOrder, locals, NOT_ANY, nth, number, steps, type Table } from '@masterplan/kernel';
import { isOpen, type MasterPlan, placesFor, type Reader, word, zones } from './board.ts';
import { bothCampsStand, knockOut, offerTargets, onlyTarget, readyToAct, throwdownAt } from './fight.ts';
import { phase } from './kit.ts';
import { byActing, numberOf, ownerOf, superOf } from './supers.ts';

/** The places that are still to be settled, in order. */
export function openPlaces(reader: Reader): number[] {
  const open: number[] = [];
  for (let place = 0; place < placesFor(reader.seats); place++) if (isOpen(reader, place)) open.push(place);
  return open;
}

/** Whoever is to name the next Throwdown does so, and it is turned up; the last one names itself (MP-6.1, MP-6.2). */
const naming = phase({
  name: 'naming',
  run(table, frame) {
    if (table.fields.here !== NOT_ANY) return table.done(frame);
    const { namer, holder } = table.fields;
    const seat = namer === NOT_ANY ? holder : namer;
    const open = openPlaces(table);
    if (open.length > 1) table.ask(seat);
    else turnUp(table, seat, nth(open, 0));
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

/** What a Super's sentences are printed under. */
export const ABILITY = 'ability';

const my = locals({ card: number(NOT_ANY) });

/** One Super acts: first its Attack, then its Ability (MP-6.10). */
export const act = phase({
  name: 'act',
  my,
  steps: [
    (table, frame) => attack(table, frame.you, my.card.of(frame)),
    (table, frame) => void table.perform(my.card.of(frame), ABILITY, frame.you),
  ],
  choices(lens, _seat, frame, offers) {
    const { attack: type, side } = superOf(lens, my.card.of(frame));
    if (type !== 'none') offerTargets(lens, side, type, offers);
  },
  answer: (table, frame, seat, option) => knockOut(table, firstOf(option), seat, my.card.of(frame)),
});

/** Knocks out whom it must, or asks where there is a choice (MP-A14, MP-A15, MP-A17, MP-A18). */
function attack(table: Table<MasterPlan>, seat: number, card: number): void {
  const { attack: type, side } = superOf(table, card);
  if (type === 'none') return;
  const target = onlyTarget(table, side, type);
  if (target === 'several') table.ask(seat);
  else if (target === 'nobody') table.tell('nobody to knock out', seat, [card]);
  else knockOut(table, target, seat, card);
}

/** The Supers here act in the order of their numbers, while both camps stand (MP-6.9, MP-6.21). */
const fight = inOrder<MasterPlan>('fight', {
  waiting: (table, found) => void (bothCampsStand(table) && readyToAct(table, found)),
  number: numberOf,
  before: byActing,
  acted: (table) => table.fields.acted,
  act: (table, card) => my.card.set(table.push(act, ownerOf(table, card)), card),
});

/** A Throwdown is named, and fought over. */
export const battle = steps<MasterPlan>('battle', [naming, fight]);
