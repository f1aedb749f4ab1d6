import { ACCEPT_WORD, DECLINE, DONE, firstOf, nth, type Option, wordOf } from '@masterplan/kernel';
import { goods } from '../content/kinds.ts';
import { missingIn } from '../rules/agents.ts';
import { PHASES, word } from '../rules/board.ts';
import { goalOf } from '../rules/deployment.ts';
import { priceOf } from '../rules/fares.ts';
import { goodNo } from '../rules/goods.ts';
import { inMask } from '../rules/masks.ts';
import { corruptPrice } from '../rules/missions.ts';
import {
  actingAt,
  alertsAt,
  amountOf,
  countOf,
  dangerAt,
  hasSquadAt,
  henchmenAt,
  meets,
  missionAt,
  needsAt,
  sizeOf,
  tileAt,
  withSquadsAt,
} from '../rules/questions.ts';
import { peril, promised } from './arrival.ts';
import { losing } from './fights.ts';
import type { Mind, Weigh } from './mind.ts';
import { kindNo } from './outlook.ts';
import { riding } from './rides.ts';
import { worthOfHenchman, worthOfResource } from './worth.ts';

// Agents

/** What is missing, as far as team mates do not have it; or nothing: what the Agent would do against what it asks for. */
const pledging: Weigh = (mind, option) => {
  const { lens, habits, me, here } = mind;
  const n = firstOf(option);
  if (n === 0) return 0;
  if (n < missingIn(lens, lens.frame) - matesHave(mind)) return -0.1 * n;
  const hurt = Math.min(dangerAt(lens, here), henchmenAt(lens, me, here));
  const isWorking = actingAt(lens, me, here).length > 0 || goalOf(lens, me) === here;
  const saved = 0.7 * hurt * worthOfHenchman(lens, habits, 4) + (isWorking ? 0.4 : 0);
  return saved + mind.better((supposed) => supposed.does('bribed', me).gains(me, 'corruption', -n));
};

/** What team mates can add who are there and are asked later; what falls short is not spent (TD-A47). */
function matesHave(mind: Mind): number {
  const { lens, me, here } = mind;
  const { order } = lens.fields;
  let sum = 0;
  for (const seat of order.slice(order.indexOf(me) + 1))
    if (mind.isMate(seat) && hasSquadAt(lens, seat, here)) sum += amountOf(lens, seat, 'corruption');
  return sum;
}

// Deployment

/** The Squads that are enough for what the goal promises, now and in the Phases after, at the least cost and the least risk. */
const deploying: Weigh = (mind, option) => {
  const { lens, habits, me } = mind;
  const slots = inMask(firstOf(option));
  const goal = goalOf(lens, me);
  const price = priceOf(lens, me, slots, goal);
  const funds = amountOf(lens, me, 'funding');
  let worth = -price * worthOfResource(lens, habits, 'funding', funds - price) - peril(mind, slots, goal);
  for (const slot of slots) {
    worth -= 0.04 * sizeOf(lens, me, slot);
    if (countOf(lens, me, slot, 'named') > 0) worth += 0.05;
  }
  const { phase, goals } = lens.fields;
  for (let later = phase; later <= PHASES; later++) {
    const place = nth(goals, me * PHASES + later - 1);
    worth += 0.7 ** (later - phase) * promised(mind, slots, place);
  }
  return worth;
};

// Spoils and Missions

/** A Spoil is made while nobody else is there to take it; what lies there is taken before others do, or before the Round ends. */
const harvesting: Weigh = (mind, option) => {
  const { lens, me, here, outlook } = mind;
  const kind = missionAt(lens, here);
  if (kind === undefined) return 0;
  const tile = tileAt(lens, here) ?? 0;
  const lying = alertsAt(lens, here);
  const best = outlook.bestSpoil(kind);
  const rivals = withSquadsAt(lens, here).filter((seat) => mind.isRival(seat)).length;
  if (wordOf(option) === word.collect) {
    const share = Math.max(1, Math.ceil(lying / (1 + rivals)));
    const met = mind.better((supposed) => supposed.does('collected', me, goodNo(nth(goods, 0)), share));
    return share * best + met;
  }
  const made = mind.better((supposed) => supposed.does('generated', me, kindNo(lens, tile)));
  const later = lens.fields.phase < PHASES && rivals === 0 ? 1 : 0.4;
  return mind.habits.spoil * best * later + made + (lying > 0 ? later * best * lying * 0.6 : 0);
};

const collecting: Weigh = (mind, option) => {
  const good = nth(goods, firstOf(option));
  return (
    0.01 + mind.worth(good) + mind.better((supposed) => supposed.does('collected', mind.me, firstOf(option)))
  );
};

/** A recruit stays with the Squad while there are Phases left. */
const recruiting: Weigh = ({ lens, me }, option) =>
  lens.fields.phase < PHASES ? 0.2 + 0.1 * countOf(lens, me, firstOf(option), 'named') : 0.05;

/** Who can do it alone shares with no rival, unless an objective asks for company. */
const completing: Weigh = (mind, option) => {
  const { lens, me, here } = mind;
  const isAlone = wordOf(option) === word.alone;
  const tile = tileAt(lens, here) ?? 0;
  const others = withSquadsAt(lens, here).filter(
    (seat) => seat !== me && actingAt(lens, seat, here).length > 0,
  );
  const rivals = others.filter((seat) => mind.isRival(seat)).length;
  const company = isAlone ? 1 : others.length + 1;
  const met = mind.better((supposed) => supposed.does('completed', me, kindNo(lens, tile), company));
  const kind = missionAt(lens, here);
  const reward = kind === undefined ? 0 : mind.outlook.rewardOf(kind, here);
  if (isAlone) return reward + met;
  const own = [me, ...others.filter((seat) => mind.isMate(seat))];
  const canOwn = meets(
    lens,
    own.map((seat) => ({ seat, slots: actingAt(lens, seat, here) })),
    needsAt(lens, here),
  );
  const lost = rivals === 0 ? 0 : canOwn ? 0.5 : mind.envy * 0.5;
  return reward * (1 - lost) + met;
};

const corrupting: Weigh = (mind, option) => {
  const { lens, me, here } = mind;
  const price = corruptPrice(lens, here) * (wordOf(option) === word.takeDoomsday ? 2 : 1);
  const isTile = wordOf(option) === word.takeResource || wordOf(option) === word.takeDoomsday;
  return (
    mind.better((supposed) => supposed.does('corrupted', me).gains(me, 'corruption', -price)) +
    (isTile ? 0.05 : 0)
  );
};

export const villainyOptions: ReadonlyMap<number, Weigh> = new Map<number, Weigh>([
  [word.pledge, pledging],
  [word.lose, losing],
  [
    word.takes,
    (mind, option) => (mind.isRival(firstOf(option)) ? 1 : firstOf(option) === mind.me ? -1 : -0.5),
  ],
  [word.deploy, deploying],
  [word.ride, riding],
  [word.generate, harvesting],
  [word.collect, harvesting],
  [
    word.alone,
    (mind, option) =>
      mind.lens.frame.verb === 'harvest' ? harvesting(mind, option) : completing(mind, option),
  ],
  [word.take, collecting],
  [word.recruitInto, recruiting],
  [word.recruitHome, () => 0.1],
  [word.complete, completing],
  [word.corruptAdd, corrupting],
  [word.corruptRemove, corrupting],
  [word.takeResource, corrupting],
  [word.takeDoomsday, corrupting],
  [ACCEPT_WORD, () => 1],
]);

export const isNothing = (option: Option): boolean => option === DECLINE || option === DONE;
