import type { Act, Phrase, Things } from '../clause.ts';
import { type FrenchVerb, word } from '../lexicon.ts';
import { isLong } from '../sentence.ts';
import { adjectiveForm } from './determiner.ts';
import { agreed } from './morphology.ts';
import {
  type Agreement,
  agreementOf,
  type French,
  hasPronoun,
  meantAgain,
  nounPhrase,
  recalled,
} from './noun.ts';
import { isSomebody, placeOf, placePreposition, preposition } from './place.ts';
import { DE, list, NE, PRONOUN, type Words } from './spelling.ts';
import { things } from './things.ts';

/** The form a verb takes: with a subject, as a command, or after another verb. */
export type Form = Agreement['verb'] | 'command' | 'infinitive';

type Predicate = Omit<Act, 'subject' | 'kind'>;

/** Pronouns that lean on the verb, and what they leave to say after it. */
interface Clitics {
  readonly words: Words;
  /** The direct object stands before the verb: the participle agrees with it (*vous l'avez détruite*). */
  readonly object?: Agreement;
  /** What could not become a pronoun stays in words. */
  readonly spoken: { readonly object?: Words; readonly to?: Words; readonly from?: Words };
}

/** Everything of the act but its subject, who is the doer of `french`; given if it may be *aucun*. */
export function predicate(french: French, act: Predicate, form: Form, subject?: Phrase): Words {
  const verbs = (typeof act.verb === 'string' ? [act.verb] : act.verb).map((id) =>
    word(french.lexicon.verbs, id, 'verb'),
  );
  const last = verbs.at(-1);
  if (last === undefined) throw new Error('an act needs a verb');
  const clitics = cliticsOf(french, last, act);
  const negation = act.not ? 'pas' : isNone(subject) || isNone(act.object) ? 'aucun' : 'none';
  const groups = verbs.map((verb) => verbGroup(french.doer, verb, act, form, clitics, negation));
  return [
    ...list(groups, 'ou'),
    ...objectGroup(last, act, clitics.spoken.object ?? objectWords(french, last, act, clitics)),
    ...(act.being === undefined ? [] : [being(french, act.being)]),
    ...roles(french, last, act, clitics),
  ];
}

/** *mise K.-O. ce tour-ci*: the verb as it was done to the doer of `french`. */
export function participle(french: French, id: string, how: readonly string[] | undefined): Words {
  const verb = word(french.lexicon.verbs, id, 'verb');
  return [
    agreeing(verb, french.doer),
    ...optional(verb.particle),
    ...optional(verb.after),
    ...adverbs(french, how),
  ];
}

const optional = (text: string | undefined): Words => (text === undefined ? [] : [text]);

export const adverbs = (french: French, ids: readonly string[] = []): Words =>
  ids.map((id) => word(french.lexicon.adverbs, id, 'adverb'));

const agreeing = (verb: FrenchVerb, { gender, verb: number }: Agreement): string =>
  agreed(verb.participle, gender, number === 'ils' ? 'many' : 'one');

/** A phrase with *aucun*, which takes *ne* and no *pas*. */
type None = Things & { readonly count: 'no' };

export const isNone = (phrase: Phrase | undefined): phrase is None =>
  phrase?.kind === 'things' && phrase.count === 'no';

const being = (french: French, id: string): string => {
  const { gender, verb } = french.doer;
  return adjectiveForm(
    word(french.lexicon.adjectives, id, 'adjective'),
    gender,
    verb === 'ils' ? 'many' : 'one',
  );
};

/** The object among the words that lean on the verb: *mettez K.-O. un Super*, *retournez-la face cachée*. */
function objectGroup(verb: FrenchVerb, { object }: Predicate, words: Words): Words {
  const isHeavy = object !== undefined && isLong(object);
  const after = optional(verb.after);
  return [...optional(verb.particle), ...(isHeavy ? [...after, ...words] : [...words, ...after])];
}

type Negation = 'pas' | 'aucun' | 'none';

const AUXILIARIES = {
  avoir: { il: 'a', ils: 'ont', vous: 'avez', command: 'ayez', infinitive: 'avoir', participle: 'eu' },
  être: { il: 'est', ils: 'sont', vous: 'êtes', command: 'soyez', infinitive: 'être', participle: 'été' },
} as const;

interface Compound {
  readonly auxiliary: 'avoir' | 'être';
  readonly tail: Words;
}

/** The conjugated verb with what leans on it: pronouns, *ne … pas*, auxiliary and participle. */
function verbGroup(
  doer: Agreement,
  verb: FrenchVerb,
  act: Predicate,
  form: Form,
  clitics: Clitics,
  negation: Negation,
): Words {
  const compound = compoundOf(doer, verb, act, clitics);
  const head = compound === undefined ? finite(verb, form) : AUXILIARIES[compound.auxiliary][form];
  const tail = compound === undefined ? [] : compound.tail;
  if (form === 'command' && negation !== 'pas') return [head, ...clitics.words.map(enclitic), ...tail];
  const pas = negation === 'pas' ? ['pas'] : [];
  if (form === 'infinitive')
    return [...(negation === 'pas' ? ['ne pas'] : []), ...clitics.words, head, ...tail];
  return [...(negation === 'none' ? [] : [NE]), ...clitics.words, head, ...pas, ...tail];
}

/** *-la*, *-le*, *-lui*: after a command nothing elides. */
const enclitic = (clitic: string): string => `-${clitic.split('¦')[0] ?? clitic}`;

const finite = (verb: FrenchVerb, form: Form): string =>
  form === 'command' ? (verb.command ?? verb.vous) : verb[form];

/** The auxiliary and what follows it, in the passive and in the past. */
function compoundOf(
  doer: Agreement,
  verb: FrenchVerb,
  { tense, voice }: Predicate,
  clitics: Clitics,
): Compound | undefined {
  const done = agreeing(verb, doer);
  if (voice === 'passive')
    return tense === 'past'
      ? { auxiliary: 'avoir', tail: ['été', done] }
      : { auxiliary: 'être', tail: [done] };
  if (tense === undefined) return undefined;
  if (verb.auxiliary === 'être') return { auxiliary: 'être', tail: [done] };
  return {
    auxiliary: 'avoir',
    tail: [clitics.object === undefined ? verb.participle : agreeing(verb, clitics.object)],
  };
}

function cliticsOf(french: French, verb: FrenchVerb, act: Predicate): Clitics {
  const object = verb.object === undefined ? directClitic(french, act.object) : {};
  const dative = dativeClitic(french, act, verb);
  const words = [object.word, dative.word].filter((each) => each !== undefined);
  return {
    words: dative.word === 'vous' ? words.reverse() : words,
    ...(object.word === undefined || act.object === undefined
      ? {}
      : { object: agreementOf(french, act.object) }),
    spoken: { ...(object.words === undefined ? {} : { object: object.words }), ...dative.spoken },
  };
}

/** *la*, or the words that stand after the verb because a pronoun could mean another thing. */
function directClitic(french: French, object: Phrase | undefined): { word?: string; words?: Words } {
  if (object?.kind === 'you') return { word: 'vous' };
  if (object?.kind !== 'again') return {};
  const recall = recalled(french, object, 'object');
  if (recall.how !== 'pronoun' || !hasPronoun(french, object))
    return { words: meantAgain(french, object, recall, 'object') };
  const { plural, gender = 'm' } = french.discourse.find(object);
  return { word: plural ? PRONOUN.plural : PRONOUN[gender] };
}

/** *lui*, *leur*, *vous*: a person to or from whom, with *à*. */
function dativeClitic(
  french: French,
  act: Predicate,
  verb: FrenchVerb,
): { word?: string; spoken: Clitics['spoken'] } {
  for (const role of ['to', 'from'] as const) {
    const phrase = act[role];
    if (phrase === undefined || !isSomebody(french, phrase)) continue;
    if ((verb[role] ?? placePreposition(french, phrase, role)) !== 'à') continue;
    if (phrase.kind === 'you') return { word: 'vous', spoken: { [role]: [] } };
    if (phrase.kind !== 'again') continue;
    const recall = recalled(french, phrase, 'object');
    if (recall.how === 'pronoun' && hasPronoun(french, phrase)) {
      return { word: french.discourse.find(phrase).plural ? 'leur' : 'lui', spoken: { [role]: [] } };
    }
    return { spoken: { [role]: ['à', ...meantAgain(french, phrase, recall, 'object')] } };
  }
  return { spoken: {} };
}

function objectWords(french: French, verb: FrenchVerb, act: Predicate, clitics: Clitics): Words {
  const { object } = act;
  if (object === undefined || clitics.object !== undefined) return [];
  if (verb.object !== undefined)
    return [...preposition(verb.object), ...nounPhrase(french, object, 'object')];
  const isBe = verb.infinitive === 'être';
  const isDenied = (act.not === true || french.mood === 'denied') && !isBe;
  if (
    isDenied &&
    object.kind === 'things' &&
    object.owner === undefined &&
    (object.count === 'a' || object.count === 'some')
  ) {
    return [DE, ...things(french, object, 'undetermined')];
  }
  return nounPhrase(french, object, isBe ? 'aside' : 'object');
}

function roles(french: French, verb: FrenchVerb, act: Predicate, { spoken }: Clitics): Words {
  return [
    ...(act.from === undefined ? [] : (spoken.from ?? placeOf(french, act.from, 'from', verb.from))),
    ...(act.to === undefined ? [] : (spoken.to ?? placeOf(french, act.to, 'to', verb.to))),
    ...(act.in === undefined ? [] : placeOf(french, act.in, 'in', undefined)),
    ...(act.with === undefined
      ? []
      : [...preposition(verb.with ?? 'avec'), ...nounPhrase(french, act.with, 'object')]),
    ...byWords(french, act.by),
    ...adverbs(french, act.how),
    ...(act.purpose === undefined ? [] : ['pour', ...predicate(french, act.purpose, 'infinitive')]),
  ];
}

/** *de 5*, or *par un rival*. */
function byWords(french: French, by: number | Phrase | undefined): Words {
  if (by === undefined) return [];
  return typeof by === 'number' ? [DE, String(by)] : ['par', ...nounPhrase(french, by, 'object')];
}
