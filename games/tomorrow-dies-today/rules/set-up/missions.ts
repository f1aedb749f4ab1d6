import { firstOf, type Lens, nth, secondOf, type Table } from '@masterplan/kernel';
import { RING, RING_OF, type Tomorrow, word, zones } from '../board.ts';
import { seatsOf, teamMask, teamOf } from '../order.ts';
import { activate, setStatus } from '../tiles.ts';
import { my, picking } from './picking.ts';

/** Divides tiles equally between the teams; each sees its own (TD-5.3, TD-6.3). */
function dealTiles(table: Table<Tomorrow>, from: number): void {
  for (let team = 0; table.zone(from).length > 0; team = (team + 1) % table.fields.teams) {
    const card = table.move(nth(table.zone(from), table.zone(from).length - 1), zones.dealt(team));
    table.show(card, teamMask(table, nth(seatsOf(table, team), 0)));
  }
}
export const dealResources = (table: Table<Tomorrow>): void => dealTiles(table, zones.pile());
export const dealDoomsday = (table: Table<Tomorrow>): void => dealTiles(table, zones.worldDoomsday());

const dealtTo = (lens: Lens<Tomorrow>, seat: number): readonly number[] =>
  lens.zone(zones.dealt(teamOf(lens, seat)));

/** Teams place six Resource Missions round Interpol in turn; its Agent starts on the first (TD-5.4, TD-5.7, TD-A5). */
export const placing = picking('placing', {
  all: () => RING,
  choices(lens, seat, _frame, offers) {
    for (const card of dealtTo(lens, seat))
      for (let place = RING_OF.interpol; place <= RING; place++)
        if (lens.zone(zones.tile(place)).length === 0) offers.yes(word.place, card, place);
  },
  answer(table, frame, seat, option) {
    const place = secondOf(option);
    const card = table.move(firstOf(option), zones.tile(place));
    activate(table, place);
    if (my.picks.of(frame) === 1) table.fields.agents[0] = place;
    table.tell('placed', seat, [card], place);
  },
});

/** Half of what a team has left goes into its Vaults, the rest into the World (TD-5.5, TD-5.6). */
export const vaulting = picking('vaulting', {
  all: () => RING,
  choices(lens, seat, _frame, offers) {
    for (const card of dealtTo(lens, seat)) offers.yes(word.vault, card);
  },
  answer(table, _frame, seat, option) {
    const card = table.move(firstOf(option), zones.vaultResource(seat));
    table.tell('vaulted', seat, [card]);
  },
  afterwards: (table) => returnRest(table, zones.worldResource()),
});

function returnRest(table: Table<Tomorrow>, to: number): void {
  for (let team = 0; team < table.fields.teams; team++)
    for (const card of table.zone(zones.dealt(team)).slice()) table.move(card, to);
}

/** Each team secretly gives as many Doomsday Missions to a pile of six (TD-6.4). */
export const contributing = picking('contributing', {
  all: () => RING,
  choices(lens, seat, _frame, offers) {
    for (const card of dealtTo(lens, seat)) offers.yes(word.contribute, card);
  },
  answer(table, _frame, seat, option) {
    const card = table.move(firstOf(option), zones.pile());
    table.tell('contributed', seat, [card]);
  },
});

/** They are shuffled and laid face down round the CIA (TD-6.5). */
export function layDoomsday(table: Table<Tomorrow>): void {
  table.shuffle(zones.pile());
  for (let i = 0; i < RING; i++) {
    const card = table.top(zones.pile());
    if (card === undefined) return;
    table.move(card, zones.tile(RING_OF.cia + i));
    setStatus(table, RING_OF.cia + i, 'inactive');
  }
}

/** Each team keeps one of the others; the rest lies face down in the World (TD-6.6, TD-6.7). */
export const keeping = picking('keeping', {
  all: (table) => table.fields.teams,
  choices(lens, seat, _frame, offers) {
    for (const card of dealtTo(lens, seat)) offers.yes(word.vault, card);
  },
  answer(table, _frame, seat, option) {
    const card = table.move(firstOf(option), zones.vaultDoomsday(seat));
    table.tell('vaulted', seat, [card]);
  },
  afterwards(table) {
    returnRest(table, zones.worldDoomsday());
    table.shuffle(zones.worldDoomsday());
  },
});
