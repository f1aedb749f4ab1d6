import type { Act, Phrase } from '../clause.ts';
import { type FrenchVerb, word } from '../lexicon.ts';
import { adjectiveForm } from './determiner.ts';
import { agreed } from './morphology.ts';
import { type Agreement, agreementOf, type French, meantAgain, nounPhrase, things } from './noun.ts';
import { isSomebody, placeOf, placePreposition, preposition } from './place.ts';
import { DE, list, NE, PRONOUN, type Words } from './spelling.ts';

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

export const verbOf = (french: French, id: string): FrenchVerb => word(french.lexicon.verbs, id, 'verb');

/** Everything of the act but its subject. The doer is already known to `french`. */
export function predicate(french: French, act: Predicate, form: Form, subject?: Phrase): Words {
  const verbs = (typeof act.verb === 'string' ? [act.verb] : act.verb).map((id) => verbOf(french, id));
  const last = verbs.at(-1);
  if (last === undefined) throw new Error('an act needs a verb');
  const clitics = cliticsOf(french, last, act);
  const negation = act.not ? 'pas' : isNone(subject) || isNone(act.object) ? 'aucun' : 'none';
  const groups = verbs.map((verb) => verbGroup(french.doer, verb, act, form, clitics, negation));
  return [
    ...list(groups, 'ou'),
    ...(last.particle === undefined ? [] : [last.particle]),
    ...(clitics.spoken.object ?? objectWords(french, last, act, clitics)),
    ...(last.after === undefined ? [] : [last.after]),
    ...(act.being === undefined ? [] : [being(french, act.being)]),
    ...roles(french, last, act, clitics),
  ];
}

const isNone = (phrase: Phrase | undefined): boolean => phrase?.kind === 'things' && phrase.count === 'no';

const being = (french: French, id: string): string =>
  adjectiveForm(
    word(french.lexicon.adjectives, id, 'adjective'),
    french.doer.gender,
    french.doer.verb === 'ils' ? 'many' : 'one',
  );

type Negation = 'pas' | 'aucun' | 'none';

const AUXILIARIES = {
  avoir: { il: 'a', ils: 'ont', vous: 'avez', command: 'ayez', infinitive: 'avoir', participle: 'eu' },
  être: { il: 'est', ils: 'sont', vous: 'êtes', command: 'soyez', infinitive: 'être', participle: 'été' },
} as const;

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

function compoundOf(doer: Agreement, verb: FrenchVerb, { tense, voice }: Predicate, clitics: Clitics) {
  const agreeing = (with_: Agreement) =>
    agreed(verb.participle, with_.gender, with_.verb === 'ils' ? 'many' : 'one');
  if (voice === 'passive') {
    const done = agreeing(doer);
    return tense === 'past'
      ? ({ auxiliary: 'avoir', tail: ['été', done] } as const)
      : ({ auxiliary: 'être', tail: [done] } as const);
  }
  if (tense === undefined) return undefined;
  if (verb.auxiliary === 'être') return { auxiliary: 'être', tail: [agreeing(doer)] } as const;
  const participle = clitics.object === undefined ? verb.participle : agreeing(clitics.object);
  return { auxiliary: 'avoir', tail: [participle] } as const;
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

function directClitic(french: French, object: Phrase | undefined): { word?: string; words?: Words } {
  if (object?.kind === 'you') return { word: 'vous' };
  if (object?.kind !== 'again') return {};
  const antecedent = french.discourse.find(object);
  const recall = french.discourse.recall(object);
  const isCalled = french.lexicon.nouns[antecedent.noun] === undefined;
  if (recall.how !== 'pronoun' || isCalled)
    return { words: meantAgain(french, antecedent, recall, 'object') };
  return { word: antecedent.plural ? PRONOUN.plural : PRONOUN[antecedent.gender ?? 'm'] };
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
    const antecedent = french.discourse.find(phrase);
    const recall = french.discourse.recall(phrase);
    const isCalled = french.lexicon.nouns[antecedent.noun] === undefined;
    if (recall.how === 'pronoun' && !isCalled)
      return { word: antecedent.plural ? 'leur' : 'lui', spoken: { [role]: [] } };
    return { spoken: { [role]: ['à', ...meantAgain(french, antecedent, recall, 'object')] } };
  }
  return { spoken: {} };
}

function objectWords(french: French, verb: FrenchVerb, act: Predicate, clitics: Clitics): Words {
  const { object } = act;
  if (object === undefined || clitics.object !== undefined) return [];
  if (verb.object !== undefined) return [...preposition(verb.object), ...nounPhrase(french, object, 'core')];
  const isBe = verb.infinitive === 'être';
  const denied = (act.not === true || french.denied) && !isBe;
  if (
    denied &&
    object.kind === 'things' &&
    object.owner === undefined &&
    (object.count === 'a' || object.count === 'some')
  ) {
    return [DE, ...things(french, object, [])];
  }
  return nounPhrase(french, object, isBe ? 'aside' : 'core');
}

function roles(french: French, verb: FrenchVerb, act: Predicate, { spoken }: Clitics): Words {
  return [
    ...(act.from === undefined ? [] : (spoken.from ?? placeOf(french, act.from, 'from', verb.from))),
    ...(act.to === undefined ? [] : (spoken.to ?? placeOf(french, act.to, 'to', verb.to))),
    ...(act.in === undefined ? [] : placeOf(french, act.in, 'in', undefined)),
    ...(act.with === undefined
      ? []
      : [...preposition(verb.with ?? 'avec'), ...nounPhrase(french, act.with, 'core')]),
    ...(act.by === undefined ? [] : [DE, String(act.by)]),
    ...(act.how ?? []).map((id) => word(french.lexicon.adverbs, id, 'adverb')),
    ...(act.purpose === undefined ? [] : ['pour', ...predicate(french, act.purpose, 'infinitive')]),
  ];
}
