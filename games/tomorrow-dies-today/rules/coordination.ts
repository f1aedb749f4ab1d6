import {
  DONE,
  DONE_WORD,
  type Frame,
  firstOf,
  flag,
  locals,
  NOT_ANY,
  nth,
  number,
  Offers,
  type Option,
  perSeat,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import { resources } from '../content/kinds.ts';
import { deeds, type Reader, type Tomorrow, word } from './board.ts';
import { buildGadget, moveTrack, offerBuilding, offerTrack } from './building.ts';
import { canCommit, commit } from './commit.ts';
import { openGap } from './dealings.ts';
import { phase } from './kit.ts';
import { offerPlotting, plot } from './plotting.ts';
import { buyHenchman, exchangeInfamy, fillSpace, offerExchange, offerRequisition } from './requisition.ts';

const my = locals({
  turns: number(),
  passes: number(),
  /** How many actions other than committing forces there have been, deals and Conflicts in between among them. */
  actions: number(),
  /** How many deeds were written down when that was last looked at. */
  deeds: number(),
  hasActed: flag(),
  /** What the seat has requisitioned in this turn: an exchange may be repeated (TD-A25). */
  requisition: number(),
  hasBuilt: flag(),
  hasTracked: flag(),
  hasCommitted: flag(),
  /** `actions` when each seat committed forces last: without another action since there is nothing to commit anew. */
  committed: perSeat(NOT_ANY),
});
/** What a seat does once in a turn. */
const didInTurn = [my.hasActed, my.hasBuilt, my.hasTracked, my.hasCommitted];
const NO_REQUISITION = 0;
const EXCHANGE = 1;
const OTHER_REQUISITION = 2;

/**
 * Coordination: in a turn a seat takes each of the four actions at most once, in any order; turns go round until all have passed in a row
 * (TD-10.1 to TD-10.3, TD-A24). A seat that can do nothing is passed over.
 */
export const coordination = phase({
  name: 'coordination',
  my,
  run(table, frame) {
    lookForDeeds(table, frame);
    if (my.passes.of(frame) >= table.seats) return table.done(frame);
    const seat = nth(table.fields.order, my.turns.of(frame) % table.seats);
    if (canAct(table, frame, seat)) return table.ask(seat);
    endTurn(table, frame);
  },
  choices(lens, seat, frame, offers) {
    offerActions(lens, seat, frame, offers);
    offers.yes(DONE_WORD);
  },
  answer(table, frame, seat, option) {
    if (option === DONE) return endTurn(table, frame);
    my.hasActed.set(frame, true);
    if (wordOf(option) === word.commit) {
      my.hasCommitted.set(frame, true);
      my.committed.set(frame, seat, my.actions.of(frame));
      table.push(commit, seat);
      return;
    }
    my.actions.add(frame, 1);
    act(table, frame, seat, option);
  },
});

/** Whether the seat to move has already acted in its turn. */
export const hasActed = (frame: Readonly<Frame>): boolean => my.hasActed.of(frame);

function offerActions(reader: Reader, seat: number, frame: Frame, offers: Offers): void {
  const requisition = my.requisition.of(frame);
  if (requisition === NO_REQUISITION) offerRequisition(reader, seat, offers);
  if (requisition !== OTHER_REQUISITION) offerExchange(reader, seat, offers);
  offerPlotting(reader, seat, offers);
  if (!my.hasBuilt.of(frame)) offerBuilding(reader, seat, offers);
  if (!my.hasTracked.of(frame)) offerTrack(reader, seat, offers);
  if (maySetForces(reader, frame, seat)) offers.yes(word.commit);
}

/** Whether a seat may commit forces now, once a turn and anew only after something else has happened (TD-10.1, TD-A24). */
const maySetForces = (reader: Reader, frame: Frame, seat: number): boolean =>
  !my.hasCommitted.of(frame) &&
  my.committed.of(frame, seat) !== my.actions.of(frame) &&
  canCommit(reader, seat);

/** Everything that is offered follows from public facts, so that whoever can do nothing need not be asked. */
function canAct(table: Table<Tomorrow>, frame: Frame, seat: number): boolean {
  if (maySetForces(table, frame, seat)) return true;
  offerActions(table, seat, frame, offered.clear());
  return offered.count > 0;
}
const offered = new Offers();

/** Whatever is done, in a turn or between two turns, may give somebody something to do: the circle of passes begins anew (TD-10.2, TD-A24). */
function lookForDeeds({ fields }: Table<Tomorrow>, frame: Frame): void {
  const done = deeds.count(fields.deeds);
  if (my.deeds.of(frame) === done) return;
  my.deeds.set(frame, done);
  my.actions.add(frame, 1);
  my.passes.set(frame, 0);
}

function endTurn(table: Table<Tomorrow>, frame: Frame): void {
  my.passes.set(frame, my.hasActed.of(frame) ? 0 : my.passes.of(frame) + 1);
  my.turns.add(frame, 1);
  for (const did of didInTurn) did.set(frame, false);
  my.requisition.set(frame, NO_REQUISITION);
  openGap(table);
}

function act(table: Table<Tomorrow>, frame: Frame, seat: number, option: Option): void {
  switch (wordOf(option)) {
    case word.buyHenchman:
      my.requisition.set(frame, OTHER_REQUISITION);
      buyHenchman(table, seat, firstOf(option));
      return;
    case word.fill:
      my.requisition.set(frame, OTHER_REQUISITION);
      fillSpace(table, seat, option);
      return;
    case word.buyResource:
      my.requisition.set(frame, EXCHANGE);
      exchangeInfamy(table, seat, nth(resources, firstOf(option)));
      return;
    case word.build:
      my.hasBuilt.set(frame, true);
      buildGadget(table, seat, firstOf(option));
      return;
    case word.trackUp:
    case word.trackDown:
      my.hasTracked.set(frame, true);
      moveTrack(table, seat, wordOf(option) === word.trackUp ? 1 : -1);
      return;
    default:
      plot(table, seat, option);
      return;
  }
}
