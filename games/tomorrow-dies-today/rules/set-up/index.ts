import { type GameDefinition, NOT_ANY, nth, steps, type Table } from '@masterplan/kernel';
import type { Kind } from '../../content/kinds.ts';
import { BASES, HEADQUARTERS, MARKERS, PHASES, SQUADS, type Tomorrow, zones } from '../board.ts';
import { turnUp } from '../decks.ts';
import { allSeats, seatsOf, settleOrder, teamsOf } from '../order.ts';
import { addAlerts, setStatus } from '../tiles.ts';
import { updateTriggers } from '../triggers.ts';
import {
  dealHenchmen,
  dealJobs,
  firstResource,
  henchmen,
  hiring,
  shuffleJobs,
  sideJobs,
} from './henchmen.ts';
import {
  contributing,
  dealDoomsday,
  dealResources,
  keeping,
  layDoomsday,
  placing,
  vaulting,
} from './missions.ts';

const GADGETS = 3;
const DIRECTIVES = 3;
const CLOCK = 6;

/** The deck or other place in which cards of a type begin. */
const beginsIn: Readonly<Partial<Record<Kind['type'], () => number>>> = {
  gadget: zones.gadgetDeck,
  directive: zones.directiveDeck,
  job: zones.jobDeck,
  event: zones.eventDeck,
  resource: zones.pile,
  doomsday: zones.worldDoomsday,
};

/** All cards are laid out, and decks shuffled (TD-1.1 to TD-1.8, TD-7.1 to TD-7.3). */
export const setup: GameDefinition<Tomorrow>['setup'] = (table) => {
  const { fields, seats } = table;
  fields.teams = teamsOf(seats, table.state.options);
  for (const [no, kind] of table.game.kinds.entries()) layOut(table, no, kind);
  for (const deck of [
    zones.gadgetDeck(),
    zones.directiveDeck(),
    zones.jobDeck(),
    zones.eventDeck(),
    zones.pile(),
    zones.worldDoomsday(),
  ])
    table.shuffle(deck);
  turnUp(table, zones.gadgetDeck(), zones.research(), GADGETS);
  turnUp(table, zones.directiveDeck(), zones.directives(), DIRECTIVES);
  for (let i = 0; i < seats * SQUADS; i++) fields.squadAt.push(NOT_ANY);
  for (let i = 0; i < seats * PHASES; i++) fields.goals.push(NOT_ANY);
  for (let place = 0; place < BASES; place++) {
    fields.status.push(0);
    fields.since.push(0);
    fields.completedIn.push(NOT_ANY);
  }
  for (const hq of [HEADQUARTERS.interpol, HEADQUARTERS.cia]) setStatus(table, hq, 'active');
  fields.agents.push(HEADQUARTERS.interpol, HEADQUARTERS.cia);
  fields.paidOff.push(0, 0);
  addAlerts(table, HEADQUARTERS.interpol, 1);
  fields.clock = CLOCK;
  for (let team = 0; team < fields.teams; team++) {
    const line = seatsOf(table, team);
    fields.led.push(nth(line, line.length - 1));
  }
  fields.leader = table.below(seats, 'pick');
  settleOrder(table);
  dealHenchmen(table);
};

function layOut(table: Table<Tomorrow>, no: number, kind: Kind): void {
  if (kind.type === 'marker') {
    for (const seat of allSeats(table))
      for (let copy = kind.phase === 0 ? MARKERS : 1; copy > 0; copy--) table.create(no, zones.markers(seat));
  } else if (kind.type === 'headquarters') {
    table.create(no, zones.tile(HEADQUARTERS[kind.agency]));
  } else {
    table.create(no, beginsIn[kind.type]?.() ?? zones.box());
  }
}

/** Set-up, in the order of the book (chapters 2 to 7); Betrayal Triggers that are on from the start get a token (TD-7.8). */
export const settingUp = steps<Tomorrow>('set-up', [
  henchmen,
  hiring,
  firstResource,
  dealJobs,
  sideJobs,
  shuffleJobs,
  dealResources,
  placing,
  vaulting,
  dealDoomsday,
  contributing,
  layDoomsday,
  keeping,
  updateTriggers,
]);
