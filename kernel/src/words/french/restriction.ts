import type { Restriction } from '../clause.ts';
import { type Gender, word } from '../lexicon.ts';
import { agreed } from './morphology.ts';
import { type French, nounOf, nounPhrase, things, valueWords } from './noun.ts';
import { DE, LA, LE, type Words } from './spelling.ts';
import { predicate, verbOf } from './verb.ts';

/** What narrows the noun down; the doer of `french` is the noun itself. */
export function restriction(
  french: French,
  gender: Gender,
  number: 'one' | 'many',
  which: Restriction,
): Words {
  if ('that' in which) return ['qui', ...predicate(french, which.that, number === 'many' ? 'ils' : 'il')];
  if ('done' in which) {
    const adverbs = (which.how ?? []).map((id) => word(french.lexicon.adverbs, id, 'adverb'));
    return [agreed(verbOf(french, which.done).participle, gender, number), ...adverbs];
  }
  const located: French = { ...french, places: 'in' };
  if ('having' in which) return ['avec', ...nounPhrase(located, which.having, 'aside')];
  if ('without' in which) {
    const lacked = which.without;
    const isIndefinite = lacked.kind === 'things' && lacked.count === 'a' && lacked.owner === undefined;
    return ['sans', ...(isIndefinite ? things(located, lacked, []) : nounPhrase(located, lacked, 'aside'))];
  }
  if ('of' in which) return [DE, ...nounPhrase(french, which.of, 'aside')];
  return measure(french, which);
}

const COMPARED = { lower: { m: 'inférieur', f: 'inférieure' }, higher: { m: 'supérieur', f: 'supérieure' } };
const EXTREME = { lowest: { m: 'bas', f: 'basse' }, highest: { m: 'élevé', f: 'élevée' } };

function measure(french: French, which: Extract<Restriction, { measure: string }>): Words {
  const { one, gender } = nounOf(french, which.measure);
  const un = gender === 'f' ? 'une' : 'un';
  const le = gender === 'f' ? LA : LE;
  if ('than' in which) {
    const than = nounPhrase(french, which.than, 'aside');
    if (which.is === 'same') return ['avec', le, 'même', one, "que¦qu'", ...than];
    return [
      'avec',
      un,
      one,
      COMPARED[which.is][gender],
      'à',
      gender === 'f' ? 'celle' : 'celui',
      DE,
      ...than,
    ];
  }
  if (typeof which.is !== 'string') return ['avec', un, one, DE, ...valueWords(which.is)];
  return ['avec', le, one, le, 'plus', EXTREME[which.is][gender]];
}
