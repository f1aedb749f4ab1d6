import { ACCEPT, always, DECLINE, NONE, nth, type Standing, type Window, wordOf } from '@masterplan/kernel';
import { type JusticeLeague, word } from './board.ts';
import { cardAtWork } from './powers.ts';
import { isHero, powerOf } from './questions.ts';

const accept = always<JusticeLeague>('accept', ACCEPT);
const decline = always<JusticeLeague>('decline', DECLINE);

/** An Ultimate Goal is carried out by hand: it may be better to pass it. */
const carryOut: Standing<JusticeLeague> = {
  name: 'carry-out',
  applies: (view, _seat, frame) => !powerOf(view, cardAtWork(frame)).goal,
  choose: (_lens, _seat, _frame, options) =>
    options.find((option) => wordOf(option) === word.carryOut) ?? NONE,
};

/** Accepts any order, and proposes that of the seats. */
const any: Standing<JusticeLeague> = {
  name: 'any',
  applies: () => true,
  choose: (_lens, _seat, _frame, options) => (options.includes(ACCEPT) ? ACCEPT : nth(options, 0)),
};

/** Questions among heroes. */
const amongHeroes = (...answers: readonly Standing<JusticeLeague>[]): Window<JusticeLeague> => ({
  answers,
  isFor: isHero,
});

/** What may be answered beforehand (JL-B7). */
export const windows = {
  power: { answers: [carryOut] },
  order: amongHeroes(accept, any),
  token: amongHeroes(accept),
  waiting: amongHeroes(accept, decline),
  crossing: amongHeroes(accept, decline),
} satisfies Readonly<Record<string, Window<JusticeLeague>>>;
