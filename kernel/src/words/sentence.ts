import type {
  Act,
  Deed,
  Joined,
  Manner,
  Modal,
  Owner,
  Phrase,
  Plus,
  Restriction,
  Step,
  Things,
} from './clause.ts';

/** Words on their way to a sentence, in either language. */
export type Words = readonly string[];

/** The first sentence gets the words before it ("If you do,"). */
export const led = (lead: Words, sentences: readonly Words[]): readonly Words[] => [
  [...lead, ...(sentences[0] ?? [])],
  ...sentences.slice(1),
];

/** Whole sentences: a capital at the front of each, a full stop at its end unless it has one; an option ends without. */
export function written(sentences: readonly string[], manner: Manner): string {
  const last = sentences.length - 1;
  return sentences
    .map((text, at) => {
      const stop = text.endsWith('.') || (manner === 'option' && at === last) ? '' : '.';
      return text.charAt(0).toUpperCase() + text.slice(1) + stop;
    })
    .join(' ');
}

/** "+3", "−1". */
export const signed = (n: number): string => `${n < 0 ? '−' : '+'}${Math.abs(n)}`;

/** Who acts first. */
export function doerOf(deed: Act | Joined | Modal): Phrase {
  if (deed.kind === 'modal') return doerOf(deed.deed);
  if (deed.kind === 'act') return deed.subject;
  const first = deed.steps[0];
  if (first === undefined) throw new Error('a joined deed needs a step');
  return subjectOf(first);
}

const subjectOf = (step: Step): Phrase => (step.kind === 'plus' ? { kind: 'you' } : doerOf(step));

/** Whether the second subject can be left out after the first. */
const sameDoer = (first: Phrase, second: Phrase): boolean =>
  (second.kind === 'again' && 'as' in first && first.as === second.name) ||
  (isOneAndTheSame(first) && JSON.stringify(first) === JSON.stringify(second));

/** Whether saying the phrase twice means the same twice: "each foe", but not "a foe". */
const isOneAndTheSame = (phrase: Phrase): boolean =>
  phrase.kind !== 'things' ||
  ['the', 'this', 'that', 'each', 'all', 'no'].some((count) => count === phrase.count);

/**
 * The same without a negation that could be read in two ways: "cannot draw" for what one may or must not do,
 * "no foe may draw" for what each cannot.
 */
export function unambiguous(modal: Modal): Modal {
  const isDenied = stepsOf(modal).every((step) => step.kind === 'act' && step.not);
  return forNobody(isDenied ? turned(modal) : modal);
}

const stepsOf = ({ deed }: Modal): readonly Step[] => (deed.kind === 'act' ? [deed] : deed.steps);

function turned({ modal, deed }: Modal): Modal {
  const affirmed = ({ not: _denied, ...act }: Act): Act => act;
  return { kind: 'modal', modal: modal === 'cannot' ? 'must' : 'cannot', deed: eachAct(deed, affirmed) };
}

function forNobody(modal: Modal): Modal {
  const who = doerOf(modal);
  if (modal.modal !== 'cannot' || who.kind !== 'things' || (who.count !== 'each' && who.count !== 'all'))
    return modal;
  const none = (act: Act): Act =>
    sameDoer(who, act.subject) ? { ...act, subject: { ...who, count: 'no' } } : act;
  return { kind: 'modal', modal: 'may', deed: eachAct(modal.deed, none) };
}

const eachAct = (deed: Deed, change: (act: Act) => Act): Deed =>
  deed.kind === 'act'
    ? change(deed)
    : { ...deed, steps: deed.steps.map((step) => (step.kind === 'act' ? change(step) : step)) };

/** How a language says the steps of a row. */
export interface Saying {
  readonly first: (act: Act) => Words;
  readonly sameDoer: (act: Act) => Words;
  readonly commanded: (act: Act) => Words;
  readonly stated: (act: Act) => Words;
  readonly plus: (plus: Plus) => Words;
  readonly modal: (modal: Modal) => Words;
}

/** Steps in a row: the subject is left out where it is the same, and "you" is said once another has acted. */
export function inARow(steps: readonly Step[], say: Saying): readonly Words[] {
  return steps.map((step, at) => {
    if (step.kind === 'plus') return say.plus(step);
    if (step.kind === 'modal') return say.modal(step);
    const before = steps[at - 1];
    if (before === undefined) return say.first(step);
    if (before.kind === 'act' && sameDoer(before.subject, step.subject)) return say.sameDoer(step);
    const isYours = steps.slice(0, at).every((each) => subjectOf(each).kind === 'you');
    return isYours ? say.commanded(step) : say.stated(step);
  });
}

/** Whether an act is told as a command: "draw a card", not "you draw a card". */
export const isCommand = (manner: Manner, { subject, tense, voice }: Act): boolean =>
  subject.kind === 'you' && manner !== 'tell' && tense === undefined && voice === undefined;

/** The manner of steps together: all that "you" do is commanded, or all of it is stated. */
export function mannerOf(manner: Manner, { steps }: Joined): Manner {
  const isStated = (step: Step) =>
    step.kind === 'act' && step.subject.kind === 'you' && !isCommand(manner, step);
  return steps.some(isStated) ? 'tell' : manner;
}

/** "draw a card, then discard a card", with the language's word for "then". */
export const oneAfterAnother = (items: readonly Words[], then: string): Words =>
  items.flatMap((item, at) => (at === 0 ? item : [',', then, ...item]));

/** "draw a card; or +1 Power", with the language's word for "or" before the last. */
export const alternatives = (items: readonly Words[], or: string): Words =>
  items.flatMap((item, at) => [
    ...(at === 0 ? [] : [';']),
    ...(at === items.length - 1 ? [or] : []),
    ...item,
  ]);

/** Whether the count makes it plural. */
export function isPlural({ count, many }: Things): boolean {
  if (many) return true;
  if (typeof count === 'string') return count === 'all' || count === 'some' || count === 'any-number';
  if ('exactly' in count) return count.exactly > 1;
  if ('upTo' in count) return count.upTo > 1;
  return 'atLeast' in count && count.atLeast > 1;
}

/** Whether a noun phrase is long, so that short words go before it: "turn face down a Super that has acted". */
export const isLong = (phrase: Phrase): boolean =>
  phrase.kind === 'things' &&
  (phrase.in !== undefined || phrase.which !== undefined || phrase.owner?.kind === 'things');

/** Whether the owner is said by a possessive. */
export const isPronounOwner = (owner: Owner): boolean =>
  owner.kind === 'you' || owner.kind === 'doer' || owner.kind === 'again';

const ORDER = ['of', 'measure', 'otherThan', 'having', 'without', 'done', 'that'];

/** Restrictions from the closest to the loosest, so that none seems to belong to the one before. */
export const inOrder = (which: readonly Restriction[] = []): readonly Restriction[] =>
  [...which].sort((one, other) => rankOf(one) - rankOf(other));

const rankOf = (which: Restriction): number => ORDER.findIndex((key) => key in which);
