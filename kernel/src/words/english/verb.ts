import type { Act, Phrase } from '../clause.ts';
import { type EnglishVerb, word } from '../lexicon.ts';
import { type Agreement, type English, nounPhrase, placePreposition } from './noun.ts';
import { list, thirdPerson, type Words } from './spelling.ts';

/** The form a verb takes: agreeing with a subject, or bare ("draw", after "may", "to", or as a command). */
export type Form = Agreement['verb'] | 'bare';

type Predicate = Omit<Act, 'subject' | 'kind'>;

export const verbOf = (english: English, id: string): EnglishVerb => word(english.lexicon.verbs, id, 'verb');

/** Everything of the act but its subject, whose agreement is given. */
export const withoutSubject = (english: English, act: Predicate, doer: Agreement): Words =>
  predicate({ ...english, doer }, act, doer.verb);

/** Everything of the act but its subject. The doer is already known to `english`. */
export function predicate(english: English, act: Predicate, form: Form): Words {
  const ids = typeof act.verb === 'string' ? [act.verb] : act.verb;
  const verbs = ids.map((id) => verbOf(english, id));
  const last = verbs.at(-1);
  if (last === undefined) throw new Error('an act needs a verb');
  return [
    ...list(
      verbs.map((verb) => verbGroup(verb, act, form)),
      'or',
    ),
    ...objectGroup(english, last, act),
    ...(act.being === undefined ? [] : [being(english, act.being)]),
    ...roles(english, last, act),
  ];
}

function being(english: English, id: string): string {
  const { form, predicate: alone } = word(english.lexicon.adjectives, id, 'adjective');
  return alone ?? form;
}

const have = (form: Form): string => (form === 'it' ? 'has' : 'have');
const be = (form: Form): string => (form === 'bare' ? 'be' : form === 'it' ? 'is' : 'are');

function verbGroup(verb: EnglishVerb, { tense, not, voice }: Predicate, form: Form): Words {
  const negation = not ? ['not'] : [];
  const isBe = verb.base === 'be';
  if (tense === 'past')
    return [have(form), ...negation, ...(voice === 'passive' ? ['been'] : []), verb.participle];
  if (voice === 'passive') return [be(form), ...negation, verb.participle];
  if (isBe && form !== 'bare') return [be(form), ...negation];
  if (not) return [form === 'it' ? 'does not' : 'do not', verb.base];
  return [form === 'it' ? (verb.third ?? thirdPerson(verb.base)) : verb.base];
}

const isPronoun = (words: Words): boolean =>
  words.length === 1 && /^(it|them|you|itself|themselves|yourself)$/.test(words[0] ?? '');

function objectGroup(english: English, verb: EnglishVerb, { object }: Predicate): Words {
  const particle = verb.particle === undefined ? [] : [verb.particle];
  const after = verb.after === undefined ? [] : [verb.after];
  if (object === undefined) return [...particle, ...after];
  const words = nounPhrase(english, object, verb.base === 'be' ? 'aside' : 'core');
  const preposition = verb.object === undefined ? [] : [verb.object];
  const placed = isPronoun(words)
    ? [...preposition, ...words, ...particle]
    : [...particle, ...preposition, ...words];
  return [...placed, ...after];
}

function roles(english: English, verb: EnglishVerb, act: Predicate): Words {
  return [
    ...place(english, act.from, 'from', verb.from),
    ...place(english, act.to, 'to', verb.to),
    ...place(english, act.in, 'in', undefined),
    ...(act.with === undefined ? [] : [verb.with ?? 'with', ...nounPhrase(english, act.with, 'core')]),
    ...(act.by === undefined ? [] : ['by', String(act.by)]),
    ...(act.how ?? []).map((id) => word(english.lexicon.adverbs, id, 'adverb')),
    ...(act.purpose === undefined ? [] : ['to', ...predicate(english, act.purpose, 'bare')]),
  ];
}

function place(
  english: English,
  phrase: Phrase | undefined,
  role: 'in' | 'from' | 'to',
  own: string | undefined,
): Words {
  if (phrase === undefined) return [];
  if (phrase.kind === 'spot') return spot(english, phrase, role);
  if (phrase.kind === 'value') return [role, ...nounPhrase(english, phrase, 'aside')];
  const standing = placePreposition(english, phrase, role) === 'to' ? 'core' : 'aside';
  return [own ?? placePreposition(english, phrase, role), ...nounPhrase(english, phrase, standing)];
}

function spot(
  english: English,
  phrase: Extract<Phrase, { kind: 'spot' }>,
  role: 'in' | 'from' | 'to',
): Words {
  const words = nounPhrase(english, phrase, 'aside');
  return role === 'from'
    ? [
        'from',
        ...words.map((each) =>
          each.replace(/^on (top|the bottom) of$/, 'the $1 of').replace('the the', 'the'),
        ),
      ]
    : words;
}
