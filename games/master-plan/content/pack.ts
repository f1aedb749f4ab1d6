import {
  type Checked,
  checkIds,
  dictionaryOf,
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
import { verbs } from '../rules/verbs/index.ts';
import { types } from './checks.ts';
import { attackTypes, type Kind, rarities } from './kinds.ts';

/** Fewer Supers would leave hands too small to fill Squads; more would not fit on a table. */
const SUPERS: Bounds = { least: 24, most: 60 };
/** Nobody fights where all are of one side. */
const ONE_SIDE: Bounds = { least: 1, most: 59 };
/** One for every player. */
const PLANS: Bounds = { least: 6, most: 60 };
/** A round of five or six lays four. */
const THROWDOWNS: Bounds = { least: 4, most: 60 };
const LOOTS: Bounds = { least: 1, most: 40 };

/** More would not fit on a card. */
const SENTENCES = { most: 8, deepest: 4 };

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const title = object({ name: text(80), flavour: text(200) });

const printed = {
  id: text(60),
  icon: text(60),
  designed: optional(marked),
  titles: optional(object({ en: title, fr: title })),
};

export const prints = {
  super: object({
    ...printed,
    side: oneOf('hero', 'villain'),
    number: whole(1, 999),
    attack: oneOf(...attackTypes, 'none'),
    defenses: types,
    ability: sentencesCheck(verbs, SENTENCES, conditions),
  }),
  throwdown: object({ ...printed, loot: whole(0, 20) }),
  loot: object({ ...printed, rarity: oneOf(...rarities), copies: whole(1, 50) }),
  plan: object({ ...printed, needs: dictionaryOf(whole(1, 50)) }),
};

const pack = object({
  game: oneOf('master-plan'),
  supers: listOf(prints.super, SUPERS.most),
  throwdowns: listOf(prints.throwdown, THROWDOWNS.most),
  loot: listOf(prints.loot, LOOTS.most),
  plans: listOf(prints.plan, PLANS.most),
});

/** The content of a game as a file holds it. */
type Pack = Checked<typeof pack>;

/** The kinds of a pack, or all that is wrong with it. */
export function kindsFrom(data: unknown): { readonly kinds: Kind[] } | { readonly faults: Fault[] } {
  const faults: Fault[] = [];
  if (!pack(data, '', faults)) return { faults };
  checkLengths(data, faults);
  const { game: _game, ...lists } = data;
  checkIds(lists, faults);
  checkNumbers(data, faults);
  checkNeeds(data, faults);
  if (faults.length > 0) return { faults };
  return {
    kinds: [
      ...kindsOfType('super', data.supers),
      ...kindsOfType('throwdown', data.throwdowns),
      ...kindsOfType('loot', data.loot),
      ...kindsOfType('plan', data.plans),
    ],
  };
}

function checkLengths({ supers, throwdowns, loot, plans }: Pack, faults: Fault[]): void {
  const check = (path: string, length: number, { least, most }: Bounds) => {
    if (length < least || length > most)
      faults.push({ path, code: 'not-a-list', expected: `${least}–${most}` });
  };
  check('supers', supers.length, SUPERS);
  for (const side of ['hero', 'villain']) {
    check(`supers.${side}`, supers.filter((each) => each.side === side).length, ONE_SIDE);
  }
  check('throwdowns', throwdowns.length, THROWDOWNS);
  check('loot', loot.length, LOOTS);
  check('plans', plans.length, PLANS);
}

/** No two Supers have the same Action Number (MP-A20). */
function checkNumbers({ supers }: Pack, faults: Fault[]): void {
  const known = new Set<number>();
  supers.forEach(({ number }, i) => {
    if (known.has(number))
      faults.push({ path: `supers[${i}].number`, code: 'twice', expected: String(number) });
    known.add(number);
  });
}

/** A plan asks for Loot that exists, and for no more than there is. */
function checkNeeds({ loot, plans }: Pack, faults: Fault[]): void {
  const copies = new Map(loot.map((each) => [each.id, each.copies]));
  plans.forEach(({ needs }, i) => {
    if (Object.keys(needs).length === 0)
      faults.push({ path: `plans[${i}].needs`, code: 'missing', expected: 'needs' });
    for (const [id, n] of Object.entries(needs)) {
      const path = `plans[${i}].needs.${id}`;
      const there = copies.get(id);
      if (there === undefined)
        faults.push({ path, code: 'unknown-key', expected: [...copies.keys()].join(', ') });
      else if (n > there) faults.push({ path, code: 'not-a-whole-number', expected: `1–${there}` });
    }
  });
}
