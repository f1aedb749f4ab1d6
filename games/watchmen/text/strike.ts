import { type Clause, doer, inTurn, not, provided, thereIs, under, when } from '@masterplan/kernel/words';
import { a, all, clause, each, exactly, the, thisOne, you } from './words.ts';

const underThis = under(thisOne('challenge'));

/** What a Challenge that gathers cards does when it has so many, once (W-9.17 to R-81). */
export const strikeClauses = (until: number): readonly Clause[] => [
  when(
    clause('lie', exactly(until, 'card'), undefined, { in: underThis }),
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
