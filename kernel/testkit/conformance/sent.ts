import {
  candidates,
  type GameEvent,
  type GameText,
  isRecord,
  type Language,
  type Lens,
  languages,
  openAsks,
  proposalIn,
  proposalLines,
  type Shape,
  seeEvent,
} from '../../src/index.ts';
import { areAlike } from './alike.ts';

/** A game's words in every language, and the players' names. */
export interface Wording<S extends Shape> {
  readonly text: Readonly<Record<Language, GameText<S>>>;
  readonly names: readonly string[];
}

const inAll = <S extends Shape>(
  { text }: Wording<S>,
  say: (words: GameText<S>) => string | readonly string[] | undefined,
): (string | readonly string[] | undefined)[] => languages.map((language) => say(text[language]));

/**
 * Everything that reaches a viewer besides the snapshot, in all languages: the log of these events, what is asked of whom, what is
 * proposed, the viewer's own options, what is blocked and why, and the outcome. Computed afresh from the lens.
 */
export function sentTo<S extends Shape>(
  wording: Wording<S>,
  lens: Lens<S>,
  events: readonly GameEvent[],
): unknown[] {
  const { names } = wording;
  const { keyOf } = lens.game;
  const { options, blocked } = candidates(lens);
  const { outcome } = lens;
  const proposal = proposalIn(lens);
  return [
    events.map((event) => inAll(wording, (words) => words.line(seeEvent(event, lens.viewer), names))),
    openAsks(lens).map((ask) => [ask, ...inAll(wording, (words) => words.prompt(lens, ask, names))]),
    proposal && inAll(wording, (words) => proposalLines(words, lens, proposal, names)),
    options.map((option) => [keyOf(option), ...inAll(wording, (words) => words.option(lens, option, names))]),
    blocked.map((each) => [
      keyOf(each.option),
      each.clause,
      each.facts,
      ...inAll(wording, (words) => words.refusal(lens, each, names)),
    ]),
    outcome === null ? null : [outcome, ...inAll(wording, (words) => words.outcome(lens, outcome, names))],
  ];
}

const unreadable = /\bundefined\b|\bNaN\b|\bnull\b|\[object|^\s*$/;

/** A text among these that nobody could read: empty, or with a hole where a word should be; and what it is for. */
export function unreadableIn(said: unknown): string | undefined {
  if (typeof said === 'string') return unreadable.test(said) ? JSON.stringify(said) : undefined;
  if (typeof said !== 'object' || said === null) return undefined;
  for (const each of Object.values(said)) {
    const found = unreadableIn(each);
    if (found === undefined) continue;
    const what =
      Array.isArray(said) && typeof each === 'string' && each !== said[0] ? subjectOf(said[0]) : undefined;
    return what === undefined ? found : `${found} for "${what}"`;
  }
  return undefined;
}

/** What texts are about, by what stands before them: the key of an option, or an ask with its name. */
function subjectOf(first: unknown): string | undefined {
  const name = isRecord(first) ? first.name : first;
  return typeof name === 'string' ? name : undefined;
}

/** Where two things that should be the same to the byte differ, as a path into them; undefined where they are the same. */
export const differenceIn = (one: unknown, other: unknown): string | undefined =>
  areAlike(one, other) ? undefined : (pathOfDifference(one, other, '') ?? 'its bytes');

function pathOfDifference(one: unknown, other: unknown, path: string): string | undefined {
  if (Object.is(one, other)) return undefined;
  const areObjects = typeof one === 'object' && typeof other === 'object' && one !== null && other !== null;
  if (!areObjects) return `${path || 'all of it'}: ${JSON.stringify(one)} against ${JSON.stringify(other)}`;
  const a: Record<string, unknown> = { ...one };
  const b: Record<string, unknown> = { ...other };
  const name = path !== '' && typeof a.name === 'string' && a.name === b.name ? ` ("${a.name}")` : '';
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = pathOfDifference(a[key], b[key], path === '' ? key : `${path}${name}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}
