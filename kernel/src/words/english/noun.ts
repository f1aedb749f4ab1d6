import type { Again, Owner, Part, Phrase, Several, Things } from '../clause.ts';
import { type Antecedent, type Discourse, togetherOf } from '../discourse.ts';
import { type EnglishLexicon, type EnglishNoun, word } from '../lexicon.ts';
import { isPlural } from '../sentence.ts';
import { isSomebody, spotWords } from './place.ts';
import { list, numberWord, ordinalWord, valueWords, type Words } from './spelling.ts';
import { restrictions, things } from './things.ts';

/** How a noun phrase agrees: with its verb, and in the possessives that point back to it. */
export interface Agreement {
  readonly verb: 'you' | 'it' | 'they';
  readonly possessive: 'your' | 'its' | 'their';
}

/** One text in the making: what it has mentioned so far, and who acts in the clause at hand. */
export interface English {
  readonly lexicon: EnglishLexicon;
  readonly discourse: Discourse;
  readonly doer: Agreement;
}

/** Subjects and objects compete for later pronouns; what stands `aside` (owners, places) does not. */
export type Standing = 'subject' | 'object' | 'aside';

export const YOU: Agreement = { verb: 'you', possessive: 'your' };
const THING: Agreement = { verb: 'it', possessive: 'its' };
/** One person: "a foe draws", then "they draw". */
const PERSON: Agreement = { verb: 'it', possessive: 'their' };
const MANY: Agreement = { verb: 'they', possessive: 'their' };

export const nounOf = (english: English, id: string): EnglishNoun => word(english.lexicon.nouns, id, 'noun');

/** How the phrase agrees; asks nothing of the discourse but what is already named. */
export function agreementOf(english: English, phrase: Owner): Agreement {
  switch (phrase.kind) {
    case 'you':
      return YOU;
    case 'doer':
      return english.doer;
    case 'things': {
      const { unit, person } = nounOf(english, phrase.noun);
      return isPlural(phrase) && !unit ? MANY : person ? PERSON : THING;
    }
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
    case 'part':
      return isManyOf(phrase) ? MANY : english.discourse.find(phrase.of).person ? PERSON : THING;
    case 'several':
      return phrase.join === 'and' ? MANY : lastAgreement(english, phrase);
    case 'spot':
    case 'value':
      return THING;
  }
}

const lastAgreement = (english: English, { phrases }: Several): Agreement => {
  const last = phrases.at(-1);
  return last === undefined ? THING : agreementOf(english, last);
};

const isManyOf = ({ count }: Part): boolean =>
  count === 'rest' || (typeof count === 'object' && ('exactly' in count ? count.exactly : count.upTo) > 1);

/** The phrase in words; it counts as mentioned from here on. */
export function nounPhrase(english: English, phrase: Phrase, standing: Standing): Words {
  switch (phrase.kind) {
    case 'you':
      return ['you'];
    case 'things': {
      const words = things(english, phrase, 'whole');
      meet(english, phrase, phrase.noun, standing);
      return words;
    }
    case 'again':
      return meantAgain(english, phrase, standing);
    case 'part': {
      const words = part(english, phrase);
      meet(english, phrase, english.discourse.find(phrase.of).noun, standing);
      return words;
    }
    case 'called':
      meet(english, phrase, phrase.text, standing);
      return [phrase.text];
    case 'named':
      meet(english, phrase, phrase.id, standing);
      return name(english, phrase.id);
    case 'several': {
      const words = several(
        english,
        phrase.phrases,
        phrase.join,
        phrase.as === undefined ? standing : 'aside',
      );
      if (phrase.as !== undefined) meet(english, phrase, '', standing);
      return words;
    }
    case 'spot':
      return [...spotWords(phrase), ...nounPhrase(english, phrase.of, 'aside')];
    case 'value':
      return valueWords(phrase);
  }
}

/** The phrase as a subject, with the agreement it ended up with: "they draw", but "that foe draws". */
export function subjectPhrase(english: English, phrase: Phrase): { words: Words; agreement: Agreement } {
  const agreement = agreementOf(english, phrase);
  const words = nounPhrase(english, phrase, 'subject');
  const isOnePerson = phrase.kind === 'again' && !english.discourse.find(phrase).plural && agreement === MANY;
  return { words, agreement: isOnePerson && words[0] !== 'they' ? PERSON : agreement };
}

function meet(english: English, phrase: Phrase & { as?: string }, noun: string, standing: Standing): void {
  if (standing === 'aside' && phrase.as === undefined) return;
  const agreement = agreementOf(english, phrase);
  english.discourse.meet(
    {
      ...(phrase.as === undefined ? {} : { name: phrase.as }),
      noun,
      plural: agreement.verb === 'they',
      person: isSomebody(english, phrase),
      likeness: agreement.possessive,
      pointed: phrase.kind === 'things' && phrase.count === 'this',
      ...together(phrase),
    },
    standing === 'subject' ? 'subject' : 'other',
  );
}

const together = (phrase: Phrase): Pick<Antecedent, 'together'> => {
  const nouns = phrase.kind === 'several' ? togetherOf(phrase) : undefined;
  return nouns === undefined ? {} : { together: nouns };
};

function meantAgain(english: English, phrase: Again, standing: Standing): Words {
  const antecedent = english.discourse.find(phrase);
  const { plural, person, noun, together: many } = antecedent;
  const recall = english.discourse.recall(phrase, standing === 'subject' ? 'subject' : 'other');
  if (recall.how === 'pronoun') return [!plural && !person ? 'it' : standing === 'subject' ? 'they' : 'them'];
  if (many !== undefined)
    return [
      'that',
      ...list(
        many.nouns.map((id) => [nounOf(english, id).one]),
        many.join,
      ),
    ];
  const entry = english.lexicon.nouns[noun];
  if (entry === undefined) return english.lexicon.names[noun] === undefined ? [noun] : name(english, noun);
  const form = plural ? entry.many : entry.one;
  if (recall.how === 'nth') return ['the', ordinalWord(recall.nth), form];
  return recall.how === 'other' ? ['the other', form] : [plural ? 'those' : 'that', form];
}

function name(english: English, id: string): Words {
  const { text, article } = word(english.lexicon.names, id, 'name');
  return article ? ['the', text] : [text];
}

function part(english: English, phrase: Part): Words {
  const { count, of, which } = phrase;
  const { noun, plural } = english.discourse.find(of);
  const entry = english.lexicon.nouns[noun];
  const rest = restrictions({ ...english, doer: agreementOf(english, phrase) }, entry, which);
  return [...partWords(count, plural || entry === undefined ? ['them'] : ['those', entry.many]), ...rest];
}

/** What was said of one, and is one of many because each has one, is named again: "them" would be who has them. */
function partWords(count: Part['count'], them: Words): Words {
  if (count === 'rest') return ['the others'];
  if (typeof count === 'string') return [count, 'of', ...them];
  return 'exactly' in count
    ? [numberWord(count.exactly), 'of', ...them]
    : ['up to', numberWord(count.upTo), 'of', ...them];
}

/** "a Hero or Villain": the determiner is said once where it is the same. */
export function several(
  english: English,
  phrases: readonly Phrase[],
  join: 'and' | 'or',
  standing: Standing,
): Words {
  const items = phrases.map((each, at) => {
    const before = phrases[at - 1];
    if (before?.kind !== 'things' || each.kind !== 'things' || !sharesDeterminer(before, each, join)) {
      return nounPhrase(english, each, standing);
    }
    const words = things(english, each, 'undetermined');
    meet(english, each, each.noun, standing);
    return words;
  });
  return list(items, join);
}

function sharesDeterminer(before: Things, each: Things, join: 'and' | 'or'): boolean {
  const isShared =
    (each.count === 'a' && join === 'or') ||
    each.count === 'the' ||
    each.count === 'all' ||
    each.count === 'no';
  const isPlain = before.which === undefined && before.in === undefined && before.edge === undefined;
  const isSame = JSON.stringify([each.count, each.owner]) === JSON.stringify([before.count, before.owner]);
  return isShared && isPlain && isSame && each.edge === undefined;
}
