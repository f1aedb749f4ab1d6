import { askAll, firstOf, nth, secondOf, type Table } from '@masterplan/kernel';
import { facelessTypes, resources } from '../../content/kinds.ts';
import { LOOSE, members, slotOf, type Tomorrow, word, zones } from '../board.ts';
import { turnUp } from '../decks.ts';
import { put } from '../goods.ts';
import { allSeats, settleOrder, teamOf } from '../order.ts';
import { returnDrawn } from '../plotting.ts';
import { picking } from './picking.ts';

const SIDE_JOBS = 4;
const FUNDING = 2;
/** Starting Faceless Henchmen of each Named one, by the size of its team (TD-4.4, TD-A3). */
const STARTING = [0, 4, 3, 2];

/** Whether chance has dealt the Named Henchmen (TD-A8a). */
const areDealt = (table: Table<Tomorrow>): boolean => table.state.options.henchmen === 'chance';

/** Teams pick Named Henchmen in turn; which begins is chance (TD-2.4, TD-A8). The first Team Leader is, too (TD-3.1, TD-A9). */
export const henchmen = picking('henchmen', {
  all: (table) => (areDealt(table) ? 0 : table.seats),
  choices(lens, _seat, _frame, offers) {
    for (const card of lens.zone(zones.box()))
      if (lens.kind(card)?.type === 'henchman') offers.yes(word.play, card);
  },
  answer: (table, _frame, seat, option) => play(table, seat, firstOf(option)),
  afterwards(table) {
    const { fields } = table;
    if (!areDealt(table)) fields.leader = table.below(table.seats, 'pick');
    fields.led[teamOf(table, fields.leader)] = fields.leader;
    table.tell('leads', fields.leader);
    settleOrder(table);
  },
});

function play(table: Table<Tomorrow>, seat: number, henchman: number): void {
  const card = table.move(henchman, zones.henchman(seat));
  members.add(table.fields.members, slotOf(seat, LOOSE), 'named', 1);
  table.tell('plays', seat, [card]);
}

/** Chance deals the Named Henchmen where a table wants that (TD-A8a). */
export function dealHenchmen(table: Table<Tomorrow>): void {
  if (!areDealt(table)) return;
  const open = table.zone(zones.box()).filter((card) => table.kind(card).type === 'henchman');
  for (const seat of allSeats(table)) {
    const [card] = open.splice(table.below(open.length, 'pick'), 1);
    if (card !== undefined) play(table, seat, card);
  }
}

/** Faceless Henchmen of any types come to the Base Tile (TD-4.4, TD-A4). */
export const hiring = picking('hiring', {
  each: (table) => nth(STARTING, table.seats / table.fields.teams),
  choices(_lens, _seat, _frame, offers) {
    for (let type = 0; type < facelessTypes.length; type++) offers.yes(word.hire, type);
  },
  answer(table, _frame, seat, option) {
    put(table, seat, nth(facelessTypes, firstOf(option)), 1);
    table.tell('hired', seat, [], firstOf(option));
  },
});

/** Whether turn order is against a seat: at two players if it does not lead first (TD-B3). */
const isBehind = (table: Table<Tomorrow>, seat: number): boolean =>
  table.seats === 2 && seat !== table.fields.leader;

/** One Resource of choice, and Funding (TD-4.5, TD-4.6). */
export const firstResource = picking('first resource', {
  choices(_lens, _seat, _frame, offers) {
    for (let no = 0; no < resources.length; no++) offers.yes(word.choose, no);
  },
  answer(table, _frame, seat, option) {
    put(table, seat, nth(resources, firstOf(option)), 1);
    const funding = FUNDING + (isBehind(table, seat) ? 1 : 0);
    put(table, seat, 'funding', funding);
    table.tell('begins with', seat, [], firstOf(option), 1, funding);
  },
});

/**
 * Everybody gets the Side Job that bears the own Henchman's name, and four more (TD-4.8, TD-4.9). All know which it is, so all are
 * shown it as it leaves the deck.
 */
export function dealJobs(table: Table<Tomorrow>): void {
  const deck = zones.jobDeck();
  for (const seat of allSeats(table)) {
    const { id } = table.kind(nth(table.zone(zones.henchman(seat)), 0));
    const own = table.zone(deck).find((card) => {
      const kind = table.kind(card);
      return kind.type === 'job' && kind.of === id;
    });
    if (own !== undefined) table.move(table.show(own), zones.drawn(seat));
  }
  table.shuffle(deck);
  for (const seat of allSeats(table)) turnUp(table, deck, zones.drawn(seat), SIDE_JOBS);
}

/** Of these each keeps two; the others are shuffled into the deck (TD-4.10, TD-4.11, TD-A12). */
export const sideJobs = askAll<Tomorrow>('first jobs', {
  choices(lens, seat, _frame, offers) {
    const cards = lens.zone(zones.drawn(seat));
    for (const [i, card] of cards.entries())
      for (const other of cards.slice(i + 1)) offers.yes(word.keepJobs, card, other);
  },
  answer(table, _frame, seat, option) {
    const kept = [firstOf(option), secondOf(option)].map((card) => table.kind(card).id);
    for (const id of kept) {
      const card = table.zone(zones.drawn(seat)).find((each) => table.kind(each).id === id);
      if (card !== undefined) table.move(card, zones.jobs(seat));
    }
    returnDrawn(table, seat, zones.jobDeck());
    table.tell('kept jobs', seat);
  },
});

export const shuffleJobs = (table: Table<Tomorrow>): void => table.shuffle(zones.jobDeck());
