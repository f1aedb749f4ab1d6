import { NOT_ANY, nth } from '@masterplan/kernel';
import { BASES, baseOf, LOOSE, PHASES, type Reader, RING, RING_OF } from '../rules/board.ts';
import { listedIn } from '../rules/goods.ts';
import { seatsOf, teamOf } from '../rules/order.ts';
import {
  alertsAt,
  amountOf,
  isAgentAt,
  missionAt,
  needsAt,
  placeOf,
  slotOfNamed,
  statusAt,
  tileAt,
} from '../rules/questions.ts';
import type { Habits } from './habits.ts';
import { isEnough, kindNo, Outlook, partiesOf, phasesAhead } from './outlook.ts';
import { Supposed } from './supposed.ts';
import { hopesOf, worthOfResource } from './worth.ts';

/** How many places are thought through, and how many ways to go round them are looked at closely. */
const PLACES = 7;
const CLOSELY = 6;
/** What a Squad of three, of five or larger costs to deploy, from afar. */
const fareOf = (size: number): number => (size <= 3 ? 1 : size <= 5 ? 2 : 3);

/** Where a seat goes in each Phase. */
export type Goals = readonly number[];

interface Way {
  readonly goals: number[];
  readonly worth: number;
}

/** What is settled before a seat plans: where its team meets, by Phase, and where team mates go. */
interface Settled {
  readonly meetings: readonly number[];
  readonly taken: ReadonlySet<number>;
}

/** The goals that promise most, three Phases ahead. */
function bestWay(outlook: Outlook, habits: Habits, settled: Settled): Goals {
  const ways = bestWays(outlook, habits, settled);
  const { reader, seat } = outlook;
  let best: Goals = ways[0]?.goals ?? Array.from({ length: PHASES }, () => baseOf(seat));
  let most = Number.NEGATIVE_INFINITY;
  const before = hopesOf(reader, habits, seat);
  const round = new Supposed(reader);
  for (const { goals, worth } of ways) {
    suppose(round.anew(), outlook, goals);
    const more = worth + hopesOf(round, habits, seat) - before - hopedOn(outlook, goals);
    if (more <= most) continue;
    most = more;
    best = goals;
  }
  return best;
}

/** The objectives that single Missions were credited with: the whole way is credited with all of them together. */
const hopedOn = (outlook: Outlook, goals: Goals): number =>
  goals.reduce(
    (sum, place, phase) =>
      place < BASES && goals.indexOf(place) === phase && outlook.at(place, phase).completes
        ? sum + Math.max(0, outlook.hoped(place))
        : sum,
    0,
  );

/** Supposes the Round as it goes if all that is planned comes true. */
function suppose(supposed: Supposed, outlook: Outlook, goals: Goals): void {
  const { reader, seat } = outlook;
  for (const [phase, place] of goals.entries()) {
    const tile = tileAt(reader, place);
    if (tile === undefined) continue;
    const { completes, party } = outlook.at(place, phase);
    const isFirst = goals.indexOf(place) === phase;
    if (isFirst && completes) {
      supposed.does('completed', seat, kindNo(reader, tile));
      for (const { good, n } of listedIn(missionAt(reader, place)?.reward ?? {}))
        supposed.gains(seat, good, n);
    } else if (!completes || outlook.staying(place, phase) > 0)
      supposed.does(alertsAt(reader, place) > 0 ? 'collected' : 'generated', seat, kindNo(reader, tile));
    if (party === undefined) continue;
    supposed.does('deployed', seat, place, party.size);
    for (const slot of party.slots) if (slot !== LOOSE) supposed.stands(seat, slot, place);
  }
}

/** Those of the most worth, the best first. Ways that begin alike are reckoned together as far as they do. */
function bestWays(outlook: Outlook, habits: Habits, { meetings, taken }: Settled): Way[] {
  const home = baseOf(outlook.seat);
  const places = candidates(outlook, taken);
  const choices = Array.from({ length: PHASES }, (_, phase) => {
    const meeting = nth(meetings, phase);
    return meeting === NOT_ANY ? [...places, home] : [meeting];
  });
  const found: Way[] = [];
  const add = (goals: readonly number[], worth: number): void => {
    if (found.length === CLOSELY && worth <= nth(found, CLOSELY - 1).worth) return;
    let at = found.length;
    while (at > 0 && nth(found, at - 1).worth < worth) at -= 1;
    found.splice(at, 0, { goals: goals.slice(), worth });
    if (found.length > CLOSELY) found.pop();
  };
  const { reader, seat } = outlook;
  const goals = Array.from({ length: PHASES }, () => home);
  const go = (phase: number, before: Leg): void => {
    for (const place of nth(choices, phase)) {
      goals[phase] = place;
      const leg = before.isBroken ? before : nextLeg(outlook, habits, before, goals, phase, meetings);
      if (phase + 1 < PHASES) go(phase + 1, leg);
      else add(goals, leg.worth);
    }
  };
  const from = placeOf(reader, seat, slotOfNamed(reader, seat));
  go(0, { worth: 0, funds: amountOf(reader, seat, 'funding'), from, isBroken: false });
  return found;
}

/** The most promising places. */
function candidates(outlook: Outlook, taken: ReadonlySet<number>): number[] {
  const found: { place: number; gain: number }[] = [];
  for (let place = 0; place < BASES; place++) {
    let gain = 0;
    for (let phase = 0; phase < PHASES; phase++) gain = Math.max(gain, outlook.at(place, phase).gain);
    if (gain > 0 && !taken.has(place)) found.push({ place, gain });
  }
  found.sort((one, two) => two.gain - one.gain);
  return found.slice(0, PLACES).map(({ place }) => place);
}

/** What a way comes to so far, fares and Agents reckoned in: its worth, what is left in the purse, and where it has led. */
interface Leg {
  readonly worth: number;
  readonly funds: number;
  readonly from: number;
  /** It could not be paid for: nothing more comes of it. */
  readonly isBroken: boolean;
}

/** What a way comes to with the goal of one more Phase. */
function nextLeg(
  outlook: Outlook,
  habits: Habits,
  { worth: sum, funds: purse, from }: Leg,
  goals: Goals,
  phase: number,
  meetings: readonly number[],
): Leg {
  const { reader, parties } = outlook;
  const place = nth(goals, phase);
  const before = goals.indexOf(place);
  const isMeeting = nth(meetings, phase) === place;
  const { gain, party, completes } = outlook.at(place, phase);
  const size = (isMeeting ? nth(parties, parties.length - 1) : (party ?? nth(parties, 0))).size;
  const isNear = from >= BASES || from === place;
  const price = place >= BASES ? 0 : Math.max(0, fareOf(size) - (isNear ? 1 : 0));
  if (price > purse) return { worth: sum - 1, funds: purse, from, isBroken: true };
  let funds = purse - price;
  let worth = sum - price * worthOfResource(reader, habits, 'funding', funds);
  if (place < BASES) {
    if (isMeeting) worth += 1;
    else if (before === phase) worth += gain;
    else if (nth(goals, phase - 1) === place) worth += outlook.staying(place, phase);
    if (completes && before === phase) funds += missionAt(reader, place)?.reward.funding ?? 0;
    worth -= outlook.risk(place, phase, size);
  }
  return { worth, funds, from: place, isBroken: false };
}

/**
 * Where a team meets in each Phase to Complete a Doomsday Mission that none of it can alone: everybody in the team works out the same from
 * what is public. By seat: the places, NOT_ANY where they go their own ways.
 */
function meetingsOf(reader: Reader, team: readonly number[], ahead: readonly Supposed[]): number[][] {
  const meetings = reader.fields.order.map(() => Array.from({ length: PHASES }, () => NOT_ANY));
  if (team.length === 1) return meetings;
  const parties = team.map((seat) => nth(partiesOf(reader, seat).slice(-1), 0));
  const met = new Set<number>();
  for (let phase = 0; phase < PHASES; phase++) {
    let best = NOT_ANY;
    let most = 0;
    let who: number[] = [];
    for (let place = RING_OF.cia; place < RING_OF.cia + RING; place++) {
      const kind = missionAt(reader, place);
      if (kind?.type !== 'doomsday' || statusAt(reader, place) !== 'active' || met.has(place)) continue;
      if (isAgentAt(nth(ahead, phase), place)) continue;
      const found = crewFor(parties, needsAt(nth(ahead, phase), place));
      const vp = (kind.reward.vp ?? 0) / Math.max(1, found.length);
      if (found.length === 0 || vp <= most) continue;
      most = vp;
      best = place;
      who = found;
    }
    if (best === NOT_ANY) continue;
    met.add(best);
    for (const no of who) nth(meetings, nth(team, no))[phase] = best;
  }
  return meetings;
}

/** The first members of a team who are enough together; nobody where all are not. */
function crewFor(
  parties: readonly { readonly points: readonly number[] }[],
  needs: ReturnType<typeof needsAt>,
): number[] {
  const sum = [0, 0, 0, 0];
  const who: number[] = [];
  for (const [no, { points }] of parties.entries()) {
    who.push(no);
    for (const [at, n] of points.entries()) sum[at] = nth(sum, at) + n;
    if (isEnough(sum, needs)) return who;
  }
  return [];
}

/** Where a seat goes in this Round. Team mates before it plan first, as far as it can tell, and it goes elsewhere unless they meet. */
export function planFor(reader: Reader, habits: Habits, seat: number): Goals {
  const team = seatsOf(reader, teamOf(reader, seat));
  const ahead = phasesAhead(reader);
  const meetings = meetingsOf(reader, team, ahead);
  const taken = new Set<number>();
  for (const mate of team) {
    const outlook = new Outlook(reader, habits, mate, ahead);
    const goals = bestWay(outlook, habits, { meetings: nth(meetings, mate), taken });
    if (mate === seat) return goals;
    for (const place of goals) taken.add(place);
  }
  throw new Error(`seat ${seat} is in no team`);
}
