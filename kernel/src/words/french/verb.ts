import type { Act, Phrase, Things, VerbWord } from '../clause.ts';
import { type FrenchVerb, verbsOf, word } from '../lexicon.ts';
import { isLong } from '../sentence.ts';
import { type Clitics, cliticsOf } from './clitics.ts';
import { agreeing, type Form, verbGroup } from './conjugation.ts';
import { adjectiveForm } from './determiner.ts';
import { type French, nounPhrase } from './noun.ts';
import { isSomebody, placeOf, placePreposition, preposition } from './place.ts';
import { DE, list, type Words } from './spelling.ts';
import { things } from './things.ts';

/** An act without its subject. */
export type Predicate = Omit<Act, 'subject' | 'kind'>;

/** Everything of the act but its subject, who is the doer of `french`; given where it may be *aucun*. */
export function predicate(french: French, said: Predicate, form: Form, subject?: Phrase): Words {
  const act = placeNextToNoun(french, said);
  const verbs = verbsOf(french.lexicon.verbs, 'fr', act.verb);
  const last = verbs.at(-1);
  if (last === undefined) throw new Error('an act needs a verb');
  const clitics = cliticsOf(french, last, act);
  const negation = act.not ? 'pas' : hasNone(subject) || hasNone(act.object) ? 'aucun' : 'none';
  const groups = verbs.map((verb) => verbGroup(french.doer, verb, { ...act, form, clitics, negation }));
  const mood = act.not || isNone(subject) ? 'denied' : french.mood;
  return [
    ...list(groups, 'ou'),
    ...before(french, last, act, clitics),
    ...objectGroup(last, act, objectWords({ ...french, mood }, last, act, clitics)),
    ...being(french, act.being),
    ...roles(french, last, act, clitics),
  ];
}

/** *une carte de votre main d'un coût de 2*: where a thing comes from is said before what narrows it down. */
function placeNextToNoun(french: French, act: Predicate): Predicate {
  const { object, from, ...rest } = act;
  if (object?.kind !== 'things' || object.in !== undefined || object.which === undefined) return act;
  if (from?.kind !== 'things' || isSomebody(french, from) || hasOwnFrom(french, act)) return act;
  const isSame = placePreposition(french, from, 'of') === placePreposition(french, from, 'from');
  return isSame ? { ...rest, object: { ...object, in: [from] } } : act;
}

const hasOwnFrom = (french: French, { verb }: Predicate): boolean =>
  verbsOf(french.lexicon.verbs, 'fr', verb).some(({ from }) => from !== undefined);

/** *mise K.-O. ce tour-ci*, *achetées ou gagnées*: the verbs as they were done to the doer of `french`. */
export function participle(
  french: French,
  done: VerbWord | readonly VerbWord[],
  how: readonly string[] = [],
): Words {
  const items = verbsOf(french.lexicon.verbs, 'fr', done).map((verb) => {
    return [agreeing(verb, french.doer), ...optional(verb.particle), ...optional(verb.after)];
  });
  return [...list(items, 'ou'), ...adverbs(french, how)];
}

const optional = (text: string | undefined): Words => (text === undefined ? [] : [text]);

export const adverbs = (french: French, ids: readonly string[] = []): Words =>
  ids.map((id) => word(french.lexicon.adverbs, id, 'adverb'));

/** A phrase with *aucun*, which takes *ne* and no *pas*. */
type None = Things & { readonly count: 'no' };

export const isNone = (phrase: Phrase | undefined): phrase is None =>
  phrase?.kind === 'things' && phrase.count === 'no';

const hasNone = (phrase: Phrase | undefined): boolean =>
  isNone(phrase) || (phrase?.kind === 'several' && phrase.phrases.some(hasNone));

/** What is said before the object: whoever gets it, and the number a long one becomes (*fixez à 3 le coût d'une carte*). */
const isBefore = (verb: FrenchVerb, { to, object }: Predicate): boolean =>
  to !== undefined &&
  (verb.receiver === 'first' || (to.kind === 'value' && object !== undefined && isLong(object)));

const before = (french: French, verb: FrenchVerb, act: Predicate, { spoken }: Clitics): Words =>
  act.to !== undefined && isBefore(verb, act) ? (spoken.to ?? placeOf(french, act.to, 'to', verb.to)) : [];

function being({ lexicon, doer }: French, id: string | undefined): Words {
  if (id === undefined) return [];
  const number = doer.verb === 'ils' ? 'many' : 'one';
  return [adjectiveForm(word(lexicon.adjectives, id, 'adjective'), doer.gender, number)];
}

/** The object among the words that lean on the verb: *mettez K.-O. un Super*, *retournez-la face cachée*. */
function objectGroup(verb: FrenchVerb, { object }: Predicate, words: Words): Words {
  const after = optional(verb.after);
  const isHeavy = object !== undefined && isLong(object);
  return [...optional(verb.particle), ...(isHeavy ? [...after, ...words] : [...words, ...after])];
}

function objectWords(french: French, verb: FrenchVerb, { object }: Predicate, clitics: Clitics): Words {
  if (clitics.spoken.object !== undefined) return clitics.spoken.object;
  if (object === undefined || clitics.object !== undefined) return [];
  if (verb.object !== undefined)
    return [...preposition(verb.object), ...nounPhrase(french, object, 'object')];
  const isBe = verb.infinitive === 'être';
  const located: French = verb.locates ? { ...french, places: 'in' } : french;
  return !isBe && french.mood === 'denied' && isIndefinite(object)
    ? [DE, ...things(located, object, 'undetermined')]
    : nounPhrase(located, object, isBe ? 'aside' : 'object');
}

/** *une carte*, *des cartes*: what becomes *de carte* under a negation, and nothing after *sans*. */
export const isIndefinite = (phrase: Phrase): phrase is Things =>
  phrase.kind === 'things' && phrase.owner === undefined && (phrase.count === 'a' || phrase.count === 'some');

function roles(french: French, verb: FrenchVerb, act: Predicate, { spoken }: Clitics): Words {
  const { from, to, in: where, purpose } = act;
  return [
    ...(from === undefined ? [] : (spoken.from ?? placeOf(french, from, 'from', verb.from))),
    ...(to === undefined || isBefore(verb, act) ? [] : (spoken.to ?? placeOf(french, to, 'to', verb.to))),
    ...(where === undefined ? [] : placeOf(french, where, 'in', undefined)),
    ...withWords(french, verb, act.with),
    ...byWords(french, act.by),
    ...adverbs(french, act.how),
    ...(purpose === undefined ? [] : ['pour', ...predicate(french, purpose, 'infinitive')]),
  ];
}

/** *contre une Arme*, as the verb has it; but *avec* somebody. */
function withWords(french: French, verb: FrenchVerb, companion: Phrase | undefined): Words {
  if (companion === undefined) return [];
  const own = isSomebody(french, companion) ? undefined : verb.with;
  return [...preposition(own ?? 'avec'), ...nounPhrase(french, companion, 'object')];
}

/** *de 5*, or *par un rival*. */
function byWords(french: French, by: number | Phrase | undefined): Words {
  if (by === undefined) return [];
  return typeof by === 'number' ? [DE, String(by)] : ['par', ...nounPhrase(french, by, 'object')];
}
