import type { Phrase } from '../clause.ts';
import type { FrenchVerb } from '../lexicon.ts';
import { type Agreement, agreementOf, type French, hasPronoun, meantAgain, recalled } from './noun.ts';
import { isSomebody, placePreposition } from './place.ts';
import { PRONOUN, type Words } from './spelling.ts';
import type { Predicate } from './verb.ts';

/** Pronouns that lean on the verb, and what they leave to say after it. */
export interface Clitics {
  /** In their order before the verb: *vous la*, *la lui*. */
  readonly words: Words;
  /** The direct object stands before the verb: the participle agrees with it (*vous l'avez détruite*). */
  readonly object?: Agreement;
  readonly isReflexive: boolean;
  /** What was meant again but is not a pronoun; empty where a pronoun has said it. */
  readonly spoken: { readonly object?: Words; readonly to?: Words; readonly from?: Words };
}

export function cliticsOf(french: French, verb: FrenchVerb, act: Predicate): Clitics {
  const isReflexive = verb.alone === 'se' && act.object === undefined && act.voice === undefined;
  const object = verb.object === undefined ? directClitic(french, act.object) : {};
  const dative = dativeClitic(french, act, verb);
  const reflexive = isReflexive ? [french.doer.verb === 'vous' ? 'vous' : "se¦s'"] : [];
  const words = [object.word, dative.word].filter((each) => each !== undefined);
  return {
    words: [...reflexive, ...(dative.word === 'vous' ? words.reverse() : words)],
    ...(object.word === undefined || act.object === undefined
      ? {}
      : { object: agreementOf(french, act.object) }),
    isReflexive,
    spoken: { ...(object.words === undefined ? {} : { object: object.words }), ...dative.spoken },
  };
}

/** *la*, or the words that stand after the verb because a pronoun could mean another thing. */
function directClitic(french: French, object: Phrase | undefined): { word?: string; words?: Words } {
  if (object?.kind === 'you') return { word: 'vous' };
  if (object?.kind !== 'again') return {};
  const recall = recalled(french, object, 'object');
  if (recall.how !== 'pronoun' || !hasPronoun(french, object)) {
    return { words: meantAgain(french, object, recall, 'object') };
  }
  const { plural, gender = 'm' } = french.discourse.find(object);
  return { word: plural ? PRONOUN.plural : PRONOUN[gender] };
}

/** *lui*, *leur*, *vous*: a person to or from whom, with *à*. Beside an object *vous* it is *à lui*. */
function dativeClitic(
  french: French,
  act: Predicate,
  verb: FrenchVerb,
): { word?: string; spoken: Clitics['spoken'] } {
  const role = (['to', 'from'] as const).find((each) => isDative(french, act[each], verb, each));
  const phrase = role === undefined ? undefined : act[role];
  if (role === undefined || phrase === undefined) return { spoken: {} };
  if (phrase.kind === 'you') return { word: 'vous', spoken: { [role]: [] } };
  if (phrase.kind !== 'again') return { spoken: {} };
  const recall = recalled(french, phrase, 'object');
  if (recall.how === 'pronoun' && hasPronoun(french, phrase) && act.object?.kind !== 'you') {
    return { word: french.discourse.find(phrase).plural ? 'leur' : 'lui', spoken: { [role]: [] } };
  }
  return { spoken: { [role]: ['à', ...meantAgain(french, phrase, recall, 'object')] } };
}

const isDative = (
  french: French,
  phrase: Phrase | undefined,
  verb: FrenchVerb,
  role: 'to' | 'from',
): boolean =>
  phrase !== undefined &&
  isSomebody(french, phrase) &&
  (verb[role] ?? placePreposition(french, phrase, role)) === 'à';
