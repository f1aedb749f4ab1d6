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

/** What a seat plans with: its outlook, where its team meets, by Phase, and where it may go in each. */
interface Planning {
  readonly outlook: Outlook;
  readonly meetings: readonly number[];
  readonly choices: readonly (readonly number[])[];
}

/** The goals that promise most, three Phases ahead. */
function bestWay(planning: Planning, habits: Habits): Goals {
  const { outlook } = planning;
  const { reader, seat } = outlook;
  const ways = bestWays(planning, habits, amountOf(reader, seat, 'funding'));
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

/** Those of the most worth that a purse pays for, the best first. Ways that begin alike are reckoned together as far as they do. */
function bestWays({ outlook, meetings, choices }: Planning, habits: Habits, purse: number): Way[] {
  const found: Way[] = [];
  const add = (goals: readonly number[], worth: number): void => {
    if (found.length === CLOSELY && worth <= nth(found, CLOSELY - 1).worth) return;
    let at = found.length;
    while (at > 0 && nth(found, at - 1).worth < worth) at -= 1;
    found.splice(at, 0, { goals: goals.slice(), worth });
    if (found.length > CLOSELY) found.pop();
  };
  const goals = Array.from({ length: PHASES }, () => baseOf(outlook.seat));
  const go = (phase: number, before: Leg): void => {
    for (const place of nth(choices, phase)) {
      goals[phase] = place;
      const leg = before.isBroken ? before : nextLeg(outlook, habits, before, goals, phase, meetings);
      if (phase + 1 < PHASES) go(phase + 1, leg);
      else add(goals, leg.worth);
    }
  };
  go(0, setOut(outlook, purse));
  return found;
}

/** Before the first step of a way. */
function setOut({ reader, seat }: Outlook, purse: number): Leg {
  return { worth: 0, funds: purse, from: placeOf(reader, seat, slotOfNamed(reader, seat)), isBroken: false };
}

/** What the best of the ways comes to that a purse pays for. Staying at home costs nothing. */
function mostFor({ outlook, meetings, choices }: Planning, habits: Habits, purse: number): number {
  const goals: number[] = [];
  let most = 0;
  const go = (before: Leg): void => {
    const phase = goals.length;
    if (phase === choices.length) {
      most = Math.max(most, before.worth);
      return;
    }
    for (const place of nth(choices, phase)) {
      goals.push(place);
      const leg = nextLeg(outlook, habits, before, goals, phase, meetings);
      if (!leg.isBroken) go(leg);
      goals.pop();
    }
  };
  go(setOut(outlook, purse));
  return most;
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

/** What a seat plans with. Team mates before it plan first, as far as it can tell, and it goes elsewhere unless they meet. */
function planningOf(reader: Reader, habits: Habits, seat: number): Planning {
  const team = seatsOf(reader, teamOf(reader, seat));
  const ahead = phasesAhead(reader);
  const meetings = meetingsOf(reader, team, ahead);
  const taken = new Set<number>();
  for (const mate of team) {
    const outlook = new Outlook(reader, habits, mate, ahead);
    const own = nth(meetings, mate);
    const anywhere = [...candidates(outlook, taken), baseOf(mate)];
    const choices = own.map((meeting) => (meeting === NOT_ANY ? anywhere : [meeting]));
    const planning = { outlook, meetings: own, choices };
    if (mate === seat) return planning;
    for (const place of bestWay(planning, habits)) taken.add(place);
  }
  throw new Error(`seat ${seat} is in no team`);
}

/** Where a seat goes in this Round. */
export const planFor = (reader: Reader, habits: Habits, seat: number): Goals =>
  bestWay(planningOf(reader, habits, seat), habits);

/** What the rest of a Round comes to for a seat, by what is in its purse. */
export class Travels {
  readonly #planning: Planning;
  readonly #habits: Habits;
  readonly #found = new Map<number, number>();

  constructor(reader: Reader, habits: Habits, seat: number) {
    this.#planning =
      reader.fields.phase === 0 ? planningOf(reader, habits, seat) : bound(reader, habits, seat);
    this.#habits = habits;
  }

  worth(purse: number): number {
    const known = this.#found.get(purse);
    if (known !== undefined) return known;
    const worth = mostFor(this.#planning, this.#habits, purse);
    this.#found.set(purse, worth);
    return worth;
  }
}

/** Once markers lie a seat goes where they are, or stays at home: in this Phase, too, while it can still be funded. */
function bound(reader: Reader, habits: Habits, seat: number): Planning {
  const { phase, goals, underway } = reader.fields;
  const ahead = phasesAhead(reader);
  const outlook = new Outlook(reader, habits, seat, underway ? ahead : [new Supposed(reader), ...ahead]);
  const first = underway ? phase : phase - 1;
  const goalsFrom = (from: number): readonly number[] =>
    goals.slice(from * PHASES + first, (from + 1) * PHASES);
  const own = goalsFrom(seat);
  const mates = seatsOf(reader, teamOf(reader, seat)).filter((mate) => mate !== seat);
  const meetings = own.map((place, no) =>
    mates.some((mate) => goalsFrom(mate)[no] === place) ? place : NOT_ANY,
  );
  const choices = own.map((place) => (place === NOT_ANY ? [baseOf(seat)] : [place, baseOf(seat)]));
  return { outlook, meetings, choices };
}
