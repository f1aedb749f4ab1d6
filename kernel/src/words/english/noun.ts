import type { Again, Count, Phrase, Restriction, Spot, Things, Value } from '../clause.ts';
import type { Discourse } from '../discourse.ts';
import { type EnglishLexicon, type EnglishNoun, word } from '../lexicon.ts';
import { isPlural } from '../sentence.ts';
import { A, GENITIVE, list, numberWord, ordinalWord, type Words } from './spelling.ts';
import { verbOf, withoutSubject } from './verb.ts';

/** How a noun phrase agrees: with its verb, and in the possessives that point back to it. */
export interface Agreement {
  readonly verb: 'you' | 'it' | 'they';
  readonly possessive: 'your' | 'its' | 'their';
}

/** One text in the making: its words so far mentioned, and who acts in the clause at hand. */
export interface English {
  readonly lexicon: EnglishLexicon;
  readonly discourse: Discourse;
  readonly doer: Agreement;
}

/** `core` phrases (subjects, objects) compete for later pronouns; what stands `aside` (owners, places) does not. */
export type Standing = 'core' | 'aside';
export type Case = 'subject' | 'object';

export const YOU: Agreement = { verb: 'you', possessive: 'your' };
const THING: Agreement = { verb: 'it', possessive: 'its' };
const PERSON: Agreement = { verb: 'it', possessive: 'their' };
const MANY: Agreement = { verb: 'they', possessive: 'their' };

const nounOf = (english: English, id: string): EnglishNoun => word(english.lexicon.nouns, id, 'noun');

/** How the phrase agrees; asks nothing of the discourse but what is already named. */
export function agreementOf(english: English, phrase: Phrase): Agreement {
  switch (phrase.kind) {
    case 'you':
      return YOU;
    case 'doer':
      return english.doer;
    case 'things':
      if (isPlural(phrase) && !nounOf(english, phrase.noun).unit) return MANY;
      return nounOf(english, phrase.noun).person ? PERSON : THING;
    case 'named': {
      const { plural, person } = word(english.lexicon.names, phrase.id, 'name');
      return plural ? MANY : person ? PERSON : THING;
    }
    case 'called':
      return PERSON;
    case 'again': {
      const { plural, person } = english.discourse.find(phrase);
      return plural || person ? MANY : THING;
    }
    case 'several':
      return phrase.join === 'and' ? MANY : agreementOf(english, phrase.phrases.at(-1) ?? phrase);
    case 'spot':
    case 'value':
      return THING;
  }
}

/** The phrase in words; it counts as mentioned from here on. */
export function nounPhrase(
  english: English,
  phrase: Phrase,
  standing: Standing,
  role: Case = 'object',
): Words {
  switch (phrase.kind) {
    case 'you':
      return ['you'];
    case 'doer':
      return [
        english.doer.verb === 'it' ? 'itself' : english.doer.verb === 'you' ? 'yourself' : 'themselves',
      ];
    case 'things': {
      const words = things(english, phrase);
      meet(english, phrase, phrase.noun, standing);
      return words;
    }
    case 'again':
      return again(english, phrase, role);
    case 'called':
      meet(english, phrase, phrase.text, standing);
      return [phrase.text];
    case 'named':
      meet(english, phrase, phrase.id, standing);
      return [word(english.lexicon.names, phrase.id, 'name').text];
    case 'several':
      return several(english, phrase.phrases, phrase.join, standing, (each) =>
        nounPhrase(english, each, standing, role),
      );
    case 'spot':
      return [...spotWords(phrase), ...nounPhrase(english, phrase.of, 'aside')];
    case 'value':
      return value(phrase);
  }
}

/** The phrase as a subject, with the agreement it ended up with: "they draw", but "that foe draws". */
export function subjectPhrase(english: English, phrase: Phrase): { words: Words; agreement: Agreement } {
  const agreement = agreementOf(english, phrase);
  const words = nounPhrase(english, phrase, 'core', 'subject');
  const named = phrase.kind === 'again' && words[0] !== 'they' && !english.discourse.find(phrase).plural;
  return { words, agreement: named && agreement === MANY ? PERSON : agreement };
}

function meet(english: English, phrase: Phrase & { as?: string }, noun: string, standing: Standing): void {
  if (standing === 'aside' && phrase.as === undefined) return;
  const { verb, possessive } = agreementOf(english, phrase);
  english.discourse.meet({
    ...(phrase.as === undefined ? {} : { name: phrase.as }),
    noun,
    plural: verb === 'they',
    person: verb === 'it' && possessive === 'their',
    likeness: possessive,
    pointed: phrase.kind === 'things' && phrase.count === 'this',
  });
}

function again(english: English, phrase: Again, role: Case): Words {
  const { plural, person, noun } = english.discourse.find(phrase);
  const recall = english.discourse.recall(phrase);
  if (recall.how === 'pronoun') return [plural || person ? (role === 'subject' ? 'they' : 'them') : 'it'];
  const entry = english.lexicon.nouns[noun];
  if (entry === undefined) return [english.lexicon.names[noun]?.text ?? noun];
  const form = plural ? entry.many : entry.one;
  return recall.how === 'nth' ? ['the', ordinalWord(recall.nth), form] : [plural ? 'those' : 'that', form];
}

/** "a Hero or Villain": the determiner is said once where it is the same. */
function several(
  english: English,
  phrases: readonly Phrase[],
  join: string,
  standing: Standing,
  say: (each: Phrase) => Words,
): Words {
  const items = phrases.map((each, at) => {
    const before = phrases[at - 1];
    const words = say(each);
    if (before?.kind !== 'things' || each.kind !== 'things' || (standing === 'core' && each.as !== undefined))
      return words;
    const same = JSON.stringify([each.count, each.owner]) === JSON.stringify([before.count, before.owner]);
    const plain = before.which === undefined && before.in === undefined && before.edge === undefined;
    return same && plain && sharesDeterminer(each.count)
      ? words.slice(determiner(english, each).length)
      : words;
  });
  return list(items, join);
}

const sharesDeterminer = (count: Count): boolean =>
  count === 'a' || count === 'the' || count === 'all' || count === 'no';

const value = ({ value: n, bound }: Value): Words => [
  String(n),
  ...(bound === 'or-more' ? ['or more'] : bound === 'or-less' ? ['or less'] : []),
];

export const spotWords = ({ spot }: Spot): Words =>
  ({ top: ['on top of'], bottom: ['on the bottom of'], under: ['under'], beside: ['beside'] })[spot];

function things(english: English, phrase: Things): Words {
  const entry = nounOf(english, phrase.noun);
  const adjectives = (phrase.adjectives ?? []).map((id) => word(english.lexicon.adjectives, id, 'adjective'));
  const partitive = phrase.owner !== undefined && splits(phrase.count);
  return [
    ...determiner(english, phrase),
    ...adjectives.filter((each) => !each.after).map((each) => each.form),
    (isPlural(phrase) && !entry.unit) || partitive ? entry.many : entry.one,
    ...adjectives.filter((each) => each.after).map((each) => each.form),
    ...placed(english, phrase.in ?? [], phrase.edge === undefined ? 'in' : 'of'),
    ...(phrase.which ?? []).flatMap((each) =>
      restriction({ ...english, doer: agreementOf(english, phrase) }, phrase, each),
    ),
  ];
}

/** With an owner these mean some out of many: "one of your cards". */
const splits = (count: Count): boolean =>
  typeof count === 'string'
    ? ['a', 'another', 'each', 'no', 'some', 'any-number'].includes(count)
    : !('nth' in count);

function determiner(english: English, phrase: Things): Words {
  const { count, owner, many } = phrase;
  const edge = phrase.edge === undefined ? [] : [phrase.edge];
  if (phrase.edge !== undefined && typeof count === 'object' && 'exactly' in count) {
    return ['the', ...edge, ...(count.exactly === 1 ? [] : [numberWord(count.exactly)])];
  }
  if (owner === undefined)
    return [...bare(count, many === true ? 'many' : 'one', nounOf(english, phrase.noun)), ...edge];
  const whose = ownerWords(english, owner);
  if (count === 'the' || count === 'this' || count === 'that') return [...whose, ...edge];
  if (count === 'all') return [owner.kind === 'things' ? 'all of' : 'all', ...whose];
  if (typeof count === 'object' && 'nth' in count) return [...whose, ordinalWord(count.nth)];
  const part =
    count === 'a' ? ['one'] : count === 'no' ? ['none'] : count === 'some' ? ['some'] : quantity(count);
  return [...part, 'of', ...whose];
}

function bare(count: Count, number: 'one' | 'many', noun: EnglishNoun): Words {
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
      return typeof count === 'object' && 'exactly' in count && noun.unit
        ? [String(count.exactly)]
        : quantity(count);
  }
}

function quantity(count: Count): Words {
  if (typeof count === 'string') return [count === 'any-number' ? 'any number' : count];
  if ('exactly' in count) return [numberWord(count.exactly)];
  if ('upTo' in count) return ['up to', numberWord(count.upTo)];
  if ('atLeast' in count) return ['at least', numberWord(count.atLeast)];
  return ['the', ordinalWord(count.nth)];
}

/** "your", "its", "a rival's". */
function ownerWords(english: English, owner: Phrase): Words {
  if (owner.kind === 'again' && !english.discourse.ownerIsClear(owner))
    return [...again(english, owner, 'object'), GENITIVE];
  if (owner.kind === 'you' || owner.kind === 'doer' || owner.kind === 'again')
    return [agreementOf(english, owner).possessive];
  return [...nounPhrase(english, owner, 'aside'), GENITIVE];
}

function placed(english: English, places: readonly Phrase[], role: 'in' | 'of'): Words {
  const groups: { preposition: string; phrases: Phrase[] }[] = [];
  for (const place of places) {
    const preposition =
      role === 'of' ? 'of' : place.kind === 'spot' ? '' : placePreposition(english, place, 'in');
    const last = groups.at(-1);
    if (last?.preposition === preposition) last.phrases.push(place);
    else groups.push({ preposition, phrases: [place] });
  }
  const items = groups.map(({ preposition, phrases }) => [
    ...(preposition === '' ? [] : [preposition]),
    ...several(english, phrases, 'or', 'aside', (each) => nounPhrase(english, each, 'aside')),
  ]);
  return list(items, 'or');
}

/** The preposition a place asks for: "in your hand", "at this Throwdown", "to a rival". */
export function placePreposition(english: English, place: Phrase, role: 'in' | 'from' | 'to'): string {
  const defaults = { in: 'in', from: 'from', to: 'into' };
  const noun = place.kind === 'things' ? english.lexicon.nouns[place.noun] : undefined;
  const isPerson =
    place.kind === 'things' ? noun?.person === true : place.kind !== 'several' && place.kind !== 'spot';
  const first = place.kind === 'several' ? place.phrases[0] : undefined;
  if (first !== undefined) return placePreposition(english, first, role);
  return noun?.[role] ?? (isPerson && role === 'to' ? 'to' : defaults[role]);
}

function restriction(english: English, head: Things, which: Restriction): Words {
  if ('that' in which) {
    const who = nounOf(english, head.noun).person ? 'who' : 'that';
    return [
      who,
      ...withoutSubject(english, which.that, {
        verb: isPlural(head) ? 'they' : 'it',
        possessive: english.doer.possessive,
      }),
    ];
  }
  if ('done' in which) {
    const adverbs = (which.how ?? []).map((id) => word(english.lexicon.adverbs, id, 'adverb'));
    return [verbOf(english, which.done).participle, ...adverbs];
  }
  if ('having' in which) return ['with', ...nounPhrase(english, which.having, 'aside')];
  if ('without' in which) return ['without', ...nounPhrase(english, which.without, 'aside')];
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
  if (typeof which.is === 'string') return ['with the', which.is, noun];
  return ['with', A, noun, 'of', ...value(which.is)];
}
