import {
  type Check,
  type Checked,
  checkIds,
  type Fault,
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
import type { ConditionSaid } from '../rules/conditions/kit.ts';
import { verbs } from '../rules/verbs/index.ts';
import { agencies, attributes, goods, type Kind, missionTypes, type Points } from './kinds.ts';
import { markers } from './markers.ts';

/** More would not fit on a card. */
const SENTENCES = { most: 8, deepest: 4 };
const CONDITIONS = 4;
/** Fewer cannot be dealt: six Named Henchmen, two rings with Vaults, and decks for six players (TD-5.3, TD-6.3, TD-4.9). */
const LEAST: Readonly<Record<string, number>> = {
  henchmen: 6,
  resources: 18,
  doomsdays: 12,
  headquarters: 2,
  gadgets: 3,
  directives: 3,
  jobs: 24,
  events: 3,
};

const title = object({ name: text(80), flavour: text(200) });

const printed = {
  id: text(60),
  icon: text(60),
  designed: optional(marked),
  titles: optional(object({ en: title, fr: title })),
};

const numbers = listOf(whole(0, 20), attributes.length);
const points: Check<Points> = (value, path, faults): value is Points => {
  if (!numbers(value, path, faults)) return false;
  if (value.length === attributes.length) return true;
  faults.push({ path, code: 'not-a-list', expected: `${attributes.length}–${attributes.length}` });
  return false;
};

const some = optional(whole(1, 9));
const amounts = object({
  ...{ funding: some, data: some, espionage: some, corruption: some, infamy: some, vp: some },
  ...{ soldier: some, assassin: some, thief: some, hacker: some, scientist: some, fixer: some },
});

const condition: Check<ConditionSaid> = (value, path, faults): value is ConditionSaid =>
  conditions.check(value, path, faults);
const needs = listOf(condition, CONDITIONS);
const does = optional(sentencesCheck(verbs, SENTENCES, conditions));
const speaking = {
  ...{ plot: does, lasting: does, scheming: does, phase: does, completing: does },
  ...{ spoils: does, conflict: does, ending: does, revealed: does },
};
const mission = oneOf(...missionTypes);

const prints = {
  henchman: object({
    ...printed,
    ...speaking,
    has: points,
    affinity: mission,
    triggers: listOf(object({ when: condition, stays: optional(marked), leader: optional(marked) }), 3),
    anywhere: optional(marked),
  }),
  resource: object({
    ...printed,
    mission,
    needs: points,
    completed: points,
    reward: amounts,
    spoils: listOf(oneOf(...goods), 4),
  }),
  doomsday: object({ ...printed, mission, needs: points, reward: amounts, effect: does }),
  headquarters: object({ ...printed, agency: oneOf(...agencies), needs: points, reward: amounts }),
  gadget: object({ ...printed, ...speaking, anywhere: optional(marked), once: optional(marked) }),
  directive: object({ ...printed, needs, reward: amounts }),
  job: object({ ...printed, of: optional(text(60)), needs, reward: amounts }),
  event: object({ ...printed, ...speaking, solution: needs }),
};

const pack = object({
  game: oneOf('tomorrow-dies-today'),
  henchmen: listOf(prints.henchman, 12),
  resources: listOf(prints.resource, 36),
  doomsdays: listOf(prints.doomsday, 24),
  headquarters: listOf(prints.headquarters, 2),
  gadgets: listOf(prints.gadget, 60),
  directives: listOf(prints.directive, 60),
  jobs: listOf(prints.job, 90),
  events: listOf(prints.event, 30),
});

/** The content of a game as a file holds it. */
type Pack = Checked<typeof pack>;

/** The kinds of a pack, or all that is wrong with it. Staging Markers are always the same. */
export function kindsFrom(data: unknown): { readonly kinds: Kind[] } | { readonly faults: Fault[] } {
  const faults: Fault[] = [];
  if (!pack(data, '', faults)) return { faults };
  checkIds(
    listsIn(data),
    faults,
    markers.map(({ id }) => id),
  );
  checkNumbers(data, faults);
  if (faults.length > 0) return { faults };
  return {
    kinds: [
      ...kindsOfType('henchman', data.henchmen),
      ...kindsOfType('headquarters', data.headquarters),
      ...kindsOfType('resource', data.resources),
      ...kindsOfType('doomsday', data.doomsdays),
      ...kindsOfType('gadget', data.gadgets),
      ...kindsOfType('directive', data.directives),
      ...kindsOfType('job', data.jobs),
      ...kindsOfType('event', data.events),
      ...markers,
    ],
  };
}

const listsIn = ({ game: _game, ...lists }: Pack) => lists;

/** Enough of everything, a headquarters of each agency, and Side Jobs of Named Henchmen who are there (TD-4.8). */
function checkNumbers(data: Pack, faults: Fault[]): void {
  const { headquarters, henchmen, jobs } = data;
  for (const [path, entries] of Object.entries(listsIn(data))) {
    const least = LEAST[path] ?? 0;
    if (entries.length < least) faults.push({ path, code: 'not-a-list', expected: `${least}–` });
  }
  for (const agency of agencies)
    if (!headquarters.some((each) => each.agency === agency))
      faults.push({ path: 'headquarters', code: 'missing', expected: agency });
  for (const [i, { of }] of jobs.entries())
    if (of !== undefined && !henchmen.some(({ id }) => id === of))
      faults.push({
        path: `jobs[${i}].of`,
        code: 'not-one-of',
        expected: henchmen.map(({ id }) => id).join(', '),
      });
}
