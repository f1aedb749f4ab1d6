import type {
  Act,
  ChooseOne,
  Clause,
  Condition,
  Conditional,
  Exists,
  IfDone,
  Joined,
  Limited,
  Manner,
  Modal,
  Plus,
  Simple,
  Things,
} from '../clause.ts';
import { Discourse } from '../discourse.ts';
import { type FrenchLexicon, word } from '../lexicon.ts';
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
import { agreementOf, type French, nounPhrase, subjectPronoun, VOUS } from './noun.ts';
import { DE, list, NE, spell, type Words } from './spelling.ts';
import { things } from './things.ts';
import { adverbs, isIndefinite, isNone, predicate } from './verb.ts';

interface Speech extends French {
  readonly manner: Manner;
}

/** The clauses as French: whole sentences, one after the other. Throws on a word the lexicon lacks. */
export function french(
  clauses: Clause | readonly Clause[],
  lexicon: FrenchLexicon,
  manner: Manner = 'rule',
): string {
  const speech: Speech = {
    lexicon,
    discourse: new Discourse(),
    doer: VOUS,
    places: 'of',
    mood: 'affirmed',
    manner,
  };
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
      return led(
        [word(speech.lexicon.adverbs, clause.at, 'adverb'), ','],
        sentencesOf(speech, clause.clause),
      );
    case 'choose-one':
      return closed(speech, chooseOne(speech, clause));
    case 'limited':
      return closed(speech, [...simple(speech, clause.clause), ...limit(speech, clause)]);
    case 'for-each': {
      const words = simple(speech, clause.clause);
      return closed(speech, [...words, 'pour', ...nounPhrase(speech, clause.each, 'aside')]);
    }
    default:
      return closed(speech, simple(speech, clause));
  }
}

function closed(speech: Speech, words: Words): readonly Words[] {
  speech.discourse.nextSentence();
  return [words];
}

const LEADS = { if: 'si', when: 'quand', once: "dès que¦qu'", while: "tant que¦qu'" } as const;

function conditional(speech: Speech, { on, condition: of, then, otherwise }: Conditional): readonly Words[] {
  const lead = [...condition(speech, of, LEADS[on]), ','];
  return [...led(lead, sentencesOf(speech, then)), ...instead(speech, otherwise)];
}

const instead = (speech: Speech, otherwise: Clause | undefined): readonly Words[] =>
  otherwise === undefined ? [] : led(['sinon', ','], sentencesOf(speech, otherwise));

/** *Until* is said as *as long as not*, which needs no subjunctive. */
function limit(speech: Speech, { limit: kind, condition: of }: Limited): Words {
  if (kind === 'unless') return condition(speech, of, 'sauf si');
  return condition(speech, denied(of), LEADS.while);
}

function denied(of: Condition): Condition {
  if (of.kind !== 'conditions') return deny(of);
  return { ...of, join: of.join === 'and' ? 'or' : 'and', of: of.of.map(deny) };
}

/** The opposite of what is said: *aucun* against *un*, else *ne … pas*. */
function deny(of: Act | Exists): Act | Exists {
  if (of.not) {
    const { not: _denied, ...rest } = of;
    return rest;
  }
  if (of.kind === 'exists')
    return isNone(of.what) ? { ...of, what: counting(of.what, 'a') } : { ...of, not: true };
  if (isNone(of.object)) return { ...of, object: counting(of.object, 'a') };
  if (isNone(of.subject)) return { ...of, subject: counting(of.subject, 'a') };
  const { subject } = of;
  const isAny = subject.kind === 'things' && subject.count === 'a';
  return isAny ? { ...of, subject: counting(subject, 'no') } : { ...of, not: true };
}

const counting = (things: Things, count: 'a' | 'no'): Things => ({ ...things, count });

const FAIRE = { vous: 'faites', il: 'fait', ils: 'font' } as const;

function ifDone(speech: Speech, { first, then, otherwise }: IfDone): readonly Words[] {
  const who = doerOf(first);
  const head = sentencesOf(speech, first);
  const agreement = agreementOf(speech, who);
  const subject = who.kind === 'called' ? who.text : subjectPronoun(agreement);
  const lead = ['si', subject, 'le', FAIRE[agreement.verb], ','];
  const follows = then === undefined ? [] : led(lead, sentencesOf(speech, then));
  return [...head, ...follows, ...instead(speech, otherwise)];
}

/** Where another chooses, what *vous* would do is stated: a command would seem to be theirs. */
function chooseOne(speech: Speech, { who, among }: ChooseOne): Words {
  const lead = act(speech, { kind: 'act', verb: 'choose', subject: who });
  const manner = who.kind === 'you' ? speech.manner : 'tell';
  const items = among.map((each) => simple({ ...speech, manner }, each));
  return [...lead, ':', ...alternatives(items, 'ou')];
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
    ? predicate({ ...speech, doer: VOUS }, clause, order(speech))
    : stated(speech, clause);

/** What you are to do is a command; what you could choose is named by its infinitive. */
const order = ({ manner }: Speech): 'command' | 'infinitive' =>
  manner === 'option' ? 'infinitive' : 'command';

/** With its subject, whoever it is; *c'est* where a pronoun is said to be something. */
function stated(speech: Speech, clause: Act): Words {
  const doer = agreementOf(speech, clause.subject);
  const subject = nounPhrase(speech, clause.subject, 'subject');
  const isPronoun = clause.subject.kind === 'again' && subject[0] === subjectPronoun(doer);
  const lead = isPronoun && clause.verb === 'be' && clause.object !== undefined ? ["ce¦c'"] : subject;
  return [...lead, ...predicate({ ...speech, doer }, clause, doer.verb, clause.subject)];
}

function followUp(speech: Speech, clause: Act): Words {
  const doer = agreementOf(speech, clause.subject);
  return predicate({ ...speech, doer }, clause, isCommand(speech.manner, clause) ? order(speech) : doer.verb);
}

const JOINS = { and: 'et', or: 'ou' } as const;

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
  return join === 'then' ? oneAfterAnother(items, 'puis') : list(items, JOINS[join]);
}

const MODALS = {
  may: { vous: 'pouvez', il: 'peut', ils: 'peuvent' },
  must: { vous: 'devez', il: 'doit', ils: 'doivent' },
  cannot: { vous: 'pouvez', il: 'peut', ils: 'peuvent' },
} as const;

function modal(speech: Speech, said: Modal): Words {
  const { modal: verb, deed } = unambiguous(said);
  const who = doerOf(deed);
  const doer = agreementOf(speech, who);
  const subject = nounPhrase(speech, who, 'subject');
  const isDenied = verb === 'cannot';
  const ne = isDenied || isNone(who) ? [NE] : [];
  const pas = isDenied && !isNone(who) ? ['pas'] : [];
  const inner: French = { ...speech, doer, mood: isDenied || isNone(who) ? 'denied' : 'affirmed' };
  const body = (each: Act): Words => predicate(inner, each, 'infinitive');
  const deeds = deed.kind === 'act' ? body(deed) : joined(speech, deed, body, body);
  return [...subject, ...ne, MODALS[verb][doer.verb], ...pas, ...deeds];
}

/** Several conditions each have their conjunction: *si … et si …*, *tant que … et que …*. */
function condition(speech: Speech, of: Condition, lead: string): Words {
  if (of.kind !== 'conditions') return [lead, ...single(speech, of)];
  const next = lead.split(' ').at(-1) ?? lead;
  const items = of.of.map((each, at) => [at === 0 ? lead : next, ...single(speech, each)]);
  return list(items, JOINS[of.join]);
}

const single = (speech: Speech, of: Act | Exists): Words =>
  of.kind === 'exists' ? exists(speech, of) : stated(speech, of);

function exists(speech: Speech, { what, not }: Exists): Words {
  const located: French = { ...speech, places: 'in' };
  if (isNone(what)) return ["il n'y a", ...nounPhrase(located, what, 'object')];
  if (!not) return ['il y a', ...nounPhrase(located, what, 'object')];
  const words = isIndefinite(what)
    ? [DE, ...things(located, what, 'undetermined')]
    : nounPhrase(located, what, 'object');
  return ["il n'y a pas", ...words];
}
