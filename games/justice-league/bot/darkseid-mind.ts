import { NOT_ANY, nth, type Sentence } from '@masterplan/kernel';
import { type Crisis, families } from '../content/kinds.ts';
import { overcome, REGIONS, type Reader, VILLAIN_CARD, zones } from '../rules/board.ts';
import {
  familiesCompleted,
  hasCrisis,
  heroesOf,
  isDown,
  isRegion,
  levelOf,
  neighbours,
  openRegions,
  placeOf,
  powerOf,
  revealedAt,
  stageOf,
} from '../rules/facts.ts';
import { win } from '../rules/verbs/win.ts';
import type { Habits } from './habits.ts';
import { crisisAt, type View } from './prospects.ts';

/** What lies in a region, as Darkseid imagines it. */
export interface Plot {
  readonly crisis: Crisis;
  readonly stage: number;
  readonly isHidden: boolean;
}

/** What Darkseid has in mind when he chooses: what he sees, and where heroes have said that they go. */
export class DarkseidMind {
  readonly lens: View;
  readonly habits: Habits;
  readonly me: number;
  readonly goal: string | undefined;
  readonly #heard: ReadonlyMap<number, number>;
  readonly #danger: readonly number[];

  constructor(lens: View, habits: Habits, heard: ReadonlyMap<number, number>) {
    this.lens = lens;
    this.habits = habits;
    this.me = lens.viewer;
    this.#heard = heard;
    this.goal = goalIn(lens);
    this.#danger = Array.from({ length: REGIONS }, (_, region) => this.#dangerAt(region));
  }

  get plots(): (Plot | undefined)[] {
    const { lens } = this;
    return Array.from({ length: REGIONS }, (_, region) => {
      const crisis = hasCrisis(lens, region) ? crisisAt(lens, region) : undefined;
      if (crisis === undefined) return undefined;
      return { crisis, stage: stageOf(lens, region), isHidden: revealedAt(lens, region) === undefined };
    });
  }

  /** Where a hero will be when Darkseid acts: where he said that he goes, else where he is. */
  whereabouts(hero: number): number {
    const said = this.#heard.get(hero);
    return said === undefined || said === NOT_ANY ? placeOf(this.lens, hero) : said;
  }

  /** Heroes who can be struck at a place. */
  heroesAt(place: number): number[] {
    return heroesOf(this.lens).filter((hero) => !isDown(this.lens, hero) && this.whereabouts(hero) === place);
  }

  /** What a crisis is worth at a stage where it lies. */
  keeping(region: number, crisis: Crisis, stage: number): number {
    return this.worthOf(crisis) * nth(this.habits.completes, stage) * (1 - nth(this.#danger, region));
  }

  /** The VP of a crisis, and what its type does for the Goal. */
  worthOf({ cost, family }: Crisis): number {
    const completed = familiesCompleted(this.lens);
    const same = nth(completed, families.indexOf(family));
    if (this.goal === 'completed-types') return cost + (same === 0 ? this.habits.goal : 0);
    if (this.goal === 'completed-alike') return cost + this.habits.goal * (same / 2);
    return cost;
  }

  #dangerAt(region: number): number {
    const { lens, habits } = this;
    let safe = 1;
    for (const hero of heroesOf(lens)) {
      if (isDown(lens, hero)) continue;
      const place = placeOf(lens, hero);
      if (place === region) safe *= 1 - habits.besieged;
      else if (isRegion(place) && neighbours(lens, place).includes(region)) safe *= 1 - habits.near;
      if (this.#heard.get(hero) === region) safe *= 1 - habits.announced;
    }
    return 1 - safe;
  }
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

export const conditionOf = (said: Sentence | undefined): string | undefined =>
  win.is(said) ? said.if?.is : undefined;

/** A position as Darkseid imagines it. */
export interface Foreseen {
  readonly mind: DarkseidMind;
  readonly place: number;
  readonly plots: readonly (Plot | undefined)[];
  readonly completed: readonly Crisis[];
  readonly defeated: number;
}

type Holds = (foreseen: Foreseen) => boolean;

const familiesIn = ({ mind, completed }: Foreseen): number[] =>
  familiesCompleted(mind.lens).map(
    (many, no) => many + completed.filter(({ family }) => family === families[no]).length,
  );

const isHurt = ({ fields }: Reader): boolean => overcome.has(fields.overcome, VILLAIN_CARD);

/** Whether what a Goal asks for would be so, by the name of its condition. */
const goals: ReadonlyMap<string, Holds> = new Map<string, Holds>([
  ['completed-types', (foreseen) => familiesIn(foreseen).every((many) => many > 0)],
  ['completed-alike', (foreseen) => familiesIn(foreseen).some((many) => many >= 3)],
  ['heroes-defeated', ({ mind, defeated }) => mind.lens.fields.heroesDefeated + defeated >= 3],
  [
    'hidden-and-ripe',
    ({ plots }) => plots.filter((plot) => plot?.isHidden === true && plot.stage === 3).length >= 3,
  ],
  ['unhurt-at-level', ({ mind: { lens, me } }) => levelOf(lens, me) >= 5 && !isHurt(lens)],
  [
    'surrounded',
    ({ mind: { lens }, place, plots }) =>
      isRegion(place) && [place, ...neighbours(lens, place)].every((region) => plots[region] !== undefined),
  ],
]);

/** Whether Darkseid would have reached a Goal. */
export const isReached = (foreseen: Foreseen, condition: string | undefined): boolean =>
  condition !== undefined && goals.get(condition)?.(foreseen) === true;

/** How near he is to the Goal he holds, from 0 to 1, as far as the map shows it. */
export function nearness({ mind, plots }: Foreseen): number {
  if (mind.goal === 'hidden-and-ripe') {
    const stages = plots.map((plot) => (plot?.isHidden === true ? plot.stage : 0)).sort((a, b) => b - a);
    return stages.slice(0, 3).reduce((sum, stage) => sum + stage, 0) / 9;
  }
  if (mind.goal !== 'surrounded') return 0;
  const shares = openRegions(mind.lens).map((region) => {
    const all = [region, ...neighbours(mind.lens, region)];
    return all.filter((each) => plots[each] !== undefined).length / all.length;
  });
  return Math.max(...shares) ** 2;
}
