import { firstOf, nth, type Option, optionOf, secondOf, wordOf } from '@masterplan/kernel';
import { faceless } from '../content/faceless.ts';
import {
  type Faceless,
  facelessTypes,
  type Good,
  goods,
  type Resource,
  resources,
} from '../content/kinds.ts';
import { BASES, baseOf, isBase, MONOLOGUING, type Reader, word, zones } from '../rules/board.ts';
import { meetingPlace } from '../rules/dealings.ts';
import { stockAt } from '../rules/exchange.ts';
import { goodNo } from '../rules/goods.ts';
import { amountOf, MOST_TOGETHER, missionAt, needsAt, pointsOf, statusAt } from '../rules/questions.ts';
import { infamyPrice } from '../rules/requisition.ts';
import type { Mind } from './mind.ts';
import { isEnough } from './outlook.ts';
import { best } from './picking.ts';
import type { Supposed } from './supposed.ts';
import { roundsLeft, worthOfResource } from './worth.ts';

/** What a bot would propose to another seat, and what it is worth; nothing where it would not. */
interface Draft {
  readonly parts: readonly Option[];
  readonly worth: number;
}
export const NO_DRAFT: Draft = { parts: [], worth: 0 };

export function draftFor(mind: Mind, other: number): Draft {
  if (mind.handicap.trade === 'none') return NO_DRAFT;
  return mind.isMate(other) ? favourOf(mind, other) : swapWith(mind, other);
}

// What a deal is worth

/** The table when a deal is done as its proposer wrote it. */
function dealt(mind: Mind, by: number, partner: number, parts: readonly Option[]): Supposed {
  const supposed = mind.traded(by, partner);
  for (const part of parts) {
    const isGiven = wordOf(part) === word.give || wordOf(part) === word.giveGadget;
    const [from, to] = isGiven ? [by, partner] : [partner, by];
    if (isGadget(part))
      supposed.takes(firstOf(part), zones.gadgets(from)).lays(firstOf(part), zones.gadgets(to));
    else {
      const good = nth(goods, firstOf(part));
      supposed.gains(from, good, -secondOf(part)).gains(to, good, secondOf(part));
    }
  }
  return supposed;
}

/** What a deal changes for the bot, for the other side, and for the bot all told: a team mate's gains count, a rival's count against it. */
export function worthOfDeal(mind: Mind, by: number, partner: number, parts: readonly Option[]) {
  const other = by === mind.me ? partner : by;
  const supposed = dealt(mind, by, partner, parts);
  const own = betterOff(mind, mind.me, supposed);
  const theirs = betterOff(mind, other, supposed);
  return { own, theirs, worth: mind.isMate(other) ? own + theirs : own - mind.envy * theirs };
}

/** What a deal changes for a seat: what it has and hopes for, the ways that it can pay for, and what its Infamy buys. */
const betterOff = (mind: Mind, seat: number, supposed: Supposed): number =>
  mind.betterFor(seat, supposed) +
  mind.betterWays(seat, supposed) +
  bargainFor(mind, supposed, seat) -
  bargainFor(mind, mind.lens, seat);

/** What a seat gains if it exchanges Infamy for Resources while that pays: the Team Leader pays less. */
function bargainFor({ lens, habits }: Mind, reader: Reader, seat: number): number {
  if (lens.fields.phase !== 0) return 0;
  const price = infamyPrice(lens, seat);
  const worthNow = (good: Resource, more: number): number =>
    worthOfResource(lens, habits, good, amountOf(reader, seat, good) + more);
  const bought = new Map<Resource, number>();
  let sum = 0;
  for (let spent = price; spent <= amountOf(reader, seat, 'infamy'); spent += price) {
    const good = best(buyable, (each) => worthNow(each, bought.get(each) ?? 0));
    let paid = 0;
    for (let no = 0; no < price; no++) paid += worthNow('infamy', no - spent);
    const gained = worthNow(good, bought.get(good) ?? 0) - paid;
    if (gained <= 0) break;
    sum += gained;
    bought.set(good, (bought.get(good) ?? 0) + 1);
  }
  return sum;
}
const buyable = resources.filter((good) => good !== 'infamy');

// With a team mate

/** What one more part of a deal must be worth. */
const LEAST_PART = 0.05;
const MOST_PARTS = 6;
/** So much of a Resource is asked for or given at most. */
const MOST_OF_ONE = 6;

/**
 * A team mate is asked for what the bot can do more with, and given what does more there: all in one deal, since a pair deals once in a
 * Stage. Every part must make the whole deal better; what helps by itself is thought of again with the others.
 */
function favourOf(mind: Mind, mate: number): Draft {
  const draft = (...parts: readonly Option[]): Draft => ({
    parts,
    worth: worthOfDeal(mind, mind.me, mate, parts).worth,
  });
  const { worth: met } = draft();
  const single = partsWith(mind, mate).map((part) => draft(part));
  const helpful = single.filter(({ worth }) => worth > met + LEAST_PART).flatMap(({ parts }) => parts);
  let found = best([NO_DRAFT, ...single], ({ worth }) => worth);
  while (found.parts.length > 0 && found.parts.length < MOST_PARTS) {
    const { parts, worth } = found;
    const others = helpful.filter((part) => !parts.some((each) => isOfOneKind(each, part)));
    const longer = best([found, ...others.map((part) => draft(...parts, part))], (each) => each.worth);
    if (longer.worth <= worth + LEAST_PART) break;
    found = longer;
  }
  return found.worth > mind.habits.deal ? found : NO_DRAFT;
}

const isGadget = (part: Option): boolean =>
  wordOf(part) === word.giveGadget || wordOf(part) === word.wantGadget;

/** Whether two parts are about the same Gadget or the same good, whoever gives it. */
const isOfOneKind = (one: Option, two: Option): boolean =>
  isGadget(one) === isGadget(two) && firstOf(one) === firstOf(two);

/** What the two could hand each other. */
const partsWith = (mind: Mind, mate: number): Option[] => [
  ...handed(mind, mate, mind.me, { good: word.want, gadget: word.wantGadget }),
  ...handed(mind, mind.me, mate, { good: word.give, gadget: word.giveGadget }),
];

/** Resources and Gadgets; a Henchman who brings a Mission into reach, handed over at Base before markers are placed; all VP after the last Round, for a Betrayal Trigger. */
function handed(
  mind: Mind,
  from: number,
  to: number,
  words: { readonly good: number; readonly gadget: number },
): Option[] {
  const { lens } = mind;
  const { phase } = lens.fields;
  const some = (good: Good, n: number): Option => optionOf(words.good, goodNo(good), n);
  const parts: Option[] = [];
  for (const good of resources)
    for (let n = 1; n <= Math.min(MOST_OF_ONE, amountOf(lens, from, good)); n++) parts.push(some(good, n));
  for (const card of lens.zone(zones.gadgets(from))) parts.push(optionOf(words.gadget, card));
  if (phase === 0 && isBase(meetingPlace(lens, from, to)))
    for (const type of missing(mind, from, to)) parts.push(some(type, 1));
  const vp = pointsOf(lens, from);
  if (phase === MONOLOGUING && roundsLeft(lens) <= 0 && vp > 0) parts.push(some('vp', vp));
  return parts;
}

/** The types of Henchmen in one Base of which another seat needs one more for a Mission. */
function missing(mind: Mind, from: number, to: number): Faceless[] {
  const { lens } = mind;
  const { points, size } = mind.partyOf(to);
  if (size >= MOST_TOGETHER) return [];
  const open: number[] = [];
  for (let place = 0; place < BASES; place++)
    if (
      missionAt(lens, place) !== undefined &&
      statusAt(lens, place) === 'active' &&
      !isEnough(points, needsAt(lens, place))
    )
      open.push(place);
  return facelessTypes.filter((type) => {
    if (stockAt(lens, from, type, baseOf(from)) === 0) return false;
    const more = points.map((n, no) => n + nth(faceless[type], no));
    return open.some((place) => isEnough(more, needsAt(lens, place)));
  });
}

// With a rival

/** What both must gain at least by a swap. */
const LEAST_SWAP = 0.05;

/** Of what both have several of, one or two for one or two: the rival must gain by it, too. */
function swapWith(mind: Mind, rival: number): Draft {
  let found = NO_DRAFT;
  for (const given of severalOf(mind, mind.me))
    for (const wanted of severalOf(mind, rival)) {
      if (given === wanted) continue;
      for (const [n, m] of RATES) {
        const parts = [optionOf(word.give, goodNo(given), n), optionOf(word.want, goodNo(wanted), m)];
        const supposed = dealt(mind, mind.me, rival, parts);
        const own = betterOff(mind, mind.me, supposed);
        // Both cannot gain more than they envy each other where one gains nothing
        if (own <= 0) continue;
        const theirs = betterOff(mind, rival, supposed);
        const worth = Math.min(own - mind.envy * theirs, theirs - mind.envy * own);
        if (worth > found.worth) found = { parts, worth };
      }
    }
  return found.worth > LEAST_SWAP ? found : giftTo(mind, rival);
}

/** How many are given for how many. */
const RATES = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
] as const;

/** Where an objective asks for a deal, any will do: the bot gives away what it misses least. */
function giftTo(mind: Mind, rival: number): Draft {
  let found = NO_DRAFT;
  for (const good of resources) {
    if (amountOf(mind.lens, mind.me, good) === 0) continue;
    const parts = [optionOf(word.give, goodNo(good), 1)];
    const { worth } = worthOfDeal(mind, mind.me, rival, parts);
    if (worth > Math.max(found.worth, mind.habits.deal)) found = { parts, worth };
  }
  return found;
}

/** The Resources that a seat has two of or more. */
const severalOf = ({ lens }: Mind, seat: number): Resource[] =>
  resources.filter((good) => amountOf(lens, seat, good) > 1);
