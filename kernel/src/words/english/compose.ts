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
  Phrase,
  Plus,
  Simple,
} from '../clause.ts';
import { Discourse } from '../discourse.ts';
import { type EnglishLexicon, word } from '../lexicon.ts';
import {
  alternatives,
  doerOf,
  inARow,
  isCommand,
  led,
  mannerOf,
  oneAfterAnother,
  signed,
  unambiguous,
  written,
} from '../sentence.ts';
import { agreementOf, type English, nounPhrase, subjectPhrase, YOU } from './noun.ts';
import { list, spell, type Words } from './spelling.ts';
import { adverbs, predicate } from './verb.ts';

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
  return written(sentences.map(spell), manner);
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
      return led([...adverbs(speech, [clause.at]), ','], sentencesOf(speech, clause.clause));
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
  const { possessive } = agreementOf(speech, doerOf(first));
  const pronoun = { your: 'you do', its: 'it does', their: 'they do' }[possessive];
  const head = sentencesOf(speech, first);
  const follows = then === undefined ? [] : led(['if', pronoun, ','], sentencesOf(speech, then));
  return [...head, ...follows, ...instead(speech, otherwise)];
}

/** Where another chooses, what "you" would do is stated: a command would seem to be theirs. */
function chooseOne(speech: Speech, { who, among }: ChooseOne): Words {
  const lead = act(speech, { kind: 'act', verb: 'choose', subject: who });
  const manner = who.kind === 'you' ? speech.manner : 'tell';
  const items = among.map((each) => simple({ ...speech, manner }, each));
  return [...lead, 'one', ':', ...alternatives(items, 'or')];
}

function simple(speech: Speech, clause: Simple): Words {
  switch (clause.kind) {
    case 'plus':
      return plus(speech, clause);
    case 'act':
      return act(speech, clause);
    case 'joined':
      return joinedAlone(speech, clause);
    case 'modal':
      return modal(speech, clause);
  }
}

const plus = (speech: Speech, { amount, noun, how }: Plus): Words => [
  signed(amount),
  word(speech.lexicon.nouns, noun, 'noun').one,
  ...adverbs(speech, how),
];

function joinedAlone(speech: Speech, clause: Joined): Words {
  const said: Speech = { ...speech, manner: mannerOf(speech.manner, clause) };
  return joined(
    said,
    clause,
    (each) => act(said, each),
    (each) => followUp(said, each),
  );
}

const act = (speech: Speech, clause: Act): Words =>
  isCommand(speech.manner, clause)
    ? predicate({ ...speech, doer: YOU }, clause, 'command')
    : stated(speech, clause);

/** With its subject, whoever it is. */
function stated(speech: Speech, clause: Act): Words {
  const { words, agreement } = subjectPhrase(speech, clause.subject);
  return [...words, ...predicate({ ...speech, doer: agreement }, clause, agreement.verb)];
}

/** Without its subject, who was said before. */
function followUp(speech: Speech, clause: Act): Words {
  const doer = agreementOf(speech, clause.subject);
  return predicate(
    { ...speech, doer },
    clause,
    isCommand(speech.manner, clause) ? 'command' : followingVerb(speech, clause),
  );
}

/** "each foe discards a card, then draws": the verb agrees with who was said, not with a "they" left out. */
function followingVerb(speech: Speech, { subject }: Act): 'you' | 'it' | 'they' {
  const isOnePerson = subject.kind === 'again' && !speech.discourse.find(subject).plural;
  return isOnePerson ? 'it' : agreementOf(speech, subject).verb;
}

function joined(
  speech: Speech,
  { steps, join }: Joined,
  first: (act: Act) => Words,
  sameDoer: (act: Act) => Words,
): Words {
  const items = inARow(steps, {
    first,
    sameDoer,
    commanded: (each) => act(speech, each),
    stated: (each) => stated(speech, each),
    plus: (each) => plus(speech, each),
    modal: (each) => modal(speech, each),
  });
  return join === 'then' ? oneAfterAnother(items, 'then') : list(items, join);
}

function modal(speech: Speech, said: Modal): Words {
  const { modal: verb, deed } = unambiguous(said);
  const { words, agreement } = subjectPhrase(speech, doerOf(deed));
  const body = (each: Act): Words => predicate({ ...speech, doer: agreement }, each, 'infinitive');
  return [...words, verb, ...(deed.kind === 'act' ? body(deed) : joined(speech, deed, body, body))];
}

function condition(speech: Speech, of: Condition): Words {
  if (of.kind === 'conditions') {
    return list(
      of.of.map((each) => condition(speech, each)),
      of.join,
    );
  }
  return of.kind === 'exists' ? exists(speech, of) : stated(speech, of);
}

function exists(speech: Speech, { what, not }: Exists): Words {
  const is = agreementOf(speech, what).verb === 'they' ? 'are' : 'is';
  const isNo = not === true && what.kind === 'things' && what.count === 'a';
  const said: Phrase = isNo ? { ...what, count: 'no' } : what;
  return ['there', is, ...(not && !isNo ? ['not'] : []), ...nounPhrase(speech, said, 'object')];
}
