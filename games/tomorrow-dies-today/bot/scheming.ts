import { below, firstOf, NOT_ANY, nth, type Option, secondOf, wordOf } from '@masterplan/kernel';
import { faceless } from '../content/faceless.ts';
import { facelessTypes, pieces, resources } from '../content/kinds.ts';
import { baseOf, LOOSE, type Reader, RING, RING_OF, SQUADS, word, zones } from '../rules/board.ts';
import { buildPrice } from '../rules/building.ts';
import {
  alertsAt,
  missionAt,
  needsAt,
  placeOf,
  sizeOf,
  slotOfNamed,
  squadsAt,
  squadsOf,
  statusAt,
  strengthsOf,
} from '../rules/questions.ts';
import { infamyPrice } from '../rules/requisition.ts';
import { boost } from '../rules/verbs/boost.ts';
import { choose } from '../rules/verbs/choose.ts';
import { enhance } from '../rules/verbs/enhance.ts';
import { lure } from '../rules/verbs/lure.ts';
import { poison } from '../rules/verbs/poison.ts';
import { spend } from '../rules/verbs/spend.ts';
import { payingFor, promisesOf } from './effects.ts';
import type { Mind, Weigh } from './mind.ts';
import { isEnough, kindNo, rewardOf } from './outlook.ts';
import { best } from './picking.ts';
import { planFor } from './plan.ts';
import { promiseOf, suits } from './set-up.ts';
import { coverage, roundsLeft, worthOfGadget, worthOfHenchman } from './worth.ts';

/** As many travel for one Funding. */
const LIGHT = 3;

// Actions

const buying: Weigh = (mind, option) => {
  const { lens, habits, me } = mind;
  const party = mind.partyOf(me);
  const more = faceless[nth(facelessTypes, firstOf(option))];
  const fresh = coverage(party.points.map((points, no) => points + nth(more, no))) - coverage(party.points);
  return worthOfHenchman(lens, habits, party.size) - 1 + 0.05 * fresh;
};

const exchanging: Weigh = (mind, option) =>
  mind.better((supposed) =>
    supposed
      .gains(mind.me, 'infamy', -infamyPrice(mind.lens, mind.me))
      .gains(mind.me, nth(resources, firstOf(option)), 1),
  ) - 0.02;

/** A job to choose out of three, while there are Rounds left to do it. */
const plottingJob: Weigh = (mind, _option) => {
  const { lens, habits, me } = mind;
  const waiting = lens.zone(zones.jobs(me)).length;
  const time = Math.min(1, (roundsLeft(lens) - 0.5) / 2);
  const price = mind.better((supposed) => supposed.gains(me, 'espionage', -1));
  return (habits.job * time) / (1 + Math.max(0, waiting - 1)) + price;
};

/** Whether the whole team can Complete the Mission of a place together. */
function isInReach(mind: Mind, place: number): boolean {
  const sum = [0, 0, 0, 0];
  for (const seat of mind.team)
    for (const [no, points] of mind.partyOf(seat).points.entries()) sum[no] = nth(sum, no) + points;
  return isEnough(sum, needsAt(mind.lens, place));
}

/** A Doomsday Mission is laid open while too few are that the team could Complete. */
const revealing: Weigh = (mind, _option) => {
  const { lens, habits, me } = mind;
  let open = 0;
  for (let place = RING_OF.cia; place < RING_OF.cia + RING; place++)
    if (missionAt(lens, place)?.type === 'doomsday' && statusAt(lens, place) === 'active')
      open += isInReach(mind, place) ? 2 : 0.5;
  const time = Math.min(1, (roundsLeft(lens) - 0.2) / 2);
  return (
    (habits.reveal * time) / (1 + open) +
    mind.better((supposed) => supposed.does('revealed', me).gains(me, 'espionage', -1))
  );
};

/** What a tile out of the Vault promises on the map: the bot must still get there first. */
function fresh(mind: Mind): number {
  const { lens, habits, me } = mind;
  const party = mind.partyOf(me);
  let most = 0;
  for (const card of lens.zone(zones.vaultResource(me))) {
    const kind = lens.kind(card);
    if (kind?.type !== 'resource' || !isEnough(party.points, kind.needs)) continue;
    const met = mind.better((supposed) => supposed.does('completed', me, kindNo(lens, card)));
    most = Math.max(most, rewardOf(lens, habits, me, kind) + met);
  }
  return most * habits.crowded;
}

/** What the tile at a place still promises to the bot. */
function stale(mind: Mind, place: number): number {
  const { lens, outlook } = mind;
  if (statusAt(lens, place) === 'active') return outlook.at(place, 1).gain;
  const kind = missionAt(lens, place);
  return kind === undefined ? 0 : outlook.bestSpoil(kind) * (alertsAt(lens, place) + mind.habits.spoil);
}

/** A tile with little left to do is switched out for a fresh one; Missions are removed only for an objective. */
const redrawing: Weigh = (mind, option) => {
  const { lens, me } = mind;
  const place = firstOf(option);
  const isSwitch = wordOf(option) === word.switchOut;
  const price = secondOf(option);
  const tile = nth(lens.zone(zones.tile(place)), 0);
  const met = mind.better((supposed) =>
    supposed.does(isSwitch ? 'switched' : 'removed', me, kindNo(lens, tile)).gains(me, 'espionage', -price),
  );
  return met + (isSwitch ? mind.once(fresh) - stale(mind, place) : -0.3);
};

const building: Weigh = (mind, option) => {
  const { lens, habits, me } = mind;
  const card = firstOf(option);
  const kind = lens.kind(card);
  if (kind?.type !== 'gadget') return 0;
  const price = buildPrice(lens, me);
  const more = mind.better((supposed) =>
    supposed.does('built', me, kindNo(lens, card)).gains(me, 'data', -price).lays(card, zones.gadgets(me)),
  );
  return more + 0.05 * worthOfGadget(lens, habits, kind);
};

const tracking: Weigh = (mind, _option) =>
  mind.better((supposed) =>
    supposed.does('tracked', mind.me).gains(mind.me, 'corruption', -mind.lens.fields.track),
  ) - 0.1;

/** What is used costs nothing but for what it says; Squads must be there first where it is about them. */
const using: Weigh = (mind, option) => {
  const { lens, me } = mind;
  const kind = lens.kind(firstOf(option));
  if (kind?.type !== 'henchman' && kind?.type !== 'gadget') return 0;
  const [first] = kind.plot ?? [];
  const then = spend.is(first) ? first.ifDone?.[0] : first;
  const isForSquads = boost.is(then) || enhance.is(then);
  if (isForSquads && squadsAt(lens, me, baseOf(me)).length === 0) return -1;
  if (spend.is(first)) return payingFor(mind, first);
  if (isForSquads) return 0.3;
  if (choose.is(first)) return Math.max(...promisesOf(mind, first));
  if (poison.is(first) || lure.is(first)) return targetFor(mind) === NOT_ANY ? -1 : 0.3;
  return 0.3;
};

/** A Mission where rivals stand and nobody of the team does; NOT_ANY where there is none. */
function targetFor({ lens, team }: Mind): number {
  for (let place = RING_OF.interpol; place < RING_OF.cia + RING; place++) {
    const them = lens.fields.order.filter((seat) => squadsAt(lens, seat, place).length > 0);
    if (them.length > 0 && !them.some((seat) => team.includes(seat))) return place;
  }
  return NOT_ANY;
}

/** Forces are committed while somebody is in no Squad, or Squads at home are better formed anew. */
function committing({ lens, me }: Mind): number {
  if (sizeOf(lens, me, LOOSE) > 0) return 0.2;
  const home = squadsAt(lens, me, baseOf(me));
  const main = slotOfNamed(lens, me);
  const isWeak = home.includes(main) && home.length > 1 && sizeOf(lens, me, main) < LIGHT;
  return isWeak || home.some((slot) => isUnwieldy(lens, me, slot)) ? 0.2 : -1;
}

/** A Squad at home that could be two which travel for less. */
function isUnwieldy(reader: Reader, seat: number, slot: number): boolean {
  const home = squadsAt(reader, seat, baseOf(seat));
  const all = home.reduce((sum, each) => sum + sizeOf(reader, seat, each), 0);
  const room = LIGHT * (SQUADS - squadsOf(reader, seat).length + home.length);
  return home.includes(slot) && sizeOf(reader, seat, slot) > LIGHT && all <= room;
}

export const coordinating: ReadonlyMap<number, Weigh> = new Map<number, Weigh>([
  [word.buyHenchman, buying],
  [word.buyResource, exchanging],
  [word.fill, (mind, option) => 0.5 + suits(mind, secondOf(option))],
  [word.plotJob, plottingJob],
  [word.plotGadget, () => -1],
  [word.switchOut, redrawing],
  [word.remove, redrawing],
  [word.reveal, revealing],
  [word.use, using],
  [word.build, building],
  [word.trackUp, tracking],
  [word.trackDown, tracking],
  [word.commit, committing],
]);

// Squads

/** Three with the Named Henchman, the others by threes: a few travel cheaply, and all go along where it takes them. */
const assigning: Weigh = ({ lens, me }, option) => {
  const piece = nth(pieces, firstOf(option));
  const slot = secondOf(option);
  const size = sizeOf(lens, me, slot);
  const main = slotOfNamed(lens, me);
  if (piece === 'named') return size < LIGHT ? 3 + size : 1;
  if (main === LOOSE) return -1;
  if (slot === main) {
    if (size >= LIGHT) return squadsAt(lens, me, baseOf(me)).length + 1 < SQUADS ? -1 : 0.2;
    const own = strengthsOf(lens, me, [slot]);
    const more = faceless[piece];
    return 2 + coverage(own.map((points, no) => points + nth(more, no))) - coverage(own);
  }
  if (placeOf(lens, me, main) === baseOf(me) && sizeOf(lens, me, main) < LIGHT) return 0.1;
  if (size < LIGHT) return size === 0 ? 1 : 1.5;
  return 0.5;
};

const disbanding: Weigh = ({ lens, me }, option) => {
  const main = slotOfNamed(lens, me);
  if (isUnwieldy(lens, me, firstOf(option))) return 0.6;
  const isWeak = placeOf(lens, me, main) === baseOf(me) && sizeOf(lens, me, main) < LIGHT;
  return isWeak && firstOf(option) !== main && sizeOf(lens, me, LOOSE) === 0 ? 0.7 : -1;
};

export const forming: ReadonlyMap<number, Weigh> = new Map<number, Weigh>([
  [word.assign, assigning],
  [word.gather, () => -1],
  [word.disband, disbanding],
  [word.combine, () => -1],
]);

// Cards drawn

const keeping: Weigh = (mind, option) => promiseOf(mind, mind.lens.kind(firstOf(option)));
const layingOut: Weigh = ({ lens, habits }, option) => {
  const kind = lens.kind(firstOf(option));
  return kind?.type === 'gadget' ? worthOfGadget(lens, habits, kind) : 0;
};

export const choosing: ReadonlyMap<number, Weigh> = new Map<number, Weigh>([
  [word.keep, keeping],
  [word.keepShuffle, (mind, option) => keeping(mind, option) - 0.01],
  [word.layOut, layingOut],
  [word.layOutShuffle, (mind, option) => layingOut(mind, option) - 0.01],
  [word.replace, (mind, option) => 1 + suits(mind, firstOf(option))],
]);

// Markers

/** The markers of the plan first, Phase by Phase; blanks lie about for rivals to wonder at. */
export function stage({ lens, habits, me, random }: Mind, options: readonly Option[]): Option {
  const staged = lens.zone(zones.staged(me)).map((card) => phaseOf(lens.kind(card)));
  const next = [1, 2, 3].find((phase) => !staged.includes(phase));
  if (next === undefined) {
    const blanks = options.filter((option) => phaseOf(lens.kind(firstOf(option))) === 0);
    return nth(blanks, below(random, blanks.length));
  }
  const goal = nth(planFor(lens, habits, me), next - 1);
  return best(options, (option) => {
    const isNext = phaseOf(lens.kind(firstOf(option))) === next;
    const place = wordOf(option) === word.stage ? secondOf(option) : baseOf(secondOf(option));
    return isNext && place === goal ? 1 : 0;
  });
}

const phaseOf = (kind: ReturnType<Mind['lens']['kind']>): number =>
  kind?.type === 'marker' ? kind.phase : NOT_ANY;
