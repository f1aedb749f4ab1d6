import type { Lens } from '../knowledge/lens.ts';
import { named } from '../state/lists.ts';
import type { Offers, Option } from '../state/options.ts';
import type { Frame, Shape } from '../state/state.ts';
import { type AnyLocals, type FrameLayout, type Locals, type LocalsDeclared, layoutIn } from './locals.ts';
import type { Table } from './table.ts';

/**
 * A part of a game's course: a round, a turn, a fight. `run` is called whenever its frame is on top of the stack and nobody is
 * asked; it asks, begins another phase, or ends with `table.done(frame)`.
 */
export interface Phase<S extends Shape> {
  readonly name: string;
  run(this: void, table: Table<S>, frame: Frame): void;
  readonly choices?: Asking<S>['choices'] | undefined;
  readonly answer?: Asking<S>['answer'] | undefined;
  /** The reaction window this ask belongs to, for standing answers. */
  readonly window?: string | undefined;
  /** For an agreement: what an authority with a clock answers for a seat that lets it run out. */
  readonly silence?: 'accept' | 'decline' | undefined;
  /** Where others are asked to accept something: the seat that proposed it; NOT_ANY while nothing is proposed. */
  readonly proposer?: ((this: void, frame: Readonly<Frame>) => number) | undefined;
  /** What it remembers while it lasts. */
  readonly my?: AnyLocals | undefined;
  /** Where in a frame that stands. The maker of phases fills it in. */
  readonly layout?: FrameLayout | undefined;
  /** What it is made of, where it is made of steps. */
  readonly steps?: readonly Step<S>[] | undefined;
}

/** What a phase that asks brings besides. */
interface Asking<S extends Shape> {
  /** Puts every candidate of the asked seat into `offers`. Reads through the seat's lens only. */
  choices(lens: Lens<S>, seat: number, frame: Frame, offers: Offers): void;
  /** Carries out what was chosen. For sealed asks called once a seat, in seat order, after the last answer. */
  answer(table: Table<S>, frame: Frame, seat: number, option: Option): void;
}

/** The same phase with a place for everything: phases that are alike in memory are run more quickly. */
export const alike = <S extends Shape>(phase: Phase<S>): Phase<S> => ({
  name: phase.name,
  run: phase.run,
  choices: phase.choices,
  answer: phase.answer,
  window: phase.window,
  silence: phase.silence,
  proposer: phase.proposer,

  my: phase.my,
  layout: phase.my && layoutIn(phase.my),
  steps: phase.steps,
});

/** A phase that remembers something: whoever begins it may say what. */
export interface PhaseWith<S extends Shape, D extends LocalsDeclared> extends Phase<S> {
  readonly my: Locals<D>;
}

/**
 * One step of a phase: another phase, which acts for the same seat, or something that is done at once. The latter may ask: the
 * phase's own `choices` and `answer` say what, and the next step follows the answer.
 */
export type Step<S extends Shape> = Phase<S> | Phase<S>['run'] | Only<S>;

/** A step that is left out where something is not so. */
export interface Only<S extends Shape> {
  only(this: void, table: Table<S>): boolean;
  readonly step: Step<S>;
}

/** A step as tables run it. All are alike in memory: steps are begun thousands of times a second. */
interface BoundStep<S extends Shape> {
  readonly isSo: Only<S>['only'] | undefined;
  readonly phase: Phase<S> | undefined;
  readonly act: Phase<S>['run'] | undefined;
}

function boundStep<S extends Shape>(step: Step<S>): BoundStep<S> {
  if (typeof step === 'function') return { isSo: undefined, phase: undefined, act: step };
  if (!('only' in step)) return { isSo: undefined, phase: step, act: undefined };
  const { isSo, phase, act } = boundStep(step.step);
  const both = (table: Table<S>): boolean => step.only(table) && (isSo === undefined || isSo(table));
  return { isSo: isSo === undefined ? step.only : both, phase, act };
}

/**
 * Gives how the step of a number begins for a frame; false where there is no such step. A phase that begins runs at once: most
 * are over before anybody is asked.
 */
export function stepper<S extends Shape>(
  them: readonly Step<S>[],
): (table: Table<S>, frame: Frame, no: number) => boolean {
  const bound = them.map(boundStep);
  return (table, frame, no) => {
    const step = bound[no];
    if (step === undefined) return false;
    const { isSo, phase, act } = step;
    if (isSo !== undefined && !isSo(table)) return true;
    if (phase === undefined) act?.(table, frame);
    else named(table.game.phaseNamed, phase.name).run(table, table.push(phase, frame.you));
    return true;
  };
}

/** What is written down of a phase: either how it runs, or the steps it is made of. */
export type PhaseGiven<S extends Shape> = Omit<Phase<S>, 'run' | 'steps' | 'my'> &
  ({ readonly run: Phase<S>['run'] } | { readonly steps: readonly Step<S>[] });

/** Makes phases of one game. */
export interface PhaseMaker<S extends Shape> {
  <D extends LocalsDeclared>(given: PhaseGiven<S> & { readonly my: Locals<D> }): PhaseWith<S, D>;
  (given: PhaseGiven<S>): Phase<S>;
}

/** The maker of a game's phases, for its `rules/kit.ts`: the compiler infers what each remembers, but not which game it is. */
export const phaseMaker = <S extends Shape>(): PhaseMaker<S> => phase;

/** A phase as a game writes it down. */
function phase<S extends Shape, D extends LocalsDeclared>(
  given: PhaseGiven<S> & { readonly my: Locals<D> },
): PhaseWith<S, D>;
function phase<S extends Shape>(given: PhaseGiven<S>): Phase<S>;
function phase<S extends Shape>(given: PhaseGiven<S>): Phase<S> {
  if ('run' in given) return alike(given);
  const begin = stepper(given.steps);
  return alike({
    ...given,
    run(table, frame) {
      do if (!begin(table, frame, frame.at++)) table.done(frame);
      while (table.goesOn(frame));
    },
  });
}

/** One step after the other, for the same seat. */
export const steps = <S extends Shape>(name: string, them: readonly Step<S>[]): Phase<S> =>
  phase<S>({ name, steps: them });

/** A step that happens only where something is so when its turn comes. */
export const only = <S extends Shape>(isSo: (table: Table<S>) => boolean, step: Step<S>): Only<S> => ({
  only: isSo,
  step,
});

/** The newest frame of a phase; undefined where none is at work. */
export function newest(stack: readonly Frame[], { name }: { readonly name: string }): Frame | undefined {
  for (let i = stack.length - 1; i >= 0; i--) if (stack[i]?.verb === name) return stack[i];
  return undefined;
}

/** A phase that another is a step of, and the number of that step. */
export interface Begun<S extends Shape> {
  readonly phase: Phase<S>;
  readonly step: number;
}

const phaseOf = <S extends Shape>(step: Step<S>): Phase<S> | undefined => {
  if (typeof step === 'function') return undefined;
  return 'only' in step ? phaseOf(step.step) : step;
};

/** The number of the step of `phase` that is called so; -1 where none is. */
export const stepNamed = <S extends Shape>({ steps: them = [] }: Phase<S>, name: string): number =>
  them.findIndex((step) => phaseOf(step)?.name === name);

/** How a course comes to a phase: from the outermost on, each with the step that leads there. Undefined where none does. */
export function wayTo<S extends Shape>(course: Phase<S>, name: string): Begun<S>[] | undefined {
  if (course.name === name) return [];
  for (const [step, each] of (course.steps ?? []).entries()) {
    const next = phaseOf(each);
    const rest = next === undefined ? undefined : wayTo(next, name);
    if (rest !== undefined) return [{ phase: course, step }, ...rest];
  }
  return undefined;
}

/** A phase and all that its steps are made of, each once. */
export function phasesIn<S extends Shape>(...phases: readonly Phase<S>[]): Phase<S>[] {
  const found = new Set<Phase<S>>();
  const meet = (step: Step<S>): void => {
    if (typeof step === 'function') return;
    if ('only' in step) {
      meet(step.step);
    } else if (!found.has(step)) {
      found.add(step);
      for (const next of step.steps ?? []) meet(next);
    }
  };
  for (const each of phases) meet(each);
  return [...found];
}
