import type { Act, VerbWord } from '../clause.ts';
import { type EnglishVerb, verbsOf, word } from '../lexicon.ts';
import { isLong } from '../sentence.ts';
import { type Agreement, type English, nounPhrase } from './noun.ts';
import { placeOf } from './place.ts';
import { list, thirdPerson, type Words } from './spelling.ts';

/** The form a verb takes: with a subject, as a command, or after another verb ("may draw", "to draw"). */
export type Form = Agreement['verb'] | 'command' | 'infinitive';

/** An act without its subject. */
type Predicate = Omit<Act, 'subject' | 'kind'>;

/** Everything of the act but its subject, who is the doer of `english`. */
export function predicate(english: English, act: Predicate, form: Form): Words {
  const verbs = verbsOf(english.lexicon.verbs, 'en', act.verb);
  const last = verbs.at(-1);
  if (last === undefined) throw new Error('an act needs a verb');
  const groups = verbs.map((verb) => verbGroup(verb, act, form));
  return [
    ...list(groups, 'or'),
    ...receiver(english, last, act),
    ...objectGroup(english, last, act),
    ...being(english, act),
    ...roles(english, last, act),
  ];
}

/** "knocked out this turn", "bought or gained this turn": the verbs as they were done to a noun. */
export function participle(
  english: English,
  done: VerbWord | readonly VerbWord[],
  how: readonly string[] = [],
): Words {
  const items = verbsOf(english.lexicon.verbs, 'en', done).map((verb) => {
    return [verb.participle, ...optional(verb.particle), ...optional(verb.object), ...optional(verb.after)];
  });
  return [...list(items, 'or'), ...adverbs(english, how)];
}

const optional = (text: string | undefined): Words => (text === undefined ? [] : [text]);

export const adverbs = (english: English, ids: readonly string[] = []): Words =>
  ids.map((id) => word(english.lexicon.adverbs, id, 'adverb'));

function being(english: English, act: Predicate): Words {
  if (act.being === undefined) return [];
  const { form, predicate: alone } = word(english.lexicon.adjectives, act.being, 'adjective');
  return [alone ?? form];
}

const have = (form: Form): string => (form === 'it' ? 'has' : 'have');
const be = (form: Form): string =>
  form === 'command' || form === 'infinitive' ? 'be' : form === 'it' ? 'is' : 'are';

function verbGroup(verb: EnglishVerb, { tense, not, voice }: Predicate, form: Form): Words {
  const negation = not ? ['not'] : [];
  const isPassive = voice === 'passive';
  if (form === 'infinitive') return [...negation, ...infinitive(verb, tense, voice)];
  if (tense === 'past') return [have(form), ...negation, ...(isPassive ? ['been'] : []), verb.participle];
  if (form === 'command') return [...(not ? ['do not'] : []), ...infinitive(verb, tense, voice)];
  if (isPassive) return [be(form), ...negation, verb.participle];
  if (verb.base === 'be') return [be(form), ...negation];
  if (not) return [form === 'it' ? 'does not' : 'do not', verb.base];
  return [form === 'it' ? (verb.third ?? thirdPerson(verb.base)) : verb.base];
}

function infinitive(verb: EnglishVerb, tense: 'past' | undefined, voice: 'passive' | undefined): Words {
  if (tense === 'past') return ['have', ...(voice === 'passive' ? ['been'] : []), verb.participle];
  return voice === 'passive' ? ['be', verb.participle] : [verb.base];
}

/** Whoever gets something, where the verb says them first. */
const receiver = (english: English, verb: EnglishVerb, { to }: Predicate): Words =>
  verb.receiver === 'first' && to !== undefined ? nounPhrase(english, to, 'object') : [];

const isPronoun = ([first, ...rest]: Words): boolean =>
  rest.length === 0 && /^(it|them|you)$/.test(first ?? '');

/** The object with the verb's particle: "knock out a Super", "knock it out", "turn it face down". */
function objectGroup(english: English, verb: EnglishVerb, { object, voice }: Predicate): Words {
  const particle = optional(verb.particle);
  const after = optional(verb.after);
  if (object === undefined)
    return [...particle, ...(voice === 'passive' ? optional(verb.object) : []), ...after];
  const words = nounPhrase(english, object, verb.base === 'be' ? 'aside' : 'object');
  const whole = [...optional(verb.object), ...words];
  if (isPronoun(words)) return [...whole, ...particle, ...after];
  return isLong(object) ? [...particle, ...after, ...whole] : [...particle, ...whole, ...after];
}

function roles(english: English, verb: EnglishVerb, act: Predicate): Words {
  const { from, to, in: where, with: companion, by, purpose } = act;
  return [
    ...(from === undefined ? [] : placeOf(english, from, 'from', verb.from)),
    ...(to === undefined || verb.receiver === 'first' ? [] : placeOf(english, to, 'to', verb.to)),
    ...(where === undefined ? [] : placeOf(english, where, 'in', undefined)),
    ...(companion === undefined ? [] : [verb.with ?? 'with', ...nounPhrase(english, companion, 'object')]),
    ...(by === undefined
      ? []
      : ['by', ...(typeof by === 'number' ? [String(by)] : nounPhrase(english, by, 'object'))]),
    ...adverbs(english, act.how),
    ...(purpose === undefined ? [] : ['to', ...predicate(english, purpose, 'infinitive')]),
  ];
}
