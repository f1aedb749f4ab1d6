import type {
  Act,
  ChooseOne,
  Clause,
  Condition,
  Conditional,
  IfDone,
  Joined,
  Limited,
  Manner,
  Modal,
  Phrase,
  Simple,
} from '../clause.ts';
import { Discourse } from '../discourse.ts';
import { type FrenchLexicon, word } from '../lexicon.ts';
import { doerOf, led, punctuated, sameDoer } from '../sentence.ts';
import { type Agreement, agreementOf, type French, nounPhrase, subjectPronoun, VOUS } from './noun.ts';
import { list, NE, spell, type Words } from './spelling.ts';
import { predicate } from './verb.ts';

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
    denied: false,
    manner,
  };
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

const LEADS = { if: 'si', when: 'quand', while: "tant que¦qu'" } as const;

function conditional(speech: Speech, { on, condition: of, then, otherwise }: Conditional): readonly Words[] {
  const lead = [LEADS[on], ...condition(speech, of), ','];
  return [...led(lead, sentencesOf(speech, then)), ...instead(speech, otherwise)];
}

const instead = (speech: Speech, otherwise: Clause | undefined): readonly Words[] =>
  otherwise === undefined ? [] : led(['sinon', ','], sentencesOf(speech, otherwise));

/** *Until* is said as *as long as not*, which needs no subjunctive. */
function limit(speech: Speech, { limit: kind, condition: of }: Limited): Words {
  if (kind === 'unless') return ['sauf si', ...condition(speech, of)];
  return ["tant que¦qu'", ...condition(speech, denied(of))];
}

function denied(of: Condition): Condition {
  if (of.kind === 'conditions') {
    return { ...of, join: of.join === 'and' ? 'or' : 'and', of: of.of.map((each) => deny(each)) };
  }
  return deny(of);
}

function deny<One extends Exclude<Condition, { kind: 'conditions' }>>(of: One): One {
  const { not, ...rest } = of;
  return not ? (rest as One) : { ...of, not: true };
}

const FAIRE = { vous: 'faites', il: 'fait', ils: 'font' } as const;

function ifDone(speech: Speech, { first, then, otherwise }: IfDone): readonly Words[] {
  const who = doerOf(first);
  const head = sentencesOf(speech, first);
  const agreement = agreementOf(speech, who);
  const subject = who.kind === 'called' ? who.text : subjectPronoun(agreement);
  const lead = ['si', subject, 'le', FAIRE[agreement.verb], ','];
  return [...head, ...led(lead, sentencesOf(speech, then)), ...instead(speech, otherwise)];
}

function chooseOne(speech: Speech, { who, among }: ChooseOne): Words {
  const choose: Act = { kind: 'act', verb: 'choose', subject: who };
  const lead = act(speech, choose);
  const items = among.map((each) => simple(speech, each));
  return [
    ...lead,
    ':',
    ...items.flatMap((item, at) =>
      at === 0 ? item : [';', ...(at === items.length - 1 ? ['ou'] : []), ...item],
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

const act = (speech: Speech, clause: Act): Words =>
  commands(speech, clause) ? predicate({ ...speech, doer: VOUS }, clause, 'command') : stated(speech, clause);

/** With its subject, whoever it is; *c'est* where a pronoun is said to be something. */
function stated(speech: Speech, clause: Act): Words {
  const doer = agreementOf(speech, clause.subject);
  const subject = nounPhrase(speech, clause.subject, 'core', 'subject');
  const isPronoun = clause.subject.kind === 'again' && subject[0] === subjectPronoun(doer);
  const lead = isPronoun && clause.verb === 'be' && clause.object !== undefined ? ["ce¦c'"] : subject;
  return [...lead, ...predicate({ ...speech, doer }, clause, doer.verb, clause.subject)];
}

function followUp(speech: Speech, clause: Act): Words {
  const doer = agreementOf(speech, clause.subject);
  return predicate({ ...speech, doer }, clause, commands(speech, clause) ? 'command' : doer.verb);
}

const JOINS = { and: 'et', or: 'ou' } as const;

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
  if (join !== 'then') return list(items, JOINS[join]);
  return items.flatMap((item, at) => (at === 0 ? item : [',', 'puis', ...item]));
}

const MODALS = {
  may: { vous: 'pouvez', il: 'peut', ils: 'peuvent' },
  must: { vous: 'devez', il: 'doit', ils: 'doivent' },
  cannot: { vous: 'pouvez', il: 'peut', ils: 'peuvent' },
} as const;

function modal(speech: Speech, { modal: verb, deed }: Modal): Words {
  const who = doerOf(deed);
  const doer: Agreement = agreementOf(speech, who);
  const subject = nounPhrase(speech, who, 'core', 'subject');
  const none = who.kind === 'things' && who.count === 'no';
  const finite = MODALS[verb][doer.verb];
  const lead = verb === 'cannot' ? [NE, finite, ...(none ? [] : ['pas'])] : none ? [NE, finite] : [finite];
  const inner: French = { ...speech, doer, denied: verb === 'cannot' };
  const body = (each: Act): Words => predicate(inner, each, 'infinitive');
  return [...subject, ...lead, ...(deed.kind === 'act' ? body(deed) : joined(speech, deed, body, body))];
}

function condition(speech: Speech, of: Condition): Words {
  if (of.kind === 'conditions')
    return list(
      of.of.map((each) => condition(speech, each)),
      JOINS[of.join],
    );
  return of.kind === 'exists'
    ? exists(speech, of.what, of.not === true ? 'denied' : 'affirmed')
    : stated(speech, of);
}

function exists(speech: Speech, what: Phrase, how: 'denied' | 'affirmed'): Words {
  const located: French = { ...speech, places: 'in', denied: how === 'denied' };
  const isNone = what.kind === 'things' && what.count === 'no';
  if (isNone) return ["il n'y a", ...nounPhrase(located, what, 'core')];
  if (how === 'affirmed') return ['il y a', ...nounPhrase(located, what, 'core')];
  return ["il n'y a pas", ...nounPhrase(located, what, 'core')];
}
