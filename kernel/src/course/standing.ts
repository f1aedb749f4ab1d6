import type { Game, Window } from '../game/definition.ts';
import { nth } from '../state/lists.ts';
import { NONE, Offers } from '../state/options.ts';
import type { Shape } from '../state/state.ts';
import type { Table } from './table.ts';

/** A standing answer a seat can leave: `stand attack take`, or `stand attack ask` to be asked again. */
export interface StandingOption {
  readonly key: string;
  readonly window: number;
  readonly answer: number;
}

/** The standing answers of a game; each seat may leave one at each window at any time, so these are always possible. */
export const standingOptions = <S extends Shape>(game: Game<S>): StandingOption[] =>
  game.windowNames.flatMap((name, window) => [
    { key: `stand ${name} ask`, window, answer: 0 },
    ...answersAt(game, name).map((answer, i) => ({
      key: `stand ${name} ${answer.name}`,
      window,
      answer: i + 1,
    })),
  ]);

/** The standing answer that a key leaves; undefined where it is no such key. */
export const standingOption = <S extends Shape>(game: Game<S>, key: string): StandingOption | undefined =>
  key.startsWith('stand ') ? standingOptions(game).find((option) => option.key === key) : undefined;

const answersAt = <S extends Shape>(game: Game<S>, name: string): Window<S>['answers'] =>
  game.windows?.[name]?.answers ?? [];

/** A standing answer to an ask that is open. */
export interface DueAnswer {
  readonly seat: number;
  readonly key: string;
  /** It is the usual one of its window, as from the start. */
  readonly usual?: true;
}

/**
 * What seats have left standing that answers their open asks, in seat order. The table does not take it by itself: whoever runs the
 * table plays each as a choice of its seat, at its own pace.
 */
export function dueAnswers<S extends Shape>(table: Table<S>): DueAnswer[] {
  const { game, state } = table;
  const waiting = state.asked & ~state.ready;
  if (waiting === 0 || state.form !== 'sealed' || game.windowNames.length === 0) return [];
  const frame = nth(state.stack, state.stack.length - 1);
  const name = game.phaseNamed[frame.verb]?.window;
  const window = name === undefined ? undefined : game.windows?.[name];
  if (name === undefined || window === undefined) return [];
  const at = game.windowNames.indexOf(name);
  const offers = new Offers();
  const due: DueAnswer[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const left = ((waiting >> seat) & 1) === 0 ? 0 : nth(state.standing, seat * game.windowNames.length + at);
    const answer = window.answers[left - 1];
    if (answer === undefined || !answer.applies(table.lens(state.seats), seat, frame)) continue;
    const option = answer.choose(table.lens(seat), seat, frame, table.list(seat, offers).options);
    if (option === NONE) continue;
    const usual = answer.name === window.usual ? { usual: true as const } : {};
    due.push({ seat, key: game.keyOf(option), ...usual });
  }
  return due;
}

/** The number of the answer that is usual at each window; 0 where none is. */
export const usualAnswers = <S extends Shape>(windows: Readonly<Record<string, Window<S>>>): number[] =>
  Object.entries(windows).map(([window, { usual, answers }]) => {
    if (usual === undefined) return 0;
    const at = answers.findIndex(({ name }) => name === usual);
    if (at < 0)
      throw new Error(`the window "${window}" has no answer "${usual}", which is to be its usual one`);
    return at + 1;
  });
