import type { Restriction, Things } from '../clause.ts';
import { type FrenchAdjective, word } from '../lexicon.ts';
import { inOrder, isPlural } from '../sentence.ts';
import { adjectiveForm, type Determiner, determiner, edgeAfter, ownedBy } from './determiner.ts';
import { agreementOf, type French, isUnit, nounOf, nounPhrase, nounWords } from './noun.ts';
import { isSomebody, placed } from './place.ts';
import { DE, LA, LE, list, valueWords, type Words } from './spelling.ts';
import { isIndefinite, participle, predicate } from './verb.ts';

/**
 * The noun with all that belongs to it. `undetermined` leaves its article out (*sans Bouclier*, *pas de Bouclier*);
 * as `subject`, things in general have one (*les Vilains coûtent moins*).
 */
export function things(french: French, phrase: Things, how: 'whole' | 'subject' | 'undetermined'): Words {
  const entry = nounOf(french, phrase.noun);
  const { words, number } =
    how === 'undetermined' ? undetermined(french, phrase) : determiner(french, phrase, how);
  const adjectives = (phrase.adjectives ?? []).map((id) => word(french.lexicon.adjectives, id, 'adjective'));
  const form = (each: FrenchAdjective): string => adjectiveForm(each, entry.gender, number);
  const self: French = { ...french, doer: agreementOf(french, phrase), mood: 'affirmed' };
  return [
    ...words,
    ...adjectives.filter((each) => each.before).map(form),
    ...nounWords(entry, number),
    ...described(
      adjectives.filter((each) => !each.before),
      form,
    ),
    ...edgeAfter(phrase),
    ...ownedBy(french, phrase.owner),
    ...placed(french, phrase.in ?? [], phrase.edge === undefined ? french.places : 'of'),
    ...restrictions(self, phrase.which, isSomebody(french, phrase) ? 'person' : 'thing'),
  ];
}

/** Adjectives in a row; those that name kinds are listed after the others. */
function described(adjectives: readonly FrenchAdjective[], form: (each: FrenchAdjective) => string): Words {
  const kinds = adjectives.filter((each) => each.listed).map((each) => [form(each)]);
  return [...adjectives.filter((each) => !each.listed).map(form), ...list(kinds, 'et')];
}

const undetermined = (french: French, phrase: Things): Determiner => ({
  words: [],
  number: isPlural(phrase) && !isUnit(french, phrase.noun) ? 'many' : 'one',
});

/** What narrows the noun down; the doer of `french` is the noun itself. */
export const restrictions = (
  french: French,
  which: readonly Restriction[] | undefined,
  of: 'person' | 'thing',
): Words => inOrder(which).flatMap((each) => restriction(french, each, of));

function restriction(french: French, which: Restriction, of: 'person' | 'thing'): Words {
  if ('that' in which) return ['qui', ...predicate(french, which.that, french.doer.verb)];
  if ('done' in which) return participle(french, which.done, which.how);
  const located: French = { ...french, places: 'in' };
  if ('having' in which) return [...withIt(french, of), ...nounPhrase(located, which.having, 'aside')];
  if ('without' in which) {
    const { without } = which;
    const words = isIndefinite(without)
      ? things(located, without, 'undetermined')
      : nounPhrase(located, without, 'aside');
    return ['sans', ...words];
  }
  if ('otherThan' in which)
    return [
      french.doer.verb === 'ils' ? 'autres' : 'autre',
      "que¦qu'",
      ...nounPhrase(french, which.otherThan, 'aside'),
    ];
  if ('of' in which) return [DE, ...nounPhrase(french, which.of, 'aside')];
  return measure(french, which);
}

/** *un Super avec une Arme*, but *un rival qui a une Arme*: beside a person, *avec* would seem to go with the verb. */
const withIt = ({ doer }: French, of: 'person' | 'thing'): Words =>
  of === 'thing' ? ['avec'] : ['qui', doer.verb === 'ils' ? 'ont' : 'a'];

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
  if (typeof which.is !== 'string') return [DE, un, one, DE, ...valueWords(which.is)];
  return ['à', le, one, le, 'plus', EXTREME[which.is][gender]];
}
