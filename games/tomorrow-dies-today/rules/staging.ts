import {
  askAll,
  firstOf,
  locals,
  nth,
  number,
  type Option,
  secondOf,
  steps,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import { baseOf, isBase, lying, MARKERS, PHASES, type Reader, type Tomorrow, word, zones } from './board.ts';
import { gap } from './dealings.ts';
import { phase } from './kit.ts';
import { allSeats, seatsOf, teamOf } from './order.ts';
import { tileAt, tiled } from './questions.ts';

const my = locals({ placed: number() });

/** Five markers each, face down: one by one from the Team Leader, or all at once if everybody agrees (TD-15.2 to TD-15.7, TD-A42, TD-A43). */
const placing = phase({
  name: 'staging',
  my,
  run(table, frame) {
    const placed = my.placed.of(frame);
    if (placed === MARKERS * table.seats) return table.done(frame);
    if (isTogether(table)) return table.askSealed((1 << table.seats) - 1);
    table.ask(nth(table.fields.order, placed % table.seats));
  },
  choices(lens, seat, _frame, offers) {
    const places = tiled(lens);
    const mates = seatsOf(lens, teamOf(lens, seat));
    lens.distinct(zones.markers(seat), (card) => {
      for (const place of places) offers.yes(word.stage, card, place);
      for (const mate of mates) offers.yes(word.stageBase, card, mate);
    });
  },
  answer(table, frame, seat, option) {
    my.placed.add(frame, 1);
    const place = wordOf(option) === word.stage ? secondOf(option) : baseOf(secondOf(option));
    const card = table.move(firstOf(option), zones.staged(seat));
    lying.add(table.fields.lying, card, place);
    tellPlace(table, 'staged', seat, [card], place);
  },
});

/** Tells of a place: its tile is the last card, or its Base Tile the last number. */
function tellPlace(
  table: Table<Tomorrow>,
  name: string,
  seat: number,
  cards: readonly number[],
  place: number,
  ...n: number[]
): void {
  const tile = tileAt(table, place);
  if (tile === undefined) table.tell(name, seat, cards, ...n, isBase(place) ? place - baseOf(0) : -1);
  else table.tell(name, seat, [...cards, tile], ...n);
}

const isTogether = ({ fields }: Reader): boolean => fields.apart === 0;

/** Whether markers are placed together: anybody may ask for one by one (TD-15.5). */
const asking = askAll<Tomorrow>('how to stage', {
  window: 'staging',
  whom: (table) => (1 << table.seats) - 1,
  choices(_lens, _seat, _frame, offers) {
    offers.yes(word.together);
    offers.yes(word.inTurn);
  },
  answer: (table, _frame, _seat, option) => noteWish(table, option),
});

function noteWish({ fields }: Table<Tomorrow>, option: Option): void {
  if (wordOf(option) === word.inTurn) fields.apart += 1;
}

function beginStaging({ fields }: Table<Tomorrow>): void {
  fields.apart = 0;
}

/** All markers are turned up; blanks go back, the others say where each seat deploys to in each Phase (TD-15.8, TD-15.9). */
function revealMarkers(table: Table<Tomorrow>): void {
  const { fields } = table;
  for (const seat of allSeats(table)) {
    for (let i = 0; i < PHASES; i++) fields.goals[seat * PHASES + i] = -1;
    table.showAll(zones.staged(seat));
    for (const card of table.zone(zones.staged(seat)).slice()) {
      const kind = table.kind(card);
      const place = lying.get(fields.lying, card);
      if (kind.type === 'marker' && kind.phase > 0 && place !== undefined) {
        fields.goals[seat * PHASES + kind.phase - 1] = place;
        tellPlace(table, 'goal', seat, [], place, kind.phase);
      }
      table.move(card, zones.markers(seat));
    }
  }
  lying.clear(fields.lying);
}

/** Place Staging Markers, then Reveal them and Remove Blank ones; in between there is a gap (TD-8.7, TD-21.1). */
export const staging = steps<Tomorrow>('staging markers', [
  beginStaging,
  asking,
  placing,
  ...gap,
  revealMarkers,
]);
