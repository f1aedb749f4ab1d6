import { phaseCalled } from '../course/phase.ts';
import { isRecord } from '../game/check.ts';
import type { Game, GameDefinition } from '../game/definition.ts';
import type { Lens } from '../knowledge/lens.ts';
import { NOT_ANY } from '../state/fields.ts';
import { missing, nth } from '../state/lists.ts';
import { DECLINE_WORD, DO_WORD, type Offers } from '../state/options.ts';
import type { Frame, Shape } from '../state/state.ts';
import type { Verb } from './verb.ts';

/**
 * A sentence of content: a verb's name with its arguments, plain data. What hangs on it are lists of sentences within it: those
 * below, and those that are its verb's own.
 */
export interface Sentence {
  readonly do: string;
  /** "You may": the seat that is asked can decline. */
  readonly may?: true;
  /** A condition of the game's own: where it does not hold, nothing is asked, and the sentence was not done. */
  readonly if?: unknown;
  /** "If you do": what happens where it was done. */
  readonly ifDone?: readonly Sentence[];
  /** "Otherwise": what happens where it was declined, impossible, or its condition did not hold. */
  readonly otherwise?: readonly Sentence[];
}

/** `did` of a list whose sentence is asked once more. */
export const AGAIN = 3;

/** Whether the sentence that a frame has come to is asked once more. */
export const isAskedAgain = (frame: Readonly<Frame>): boolean => frame.did === AGAIN;

/** Whether a sentence is optional text: it says "may", or its verb may always be left undone. */
export const isOptional = <S extends Shape>(game: Game<S>, said: Sentence): boolean =>
  said.may === true || game.verbNamed[said.do]?.optional === true;

/** The frame verb under which the kernel runs a list of sentences. */
export const EFFECT = 'effect';

/**
 * A sentence as tables run it: with what its verb does, and what it says of itself. All have one shape in memory, unlike
 * verbs.
 */
export interface BoundSentence<S extends Shape> {
  readonly said: Sentence;
  readonly run: Verb<S>['run'];
  readonly choices: Verb<S>['choices'];
  readonly forced: Verb<S>['forced'];
  readonly may: boolean;
  readonly condition: unknown;
  /** Where the lists that hang on it are found, '' where there is none: what follows where it was done, and where it was not. */
  readonly ifDone: string;
  readonly otherwise: string;
  /** Where its verb's own lists are found, by name. Made when it is bound: making texts is slow. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

/** The steps printed on a kind, given by its number, under a part; `play.1.to` is a list within the second sentence under `play`. */
export type StepFinder<S extends Shape> = (kind: number, part: string) => readonly BoundSentence<S>[];

/** Finds the steps of a game. What is printed does not change, so each list is bound once, on first use. */
export function stepFinder<S extends Shape>(
  definition: GameDefinition<S>,
  kinds: readonly S['kind'][],
  verbs: Readonly<Record<string, Verb<S>>>,
): StepFinder<S> {
  const known = kinds.map(() => new Map<string, readonly BoundSentence<S>[]>());
  const bound = (said: Sentence, path: string): BoundSentence<S> => {
    if (said.if !== undefined && definition.conditions === undefined)
      throw new Error(`${definition.id} has no conditions, but "${said.do}" has one at ${path}`);
    const verb = verbs[said.do];
    if (verb === undefined)
      throw new RangeError(
        `${definition.id} has no verb "${said.do}" in "verbs", but a card says it at ${path}`,
      );
    const { run, choices, forced, optional = false } = verb;
    return {
      said,
      run,
      choices,
      forced,
      may: said.may ?? (optional && choices !== undefined),
      condition: said.if,
      ifDone: said.ifDone === undefined ? '' : `${path}.ifDone`,
      otherwise: said.otherwise === undefined ? '' : `${path}.otherwise`,
      lists: placesWithin(said, path),
    };
  };
  const bind = (kind: number, part: string): readonly BoundSentence<S>[] => {
    const [root = '', ...way] = part.split('.');
    const list = listAt(definition.sentences?.(nth(kinds, kind), root) ?? [], way);
    const steps: BoundSentence<S>[] = [];
    for (const [i, said] of list.entries()) steps.push(bound(said, `${part}.${i}`));
    nth(known, kind).set(part, steps);
    return steps;
  };
  /** The list at work is looked up several times in a row. */
  let lastKind = NOT_ANY;
  let lastPart = '';
  let lastSteps: readonly BoundSentence<S>[] = [];
  return (kind, part) => {
    if (kind === lastKind && part === lastPart) return lastSteps;
    lastSteps = (known[kind] ?? missing(known, kind)).get(part) ?? bind(kind, part);
    lastKind = kind;
    lastPart = part;
    return lastSteps;
  };
}

const isSaid = (value: unknown): value is Sentence => isRecord(value) && typeof value.do === 'string';
const isListOfSaid = (value: unknown): value is readonly Sentence[] =>
  Array.isArray(value) && value.every(isSaid);
const isListOfLists = (value: unknown): value is readonly (readonly Sentence[])[] =>
  Array.isArray(value) && value.every(isListOfSaid);

interface ListWithin {
  readonly name: string;
  readonly path: string;
  readonly list: readonly Sentence[];
}

/** The lists within a sentence that stands at `path`, each with its own place; a choice has several under one name. */
function listsWithin(said: Sentence, path: string): ListWithin[] {
  const found: ListWithin[] = [];
  for (const [name, value] of Object.entries<unknown>({ ...said })) {
    if (isListOfSaid(value)) found.push({ name, path: `${path}.${name}`, list: value });
    else if (isListOfLists(value))
      for (const [no, list] of value.entries()) found.push({ name, path: `${path}.${name}.${no}`, list });
  }
  return found;
}

function placesWithin(said: Sentence, at: string): ReadonlyMap<string, readonly string[]> {
  const places = new Map<string, string[]>();
  for (const { name, path } of listsWithin(said, at)) {
    const under = places.get(name);
    if (under === undefined) places.set(name, [path]);
    else under.push(path);
  }
  return places;
}

/** Follows a path from a list to a list within it: the number of a sentence, then names and numbers inside that sentence. */
function listAt(list: readonly Sentence[], way: readonly string[]): readonly Sentence[] {
  let found: unknown = list;
  for (const key of way)
    found = isRecord(found) || Array.isArray(found) ? Reflect.get(found, key) : undefined;
  if (!isListOfSaid(found)) throw new RangeError(`no sentences at "${way.join('.')}"`);
  return found;
}

/** The first sentence with a verb, and its place, among those printed under a part and all that hangs on them. */
export function findSaid(
  list: readonly Sentence[],
  part: string,
  verb: string,
): { readonly said: Sentence; readonly path: string } | undefined {
  for (const [i, said] of list.entries()) {
    const at = `${part}.${i}`;
    if (said.do === verb) return { said, path: at };
    for (const { path, list: inner } of listsWithin(said, at)) {
      const found = findSaid(inner, path, verb);
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

/** Whether any of these sentences, or anything that hangs on them, uses a verb. */
export const speaks = (list: readonly Sentence[], verb: string): boolean =>
  findSaid(list, '', verb) !== undefined;

/** The same sentences, each of them changed, and everything that hangs on them too. */
export const changeSaid = <T extends Sentence>(
  list: readonly T[],
  change: <U extends Sentence>(said: U) => U,
): readonly T[] => list.map((said) => change({ ...said, ...changedLists(said, change) }));

function changedLists(
  said: Sentence,
  change: <U extends Sentence>(said: U) => U,
): Readonly<Record<string, unknown>> {
  const lists: Record<string, unknown> = {};
  for (const [name, value] of Object.entries<unknown>({ ...said })) {
    if (isListOfSaid(value)) lists[name] = changeSaid(value, change);
    else if (isListOfLists(value)) lists[name] = value.map((list) => changeSaid(list, change));
  }
  return lists;
}

/** The steps a frame of sentences takes. */
export const stepsOf = <S extends Shape>(game: Game<S>, frame: Frame): readonly BoundSentence<S>[] =>
  game.steps(frame.kind, frame.part);

/** The sentence a frame has come to, or undefined where it has come to the end. */
export const sentenceAt = <S extends Shape>(game: Game<S>, frame: Frame): Sentence | undefined =>
  stepsOf(game, frame)[frame.at]?.said;

/** The number, within its list, of the sentence a frame has come to: while it asks, the one that asks. */
export const sentenceNo = (frame: Readonly<Frame>): number => frame.at;

/** The number, within its list, of the sentence that is being carried out: the frame has come to the next one by then. */
export const currentSentenceNo = (frame: Readonly<Frame>): number => frame.at - 1;

/** The sentences of the list that a frame runs. */
export const sentencesOf = <S extends Shape>(game: Game<S>, frame: Frame): readonly Sentence[] =>
  stepsOf(game, frame).map(({ said }) => said);

/**
 * What has been said up to the current sentence of a frame, for prompts that refer to what was named before: its list from
 * the beginning and, if that list hangs on another sentence by "if you do" or "otherwise", that sentence with everything
 * before it. A verb's own list begins anew: somebody else may be spoken to.
 */
export function saidUpTo<S extends Shape>(game: Game<S>, frame: Frame): readonly Sentence[] {
  let said = sentencesOf(game, frame).slice(0, frame.at + 1);
  let way = frame.part.split('.');
  for (;;) {
    const mark = way[way.length - 1];
    if (way.length < 3 || (mark !== 'ifDone' && mark !== 'otherwise')) return said;
    const no = Number(way[way.length - 2]);
    way = way.slice(0, -2);
    const above = game.steps(frame.kind, way.join('.')).map((step) => step.said);
    const { ifDone: _ifDone, otherwise: _otherwise, ...holder } = nth(above, no);
    said = [...above.slice(0, no), { ...holder, [mark]: said }];
  }
}

/** The name of what a frame asks: its phase, or the verb of its sentence. Prompts are worded by it. */
export const askName = <S extends Shape>(game: Game<S>, frame: Frame): string =>
  frame.verb === EFFECT ? nth(stepsOf(game, frame), frame.at).said.do : frame.verb;

/** Puts the candidates of the ask that the top frame makes of this lens's seat into `offers`. */
export function listChoices<S extends Shape>(lens: Lens<S>, offers: Offers): void {
  const { frame } = lens;
  if (frame.verb !== EFFECT) {
    phaseCalled(lens.game, frame.verb).choices?.(lens, lens.viewer, frame, offers);
    return;
  }
  const steps = stepsOf(lens.game, frame);
  const { choices, said, may } = steps[frame.at] ?? missing(steps, frame.at);
  if (choices === undefined) offers.yes(DO_WORD);
  else choices(lens, lens.viewer, frame, offers, said);
  if (may && offers.count > 0) offers.yes(DECLINE_WORD);
}
