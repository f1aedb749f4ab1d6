import {
  type Check,
  listOf,
  marked,
  object,
  oneOf,
  optional,
  sentencesCheck,
  text,
  whole,
} from '@masterplan/kernel';
import { conditions } from '../rules/conditions.ts';
import { verbs } from '../rules/verbs/index.ts';
import { FEW, filter, keyed, needs, number, worth } from './checks.ts';
import { cardTypes } from './filters.ts';
import type { Ongoing, When } from './kinds.ts';

/** How deep lists may lie within lists: more would not be read on a card. */
const DEEP = 4;

const sentences = sentencesCheck(verbs, { most: FEW, deepest: DEEP }, conditions);

const when: Check<When> = keyed<When>({
  play: object({ play: filter, nth: optional(number), names: optional(oneOf('new')) }),
  types: object({ types: number, among: filter }),
  contribute: object({ contribute: oneOf('first', 'each') }),
  gain: object({ gain: filter }),
  draw: object({ draw: oneOf('first') }),
});

const ongoing: Check<Ongoing[]> = listOf(object({ when, do: sentences }), FEW);

const title = object({ name: text(80), flavour: text(200) });

const printed = {
  id: text(60),
  icon: text(60),
  designed: optional(marked),
  titles: optional(object({ en: title, fr: title })),
};

const set = optional(oneOf('base', 'watchmen'));

/** What may be printed on each type of card. */
export const prints = {
  card: object({
    ...printed,
    set,
    type: oneOf(...cardTypes, 'weakness'),
    cost: whole(0, 20),
    vp: whole(-9, 20),
    copies: whole(1, 60),
    worth: optional(worth),
    dealt: optional(whole(0, 10)),
    always: optional(marked),
    defense: optional(oneOf('discard', 'show')),
    starts: optional(marked),
    ongoing: optional(ongoing),
    play: optional(sentences),
    bonus: optional(sentences),
    gained: optional(sentences),
    first: optional(sentences),
    after: optional(sentences),
    defeated: optional(sentences),
  }),
  superHero: object({ ...printed, set, goesFirst: optional(marked), ongoing }),
  challenge: object({
    ...printed,
    level: whole(1, 3),
    cost: whole(0, 30),
    needs,
    blanks: optional(marked),
    end: optional(sentences),
    refilled: optional(sentences),
    between: optional(sentences),
  }),
  plot: object({ ...printed, cost: whole(0, 30), ongoing }),
  machination: object({ ...printed, first: filter, lines: listOf(filter, FEW) }),
  loyalty: object({ ...printed, side: oneOf('loyal', 'mastermind') }),
};

/** Most kinds of one sort: several times what fits into a box. */
const MANY = 200;

export const pack = object({
  game: oneOf('watchmen'),
  cards: listOf(prints.card, MANY),
  superHeroes: listOf(prints.superHero, MANY),
  challenges: listOf(prints.challenge, MANY),
  plots: listOf(prints.plot, MANY),
  machinations: listOf(prints.machination, MANY),
  loyalties: listOf(prints.loyalty, MANY),
});
