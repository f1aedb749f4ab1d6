import { DO_WORD, firstOf, nth, type Sentence, secondOf, sentenceAt, wordOf } from '@masterplan/kernel';
import { faceless } from '../content/faceless.ts';
import { facelessTypes, goods, resources } from '../content/kinds.ts';
import { isBase, LOOSE, SQUADS, word } from '../rules/board.ts';
import { goalOf } from '../rules/deployment.ts';
import { priceOf } from '../rules/fares.ts';
import {
  amountOf,
  henchmenAt,
  isAgentAt,
  placeOf,
  pointsOf as prestigeOf,
  slotOfNamed,
} from '../rules/questions.ts';
import { strikeAt } from '../rules/verbs/assassinate.ts';
import { barterFor } from '../rules/verbs/barter.ts';
import { choose, theFirst, theSecond } from '../rules/verbs/choose.ts';
import { enhance, enhanceWith } from '../rules/verbs/enhance.ts';
import { exposeIt } from '../rules/verbs/expose.ts';
import { gain } from '../rules/verbs/gain.ts';
import { hire } from '../rules/verbs/hire.ts';
import { lureTo } from '../rules/verbs/lure.ts';
import { plunderAt } from '../rules/verbs/plunder.ts';
import { recall } from '../rules/verbs/recall.ts';
import { moveMarker } from '../rules/verbs/redirect.ts';
import { retool } from '../rules/verbs/retool.ts';
import { trackTo } from '../rules/verbs/set-track.ts';
import { spend } from '../rules/verbs/spend.ts';
import { stealFrom } from '../rules/verbs/steal.ts';
import { promised } from './arrival.ts';
import type { Mind, Weigh } from './mind.ts';
import { promiseOf } from './set-up.ts';
import { coverage, worthOfHenchman } from './worth.ts';

const said = ({ lens }: Mind): Sentence | undefined => sentenceAt(lens.game, lens.frame);

/** What spending brings, less what is spent. */
export function payingFor(mind: Mind, paid: Sentence): number {
  if (!spend.is(paid)) return 0;
  const { lens, habits, me } = mind;
  if (amountOf(lens, me, paid.good) < paid.n) return -1;
  const [then] = paid.ifDone ?? [];
  const price = mind.better((supposed) => supposed.gains(me, paid.good, -paid.n));
  if (gain.is(then)) return price + mind.better((supposed) => supposed.gains(me, then.good, then.n));
  const henchman = worthOfHenchman(lens, habits, mind.partyOf(me).size);
  if (hire.is(then)) return price + henchman;
  if (enhance.is(then)) return price + ENHANCED;
  return price + 0.4 * henchman + mind.better((supposed) => supposed.does('felled', me, rivalOf(mind)));
}

/** About two Deployments a Round are paid for: a team mate's are made cheaper, a rival's dearer, never the other way round. */
function retooling(mind: Mind, to: 'less' | 'more'): number {
  const purse = 2 * mind.worth('funding');
  if (to === 'more') return mind.envy * purse;
  return mind.team.length > 1 ? purse : -mind.envy * purse;
}

/** What a sentence promises that stands in a choice. */
function promiseIn(mind: Mind, sentence: Sentence): number {
  if (gain.is(sentence)) return mind.better((supposed) => supposed.gains(mind.me, sentence.good, sentence.n));
  if (spend.is(sentence)) {
    const { good, n } = sentence;
    const canPay = amountOf(mind.lens, mind.me, good) >= n;
    return canPay ? mind.better((supposed) => supposed.gains(mind.me, good, -n)) : Number.NEGATIVE_INFINITY;
  }
  return retool.is(sentence) ? retooling(mind, sentence.to) : 0.1;
}

/** What the lists of a choice promise. */
export const promisesOf = (mind: Mind, { among }: ReturnType<typeof choose>): number[] =>
  among.map((list) => list.reduce((sum, sentence) => sum + promiseIn(mind, sentence), 0));

/** What a point more of every Attribute is worth in a Round. */
const ENHANCED = 0.8;

const rivalOf = (mind: Mind): number => mind.lens.fields.order.find((seat) => mind.isRival(seat)) ?? mind.me;

/** Whom a card is turned on: rivals with much prestige; or team mates, where it helps. */
const player: Weigh = (mind, option) => {
  const seat = firstOf(option);
  const sentence = said(mind);
  const isHelp = retool.is(sentence) && sentence.to === 'less';
  if (isHelp) return mind.isMate(seat) ? 2 : mind.isRival(seat) ? 0.1 : 1;
  return mind.isRival(seat) ? 1 + 0.1 * prestigeOf(mind.lens, seat) : 0.1;
};

/** Who stands at a place: rivals for it, the own team against it. */
function crowd({ lens, team }: Mind, place: number): number {
  let sum = 0;
  for (const seat of lens.fields.order) {
    const there = henchmenAt(lens, seat, place);
    sum += team.includes(seat) ? -1.5 * there : there;
  }
  return sum;
}

/** A Squad to strengthen is the one with the Named Henchman; one to send home is one that an Agent is after. */
const squad: Weigh = (mind, option) => {
  const { lens, me } = mind;
  const slot = firstOf(option);
  const place = placeOf(lens, me, slot);
  if (recall.is(said(mind))) return !isBase(place) && isAgentAt(lens, place) ? 0.2 : -0.2;
  return slot === slotOfNamed(lens, me) ? 1 : 0.1;
};

const doing: Weigh = (mind, _option) => {
  const sentence = said(mind);
  return sentence !== undefined && spend.is(sentence) ? payingFor(mind, sentence) : 0.2;
};

const bartering: Weigh = (mind, option) => {
  const kinds = resources.length;
  const given = nth(resources, Math.floor(firstOf(option) / kinds));
  const gained = nth(resources, firstOf(option) % kinds);
  return mind.better((supposed) => supposed.gains(mind.me, given, -1).gains(mind.me, gained, 1));
};

/** What a place promises to those that can be sent there now. */
function reachable(mind: Mind, place: number): number {
  const { lens, me, outlook } = mind;
  const purse = amountOf(lens, me, 'funding');
  let most = 0;
  for (const party of outlook.parties) {
    const slots = party.slots.filter((slot) => slot !== LOOSE);
    if (priceOf(lens, me, slots, place) <= purse) most = Math.max(most, promised(mind, slots, place));
  }
  return most;
}

/** The own marker goes where more is to be had; a rival's away from what the rival wants. */
const redirecting: Weigh = (mind, option) => {
  const { lens, me } = mind;
  const [owner, place] = [firstOf(option), secondOf(option)];
  if (owner !== me) return 0.1 - 0.05 * crowd(mind, place);
  return reachable(mind, place) - reachable(mind, goalOf(lens, me)) - 0.4;
};

const hiring: Weigh = (mind, option) => {
  const { points } = mind.partyOf(mind.me);
  const more = faceless[nth(facelessTypes, firstOf(option))];
  return coverage(points.map((n, no) => n + nth(more, no)));
};

const choosing: Weigh = (mind, option) => {
  const sentence = said(mind);
  if (!choose.is(sentence)) return 0;
  return nth(promisesOf(mind, sentence), wordOf(option) === theFirst.no ? 0 : 1);
};

/** What options of cards are worth; words that verbs bring have their numbers only when the game is bound. */
export const cardOptions = (): ReadonlyMap<number, Weigh> =>
  new Map<number, Weigh>([
    [DO_WORD, doing],
    [word.player, player],
    [word.spot, (mind, option) => 0.5 + 0.1 * crowd(mind, firstOf(option))],
    [word.squad, squad],
    [word.hire, hiring],
    [theFirst.no, choosing],
    [theSecond.no, choosing],
    [strikeAt.no, (mind, option) => 0.5 + 0.1 * prestigeOf(mind.lens, firstOf(option))],
    [barterFor.no, bartering],
    [
      enhanceWith.no,
      ({ lens, me }, option) => (firstOf(option) % SQUADS === slotOfNamed(lens, me) ? 1 : 0.5),
    ],
    [exposeIt.no, (mind, option) => 3 - promiseOf(mind, mind.lens.kind(firstOf(option)))],
    [lureTo.no, (mind, option) => 0.5 + 0.1 * crowd(mind, firstOf(option))],
    [plunderAt.no, (mind, option) => mind.worth(nth(goods, firstOf(option)))],
    [moveMarker.no, redirecting],
    [
      trackTo.no,
      ({ lens, me }, option) => (amountOf(lens, me, 'data') > 0 ? 6 - firstOf(option) : firstOf(option)),
    ],
    [stealFrom.no, (mind, option) => 0.1 + mind.worth(nth(resources, firstOf(option)))],
  ]);
