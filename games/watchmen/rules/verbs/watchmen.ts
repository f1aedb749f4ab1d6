import { firstOf, NOT_ANY, nth, type Table, type Verb, wordOf } from '@masterplan/kernel';
import { anyOf, done, passive, under, when } from '@masterplan/kernel/words';
import { cardTypes } from '../../content/filters.ts';
import type { SentenceOf } from '../../content/sentences.ts';
import { strikeClauses } from '../../text/strike.ts';
import { a, byName, clause, exactly, the, thisOne, topOf, you } from '../../text/words.ts';
import { type Watchmen, word, zones } from '../board.ts';
import { costOf } from '../cards.ts';
import { beat } from '../challenges.ts';
import { destroy } from '../decks.ts';
import { destroyPlayer } from '../destroying.ts';
import { addToLineUp } from '../end-of-turn.ts';
import { isLoyal, revealRoles } from '../roles.ts';

/** The cards of the hand have that type too, for this turn, besides any that was named before (P-7). */
export const nameType: Verb<Watchmen, SentenceOf<'name-type'>> = {
  name: 'name-type',
  choices(_lens, _seat, _frame, offers, { among }) {
    for (const type of among) offers.yes(word.type, cardTypes.indexOf(type));
  },
  run(table, _frame, _said, seat, option) {
    table.fields.handTypes |= 1 << firstOf(option);
    table.tell('type', seat, [], firstOf(option));
  },
  say: ({ among }) => clause('name-type', you, anyOf(...among.map((type) => byName(type)))),
};

export const destroyThis: Verb<Watchmen, SentenceOf<'destroy-this'>> = {
  name: 'destroy-this',
  run: (table, { you: seat, self }) => table.tell('destroyed', seat, [destroy(table, self)]),
  say: () => clause('destroy', you, thisOne('card')),
};

/** A Challenge counts as beaten; a Loyal player is out of the game (W-9.2 to W-9.6, R-70). */
export const disintegrate: Verb<Watchmen, SentenceOf<'disintegrate'>> = {
  name: 'disintegrate',
  choices(lens, _seat, _frame, offers) {
    for (const zone of [zones.challenge(), zones.plotInPlay()])
      for (const card of lens.zone(zone)) offers.yes(word.destroy, card);
    for (let seat = 0; seat < lens.seats; seat++) {
      if (isLoyal(lens, seat)) offers.yes(word.destroyPlayer, seat);
      else offers.no(word.destroyPlayer, seat, 0, 'W-9.4');
    }
  },
  run(table, _frame, _said, seat, option) {
    if (wordOf(option) === word.destroy) beat(table, seat, firstOf(option));
    else destroyPlayer(table, firstOf(option));
  },
  say: () => clause('destroy', you, anyOf(a('challenge'), a('loyal-player'))),
};

/** Among equally cheap ones the player whose turn ends chooses (P-3). */
export const destroyCheapest: Verb<Watchmen, SentenceOf<'destroy-cheapest'>> = {
  name: 'destroy-cheapest',
  choices(lens, _seat, _frame, offers) {
    let least = Number.POSITIVE_INFINITY;
    for (const card of lens.zone(zones.lineUp())) least = Math.min(least, costOf(lens, card));
    for (const card of lens.zone(zones.lineUp()))
      if (costOf(lens, card) === least) offers.yes(word.destroy, card);
  },
  forced: 'taken',
  run: (table, _frame, _said, seat, option) =>
    table.tell('destroyed', seat, [destroy(table, firstOf(option))]),
  say: () =>
    clause('destroy', you, the('card', { in: the('line-up'), which: { measure: 'cost', is: 'lowest' } })),
};

/** Cards of the main deck are destroyed, openly, as far as there are any (P-5, R-02). */
function drainDeck(table: Table<Watchmen>, n: number): void {
  for (let i = 0; i < n; i++) {
    const top = table.top(zones.mainDeck());
    if (top === undefined) return;
    table.tell('drained', NOT_ANY, [destroy(table, top)]);
  }
}

export const drain: Verb<Watchmen, SentenceOf<'drain'>> = {
  name: 'drain',
  run: (table, _frame, { n }) => drainDeck(table, n),
  say: ({ n }) => clause('destroy', you, topOf(the('main-deck'), { count: n })),
};

/** What an Attack destroys is counted; the count begins anew each time (W-9.8, P-4). */
export const tally: Verb<Watchmen, SentenceOf<'tally'>> = {
  name: 'tally',
  run(table, _frame, { every, drain: n }) {
    const { fields } = table;
    fields.tally += 1;
    if (fields.tally < every) return;
    fields.tally = 0;
    drainDeck(table, n);
  },
  say: ({ every, drain: n }) =>
    when(
      done(passive(clause('destroy', exactly(every, 'card'), undefined, { how: 'this-way' }))),
      passive(clause('destroy', topOf(the('main-deck'), { count: n }), undefined, { how: 'counted-anew' })),
    ),
};

/** The Clock: a card goes under it unseen; when it strikes all reveal, and what lies there is handed over (W-9.17 to R-82). */
export const tick: Verb<Watchmen, SentenceOf<'tick'>> = {
  name: 'tick',
  run(table, _frame, { until }) {
    const { fields } = table;
    const top = table.top(zones.mainDeck());
    if (fields.struck || top === undefined) return;
    table.move(top, zones.clock());
    table.tell('ticked', NOT_ANY, [], table.zone(zones.clock()).length);
    if (table.zone(zones.clock()).length >= until) strike(table);
  },
  say: ({ until }) => [
    clause('put', you, topOf(the('main-deck')), { to: under(thisOne('challenge')) }),
    ...strikeClauses(until),
  ],
};

function strike(table: Table<Watchmen>): void {
  const { fields } = table;
  fields.struck = true;
  table.tell('struck', NOT_ANY);
  revealRoles(table);
  const { mastermind } = fields;
  const goal = mastermind === NOT_ANY ? zones.destroyed() : zones.discard(mastermind);
  const clock = table.zone(zones.clock());
  while (clock.length > 0) table.move(nth(clock, clock.length - 1), goal);
}

export const addCards: Verb<Watchmen, SentenceOf<'add-to-line-up'>> = {
  name: 'add-to-line-up',
  run(table, _frame, { n }) {
    for (let i = 0; i < n; i++) if (!addToLineUp(table)) return;
  },
  say: ({ n }) => clause('add', you, topOf(the('main-deck'), { count: n }), { to: the('line-up') }),
};
