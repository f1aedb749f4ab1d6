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
import { damageShared } from '../rules/agents.ts';
import { MONOLOGUING, word } from '../rules/board.ts';
import { attackPlace } from '../rules/conflict/index.ts';
import { partnerOf } from '../rules/exchange.ts';
import { inMask } from '../rules/masks.ts';
import { teamOf } from '../rules/order.ts';
import { amountOf } from '../rules/questions.ts';
import { type Share, sharesIn, splitIn } from '../rules/rewards.ts';
import { draftFor, NO_DRAFT, worthOfDeal } from './bargains.ts';
import { attacking } from './fights.ts';
import type { Mind, Weigh } from './mind.ts';
import { best } from './picking.ts';
import { answerRide, proposeRide } from './rides.ts';
import { Supposed } from './supposed.ts';

// Between Actions

/** Deals with team mates are thought of when a Round begins and ends, and when one of the two is short of a fare; others now and then. */
const dealing: Weigh = (mind, option) => {
  const other = firstOf(option);
  const isTime = mind.isMate(other) ? isTimeFor(mind, other) : below(mind.random, 3) === 0;
  return isTime ? draftFor(mind, other).worth : 0;
};

/** The first of the two in turn order thinks of what both know; the other one when Side Jobs are claimed, which its mate does not know. */
function isTimeFor(mind: Mind, mate: number): boolean {
  const { lens, me } = mind;
  const { phase, order, underway } = lens.fields;
  if (phase === MONOLOGUING) return true;
  if (order.indexOf(me) > order.indexOf(mate)) return false;
  if (phase === 0) return !lens.stack.some(({ verb }) => verb === 'coordination');
  return !underway && (isShort(mind, me, mate) || isShort(mind, mate, me));
}

/** Whether somebody could go further with what is in the other's purse as well. */
function isShort(mind: Mind, seat: number, mate: number): boolean {
  const purse = amountOf(mind.lens, seat, 'funding');
  const both = purse + amountOf(mind.lens, mate, 'funding');
  const travels = mind.travelsOf(seat);
  return both > purse && travels.worth(both) > travels.worth(purse) + mind.habits.deal;
}

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
      return isDrafted ? proposeExchange(mind, proposal, options) : answerExchange(mind, proposal, options);
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

/** Writes its draft, part by part. What a search has begun otherwise is given up: the rest of the draft may be about what is written already. */
function proposeExchange(mind: Mind, { frame, parts }: Proposal, options: readonly Option[]): Option {
  const draft = draftFor(mind, partnerOf(frame, mind.me));
  if (draft.parts.length === 0 || parts.some((part, no) => part !== draft.parts[no])) return DECLINE;
  const next = draft.parts[parts.length] ?? DONE;
  return options.includes(next) ? next : DECLINE;
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
