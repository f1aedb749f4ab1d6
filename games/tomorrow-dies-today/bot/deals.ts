import {
  ACCEPT,
  below,
  CHANGE,
  DECLINE,
  DONE,
  firstOf,
  nth,
  type Option,
  optionOf,
  type Proposal,
  proposalIn,
  secondOf,
  wordOf,
} from '@masterplan/kernel';
import { goods, type Resource, resources } from '../content/kinds.ts';
import { damageShared } from '../rules/agents.ts';
import { MONOLOGUING, word, zones } from '../rules/board.ts';
import { attackPlace } from '../rules/conflict/index.ts';
import { partnerOf } from '../rules/exchange.ts';
import { goodNo } from '../rules/goods.ts';
import { inMask } from '../rules/masks.ts';
import { teamOf } from '../rules/order.ts';
import { amountOf } from '../rules/questions.ts';
import { type Share, sharesIn, splitIn } from '../rules/rewards.ts';
import { attacking } from './fights.ts';
import type { Mind, Weigh } from './mind.ts';
import { best } from './picking.ts';
import { answerRide, proposeRide } from './rides.ts';
import { Supposed } from './supposed.ts';

// What changes hands

/** The table when a deal is done as its proposer wrote it. */
function dealt(mind: Mind, by: number, partner: number, parts: readonly Option[]): Supposed {
  const supposed = mind.traded(by, partner);
  for (const part of parts) {
    const isGiven = wordOf(part) === word.give || wordOf(part) === word.giveGadget;
    const [from, to] = isGiven ? [by, partner] : [partner, by];
    if (wordOf(part) === word.giveGadget || wordOf(part) === word.wantGadget)
      supposed.takes(firstOf(part), zones.gadgets(from)).lays(firstOf(part), zones.gadgets(to));
    else {
      const good = nth(goods, firstOf(part));
      supposed.gains(from, good, -secondOf(part)).gains(to, good, secondOf(part));
    }
  }
  return supposed;
}

/** What a deal changes for the bot, for the other side, and for the bot all told: a team mate's gains count, a rival's count against it. */
function worthOfDeal(mind: Mind, by: number, partner: number, parts: readonly Option[]) {
  const other = by === mind.me ? partner : by;
  const supposed = dealt(mind, by, partner, parts);
  const own = mind.betterFor(mind.me, supposed);
  const theirs = mind.betterFor(other, supposed);
  return { own, theirs, worth: mind.isMate(other) ? own + theirs : own - mind.envy * theirs };
}

/** How much of a Resource is talked about. */
const AMOUNTS = [1, 2, 4];

/** What a bot would propose to another seat, and what it is worth; nothing where it would not. */
interface Draft {
  readonly parts: readonly Option[];
  readonly worth: number;
}
const NO_DRAFT: Draft = { parts: [], worth: 0 };

function draftFor(mind: Mind, other: number): Draft {
  if (mind.handicap.trade === 'none') return NO_DRAFT;
  return mind.isMate(other) ? favourOf(mind, other) : swapWith(mind, other);
}

/**
 * A team mate is asked for what the bot can do more with, and given what does more there: all in one deal, since a pair deals once in a
 * Stage. Every part must make the whole deal better.
 */
function favourOf(mind: Mind, mate: number): Draft {
  let found = NO_DRAFT;
  for (let more = withOneMore(mind, mate, found); more.worth > found.worth + LEAST_PART; ) {
    found = more;
    more = withOneMore(mind, mate, found);
  }
  return found.worth > mind.habits.deal ? found : NO_DRAFT;
}

/** What one more part of a deal must be worth. */
const LEAST_PART = 0.05;

/** A deal with a team mate and the part that adds most to it. */
function withOneMore(mind: Mind, mate: number, { parts }: Draft): Draft {
  let found = NO_DRAFT;
  for (const good of resources) {
    if (parts.some((part) => firstOf(part) === goodNo(good))) continue;
    for (const side of [word.want, word.give]) {
      const holder = side === word.want ? mate : mind.me;
      for (const n of AMOUNTS) {
        if (n > amountOf(mind.lens, holder, good)) break;
        const longer = [...parts, optionOf(side, goodNo(good), n)];
        const { worth } = worthOfDeal(mind, mind.me, mate, longer);
        if (worth > found.worth) found = { parts: longer, worth };
      }
    }
  }
  return found;
}

/** Of what both have several of, one or two for one or two: the rival must gain by it, too. */
function swapWith(mind: Mind, rival: number): Draft {
  let found = NO_DRAFT;
  for (const given of severalOf(mind, mind.me))
    for (const wanted of severalOf(mind, rival)) {
      if (given === wanted) continue;
      for (const [n, m] of RATES) {
        const parts = [optionOf(word.give, goodNo(given), n), optionOf(word.want, goodNo(wanted), m)];
        const supposed = dealt(mind, mind.me, rival, parts);
        const own = mind.betterFor(mind.me, supposed);
        // Both cannot gain more than they envy each other where one gains nothing
        if (own <= 0) continue;
        const theirs = mind.betterFor(rival, supposed);
        const worth = Math.min(own - mind.envy * theirs, theirs - mind.envy * own);
        if (worth > found.worth) found = { parts, worth };
      }
    }
  return found.worth > 0.05 ? found : giftTo(mind, rival);
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

// Between Actions

/** Deals with team mates are thought of when a Round begins and ends, by the first of the two in turn order; others now and then. */
const dealing: Weigh = (mind, option) => {
  const { phase, order } = mind.lens.fields;
  const other = firstOf(option);
  const isTime = mind.isMate(other)
    ? (phase === 0 || phase === MONOLOGUING) && order.indexOf(mind.me) < order.indexOf(other)
    : below(mind.random, 3) === 0;
  return isTime ? draftFor(mind, other).worth : 0;
};

/** Squads become one for an objective alone. */
const combining: Weigh = (mind, option) =>
  mind.better((supposed) => supposed.joins(mind.me, firstOf(option), secondOf(option))) - 0.3;

export const gapOptions: ReadonlyMap<number, Weigh> = new Map<number, Weigh>([
  [word.pass, () => 0],
  [word.deal, (mind, option) => dealing(mind, option) - 0.01],
  [
    word.attack,
    (mind, option) => attacking(mind, firstOf(option), attackPlace(mind.lens, mind.me, firstOf(option))),
  ],
  [word.attackAt, (mind, option) => attacking(mind, firstOf(option), secondOf(option))],
  [word.combine, combining],
]);

// Agreements

/** What the bot does with a pen, or answers to a proposal. */
export function agreeing(mind: Mind, options: readonly Option[]): Option | undefined {
  const proposal = proposalIn(mind.lens);
  if (proposal === undefined) return undefined;
  const isDrafted = proposal.stage === 'drafted';
  switch (proposal.name) {
    case 'exchange':
      return isDrafted ? proposeExchange(mind, proposal) : answerExchange(mind, proposal, options);
    case 'ride':
      return isDrafted ? proposeRide(mind, proposal, options) : answerRide(mind, proposal);
    case 'split':
      return isDrafted ? proposeSplit(mind, proposal, options) : answerSplit(mind, proposal);
    case 'damage share':
      return isDrafted ? DECLINE : answerDamage(mind, proposal);
    default:
      return undefined;
  }
}

function proposeExchange(mind: Mind, { frame, parts }: Proposal): Option {
  const draft = draftFor(mind, partnerOf(frame, mind.me));
  if (draft.parts.length === 0) return DECLINE;
  return draft.parts[parts.length] ?? DONE;
}

/**
 * A team mate who asks has a reason; a rival must offer more than the rival gains. Whoever knows of a better deal says so: one that a
 * rival may agree to instead of none, one that is worth more to the team.
 */
function answerExchange(mind: Mind, { by, parts }: Proposal, options: readonly Option[]): Option {
  const { handicap, habits, me } = mind;
  if (handicap.trade === 'none') return DECLINE;
  const { own, worth } = worthOfDeal(mind, by, me, parts);
  const isGood = mind.isMate(by) ? own > -habits.favour || worth > 0 : worth > 0.02 && own > 0.02;
  if (isGood && mind.isRival(by)) return ACCEPT;
  const better = options.includes(CHANGE) ? draftFor(mind, by) : NO_DRAFT;
  if (better.parts.length > 0 && better.worth > (isGood ? worth + habits.deal : 0)) return CHANGE;
  return isGood ? ACCEPT : DECLINE;
}

// Rewards and damage

/** What a team gets by a proposal, in the worth of its goods to the bot. */
function teamShare(mind: Mind, shares: readonly Share[], team: number): number {
  return shares.reduce(
    (sum, { good, seat }) => (teamOf(mind.lens, seat) === team ? sum + mind.worth(good) : sum),
    0,
  );
}

const ownTeam = ({ lens, me }: Mind): number => teamOf(lens, me);

/** In one's own team all goes to whom it helps most; with rivals an even split is proposed if it beats none. */
function proposeSplit(mind: Mind, { frame, deciders }: Proposal, options: readonly Option[]): Option {
  const them = inMask(deciders);
  if (them.some((seat) => mind.isRival(seat))) {
    const evenly = optionOf(word.shareEvenly);
    return options.includes(evenly) && isFair(mind, frame, [evenly]) ? evenly : DECLINE;
  }
  const units = splitIn(mind.lens, frame);
  const all = options.filter((option) => wordOf(option) === word.shareAll);
  if (all.length === 0) return nth(options, 0);
  return best(all, (option) => {
    const supposed = new Supposed(mind.lens);
    for (const good of units) supposed.gains(firstOf(option), good, 1);
    return mind.betterFor(firstOf(option), supposed);
  });
}

/** Whether the bot's team gets as much by a proposal as without one. */
function isFair(mind: Mind, frame: Proposal['frame'], parts: readonly Option[]): boolean {
  const shares = sharesIn(mind.lens, frame, parts);
  const without = sharesIn(mind.lens, frame, []);
  const team = ownTeam(mind);
  return teamShare(mind, shares, team) >= teamShare(mind, without, team) - 0.05;
}

const answerSplit = (mind: Mind, { by, frame, parts }: Proposal): Option =>
  mind.isMate(by) || isFair(mind, frame, parts) ? ACCEPT : DECLINE;

/** No more than an equal share, unless a team mate asks. */
function answerDamage(mind: Mind, { by, frame, parts, deciders }: Proposal): Option {
  const own = parts.reduce((sum, part) => (firstOf(part) === mind.me ? sum + secondOf(part) : sum), 0);
  const even = Math.ceil(damageShared(frame) / inMask(deciders).length);
  return own <= even || mind.isMate(by) ? ACCEPT : DECLINE;
}
