import { NOT_ANY, nth, type Sentence } from '@masterplan/kernel';
import { type Crisis, families, type Power } from '../content/kinds.ts';
import { overcome, places, REGIONS, type Reader, VILLAIN_CARD, WATCHTOWER, zones } from '../rules/board.ts';
import {
  familiesCompleted,
  hasCrisis,
  heroesOf,
  isDown,
  isRegion,
  LAST_STAGE,
  levelOf,
  neighbours,
  openRegions,
  placeOf,
  powerOf,
  revealedAt,
  stageOf,
} from '../rules/facts.ts';
import { transportsFrom } from '../rules/movement.ts';
import { boomTube } from '../rules/verbs/boom-tube.ts';
import { confront } from '../rules/verbs/confront.ts';
import { move } from '../rules/verbs/move.ts';
import { overcome as overcoming } from '../rules/verbs/overcome.ts';
import { transport } from '../rules/verbs/transport.ts';
import { win } from '../rules/verbs/win.ts';
import type { Habits } from './habits.ts';
import { crisisAt, linesBetween, type View } from './prospects.ts';
import type { Word } from './talk.ts';

/** Later than all powers. */
export const LAST = 99;

/** As much of a crisis as he plans with. */
export type Scheme = Pick<Crisis, 'cost' | 'family' | 'discount'>;

/** What lies in a region, as Darkseid imagines it. */
export interface Plot {
  readonly crisis: Scheme;
  readonly stage: number;
  readonly isHidden: boolean;
}

/** As much of a plot as Goals ask for. */
type Occupied = Pick<Plot, 'stage' | 'isHidden'>;

/** A crisis that has just been played, whichever it is. */
export const ANY: Occupied = { stage: 0, isHidden: true };

/** What Darkseid has in mind when he chooses: what he sees, and where heroes have said that they go. */
export class DarkseidMind {
  readonly lens: View;
  readonly habits: Habits;
  readonly me: number;
  readonly goal: string | undefined;
  /** What lies in each region. */
  readonly plots: readonly (Plot | undefined)[];
  /** Where his own transport leads. */
  readonly transports: readonly number[];
  readonly #completed: readonly number[];
  /** The plan of each hero, where there is one. */
  readonly #plans: readonly (Plan | undefined)[];
  // What is asked for again and again, found out once: by region, by number and place, by pair of powers, by the stages of all plots.
  readonly #danger: number[] = [];
  readonly #peril: number[] = [];
  readonly #heroes = new Map<number, readonly (readonly number[])[]>();
  readonly #pairs = new Map<number, number>();
  readonly #held = new Map<number, number>();
  #staying: number | undefined;

  constructor(lens: View, habits: Habits, heard: ReadonlyMap<number, Word>) {
    this.lens = lens;
    this.habits = habits;
    this.me = lens.viewer;
    this.goal = goalIn(lens);
    this.#completed = familiesCompleted(lens);
    this.plots = regions.map((region) => plotAt(lens, region));
    this.transports = transportsFrom(lens, this.me);
    this.#plans = fromSeats(lens.seats, (hero) => planOf(lens, hero, heard.get(hero)));
  }

  /** Where a hero will be when Darkseid acts with a number: where he has said that his power brings him, if it has acted by then. */
  whereabouts(hero: number, number: number): number {
    const here = placeOf(this.lens, hero);
    const plan = this.#plans[hero];
    if (plan === undefined || plan.power.number >= number) return here;
    const { region, power } = plan;
    if (power.does.some(transport.is)) return here === WATCHTOWER ? region : WATCHTOWER;
    return region !== NOT_ANY && this.#linesLeft(here, plan) <= 0 && reachOf(power) > 0 ? region : here;
  }

  /** Heroes who can be struck at a place when Darkseid acts with a number. */
  heroesAt(place: number, number: number): readonly number[] {
    let byPlace = this.#heroes.get(number);
    if (byPlace === undefined) {
      byPlace = this.#heroesByPlace(number);
      this.#heroes.set(number, byPlace);
    }
    return nth(byPlace, place);
  }

  #heroesByPlace(number: number): readonly (readonly number[])[] {
    const there: number[][] = places.names.map(() => []);
    for (const hero of heroesOf(this.lens))
      if (!isDown(this.lens, hero)) there[this.whereabouts(hero, number)]?.push(hero);
    return there;
  }

  /** What a crisis is worth at a stage where it lies. */
  keeping(region: number, crisis: Scheme, stage: number): number {
    return this.worthOf(crisis) * nth(this.habits.completes, stage) * (1 - this.#dangerIn(region));
  }

  /** How much he would like to advance what lies in a region, by what that is worth: hidden crises go before others. */
  urge(region: number, worth: number): number {
    return this.plots[region]?.isHidden === false ? worth * this.habits.shown : worth;
  }

  /** The VP of a crisis, and what its type does for the Goal. */
  worthOf({ cost, family }: Scheme): number {
    const same = nth(this.#completed, families.indexOf(family));
    if (this.goal === 'completed-types') return cost + (same === 0 ? this.habits.goal : 0);
    if (this.goal === 'completed-alike') return cost + this.habits.goal * (same / 2);
    return cost;
  }

  /** What it is worth that two hidden crises change places, while their stages stay. */
  swapping(plots: readonly (Plot | undefined)[], one: number, other: number): number {
    const [here, there] = [plots[one], plots[other]];
    if (here?.isHidden !== true || there?.isHidden !== true) return 0;
    const before =
      this.keeping(one, here.crisis, here.stage) + this.keeping(other, there.crisis, there.stage);
    const after = this.keeping(one, there.crisis, here.stage) + this.keeping(other, here.crisis, there.stage);
    return this.habits.swaps * (after - before);
  }

  /** By how much nearer another stage of a crisis brings his Goal. */
  nearerWith(region: number, stage: number, plots: readonly (Plot | undefined)[]): number {
    const plot = plots[region];
    if (plot === undefined || !this.isOnMap) return 0;
    const after = plots.with(region, { ...plot, stage });
    return this.habits.alarm * (nearness({ mind: this, plots: after }) - nearness({ mind: this, plots }));
  }

  /** How far the region that is held best, with those next to it, is under his rule. */
  mostHeld(plots: readonly (Occupied | undefined)[]): number {
    const stages = stagesOf(plots);
    const known = this.#held.get(stages) ?? mostHeld(this, plots);
    this.#held.set(stages, known);
    return known;
  }

  /** Whether the map shows how near his Goal is. */
  get isOnMap(): boolean {
    return this.goal === 'hidden-and-ripe' || this.goal === 'surrounded';
  }

  /** What his round comes to if he stays where he is: asked for beside every place that he could go to, found out once. */
  staying(comesTo: () => number): number {
    this.#staying ??= comesTo();
    return this.#staying;
  }

  /** What two powers come to together: asked for from either side, found out once. */
  paired(one: number, other: number, comesTo: (pair: readonly number[]) => number): number {
    const pair = one < other ? [one, other] : [other, one];
    const key = nth(pair, 0) * 1000 + nth(pair, 1);
    const known = this.#pairs.get(key) ?? comesTo(pair);
    this.#pairs.set(key, known);
    return known;
  }

  /** How likely heroes thwart all that lies there, so that they win: they may reach what is far from them, too. */
  perilOf(plots: readonly (Plot | undefined)[]): number {
    let peril = 1;
    for (const region of regions) if (plots[region] !== undefined) peril *= this.perilAt(region);
    return peril;
  }

  /** How likely heroes thwart what lies in a region, by where they stand: what they have said about one says little about all. */
  perilAt(region: number): number {
    const known = this.#peril[region];
    if (known !== undefined) return known;
    const threat = 1 - this.#safe((hero) => this.#threatFrom(placeOf(this.lens, hero), region));
    const peril = Math.max(this.habits.far, threat);
    this.#peril[region] = peril;
    return peril;
  }

  /** How likely what lies in a region is still there when he acts with a number: heroes have said what they confront, and when. */
  lasts(region: number, number: number): number {
    let lasts = 1;
    for (const hero of heroesOf(this.lens)) {
      const plan = this.#plans[hero];
      if (plan?.region === region && plan.power.number < number && acts(plan.power))
        lasts *= 1 - this.habits.announced;
    }
    return lasts;
  }

  /** How likely heroes thwart what lies in a region. */
  #dangerIn(region: number): number {
    const known = this.#danger[region];
    if (known !== undefined) return known;
    const danger = 1 - this.#safe((hero) => this.#threatOf(hero, region));
    this.#danger[region] = danger;
    return danger;
  }

  /** How likely no hero thwarts what lies in a region. */
  #safe(threatOf: (hero: number) => number): number {
    let safe = 1;
    for (const hero of heroesOf(this.lens)) if (!isDown(this.lens, hero)) safe *= 1 - threatOf(hero);
    return safe;
  }

  /** How likely a hero thwarts what lies in a region: by what he has said, else by where he stands, or will. */
  #threatOf(hero: number, region: number): number {
    const { habits } = this;
    const plan = this.#plans[hero];
    if (plan?.region !== region) return this.#threatFrom(this.whereabouts(hero, LAST), region);
    if (acts(plan.power)) return habits.announced;
    return this.#linesLeft(placeOf(this.lens, hero), plan) <= 0 ? habits.awaited : habits.distant;
  }

  #threatFrom(place: number, region: number): number {
    const { lens, habits } = this;
    if (place === region) return habits.besieged;
    return isRegion(place) && neighbours(lens, place).includes(region) ? habits.near : 0;
  }

  /** How many travel lines are left from a place to the region of a plan once its power is played. */
  #linesLeft(place: number, { region, power }: Plan): number {
    if (place === region || power.does.some(boomTube.is)) return 0;
    if (!isRegion(place)) return power.does.some(transport.is) ? 0 : REGIONS;
    return linesBetween(this.lens, place, region) - reachOf(power);
  }
}

/** The power that a hero has said he plays this round, and the region he named. */
interface Plan {
  readonly region: number;
  readonly power: Power;
}

const regions: readonly number[] = Array.from({ length: REGIONS }, (_, region) => region);

const fromSeats = <T>(seats: number, of: (seat: number) => T): T[] =>
  Array.from({ length: seats }, (_, seat) => of(seat));

/** What a hero has said he does, as long as he has not acted. */
function planOf(lens: View, hero: number, said: Word | undefined): Plan | undefined {
  if (said === undefined || said.power === NOT_ANY || isDown(lens, hero)) return undefined;
  if (lens.size(zones.laid(hero)) === 0) return undefined;
  const kind = nth(lens.game.kinds, said.power);
  return kind.type === 'power' ? { region: said.region, power: kind } : undefined;
}

/** How far a power moves its hero. */
const reachOf = ({ does }: Power): number =>
  does.reduce((sum, said) => sum + (boomTube.is(said) ? REGIONS : move.is(said) ? said.far : 0), 0);

/** Whether a power does something about a crisis. */
const acts = ({ does }: Power): boolean => does.some((said) => confront.is(said) || overcoming.is(said));

function plotAt(lens: View, region: number): Plot | undefined {
  const crisis = hasCrisis(lens, region) ? crisisAt(lens, region) : undefined;
  if (crisis === undefined) return undefined;
  return { crisis, stage: stageOf(lens, region), isHidden: revealedAt(lens, region) === undefined };
}

/** The name of the condition of the Goal that he holds. */
function goalIn(lens: View): string | undefined {
  for (const zone of [zones.hand(lens.viewer), zones.spent(lens.viewer), zones.laid(lens.viewer)])
    for (const card of lens.zone(zone)) {
      const { goal, does } = powerOf(lens, card);
      if (goal === true) return conditionOf(does[0]);
    }
  return undefined;
}

const conditionOf = (said: Sentence | undefined): string | undefined =>
  win.is(said) ? said.if?.is : undefined;

/** A position as Darkseid imagines it. */
export interface Foreseen {
  readonly mind: DarkseidMind;
  readonly place: number;
  readonly plots: readonly (Occupied | undefined)[];
  readonly completed: readonly Scheme[];
  readonly defeated: number;
}

/** How far a region is under his rule, from 0 to 1: a crisis at the last stage holds it. */
const held = (plot: Occupied | undefined): number =>
  plot === undefined ? 0 : (1 + plot.stage) / (1 + LAST_STAGE);

/** Whether it would be so, for the number that a Goal names. */
type Holds = (foreseen: Foreseen, n: number) => boolean;

const familiesIn = ({ mind, completed }: Foreseen): number[] =>
  familiesCompleted(mind.lens).map(
    (many, no) => many + completed.filter(({ family }) => family === families[no]).length,
  );

const isHurt = ({ fields }: Reader): boolean => overcome.has(fields.overcome, VILLAIN_CARD);

/** Whether what a Goal asks for would be so, by the name of its condition. */
const goals: ReadonlyMap<string, Holds> = new Map<string, Holds>([
  ['completed-types', (foreseen, n) => familiesIn(foreseen).filter((many) => many > 0).length >= n],
  ['completed-alike', (foreseen, n) => familiesIn(foreseen).some((many) => many >= n)],
  ['heroes-defeated', ({ mind, defeated }, n) => mind.lens.fields.heroesDefeated + defeated >= n],
  [
    'hidden-and-ripe',
    ({ plots }, n) =>
      plots.filter((plot) => plot?.isHidden === true && plot.stage === LAST_STAGE).length >= n,
  ],
  ['unhurt-at-level', ({ mind: { lens, me } }, n) => levelOf(lens, me) >= n && !isHurt(lens)],
  [
    'surrounded',
    ({ mind: { lens }, place, plots }) =>
      isRegion(place) && [place, ...neighbours(lens, place)].every((region) => held(plots[region]) === 1),
  ],
]);

/** Whether Darkseid would have reached a Goal, by what it says. */
export function isReached(foreseen: Foreseen, said: Sentence): boolean {
  const asked = win.is(said) ? said.if : undefined;
  if (asked === undefined) return false;
  const n = 'n' in asked && typeof asked.n === 'number' ? asked.n : 0;
  return goals.get(asked.is)?.(foreseen, n) === true;
}

/** How near he is to the Goal he holds, from 0 to 1, as far as the map shows it. */
export function nearness({ mind, plots }: Pick<Foreseen, 'mind' | 'plots'>): number {
  if (mind.goal === 'hidden-and-ripe') {
    const stages = plots.map((plot) => (plot?.isHidden === true ? plot.stage : 0)).sort((a, b) => b - a);
    return stages.slice(0, 3).reduce((sum, stage) => sum + stage, 0) / 9;
  }
  return mind.goal === 'surrounded' ? mind.mostHeld(plots) ** 2 : 0;
}

/** How far the region that is held best, with those next to it, is under his rule. */
function mostHeld({ lens }: DarkseidMind, plots: readonly (Occupied | undefined)[]): number {
  const rule = regions.map((region) => held(plots[region]));
  let most = 0;
  for (const region of openRegions(lens)) {
    const around = neighbours(lens, region);
    let sum = nth(rule, region);
    for (const other of around) sum += nth(rule, other);
    most = Math.max(most, sum / (1 + around.length));
  }
  return most;
}

/** A number for the stages of all plots: equal ones have the same. */
function stagesOf(plots: readonly (Occupied | undefined)[]): number {
  let digits = 0;
  for (const region of regions) {
    const plot = plots[region];
    digits = digits * (LAST_STAGE + 2) + (plot === undefined ? 0 : 1 + plot.stage);
  }
  return digits;
}
