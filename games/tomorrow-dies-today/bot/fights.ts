import { ACCEPT_WORD, firstOf, NOT_ANY, nth, secondOf } from '@masterplan/kernel';
import { type Attribute, attributes, facelessTypes, pieces, resources } from '../content/kinds.ts';
import { LOOSE, type Reader, word } from '../rules/board.ts';
import { stolenBy, stolenIn, strikersAt } from '../rules/conflict/frame.ts';
import { conflictIn, effectNamed, SLOT_STEP } from '../rules/conflict/index.ts';
import {
  amountOf,
  countOf,
  groupsAt,
  lastingOf,
  missionAt,
  sizeOf,
  strengthsOf,
} from '../rules/questions.ts';
import { guard } from '../rules/verbs/guard.ts';
import { missed, prizeOf } from './arrival.ts';
import type { Mind, Weigh } from './mind.ts';
import { worthOfHenchman } from './worth.ts';

const successes = (points: number): number => Math.floor(points / 2);

type Groups = (reader: Reader, seat: number, place: number) => readonly number[];

/** What a seat has of each Attribute with the groups that count. */
const strengths = (reader: Reader, seat: number, place: number, counting: Groups): readonly number[] =>
  strengthsOf(reader, seat, counting(reader, seat, place));

const guardOf = (reader: Reader, seat: number): number =>
  lastingOf(reader, seat).reduce((sum, said) => (guard.is(said) ? sum + said.by : sum), 0);

/** How many blows of one seat get through to another that defends with its best. */
function through(reader: Reader, from: number, to: number, place: number): number {
  const strikes = Math.max(...strengths(reader, from, place, strikersAt));
  const guards = Math.max(...strengths(reader, to, place, groupsAt));
  return Math.max(0, successes(strikes) - successes(guards) - guardOf(reader, to));
}

/** Whether something can come of an attack: the team there gets through a rival's best defence, or an objective asks for the attack itself. */
export function canGain(mind: Mind, other: number, place: number): boolean {
  const { lens, me, team } = mind;
  if (!mind.isRival(other) || place === NOT_ANY) return false;
  const strikes = attributes.map((_, no) =>
    team.reduce((sum, seat) => sum + nth(strengths(lens, seat, place, strikersAt), no), 0),
  );
  const guards = successes(Math.max(...strengths(lens, other, place, groupsAt))) + guardOf(lens, other);
  return (
    successes(Math.max(...strikes)) > guards ||
    mind.better((supposed) => supposed.does('attacked', me, other)) > 0
  );
}

/** What an attack on somebody somewhere is worth: the blows that get through, what they meet of objectives, less what comes back. */
export function attacking(mind: Mind, other: number, place: number): number {
  const { lens, me, habits } = mind;
  if (!mind.isRival(other)) return -1;
  if (place === NOT_ANY) return -1;
  const blows = through(lens, me, other, place);
  if (blows === 0) return -1;
  const back = through(lens, other, me, place);
  const blow = blowWorth(mind, other, place);
  const isContested = missionAt(lens, place) !== undefined ? 0.15 : 0;
  const gained = mind.better((supposed) => {
    supposed.does('attacked', me, other);
    for (let i = 0; i < blows; i++) supposed.does('beaten', me, other);
  });
  const isRout = groupsAt(lens, other, place).some(
    (slot) => countOf(lens, other, slot, 'named') > 0 && sizeOf(lens, other, slot) <= blows,
  );
  const prize = isRout ? (1 + mind.envy) * prizeOf(mind, other) : 0;
  const price = back * worthOfHenchman(lens, habits, 5) * 0.6;
  return blows * (blow + isContested) + prize + gained - price - habits.fight;
}

/** What one blow is worth: a theft, a Henchman fewer, or somebody sent home. */
function blowWorth(mind: Mind, other: number, place: number): number {
  const { lens, habits, me } = mind;
  let most = habits.home;
  for (const [no, points] of strengths(lens, me, place, strikersAt).entries()) {
    if (points < 2) continue;
    most = Math.max(most, effectWorth(mind, other, nth(attributes, no)));
  }
  return most;
}

function effectWorth(mind: Mind, other: number, attribute: Attribute): number {
  const { lens, habits, envy } = mind;
  if (attribute === 'combat') return Math.max(habits.home, 0.6 * envy * worthOfHenchman(lens, habits, 5));
  const good = stolenBy[attribute];
  return good !== undefined && amountOf(lens, other, good) > 0
    ? Math.max(habits.home, (1 + envy) * mind.worth(good))
    : habits.home;
}

// In a Conflict

const placeIn = ({ lens }: Mind): number => conflictIn(lens.frame).place;

/** The best Attribute to strike with, the next best to defend with. */
const fighting: Weigh = (mind, option) => {
  const { lens, me } = mind;
  const place = placeIn(mind);
  const strikes = nth(strengths(lens, me, place, strikersAt), firstOf(option));
  const guards = nth(strengths(lens, me, place, groupsAt), secondOf(option));
  const rival = rivalIn(mind);
  const blow =
    rival === NOT_ANY ? mind.habits.home : effectWorth(mind, rival, nth(attributes, firstOf(option)));
  const danger = rival === NOT_ANY ? 0 : successes(Math.max(...strengths(lens, rival, place, strikersAt)));
  return successes(strikes) * blow + Math.min(danger, successes(guards)) * 0.5 + 0.01 * (strikes + guards);
};

const defending: Weigh = (mind, option) =>
  nth(strengths(mind.lens, mind.me, placeIn(mind), groupsAt), firstOf(option));

/** Whom the Conflict is against, mainly. */
function rivalIn(mind: Mind): number {
  const { attacker, isIn } = conflictIn(mind.lens.frame);
  if (attacker !== mind.me && mind.isRival(attacker)) return attacker;
  return mind.lens.fields.order.find((seat) => mind.isRival(seat) && isIn(seat)) ?? NOT_ANY;
}

/** A Squad with the Named Henchman, and one that can be struck down to the last. */
const striking: Weigh = (mind, option) => {
  const { lens } = mind;
  const [seat, slot] = [firstOf(option), secondOf(option)];
  const isNamed = countOf(lens, seat, slot, 'named') > 0;
  return (mind.isRival(seat) ? 1 : -1) + (isNamed ? 0.3 : 0) - 0.05 * sizeOf(lens, seat, slot);
};

const parrying: Weigh = ({ lens, me }, option) => {
  const seat = Math.floor(secondOf(option) / SLOT_STEP);
  const slot = secondOf(option) % SLOT_STEP;
  const isOwn = seat === me ? 0.5 : 0;
  return 1 + isOwn + (countOf(lens, seat, slot, 'named') > 0 ? 1 : 0);
};

const choosingEffect: Weigh = (mind, option) => {
  const { lens, me, habits, envy } = mind;
  const now = conflictIn(lens.frame);
  const victim = now.victim(now.blow);
  const slot = now.target(now.blow);
  const isAlone = countOf(lens, victim, slot, 'named') > 0 && sizeOf(lens, victim, slot) === 1;
  const prize = isAlone ? (1 + envy) * prizeOf(mind, victim) : 0;
  switch (effectNamed(firstOf(option))) {
    case 'damage':
      if (isAlone) return habits.home + prize;
      return (
        0.6 * envy * worthOfHenchman(lens, habits, 5) +
        mind.better((supposed) => supposed.does('felled', me, victim))
      );
    case 'steal': {
      const stolen = stolenIn(lens.frame, now.blow);
      const met = mind.better((supposed) => supposed.does('stole', me, victim));
      return stolen === undefined ? 0 : (1 + envy) * mind.worth(stolen) + met;
    }
    default:
      return habits.home + prize;
  }
};

/** What losing a piece costs: the Named Henchman goes home, with all Infamy or a Resource; others are lost; Missions may be out of reach then. */
export const losing: Weigh = (mind, option) => {
  const { lens, habits, me } = mind;
  const piece = nth(pieces, firstOf(option));
  const gone = missed(mind, piece);
  if (piece === 'named') {
    const infamy = amountOf(lens, me, 'infamy');
    return mind.better((supposed) => supposed.gains(me, 'infamy', -infamy)) - habits.named - gone;
  }
  const left = facelessTypes.reduce(
    (sum, type) => sum + countOf(lens, me, secondOf(option), type),
    secondOf(option) === LOOSE ? 1 : 0,
  );
  return -worthOfHenchman(lens, habits, 4) + 0.02 * left - gone;
};

/** In a Conflict a Named Henchman's defeat costs more: the victor may claim a Resource. */
const hit: Weigh = (mind, option) =>
  losing(mind, option) - (nth(pieces, firstOf(option)) === 'named' ? 1 : 0);

const claiming: Weigh = (mind, option) => {
  const good = nth(resources, firstOf(option));
  const now = conflictIn(mind.lens.frame);
  return mind.worth(good) * amountOf(mind.lens, now.claimed(), good);
};

const entering: Weigh = (mind, _option) => {
  const { attacker } = conflictIn(mind.lens.frame);
  const rival = rivalIn(mind);
  if (rival === NOT_ANY || !mind.team.some((seat) => seat === attacker)) return -1;
  return through(mind.lens, mind.me, rival, placeIn(mind)) > 0 ? 0.3 : -1;
};

export const conflictOptions: ReadonlyMap<number, Weigh> = new Map<number, Weigh>([
  [word.also, (mind, option) => attackingAlso(mind, firstOf(option))],
  [word.enter, entering],
  [word.join, (mind, option) => (mind.isMate(firstOf(option)) ? 1 : -1)],
  [ACCEPT_WORD, () => 1],
  [word.fight, fighting],
  [word.defend, defending],
  [word.strike, striking],
  [word.parry, parrying],
  [word.effect, choosingEffect],
  [word.lose, hit],
  [word.claim, claiming],
]);

/** One more who is attacked strikes back, too. */
const attackingAlso = (mind: Mind, other: number): number =>
  mind.isRival(other) && through(mind.lens, other, mind.me, placeIn(mind)) === 0 ? 0.1 : -1;
