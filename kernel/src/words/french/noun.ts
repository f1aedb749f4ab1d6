import type { Again, Owner, Part, Phrase } from '../clause.ts';
import { type Discourse, type Position, type Recall, togetherOf } from '../discourse.ts';
import { type FrenchLexicon, type FrenchNoun, type Gender, word } from '../lexicon.ts';
import { isPlural } from '../sentence.ts';
import { ordinal } from './determiner.ts';
import { isSomebody, spotWords } from './place.ts';
import { ASPIRATED, CE, LA, LE, LES, list, numberWord, valueWords, type Words } from './spelling.ts';
import { restrictions, things } from './things.ts';

/** How a noun phrase agrees with its verb, its participles and the possessives that point back to it. */
export interface Agreement {
  readonly verb: 'vous' | 'il' | 'ils';
  readonly gender: Gender;
}

/** One text in the making: what it has mentioned, and where in it we are. */
export interface French {
  readonly lexicon: FrenchLexicon;
  readonly discourse: Discourse;
  /** Who acts in the clause at hand. */
  readonly doer: Agreement;
  /** A place after a noun picks out (*une carte de votre main*) or locates (*un Héros dans sa défausse*). */
  readonly places: 'of' | 'in';
  /** Under a negation *une carte* becomes *de carte*. */
  readonly mood: 'affirmed' | 'denied';
}

/** Subjects and objects compete for later pronouns; what stands `aside` (owners, places) does not. */
export type Standing = 'subject' | 'object' | 'aside';

export const VOUS: Agreement = { verb: 'vous', gender: 'm' };

export const nounOf = (french: French, id: string): FrenchNoun => word(french.lexicon.nouns, id, 'noun');
export const isUnit = (french: French, noun: string): boolean =>
  french.lexicon.senses.nouns[noun]?.unit === true;

/** How the phrase agrees; asks nothing of the discourse but what is already named. */
export function agreementOf(french: French, phrase: Owner): Agreement {
  switch (phrase.kind) {
    case 'you':
      return VOUS;
    case 'doer':
      return french.doer;
    case 'things': {
      const isMany = isPlural(phrase) && !isUnit(french, phrase.noun);
      return { verb: isMany ? 'ils' : 'il', gender: nounOf(french, phrase.noun).gender };
    }
    case 'named': {
      const { plural, gender } = word(french.lexicon.names, phrase.id, 'name');
      return { verb: plural ? 'ils' : 'il', gender };
    }
    case 'again': {
      const { plural, gender = 'm' } = french.discourse.find(phrase);
      return { verb: plural ? 'ils' : 'il', gender };
    }
    case 'part':
      return {
        verb: isManyOf(phrase) ? 'ils' : 'il',
        gender: french.discourse.find(phrase.of).gender ?? 'm',
      };
    case 'several': {
      const all = phrase.phrases.map((each) => agreementOf(french, each));
      return together(all, phrase.join);
    }
    case 'called':
    case 'spot':
    case 'value':
      return { verb: 'il', gender: 'm' };
  }
}

/** Several are feminine only if all are. */
function together(all: readonly Agreement[], join: 'and' | 'or'): Agreement {
  const gender = all.every((each) => each.gender === 'f') ? 'f' : 'm';
  if (all.some((each) => each.verb === 'vous')) return { verb: 'vous', gender };
  return { verb: join === 'and' || all.some((each) => each.verb === 'ils') ? 'ils' : 'il', gender };
}

const isManyOf = ({ count }: Part): boolean =>
  count === 'rest' || (typeof count === 'object' && ('exactly' in count ? count.exactly : count.upTo) > 1);

/** The phrase in words; it counts as mentioned from here on. Object pronouns belong to the verb: see `verb.ts`. */
export function nounPhrase(french: French, phrase: Phrase, standing: Standing): Words {
  switch (phrase.kind) {
    case 'you':
      return ['vous'];
    case 'things': {
      const words = things(french, phrase, standing === 'subject' ? 'subject' : 'whole');
      meet(french, phrase, phrase.noun, standing);
      return words;
    }
    case 'again':
      return meantAgain(french, phrase, recalled(french, phrase, standing), standing);
    case 'part': {
      const words = part(french, phrase);
      meet(french, phrase, french.discourse.find(phrase.of).noun, standing);
      return words;
    }
    case 'called':
      meet(french, phrase, phrase.text, standing);
      return [phrase.text];
    case 'named':
      meet(french, phrase, phrase.id, standing);
      return name(french, phrase.id);
    case 'several': {
      const each = phrase.as === undefined ? standing : 'aside';
      const items = phrase.phrases.map((one) => nounPhrase(french, one, each));
      if (phrase.as !== undefined) meet(french, phrase, '', standing);
      return list(items, phrase.join === 'and' ? 'et' : 'ou');
    }
    case 'spot':
      return [...spotWords(phrase), ...nounPhrase(french, phrase.of, 'aside')];
    case 'value':
      return valueWords(phrase);
  }
}

const positionOf = (standing: Standing): Position => (standing === 'subject' ? 'subject' : 'other');

export const recalled = (french: French, again: Again, standing: Standing): Recall =>
  french.discourse.recall(again, positionOf(standing));

function meet(french: French, phrase: Phrase & { as?: string }, noun: string, standing: Standing): void {
  if (standing === 'aside' && phrase.as === undefined) return;
  const { verb, gender } = agreementOf(french, phrase);
  const likeness = `${verb} ${gender}`;
  const together = phrase.kind === 'several' ? togetherOf(phrase) : undefined;
  french.discourse.meet(
    {
      ...(phrase.as === undefined ? {} : { name: phrase.as }),
      noun,
      plural: verb === 'ils',
      person: isSomebody(french, phrase),
      gender,
      likeness,
      pointed: phrase.kind === 'things' && phrase.count === 'this',
      ...(together === undefined ? {} : { together }),
    },
    positionOf(standing),
  );
}

const SUBJECT = { il: { m: 'il', f: 'elle' }, ils: { m: 'ils', f: 'elles' }, vous: { m: 'vous', f: 'vous' } };
const TONIC = { il: { m: 'lui', f: 'elle' }, ils: { m: 'eux', f: 'elles' }, vous: { m: 'vous', f: 'vous' } };

export const subjectPronoun = ({ verb, gender }: Agreement): string => SUBJECT[verb][gender];

/** Whether a pronoun may stand for it: a player's name is repeated, as nothing tells the gender. */
export function hasPronoun(french: French, again: Again): boolean {
  const { noun } = french.discourse.find(again);
  return noun === '' || french.lexicon.nouns[noun] !== undefined || french.lexicon.names[noun] !== undefined;
}

/** *elle*, *avec lui*, *cette carte*, *la deuxième carte*; a thing after a preposition is never a mere *lui*. */
export function meantAgain(french: French, again: Again, recall: Recall, standing: Standing): Words {
  const { noun, plural, person, gender = 'm', together: many } = french.discourse.find(again);
  const agreement = agreementOf(french, again);
  const isPronoun = recall.how === 'pronoun' && hasPronoun(french, again);
  if (isPronoun && standing === 'subject') return [subjectPronoun(agreement)];
  if (isPronoun && (person || noun === '')) return [TONIC[agreement.verb][gender]];
  if (many !== undefined) {
    const items = many.nouns.map((id) => demonstrative(nounOf(french, id), 'one'));
    return list(items, many.join === 'and' ? 'et' : 'ou');
  }
  const entry = french.lexicon.nouns[noun];
  if (entry === undefined) return french.lexicon.names[noun] === undefined ? [noun] : name(french, noun);
  const number = plural ? 'many' : 'one';
  const le = plural ? LES : gender === 'f' ? LA : LE;
  if (recall.how === 'nth') return [le, ordinal(recall.nth, gender, number), ...nounWords(entry, number)];
  if (recall.how === 'other') return [le, plural ? 'autres' : 'autre', ...nounWords(entry, number)];
  return demonstrative(entry, number);
}

const demonstrative = (noun: FrenchNoun, number: 'one' | 'many'): Words => [
  number === 'many' ? 'ces' : noun.gender === 'f' ? 'cette' : CE,
  ...nounWords(noun, number),
];

function name(french: French, id: string): Words {
  const { text, gender, plural, article, aspirated } = word(french.lexicon.names, id, 'name');
  const lead = plural ? LES : gender === 'f' ? LA : LE;
  return [...(article ? [lead] : []), aspirated ? ASPIRATED + text : text];
}

export const nounWords = ({ one, many, aspirated }: FrenchNoun, number: 'one' | 'many'): Words => [
  (aspirated ? ASPIRATED : '') + (number === 'many' ? many : one),
];

function part(french: French, phrase: Part): Words {
  const { count, of, which } = phrase;
  const { gender = 'm' } = french.discourse.find(of);
  return [
    ...partWords(count, gender),
    ...restrictions(
      { ...french, doer: agreementOf(french, phrase) },
      which,
      isSomebody(french, phrase) ? 'person' : 'thing',
    ),
  ];
}

/** *l'une d'elles*, *deux d'entre eux*, *les autres*. */
function partWords(count: Part['count'], gender: Gender): Words {
  const them = gender === 'f' ? 'elles' : 'eux';
  if (count === 'rest') return ['les autres'];
  if (count === 'one') return [gender === 'f' ? "l'une" : "l'un", `d'${them}`];
  if (count === 'each') return [gender === 'f' ? 'chacune' : 'chacun', `d'${them}`];
  const n = 'exactly' in count ? count.exactly : count.upTo;
  return [...('upTo' in count ? ["jusqu'à"] : []), numberWord(n, gender), "d'entre", them];
}
