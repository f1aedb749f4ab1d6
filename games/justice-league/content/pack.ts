import {
  type Check,
  type Checked,
  checkIds,
  type Fault,
  isRecord,
  kindsOfType,
  listOf,
  marked,
  object,
  oneOf,
  optional,
  sentencesCheck,
  text,
  whole,
} from '@masterplan/kernel';
import { conditions } from '../rules/conditions/index.ts';
import { verbs } from '../rules/verbs/index.ts';
import { characters, families, heroNames, type Kind, type Row, rewards, type Score } from './kinds.ts';
import { places } from './map.ts';

/** More would not fit on a card. */
const SENTENCES = { most: 8, deepest: 4 };
/** A crisis must always be placeable, also with two heroes (JL-3.23, JL-A5). */
const MOST_COST = 4;
/** So many crises are drawn with four heroes (JL-3.22). */
const LEAST_CRISES = 8;

const title = object({ name: text(80), flavour: text(200) });

const printed = {
  id: text(60),
  icon: text(60),
  designed: optional(marked),
  titles: optional(object({ en: title, fr: title })),
};

const plusRow = object({ plus: whole(0, 9) });
const woundsRow = object({ wounds: whole(1, 3) });
const row: Check<Row> = (value, path, faults): value is Row =>
  isRecord(value) && 'wounds' in value ? woundsRow(value, path, faults) : plusRow(value, path, faults);

const risingScore = object({ rising: whole(0, 20) });
const fixedScore = whole(1, 20);
const score: Check<Score> = (value, path, faults): value is Score =>
  isRecord(value) ? risingScore(value, path, faults) : fixedScore(value, path, faults);

const level = object({ costs: whole(1, 20), gives: oneOf(...rewards) });
const dial = listOf(level, 12);
const does = sentencesCheck(verbs, SENTENCES, conditions);
const part = optional(does);

export const prints = {
  hero: object({
    ...printed,
    id: oneOf(...heroNames),
    strength: whole(0, 16),
    agility: whole(0, 16),
    tech: whole(0, 16),
    chart: listOf(row, 6),
    dial,
  }),
  tyrant: object({ ...printed, dial }),
  villain: object({
    ...printed,
    heroes: whole(2, 4),
    strength: whole(1, 20),
    agility: whole(1, 20),
    tech: whole(1, 20),
  }),
  power: object({
    ...printed,
    owner: oneOf(...characters),
    number: whole(1, 20),
    after: oneOf('replenish', 'spent'),
    starts: optional(marked),
    home: optional(marked),
    exposes: optional(marked),
    goal: optional(marked),
    does,
  }),
  crisis: object({
    ...printed,
    family: oneOf(...families),
    cost: whole(0, MOST_COST),
    discount: optional(object({ in: oneOf(...places.names), by: whole(1, MOST_COST) })),
    strength: optional(score),
    agility: optional(score),
    tech: optional(score),
    revealed: part,
    lasting: part,
    confronted: part,
    thwarted: part,
    completed: part,
  }),
};

const pack = object({
  game: oneOf('justice-league'),
  heroes: listOf(prints.hero, heroNames.length),
  tyrants: listOf(prints.tyrant, 1),
  villains: listOf(prints.villain, 3),
  powers: listOf(prints.power, 120),
  crises: listOf(prints.crisis, 60),
});

/** The content of a game as a file holds it. */
type Pack = Checked<typeof pack>;

/** The kinds of a pack, or all that is wrong with it. */
export function kindsFrom(data: unknown): { readonly kinds: Kind[] } | { readonly faults: Fault[] } {
  const faults: Fault[] = [];
  if (!pack(data, '', faults)) return { faults };
  const { game: _game, ...lists } = data;
  checkIds(lists, faults);
  checkSheets(data, faults);
  checkPowers(data, faults);
  checkCrises(data, faults);
  if (faults.length > 0) return { faults };
  return {
    kinds: [
      ...kindsOfType('hero', data.heroes),
      ...kindsOfType('tyrant', data.tyrants),
      ...kindsOfType('villain', data.villains),
      ...kindsOfType('power', data.powers),
      ...kindsOfType('crisis', data.crises),
    ],
  };
}

/** All five sheets, and a villain card for every number of heroes. */
function checkSheets({ heroes, tyrants, villains }: Pack, faults: Fault[]): void {
  const count = (path: string, length: number, wanted: number) => {
    if (length !== wanted) faults.push({ path, code: 'not-a-list', expected: `${wanted}–${wanted}` });
  };
  count('heroes', heroes.length, heroNames.length);
  count('tyrants', tyrants.length, 1);
  for (const n of [2, 3, 4])
    if (!villains.some((each) => each.heroes === n))
      faults.push({ path: 'villains', code: 'missing', expected: `heroes: ${n}` });
  heroes.forEach(({ chart }, i) => {
    if (chart.length !== 6) faults.push({ path: `heroes[${i}].chart`, code: 'not-a-list', expected: '6–6' });
  });
}

/** Everybody has a way home that is never spent, and Darkseid a goal (JL-A18). */
function checkPowers({ powers }: Pack, faults: Fault[]): void {
  for (const owner of characters) {
    const hasHome = powers.some(
      (each) => each.owner === owner && each.home && each.starts && each.after === 'replenish',
    );
    if (!hasHome) faults.push({ path: 'powers', code: 'missing', expected: `${owner}: home` });
  }
  if (!powers.some((each) => each.goal)) faults.push({ path: 'powers', code: 'missing', expected: 'goal' });
}

/** Enough crises for four heroes, each with an ability to overcome (JL-2.53). */
function checkCrises({ crises }: Pack, faults: Fault[]): void {
  if (crises.length < LEAST_CRISES)
    faults.push({ path: 'crises', code: 'not-a-list', expected: `${LEAST_CRISES}–60` });
  crises.forEach(({ strength, agility, tech }, i) => {
    if (strength === undefined && agility === undefined && tech === undefined)
      faults.push({ path: `crises[${i}]`, code: 'missing', expected: 'strength, agility, tech' });
  });
}
