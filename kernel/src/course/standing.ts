import type { Game, Standing, Window } from '../game/definition.ts';
import { nth } from '../state/lists.ts';
import { NONE, Offers, type Option } from '../state/options.ts';
import type { Frame, Shape } from '../state/state.ts';
import type { Table } from './table.ts';

/** A standing answer a seat can leave: `stand attack take`, or `stand attack ask` to be asked again. */
export interface StandingOption {
  readonly key: string;
  readonly window: number;
  readonly answer: number;
}

/**
 * The standing answers that a seat is offered: one at each window that is for it. To leave any answer of the game is possible at any
 * time; at a window that is not for its seat it comes to nothing.
 */
export function standingOptions<S extends Shape>(table: Table<S>, seat: number): StandingOption[] {
  const view = table.lens(table.seats);
  return allOptions(table.game).filter(
    ({ window }) => windowAt(table.game, window)?.isFor?.(view, seat) ?? true,
  );
}

const windowAt = <S extends Shape>(game: Game<S>, window: number): Window<S> | undefined =>
  game.windows?.[nth(game.windowNames, window)];

const allOptions = <S extends Shape>(game: Game<S>): StandingOption[] =>
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
  key.startsWith('stand ') ? allOptions(game).find((option) => option.key === key) : undefined;

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
  const opened = waiting === 0 ? undefined : windowOpen(table);
  if (opened === undefined) return [];
  const offers = new Offers();
  const due: DueAnswer[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const answer = ((waiting >> seat) & 1) === 0 ? undefined : leftBy(table, opened, seat);
    if (answer === undefined) continue;
    const option = answer.choose(table.lens(seat), seat, opened.frame, table.list(seat, offers).options);
    if (option === NONE) continue;
    const usual = answer.name === opened.window.usual ? { usual: true as const } : {};
    due.push({ seat, key: game.keyOf(option), ...usual });
  }
  return due;
}

/** Whether an option is what a seat has left standing for the ask that is open to it. */
export function isLeftStanding<S extends Shape>(
  table: Table<S>,
  seat: number,
  option: Option,
  options: readonly Option[],
): boolean {
  const opened = windowOpen(table);
  const answer = opened === undefined ? undefined : leftBy(table, opened, seat);
  if (opened === undefined || answer === undefined) return false;
  return answer.choose(table.lens(seat), seat, opened.frame, options) === option;
}

/** The window that the phase at work has, and its number. */
interface Opened<S extends Shape> {
  readonly frame: Frame;
  readonly window: Window<S>;
  readonly at: number;
}

function windowOpen<S extends Shape>({ game, state }: Table<S>): Opened<S> | undefined {
  if (game.windowNames.length === 0) return undefined;
  const frame = nth(state.stack, state.stack.length - 1);
  const name = game.phaseNamed[frame.verb]?.window;
  const window = name === undefined ? undefined : game.windows?.[name];
  if (name === undefined || window === undefined) return undefined;
  return { frame, window, at: game.windowNames.indexOf(name) };
}

/** What a seat has left standing at a window, where that applies. */
function leftBy<S extends Shape>(
  table: Table<S>,
  { frame, window, at }: Opened<S>,
  seat: number,
): Standing<S> | undefined {
  const left = nth(table.state.standing, seat * table.game.windowNames.length + at);
  const answer = window.answers[left - 1];
  return answer?.applies(table.lens(table.seats), seat, frame) === true ? answer : undefined;
}

/** A standing answer that is one and the same option wherever it is possible; elsewhere its seat is asked. */
export const always = <S extends Shape>(name: string, option: Option): Standing<S> => ({
  name,
  applies: () => true,
  choose: (_lens, _seat, _frame, options) => (options.includes(option) ? option : NONE),
});

/** The number of the answer that is usual at each window; 0 where none is. */
export const usualAnswers = <S extends Shape>(windows: Readonly<Record<string, Window<S>>>): number[] =>
  Object.entries(windows).map(([window, { usual, answers }]) => {
    if (usual === undefined) return 0;
    const at = answers.findIndex(({ name }) => name === usual);
    if (at < 0)
      throw new Error(`the window "${window}" has no answer "${usual}", which is to be its usual one`);
    return at + 1;
  });
