import type {
  Act,
  ChooseOne,
  Clause,
  Condition,
  Conditional,
  Exists,
  IfDone,
  Joined,
  Manner,
  Modal,
  Simple,
} from '../clause.ts';
import { Discourse } from '../discourse.ts';
import { type EnglishLexicon, word } from '../lexicon.ts';
import { doerOf, led, punctuated, sameDoer } from '../sentence.ts';
import { agreementOf, type English, nounPhrase, subjectPhrase, YOU } from './noun.ts';
import { list, spell, type Words } from './spelling.ts';
import { predicate, withoutSubject } from './verb.ts';

interface Speech extends English {
  readonly manner: Manner;
}

/** The clauses as English: whole sentences, one after the other. Throws on a word the lexicon lacks. */
export function english(
  clauses: Clause | readonly Clause[],
  lexicon: EnglishLexicon,
  manner: Manner = 'rule',
): string {
  const speech: Speech = { lexicon, discourse: new Discourse(), doer: YOU, manner };
  const all: readonly Clause[] = 'kind' in clauses ? [clauses] : clauses;
  const sentences = all.flatMap((clause) => sentencesOf(speech, clause));
  const text = sentences.map((words) => punctuated(spell(words))).join(' ');
  return manner === 'option' ? text.replace(/\.$/, '') : text;
}

function sentencesOf(speech: Speech, clause: Clause): readonly Words[] {
  switch (clause.kind) {
    case 'conditional':
      return conditional(speech, clause);
    case 'if-done':
      return ifDone(speech, clause);
    case 'labelled': {
      const says = clause.says.flatMap((each) => sentencesOf(speech, each));
      return led([word(speech.lexicon.labels, clause.label, 'label'), ':'], says);
    }
    case 'timed':
      return led(
        [word(speech.lexicon.adverbs, clause.at, 'adverb'), ','],
        sentencesOf(speech, clause.clause),
      );
    case 'choose-one':
      return closed(speech, chooseOne(speech, clause));
    case 'limited': {
      const words = simple(speech, clause.clause);
      return closed(speech, [...words, clause.limit, ...condition(speech, clause.condition)]);
    }
    case 'for-each': {
      const words = simple(speech, clause.clause);
      return closed(speech, [...words, 'for', ...nounPhrase(speech, clause.each, 'aside')]);
    }
    default:
      return closed(speech, simple(speech, clause));
  }
}

function closed(speech: Speech, words: Words): readonly Words[] {
  speech.discourse.nextSentence();
  return [words];
}

function conditional(speech: Speech, { on, condition: of, then, otherwise }: Conditional): readonly Words[] {
  const lead = [on === 'while' ? 'as long as' : on, ...condition(speech, of), ','];
  return [...led(lead, sentencesOf(speech, then)), ...instead(speech, otherwise)];
}

const instead = (speech: Speech, otherwise: Clause | undefined): readonly Words[] =>
  otherwise === undefined ? [] : led(['otherwise', ','], sentencesOf(speech, otherwise));

function ifDone(speech: Speech, { first, then, otherwise }: IfDone): readonly Words[] {
  const who = doerOf(first);
  const pronoun = who.kind === 'you' ? 'you' : agreementOf(speech, who).possessive === 'its' ? 'it' : 'they';
  const head = sentencesOf(speech, first);
  const lead = ['if', pronoun, pronoun === 'it' ? 'does' : 'do', ','];
  return [...head, ...led(lead, sentencesOf(speech, then)), ...instead(speech, otherwise)];
}

function chooseOne(speech: Speech, { who, among }: ChooseOne): Words {
  const choose: Act = { kind: 'act', verb: 'choose', subject: who };
  const items = among.map((each) => simple(speech, each));
  return [
    ...act(speech, choose),
    'one',
    ':',
    ...items.flatMap((item, at) =>
      at === 0 ? item : at === items.length - 1 ? [';', 'or', ...item] : [';', ...item],
    ),
  ];
}

function simple(speech: Speech, clause: Simple): Words {
  switch (clause.kind) {
    case 'plus': {
      const { one } = word(speech.lexicon.nouns, clause.noun, 'noun');
      const adverbs = (clause.how ?? []).map((id) => word(speech.lexicon.adverbs, id, 'adverb'));
      return [`${clause.amount < 0 ? '−' : '+'}${Math.abs(clause.amount)}`, one, ...adverbs];
    }
    case 'act':
      return act(speech, clause);
    case 'joined':
      return joined(
        speech,
        clause,
        (each) => act(speech, each),
        (each) => followUp(speech, each),
      );
    case 'modal':
      return modal(speech, clause);
  }
}

const commands = (speech: Speech, { subject, tense, voice }: Act): boolean =>
  subject.kind === 'you' && speech.manner !== 'tell' && tense === undefined && voice === undefined;

function act(speech: Speech, clause: Act): Words {
  return commands(speech, clause)
    ? predicate({ ...speech, doer: YOU }, clause, 'bare')
    : stated(speech, clause);
}

/** With its subject, whoever it is. */
function stated(speech: Speech, clause: Act): Words {
  const { words, agreement } = subjectPhrase(speech, clause.subject);
  return [...words, ...withoutSubject(speech, clause, agreement)];
}

const followUp = (speech: Speech, clause: Act): Words =>
  commands(speech, clause)
    ? predicate({ ...speech, doer: YOU }, clause, 'bare')
    : withoutSubject(speech, clause, agreementOf(speech, clause.subject));

function joined(
  speech: Speech,
  { acts, join }: Joined,
  first: (act: Act) => Words,
  next: (act: Act) => Words,
): Words {
  const items = acts.map((each, at) => {
    const before = acts[at - 1];
    if (before === undefined) return first(each);
    return sameDoer(before.subject, each.subject) ? next(each) : act(speech, each);
  });
  if (join !== 'then') return list(items, join);
  return items.flatMap((item, at) => (at === 0 ? item : [',', 'then', ...item]));
}

function modal(speech: Speech, { modal: verb, deed }: Modal): Words {
  const { words, agreement } = subjectPhrase(speech, doerOf(deed));
  const body = (each: Act): Words => predicate({ ...speech, doer: agreement }, each, 'bare');
  return [...words, verb, ...(deed.kind === 'act' ? body(deed) : joined(speech, deed, body, body))];
}

function condition(speech: Speech, of: Condition): Words {
  if (of.kind === 'conditions')
    return list(
      of.of.map((each) => condition(speech, each)),
      of.join,
    );
  return of.kind === 'exists' ? exists(speech, of) : stated(speech, of);
}

function exists(speech: Speech, { what, not }: Exists): Words {
  return [
    'there',
    agreementOf(speech, what).verb === 'they' ? 'are' : 'is',
    ...(not ? ['not'] : []),
    ...nounPhrase(speech, what, 'core'),
  ];
}
