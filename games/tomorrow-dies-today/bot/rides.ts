import {
  ACCEPT,
  DECLINE,
  DONE,
  firstOf,
  type Option,
  optionOf,
  type Proposal,
  secondOf,
  wordOf,
} from '@masterplan/kernel';
import { word } from '../rules/board.ts';
import { goalOf } from '../rules/deployment.ts';
import { priceOf, type Rider, rideFare } from '../rules/fares.ts';
import { inMask } from '../rules/masks.ts';
import {
  amountOf,
  MOST_TOGETHER,
  meets,
  missionAt,
  needsAt,
  placeOf,
  sizeOf,
  squadsOf,
  statusAt,
} from '../rules/questions.ts';
import { companions, companionsAhead } from '../rules/travel.ts';
import { promised } from './arrival.ts';
import type { Mind, Weigh } from './mind.ts';
import { worthOfResource } from './worth.ts';

interface Pair {
  readonly own: number;
  readonly other: number;
  readonly theirs: number;
  readonly payer: number;
  readonly worth: number;
}

/** With whom to travel: who comes along, of those behind the bot in turn order, or who takes it along, of those before it. */
function companyFor(mind: Mind): Pair | undefined {
  const [behind, ahead] = [companyBehind(mind), companyAhead(mind)];
  return (ahead?.worth ?? 0) > (behind?.worth ?? 0) ? ahead : behind;
}

/** Who comes along: what it saves, what it does for a team mate, and what it meets of objectives; with the Squad that is wanted there. */
function companyBehind(mind: Mind): Pair | undefined {
  const { lens, me } = mind;
  const goal = goalOf(lens, me);
  const wanted = Math.max(...squadsOf(lens, me).map((slot) => promised(mind, [slot], goal)));
  let found: Pair | undefined;
  for (const other of inMask(companions(lens, me)))
    for (const own of squadsOf(lens, me))
      for (const theirs of squadsOf(lens, other)) {
        if (
          placeOf(lens, me, own) === goal ||
          sizeOf(lens, me, own) + sizeOf(lens, other, theirs) > MOST_TOGETHER
        )
          continue;
        const riders = [
          { seat: me, slot: own },
          { seat: other, slot: theirs },
        ];
        const fare = rideFare(lens, riders, goal);
        const alone = priceOf(lens, me, [own], goal);
        if (fare > amountOf(lens, me, 'funding')) continue;
        const met = mind.better((supposed) => supposed.does('rode', me, other));
        const help = mind.isMate(other) ? helpFor(mind, { seat: other, slot: theirs }, own) : 0;
        const short = wanted - promised(mind, [own], goal);
        const worth = met + (alone - fare) * mind.worth('funding') + help - short;
        if (found === undefined || worth > found.worth) found = { own, other, theirs, payer: me, worth };
      }
  return found;
}

/** Which team mate takes a bot along that can pay for no Squad: where the Mission needs both, for what the fare is dearer. */
function companyAhead(mind: Mind): Pair | undefined {
  const { lens, habits, me } = mind;
  const goal = goalOf(lens, me);
  let found: Pair | undefined;
  for (const other of inMask(companionsAhead(lens, me))) {
    if (!mind.isMate(other) || lens.fields.funded[other] !== 0) continue;
    const purse = amountOf(lens, other, 'funding');
    for (const own of squadsOf(lens, me))
      for (const theirs of squadsOf(lens, other)) {
        const rider = { seat: me, slot: own };
        const host = { seat: other, slot: theirs };
        if (
          placeOf(lens, me, own) === goal ||
          sizeOf(lens, me, own) + sizeOf(lens, other, theirs) > MOST_TOGETHER
        )
          continue;
        const fare = rideFare(lens, [host, rider], goal);
        if (fare > purse) continue;
        const dearer = fare - priceOf(lens, other, [theirs], goal);
        const met = mind.better((supposed) => supposed.does('rode', me, other));
        const price = dearer * worthOfResource(lens, habits, 'funding', purse - fare);
        const worth = met + neededFor(mind, other, [host, rider]) - price;
        if (found === undefined || worth > found.worth) found = { own, other, theirs, payer: other, worth };
      }
  }
  return found;
}

/** What a team mate has of a seat on board: the fare, or the way to a Mission that needs both and that the mate cannot pay for. */
function helpFor(mind: Mind, { seat, slot }: Rider, own: number): number {
  const { lens, habits, me } = mind;
  const goal = goalOf(lens, me);
  const price = priceOf(lens, seat, [slot], goal);
  const purse = amountOf(lens, seat, 'funding');
  if (purse >= price) return price * worthOfResource(lens, habits, 'funding', purse - price);
  return neededFor(mind, me, [
    { seat: me, slot: own },
    { seat, slot },
  ]);
}

/** What the Mission that two go to promises, if the host can Complete it only with whom it takes along. */
function neededFor(mind: Mind, host: number, riders: readonly Rider[]): number {
  const { lens } = mind;
  const goal = goalOf(lens, host);
  const kind = missionAt(lens, goal);
  if (kind === undefined || statusAt(lens, goal) !== 'active') return 0;
  const needs = needsAt(lens, goal);
  const forces = riders.map(({ seat, slot }) => ({ seat, slots: [slot] }));
  const alone = { seat: host, slots: squadsOf(lens, host) };
  return !meets(lens, [alone], needs) && meets(lens, forces, needs) ? mind.outlook.rewardOf(kind, goal) : 0;
}

/** Travelling together is proposed where it is worth more than the words it takes. */
export const riding: Weigh = (mind) => {
  if (mind.handicap.trade === 'none') return -10;
  const company = companyFor(mind);
  return company !== undefined && company.worth > 0.25 ? 10 : -10;
};

export function proposeRide(mind: Mind, { parts }: Proposal, options: readonly Option[]): Option {
  const company = companyFor(mind);
  if (company === undefined) return DECLINE;
  const wanted = [
    optionOf(word.board, mind.me, company.own),
    optionOf(word.board, company.other, company.theirs),
  ].find((part) => !parts.includes(part) && options.includes(part));
  if (wanted !== undefined) return wanted;
  if (options.includes(DONE)) return DONE;
  const pays = options.filter((option) => wordOf(option) === word.pays && firstOf(option) === company.payer);
  return pays[pays.length - 1] ?? DECLINE;
}

export function answerRide(mind: Mind, { by, parts }: Proposal): Option {
  const { lens, me, handicap } = mind;
  if (handicap.trade === 'none') return DECLINE;
  let paid = 0;
  const slots: number[] = [];
  for (const part of parts) {
    if (firstOf(part) !== me) continue;
    if (wordOf(part) === word.pays) paid += secondOf(part);
    else slots.push(secondOf(part));
  }
  const alone = priceOf(lens, me, slots, goalOf(lens, me));
  const met = mind.better((supposed) => supposed.does('rode', me, by));
  const help = mind.isMate(by) ? neededBy(mind, parts) : 0;
  const saved = (alone - paid) * mind.worth('funding') + met + help;
  return saved > 0 || (mind.isMate(by) && saved >= -0.1) ? ACCEPT : DECLINE;
}

/** What a team mate brings along who asks for company: the Mission that needs both. */
const neededBy = (mind: Mind, parts: readonly Option[]): number =>
  neededFor(
    mind,
    mind.me,
    parts
      .filter((part) => wordOf(part) === word.board)
      .map((part) => ({ seat: firstOf(part), slot: secondOf(part) })),
  );
