import { NOT_ANY, nth, type Table } from '@masterplan/kernel';
import {
  type Clause,
  deed,
  doer,
  inTurn,
  not,
  provided,
  thereIs,
  under,
  when,
} from '@masterplan/kernel/words';
import { number } from '../../content/checks.ts';
import { a, all, clause, each, exactly, the, thisOne, topOf, you } from '../../text/words.ts';
import { type Watchmen, zones } from '../board.ts';
import { line, verb } from '../kit.ts';
import { revealRoles } from '../roles.ts';

const lie = deed({
  en: { base: 'lie', participle: 'lain' },
  fr: { infinitive: 'être', il: 'est', ils: 'sont', vous: 'êtes', participle: 'été' },
});

const ticked = line('ticked', ['under'], {
  en: ({ under }) => `The Clock ticks: ${under === 1 ? '1 card' : `${under} cards`} under it.`,
  fr: ({ under }) => `L’Horloge avance : ${under === 1 ? '1 carte dessous' : `${under} cartes dessous`}.`,
});

const struck = line('struck', {
  en: () => 'The Clock strikes midnight.',
  fr: () => 'L’Horloge sonne ses douze coups.',
});

/**
 * The Clock: a card goes under it unseen; when it strikes all reveal, and what lies there is handed over. Without a Secret
 * Mastermind it is destroyed, and the Clock goes on (W-9.17 to R-82).
 */
export const tick = verb(
  'tick',
  { until: number },
  {
    brings: [ticked, struck],
    run(table, _frame, { until }) {
      const { fields } = table;
      const top = table.top(zones.mainDeck());
      if (fields.struck || top === undefined) return;
      table.move(top, zones.clock());
      table.tell(ticked, NOT_ANY, [], table.zone(zones.clock()).length);
      if (table.zone(zones.clock()).length >= until) strike(table);
    },
    say: ({ until }) => [
      clause('put', you, topOf(the('main-deck')), { to: underThis }),
      ...strikeClauses(until),
    ],
  },
);

function strike(table: Table<Watchmen>): void {
  const { fields } = table;
  table.tell(struck, NOT_ANY);
  revealRoles(table);
  const { mastermind } = fields;
  fields.struck = mastermind !== NOT_ANY;
  const goal = mastermind === NOT_ANY ? zones.destroyed() : zones.discard(mastermind);
  const clock = table.zone(zones.clock());
  while (clock.length > 0) table.move(nth(clock, clock.length - 1), goal);
}

const underThis = under(thisOne('challenge'));

/** What a Challenge that gathers cards does when it has so many, once (W-9.17 to R-81). */
const strikeClauses = (until: number): readonly Clause[] => [
  when(
    clause(lie, exactly(until, 'card'), undefined, { in: underThis }),
    inTurn(
      clause('reveal', each('player'), the('loyalty', { of: doer })),
      clause('put', the('mastermind'), all('card', { in: underThis }), { to: 'discard', how: 'and-it-ends' }),
    ),
  ),
  provided(
    not(thereIs(a('mastermind'))),
    clause('destroy', you, all('card', { in: underThis }), { how: 'instead' }),
  ),
];
