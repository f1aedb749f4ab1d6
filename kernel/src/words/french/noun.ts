import type { Phrase, Things, Value } from '../clause.ts';
import type { Antecedent, Discourse, Recall } from '../discourse.ts';
import { type FrenchAdjective, type FrenchLexicon, type FrenchNoun, type Gender, word } from '../lexicon.ts';
import { isPlural } from '../sentence.ts';
import { adjectiveForm, determiner, edgeAfter, ordinal, ownedBy } from './determiner.ts';
import { placed, spotWords } from './place.ts';
import { restriction } from './restriction.ts';
import { ASPIRATED, CE, LA, LE, list, type Words } from './spelling.ts';

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
  /** Under a negation, *une carte* becomes *de carte*. */
  readonly denied: boolean;
}

/** `core` phrases (subjects, objects) compete for later pronouns; what stands `aside` (owners, places) does not. */
export type Standing = 'core' | 'aside';
/** A subject (*elle*), or what follows a preposition (*avec elle*); object pronouns belong to the verb. */
export type Case = 'subject' | 'object';

export const VOUS: Agreement = { verb: 'vous', gender: 'm' };

export const nounOf = (french: French, id: string): FrenchNoun => word(french.lexicon.nouns, id, 'noun');
export const isPerson = (french: French, noun: string): boolean =>
  french.lexicon.senses[noun]?.person === true;
export const isUnit = (french: French, noun: string): boolean => french.lexicon.senses[noun]?.unit === true;

/** How the phrase agrees; asks nothing of the discourse but what is already named. */
export function agreementOf(french: French, phrase: Phrase): Agreement {
  switch (phrase.kind) {
    case 'you':
      return VOUS;
    case 'doer':
      return french.doer;
    case 'things':
      return {
        verb: isPlural(phrase) && !isUnit(french, phrase.noun) ? 'ils' : 'il',
        gender: nounOf(french, phrase.noun).gender,
      };
    case 'named': {
      const { plural, gender } = word(french.lexicon.names, phrase.id, 'name');
      return { verb: plural ? 'ils' : 'il', gender };
    }
    case 'again': {
      const { plural, gender = 'm' } = french.discourse.find(phrase);
      return { verb: plural ? 'ils' : 'il', gender };
    }
    case 'several':
      return together(
        phrase.phrases.map((each) => agreementOf(french, each)),
        phrase.join,
      );
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

/** The phrase in words; it counts as mentioned from here on. */
export function nounPhrase(french: French, phrase: Phrase, standing: Standing, role: Case = 'object'): Words {
  switch (phrase.kind) {
    case 'you':
      return ['vous'];
    case 'doer':
      return [french.doer.verb === 'vous' ? 'vous-même' : tonic(french.doer)];
    case 'things': {
      const words = things(french, phrase);
      meet(french, phrase, phrase.noun, standing);
      return words;
    }
    case 'again':
      return meantAgain(french, french.discourse.find(phrase), french.discourse.recall(phrase), role);
    case 'called':
      meet(french, phrase, phrase.text, standing);
      return [phrase.text];
    case 'named':
      meet(french, phrase, phrase.id, standing);
      return name(french, phrase.id);
    case 'several': {
      const items = phrase.phrases.map((each) => nounPhrase(french, each, standing, role));
      return list(items, phrase.join === 'and' ? 'et' : 'ou');
    }
    case 'spot':
      return [...spotWords(phrase), ...nounPhrase(french, phrase.of, 'aside')];
    case 'value':
      return valueWords(phrase);
  }
}

function meet(french: French, phrase: Phrase & { as?: string }, noun: string, standing: Standing): void {
  if (standing === 'aside' && phrase.as === undefined) return;
  const { verb, gender } = agreementOf(french, phrase);
  french.discourse.meet({
    ...(phrase.as === undefined ? {} : { name: phrase.as }),
    noun,
    plural: verb === 'ils',
    person: phrase.kind === 'called' || isPerson(french, noun),
    gender,
    likeness: `${verb} ${gender}`,
    pointed: phrase.kind === 'things' && phrase.count === 'this',
  });
}

const SUBJECT = { il: { m: 'il', f: 'elle' }, ils: { m: 'ils', f: 'elles' }, vous: { m: 'vous', f: 'vous' } };
const TONIC = { il: { m: 'lui', f: 'elle' }, ils: { m: 'eux', f: 'elles' }, vous: { m: 'vous', f: 'vous' } };

export const subjectPronoun = ({ verb, gender }: Agreement): string => SUBJECT[verb][gender];
const tonic = ({ verb, gender }: Agreement): string => TONIC[verb][gender];

/** *elle*, *avec lui*, *cette carte*, *la seconde carte*; a thing after a preposition is never a mere *lui*. */
export function meantAgain(french: French, again: Antecedent, recall: Recall, role: Case): Words {
  const { noun, plural, person, gender = 'm' } = again;
  const agreement: Agreement = { verb: plural ? 'ils' : 'il', gender };
  const entry = french.lexicon.nouns[noun];
  if (entry === undefined) return french.lexicon.names[noun] === undefined ? [noun] : name(french, noun);
  if (recall.how === 'pronoun' && role === 'subject') return [subjectPronoun(agreement)];
  if (recall.how === 'pronoun' && person) return [tonic(agreement)];
  if (recall.how === 'nth') {
    const article = gender === 'f' ? LA : LE;
    return [article, ordinal(recall.nth, gender), ...nounWords(entry, plural ? 'many' : 'one')];
  }
  return [plural ? 'ces' : gender === 'f' ? 'cette' : CE, ...nounWords(entry, plural ? 'many' : 'one')];
}

function name(french: French, id: string): Words {
  const { text, gender, article, aspirated } = word(french.lexicon.names, id, 'name');
  return [...(article ? [gender === 'f' ? LA : LE] : []), aspirated ? ASPIRATED + text : text];
}

export const nounWords = ({ one, many, aspirated }: FrenchNoun, number: 'one' | 'many'): Words => [
  (aspirated ? ASPIRATED : '') + (number === 'many' ? many : one),
];

export const valueWords = ({ value, bound }: Value): Words => [
  String(value),
  ...(bound === 'or-more' ? ['ou plus'] : bound === 'or-less' ? ['ou moins'] : []),
];

/** The noun with all that belongs to it; the determiner may be given (*pas **de** carte*, *sans* nothing). */
export function things(french: French, phrase: Things, given?: Words): Words {
  const entry = nounOf(french, phrase.noun);
  const { words, number } = determiner(french, phrase);
  const forms = (phrase.adjectives ?? []).map((id) => word(french.lexicon.adjectives, id, 'adjective'));
  const form = (each: FrenchAdjective) => adjectiveForm(each, entry.gender, number);
  const self = { ...french, doer: agreementOf(french, phrase), denied: false };
  return [
    ...(given ?? words),
    ...forms.filter((each) => each.before).map(form),
    ...nounWords(entry, given === undefined ? number : isPlural(phrase) ? 'many' : 'one'),
    ...forms.filter((each) => !each.before).map(form),
    ...edgeAfter(phrase),
    ...ownedBy(french, phrase.owner),
    ...placed(french, phrase.in ?? [], phrase.edge === undefined ? french.places : 'of'),
    ...(phrase.which ?? []).flatMap((each) => restriction(self, entry.gender, number, each)),
  ];
}
