import { type Clause, deed, er, may, not, number, you } from '@masterplan/kernel/words';
import { a, adjacentRegion, all, clause, darkseid, each, hereOf, nth, some, the } from '../../text/words.ts';
import { type Boost, boosts, CONFRONT } from '../boost.ts';
import { beginConfrontation } from '../confront.ts';
import { verb } from '../kit.ts';

const countAsAny = deed({
  en: { base: 'count', participle: 'counted', after: 'as tokens of any ability' },
  fr: er('compter', { after: 'comme des jetons de n’importe quelle capacité' }),
});
const takePart = deed({
  en: { base: 'take', participle: 'taken', after: 'part, whatever power they have chosen' },
  fr: er('participer', { after: ', quel que soit le pouvoir choisi' }),
});
const ignore = deed({ en: { base: 'ignore', participle: 'ignored' }, fr: er('ignorer') });

/** A hero confronts a revealed crisis, where he is or next to him, or Darkseid (JL-10.8 to JL-10.11, JL-15.3, JL-C19). */
export const confront = verb(CONFRONT, boosts, {
  optional: true,
  run: (table, frame, said) => beginConfrontation(table, frame, said),
  say: (said) => [
    said.only === 'darkseid'
      ? clause('confront', you, darkseid, { how: 'at-your-location' })
      : clause('confront', you, crisisMeant(said)),
    ...boostsSaid(said),
  ],
});

const crisisMeant = ({ where }: Boost) =>
  where === 'adjacent'
    ? a('crisis', { adjectives: ['revealed'], in: adjacentRegion })
    : the('crisis', { in: hereOf() });

function* boostsSaid({ plus, with: ability, despite, adapts, rally }: Boost): Iterable<Clause> {
  if (plus !== undefined) {
    const what = ability === undefined ? each('ability', { of: you }) : the(ability, { of: you });
    yield clause('count', what, number(plus), { how: 'more' });
  }
  if (despite === 'presence') yield not(clause('count', the('presence', { of: darkseid })));
  if (despite === 'stages') yield not(clause('count', some('stage')));
  if (despite === 'first-wound')
    yield clause(ignore, you, nth(1, 'wound', { of: you, adjectives: ['from-the-die'] }));
  if (adapts) yield clause(countAsAny, all('token', { adjectives: ['tech'], of: you }));
  if (rally) yield may(clause(takePart, each('hero', { adjectives: ['other', 'there'] })));
}
