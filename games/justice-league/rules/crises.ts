import {
  choice,
  DONE,
  DONE_WORD,
  type Frame,
  firstOf,
  locals,
  NOT_ANY,
  nth,
  number,
  rows,
  secondOf,
  type Table,
} from '@masterplan/kernel';
import type { Crisis, CrisisPart, Kind } from '../content/kinds.ts';
import { advancement, bindings, type JusticeLeague, type Reader, word, zones } from './board.ts';
import { checkPoints } from './ending.ts';
import { phase } from './kit.ts';
import {
  costIn,
  crisisOf,
  hasCrisis,
  LAST_STAGE,
  lastingAt,
  neighbours,
  openAbilities,
  openRegions,
  placeOf,
  stageOf,
} from './questions.ts';
import { isFrozen, thaw } from './spells.ts';
import { gainXp, payEnergy, returnTokens } from './tokens.ts';
import { cheaper } from './verbs/cheaper.ts';
import { headStart } from './verbs/head-start.ts';

/** Crises come from the top of the deck into Darkseid's hand; none where it is empty (JL-3.22, JL-A90). */
export function drawCrises(table: Table<JusticeLeague>, n: number): void {
  const { darkseid } = table.fields;
  let drawn = 0;
  for (let card = table.top(zones.crisisDeck()); card !== undefined && drawn < n; drawn++) {
    table.move(card, zones.crises(darkseid));
    card = table.top(zones.crisisDeck());
  }
  table.tell('drew crises', darkseid, [], drawn);
}

const my = locals({
  /** What they may cost together, and whether it is paid. */
  budget: number(),
  price: choice('paid', 'free'),
  where: choice('anywhere', 'near Darkseid', 'one region'),
  region: number(NOT_ANY),
  least: number(),
  most: number(),
  /** How much less each costs by the power that plays them. */
  less: number(),
  /** Where they lie, and how much less each cost there for all to see. */
  placed: rows('place', 'off'),
});

/**
 * Darkseid plays crises, hidden, one after the other, each in a region without one (JL-3.26, JL-16.2, JL-16.6). They are paid together,
 * and only the total is told (JL-16.5); so nothing is paid before he is done.
 */
export const placing = phase({
  name: 'placing',
  my,
  run(table, frame) {
    const { darkseid } = table.fields;
    const isFull = my.placed.count(frame) >= my.most.of(frame) || regionsFor(table, frame).length === 0;
    if (isFull || table.zone(zones.crises(darkseid)).length === 0) finishPlacing(table, frame);
    else table.ask(darkseid);
  },
  choices(lens, seat, frame, offers) {
    const left = leftIn(lens, frame);
    const allowed = regionsFor(lens, frame);
    const isBound = my.where.of(frame) === 'one region';
    const regions = (isBound ? allowed : openRegions(lens)).map((region) => ({
      region,
      off: offAt(lens, frame, region),
      why: whyNotThere(lens, region, allowed),
    }));
    const tooDear = my.price.of(frame) === 'free' ? 'JL-3.23' : 'JL-16.4';
    lens.distinct(zones.crises(seat), (card) => {
      const crisis = crisisOf(lens, card);
      for (const { region, off, why } of regions) {
        const isTooDear = priceOf(crisis, region, off) > left;
        offers.verdict(word.place, card, region, why ?? (isTooDear ? tooDear : undefined));
      }
    });
    if (my.placed.count(frame) >= my.least.of(frame) || offers.count === 0) offers.yes(DONE_WORD);
  },
  answer(table, frame, seat, option) {
    if (option === DONE) return finishPlacing(table, frame);
    const region = secondOf(option);
    const tile = table.move(firstOf(option), zones.tile(region));
    my.placed.add(frame, region, offAt(table, frame, region));
    claimCost(table, frame, 0, my.budget.of(frame));
    table.tell('placed', seat, [tile], region);
    if (hasHeadStart(table, region)) advance(table, region);
  },
});

/** Which clause forbids any crisis in a region; undefined where none does. */
function whyNotThere(reader: Reader, region: number, allowed: readonly number[]): string | undefined {
  if (hasCrisis(reader, region)) return 'JL-16.6';
  return allowed.includes(region) ? undefined : 'JL-17.7';
}

/** The regions in which a crisis may be placed now. */
function regionsFor(reader: Reader, frame: Frame): number[] {
  const free = openRegions(reader).filter((region) => !hasCrisis(reader, region));
  if (my.where.of(frame) === 'anywhere') return free;
  if (my.where.of(frame) === 'one region') return free.filter((region) => region === my.region.of(frame));
  const here = placeOf(reader, reader.fields.darkseid);
  return free.filter((region) => region === here || neighbours(reader, here).includes(region));
}

/** What was placed so far costs together; the reader must be Darkseid, or the truth. */
function costSoFar(reader: Reader, frame: Frame): number {
  let cost = 0;
  for (let row = 0; row < my.placed.count(frame); row++) {
    const region = my.placed.place(frame, row);
    cost += priceOf(
      crisisOf(reader, nth(reader.zone(zones.tile(region)), 0)),
      region,
      my.placed.off(frame, row),
    );
  }
  return cost;
}

/** What is paid for a crisis in a region, where everybody knows that it costs so much less there (JL-A7, JL-A8). */
const priceOf = (crisis: Crisis, region: number, off: number): number =>
  Math.max(0, costIn(crisis, region) - off);

/** How much less crises cost in a region, by the power that plays them and by revealed crises next to it (JL-C16). */
function offAt(reader: Reader, frame: Frame, region: number): number {
  let off = my.less.of(frame);
  for (const other of neighbours(reader, region))
    for (const said of lastingAt(reader, other)) if (cheaper.is(said)) off += said.by;
  return off;
}

/** Whether a revealed crisis next to a region gives new ones there their first stage (JL-C16). */
const hasHeadStart = (reader: Reader, region: number): boolean =>
  neighbours(reader, region).some((other) => lastingAt(reader, other).some(headStart.is));

/** What can still be spent; the reader must be Darkseid, or the truth. */
const leftIn = (reader: Reader, frame: Frame): number => my.budget.of(frame) - costSoFar(reader, frame);

/** What they may cost together, and whether that is paid. */
export const budgetIn = (frame: Frame): number => my.budget.of(frame);
export const priceIn = (frame: Frame): 'paid' | 'free' => my.price.of(frame);

function finishPlacing(table: Table<JusticeLeague>, frame: Frame): void {
  table.done(frame);
  if (my.price.of(frame) === 'free' || my.placed.count(frame) === 0) return;
  const total = costSoFar(table, frame);
  payEnergy(table, total);
  claimCost(table, frame, total, total);
  table.tell('paid', table.fields.darkseid, [], total, my.placed.count(frame));
}

/** Everybody knows between what limits the crises just placed cost together. */
function claimCost(table: Table<JusticeLeague>, frame: Frame, least: number, most: number): void {
  const tiles: number[] = [];
  for (let row = 0; row < my.placed.count(frame); row++)
    tiles.push(nth(table.zone(zones.tile(my.placed.place(frame, row))), 0));
  table.growHolds('cost', tiles, least, most, ...my.placed.list(frame));
}

/** Whether crises cost together what was claimed: the least, the most, then the region of each and how much less it costs there. */
export function costsBetween(
  kinds: readonly Kind[],
  [least = 0, most = 0, ...where]: readonly number[],
): boolean {
  const total = kinds.reduce(
    (sum, kind, i) =>
      kind.type === 'crisis' ? sum + priceOf(kind, nth(where, 2 * i), nth(where, 2 * i + 1)) : sum,
    0,
  );
  return least <= total && total <= most;
}

/** Begins a part of a crisis that lies, or lay, in a region, with the hero it speaks of (JL-2.51). */
export function performCrisis(
  table: Table<JusticeLeague>,
  tile: number,
  part: CrisisPart,
  region: number,
  hero: number,
): void {
  if (table.over || crisisOf(table, tile)[part] === undefined) return;
  const frame = table.perform(tile, part, table.fields.darkseid);
  bindings.hero.set(frame, hero);
  bindings.place.set(frame, region);
}

/** A hero turns the crisis of a region up, for good; its tokens stay with it (JL-10.2, JL-10.3, JL-10.6, JL-16.9). */
export function reveal(table: Table<JusticeLeague>, region: number, hero: number): void {
  const tile = table.show(nth(table.zone(zones.tile(region)), 0));
  table.tell('revealed', hero, [tile], region);
  performCrisis(table, tile, 'revealed', region, hero);
  performCrisis(table, tile, 'lasting', region, hero);
}

/** In set-up Darkseid turns up one crisis himself, at stage 1; what it does when revealed does not happen (JL-3.36, JL-3.37, JL-A9). */
export function turnUpFirst(table: Table<JusticeLeague>, region: number): void {
  const { darkseid } = table.fields;
  const tile = table.show(nth(table.zone(zones.tile(region)), 0));
  advancement.add(table.fields.advancement, region, 'stage', 1);
  table.tell('turned up first', darkseid, [tile], region, 1);
  performCrisis(table, tile, 'lasting', region, darkseid);
}

/** A crisis goes to its next stage; the third is the last (JL-16.7, JL-16.8, JL-A91). */
export function advance(table: Table<JusticeLeague>, region: number): void {
  if (stageOf(table, region) === LAST_STAGE || isFrozen(table, region)) return;
  advancement.add(table.fields.advancement, region, 'stage', 1);
  table.tell(
    'advanced',
    table.fields.darkseid,
    [nth(table.zone(zones.tile(region)), 0)],
    region,
    stageOf(table, region),
  );
}

/** A crisis loses stages, as many as it has (JL-C10). */
export function setBack(table: Table<JusticeLeague>, region: number, n: number): void {
  const lost = Math.min(n, stageOf(table, region));
  if (lost === 0) return;
  advancement.add(table.fields.advancement, region, 'stage', -lost);
  table.tell('set back', NOT_ANY, [nth(table.zone(zones.tile(region)), 0)], region, stageOf(table, region));
}

/** All abilities are overcome: XP go home, the tile goes to the heroes (JL-14.1 to JL-14.5, JL-A71). */
export function thwart(table: Table<JusticeLeague>, region: number, hero: number): void {
  const tile = takeAway(table, region, zones.thwarted());
  table.tell('thwarted', hero, [tile], region);
  checkPoints(table);
  performCrisis(table, tile, 'thwarted', region, hero);
}

/** A crisis at the last stage is complete: Darkseid gains XP and its VP (JL-17.2 to JL-17.6). */
export function complete(table: Table<JusticeLeague>, region: number): void {
  const { darkseid } = table.fields;
  const xp = openAbilities(table, region).length;
  gainXp(table, darkseid, xp);
  const tile = takeAway(table, region, zones.completed());
  table.tell('completed', darkseid, [tile], region, xp);
  checkPoints(table);
  performCrisis(table, tile, 'completed', region, darkseid);
}

/** Hero XP go to their owners, advancement tokens to their pile, the tile on display. */
function takeAway(table: Table<JusticeLeague>, region: number, to: number): number {
  returnTokens(table, region);
  thaw(table, region);
  advancement.add(table.fields.advancement, region, 'stage', -stageOf(table, region));
  return table.move(nth(table.zone(zones.tile(region)), 0), to);
}
