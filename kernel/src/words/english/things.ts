import type { Count, Owner, Restriction, Things } from '../clause.ts';
import { type EnglishAdjective, type EnglishNoun, word } from '../lexicon.ts';
import { inOrder, isPlural, isPronounOwner } from '../sentence.ts';
import { agreementOf, type English, nounOf, nounPhrase } from './noun.ts';
import { placed } from './place.ts';
import {
  A,
  GENITIVE,
  list,
  numberWord,
  ordinalWord,
  PLURAL_GENITIVE,
  valueWords,
  type Words,
} from './spelling.ts';
import { participle, predicate } from './verb.ts';

/** The noun with all that belongs to it; `undetermined` where its determiner was said before it. */
export function things(english: English, phrase: Things, how: 'whole' | 'undetermined'): Words {
  const entry = nounOf(english, phrase.noun);
  const adjectives = (phrase.adjectives ?? []).map((id) => word(english.lexicon.adjectives, id, 'adjective'));
  const isMany = (isPlural(phrase) && !entry.unit) || isSplit(phrase);
  const self: English = { ...english, doer: agreementOf(english, phrase) };
  return [
    ...(how === 'whole' ? determiner(english, phrase) : []),
    ...described(adjectives.filter((each) => !each.after)),
    isMany ? entry.many : entry.one,
    ...adjectives.filter((each) => each.after).map((each) => each.form),
    ...ofOwner(english, phrase.owner),
    ...placed(english, phrase.in ?? [], phrase.edge === undefined ? 'in' : 'of'),
    ...restrictions(self, entry, phrase.which),
  ];
}

/** Adjectives in a row; those that name kinds are listed after the others. */
function described(adjectives: readonly EnglishAdjective[]): Words {
  const kinds = adjectives.filter((each) => each.listed).map((each) => [each.form]);
  return [...adjectives.filter((each) => !each.listed).map((each) => each.form), ...list(kinds, 'and')];
}

const isSplit = ({ owner, count }: Things): boolean =>
  owner !== undefined && !followsAsOf(owner) && splits(count);

/** With an owner these mean some out of many: "one of your cards". */
const splits = (count: Count): boolean =>
  typeof count === 'string' ? !['the', 'this', 'that', 'all'].includes(count) : !('nth' in count);

function determiner(english: English, phrase: Things): Words {
  const { count, owner, edge } = phrase;
  if (edge !== undefined) {
    const many = typeof count === 'object' && 'exactly' in count && count.exactly > 1;
    return ['the', edge, ...(many ? [numberWord(count.exactly)] : [])];
  }
  return owner === undefined || followsAsOf(owner)
    ? unowned(count, phrase.many === true ? 'many' : 'one', nounOf(english, phrase.noun))
    : owned(count, owner, whose(english, owner));
}

/** Too long for "'s": "the cost of one of your cards". */
const followsAsOf = (owner: Owner): boolean =>
  owner.kind === 'several' ||
  owner.kind === 'part' ||
  (owner.kind === 'things' &&
    (owner.in !== undefined ||
      owner.which !== undefined ||
      (owner.owner !== undefined && splits(owner.count))));

const ofOwner = (english: English, owner: Owner | undefined): Words =>
  owner === undefined || owner.kind === 'doer' || !followsAsOf(owner)
    ? []
    : ['of', ...nounPhrase(english, owner, 'aside')];

function unowned(count: Count, number: 'one' | 'many', { unit }: EnglishNoun): Words {
  switch (count) {
    case 'a':
      return [A];
    case 'this':
      return [number === 'many' ? 'these' : 'this'];
    case 'that':
      return [number === 'many' ? 'those' : 'that'];
    case 'some':
      return [];
    case 'any-number':
      return ['any number of'];
    default:
      return quantity(count, unit ? String : numberWord);
  }
}

function owned(count: Count, owner: Owner, who: Words): Words {
  if (count === 'the' || count === 'this' || count === 'that') return who;
  if (count === 'all') return [isPronounOwner(owner) ? 'all' : 'all of', ...who];
  if (typeof count === 'object' && 'nth' in count) return [...who, ordinalWord(count.nth)];
  const few = {
    a: 'one',
    no: 'none',
    'any-number': 'any number',
    another: 'another',
    each: 'each',
    some: 'some',
  };
  return [...(typeof count === 'string' ? [few[count]] : quantity(count, numberWord)), 'of', ...who];
}

function quantity(count: Count, say: (n: number) => string): Words {
  if (typeof count === 'string') return [count];
  if ('exactly' in count) return [say(count.exactly)];
  if ('upTo' in count) return ['up to', say(count.upTo)];
  if ('atLeast' in count) return ['at least', say(count.atLeast)];
  return ['the', ordinalWord(count.nth)];
}

/** "your", "its", "a rival's". */
function whose(english: English, owner: Owner): Words {
  const isClear = owner.kind !== 'again' || english.discourse.ownerIsClear(owner);
  if (owner.kind === 'doer' || (isPronounOwner(owner) && isClear))
    return [agreementOf(english, owner).possessive];
  const words = nounPhrase(english, owner, 'aside');
  const isBarePronoun = words.length === 1 && (words[0] === 'it' || words[0] === 'them');
  return isBarePronoun
    ? [agreementOf(english, owner).possessive]
    : [...words, agreementOf(english, owner).verb === 'they' ? PLURAL_GENITIVE : GENITIVE];
}

/** What narrows the noun down; the doer of `english` is the noun itself. */
export const restrictions = (
  english: English,
  noun: EnglishNoun | undefined,
  which: readonly Restriction[] | undefined,
): Words => inOrder(which).flatMap((each) => restriction(english, noun?.person ? 'who' : 'that', each));

function restriction(english: English, pronoun: 'who' | 'that', which: Restriction): Words {
  if ('that' in which) return [pronoun, ...predicate(english, which.that, english.doer.verb)];
  if ('done' in which) return participle(english, which.done, which.how);
  if ('having' in which) return ['with', ...nounPhrase(english, which.having, 'aside')];
  if ('without' in which) return ['without', ...nounPhrase(english, which.without, 'aside')];
  if ('otherThan' in which) return ['other than', ...nounPhrase(english, which.otherThan, 'aside')];
  if ('of' in which) return ['of', ...nounPhrase(english, which.of, 'aside')];
  return measure(english, which);
}

function measure(english: English, which: Extract<Restriction, { measure: string }>): Words {
  const noun = nounOf(english, which.measure).one;
  if ('than' in which) {
    const than = nounPhrase(english, which.than, 'aside');
    return which.is === 'same'
      ? ['with the same', noun, 'as', ...than]
      : ['with', A, which.is, noun, 'than', ...than];
  }
  return typeof which.is === 'string'
    ? ['with the', which.is, noun]
    : ['with', noun, ...valueWords(which.is)];
}
