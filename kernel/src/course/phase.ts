import type { Game } from '../game/definition.ts';
import type { Lens } from '../knowledge/lens.ts';
import { missing } from '../state/lists.ts';
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
  /** The window this ask belongs to, for standing answers. */
  readonly window?: string | undefined;
  /** Where seats are asked to accept something: what an authority with a clock answers for one that lets it run out. */
  readonly silence?: 'accept' | 'decline' | undefined;
  /** Where others are asked to accept something: the seat that proposed it; NOT_ANY while nothing is proposed. */
  readonly proposer?: ((this: void, frame: Readonly<Frame>) => number) | undefined;
  readonly deciders?: Asking<S>['deciders'] | undefined;
  /** What it remembers while it lasts. */
  readonly my?: AnyLocals | undefined;
  /** Where a frame stores that. The maker of phases fills it in. */
  readonly layout?: FrameLayout | undefined;
  /** What it is made of, where it is made of steps. */
  readonly steps?: readonly Step<S>[] | undefined;
}

/** What a phase that asks brings besides. */
interface Asking<S extends Shape> {
  /** Puts every candidate of the asked seat into `offers`. Reads through the seat's lens only. */
  choices(lens: Lens<S>, seat: number, frame: Frame, offers: Offers): void;
  /** Carries out what was chosen. For sealed asks called once per seat, in seat order, after the last answer. */
  answer(table: Table<S>, frame: Frame, seat: number, option: Option): void;
  /** For an agreement: the seats that decide, as a mask, from public facts. */
  deciders(view: Lens<S>, frame: Frame): number;
}

/** The same phase with every property present: phases of one shape in memory run more quickly. */
export const alike = <S extends Shape>(phase: Phase<S>): Phase<S> => ({
  name: phase.name,
  run: phase.run,
  choices: phase.choices,
  answer: phase.answer,
  window: phase.window,
  silence: phase.silence,
  proposer: phase.proposer,
  deciders: phase.deciders,
  my: phase.my,
  layout: phase.my && layoutIn(phase.my),
  steps: phase.steps,
});

/** The phase of a game with this name, which must exist: a miss is our fault and throws at once. */
export function phaseCalled<S extends Shape>({ id, phaseNamed }: Game<S>, name: string): Phase<S> {
  const phase = phaseNamed[name];
  if (phase === undefined)
    throw new RangeError(
      `${id} has no phase "${name}": if no step of the course names it, put it into "also"`,
    );
  return phase;
}

/** A phase that remembers something: whoever begins it may say what. */
export interface PhaseWith<S extends Shape, D extends LocalsDeclared> extends Phase<S> {
  readonly my: Locals<D>;
}

/**
 * One step of a phase: another phase, which acts for the same seat, or something that is done at once. The latter may ask: the
 * phase's own `choices` and `answer` say what, and the next step follows the answer.
 */
export type Step<S extends Shape> = Act<S> | Only<S>;

type Act<S extends Shape> = Phase<S> | Phase<S>['run'];

/** A step that is skipped unless a condition holds. */
export interface Only<S extends Shape> {
  only(this: void, table: Table<S>): boolean;
  readonly step: Act<S>;
}

/** A step as tables run it. All have one shape in memory: steps are begun thousands of times a second. */
interface BoundStep<S extends Shape> {
  readonly isSo: Only<S>['only'] | undefined;
  readonly phase: Phase<S> | undefined;
  readonly act: Phase<S>['run'] | undefined;
}

const isOnly = <S extends Shape>(step: Step<S>): step is Only<S> =>
  typeof step === 'object' && 'only' in step;

function boundStep<S extends Shape>(step: Step<S>): BoundStep<S> {
  const isSo = isOnly(step) ? step.only : undefined;
  const act = isOnly(step) ? step.step : step;
  if (typeof act === 'function') return { isSo, phase: undefined, act };
  return { isSo, phase: alike(act), act: undefined };
}

/** Steps as tables run them. */
export const boundSteps = <S extends Shape>(them: readonly Step<S>[]): readonly BoundStep<S>[] =>
  them.map(boundStep);

/** Begins a step for a frame. A phase that begins runs at once: most are over before anybody is asked. */
export function beginStep<S extends Shape>(
  table: Table<S>,
  frame: Frame,
  { isSo, phase, act }: BoundStep<S>,
): void {
  if (isSo !== undefined && !isSo(table)) return;
  if (phase === undefined) act?.(table, frame);
  else phaseCalled(table.game, phase.name).run(table, table.push(phase, frame.you));
}

/** A phase as it is declared: either how it begins and runs, or the steps it is made of. */
export type PhaseGiven<S extends Shape> = Omit<Phase<S>, 'run' | 'steps' | 'my'> &
  (
    | {
        /** Done once, before `run`; it may ask or begin another phase, which `run` then follows. */
        readonly begin?: Phase<S>['run'];
        readonly run: Phase<S>['run'];
      }
    | { readonly steps: readonly Step<S>[] }
  );

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
  if ('run' in given)
    return alike(given.begin === undefined ? given : { ...given, run: beginning(given.begin, given.run) });
  const bound = boundSteps(given.steps);
  return alike({
    ...given,
    run(table, frame) {
      while (frame.at < bound.length) {
        const at = frame.at++;
        beginStep(table, frame, bound[at] ?? missing(bound, at));
        if (!table.goesOn(frame)) return;
      }
      table.done(frame);
    },
  });
}

const beginning =
  <S extends Shape>(begin: Phase<S>['run'], run: Phase<S>['run']): Phase<S>['run'] =>
  (table, frame) => {
    if (frame.at++ === 0) {
      begin(table, frame);
      if (!table.goesOn(frame)) return;
    }
    run(table, frame);
  };

/** One step after the other, for the same seat. */
export const steps = <S extends Shape>(name: string, them: readonly Step<S>[]): Phase<S> =>
  phase<S>({ name, steps: them });

/** A step that happens only if a condition holds when its turn comes. */
export const only = <S extends Shape>(isSo: (table: Table<S>) => boolean, step: Act<S>): Only<S> => ({
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
  const act = isOnly(step) ? step.step : step;
  return typeof act === 'function' ? undefined : act;
};

/** The number of the step of `phase` with this name; -1 if there is none. */
export const stepNamed = <S extends Shape>({ steps: them = [] }: Phase<S>, name: string): number =>
  them.findIndex((step) => phaseOf(step)?.name === name);

/**
 * The steps of a phase at work that have begun, by name, the latest last; a step that is no phase has an empty one. None where the
 * phase is not at work.
 */
export function begunSteps<S extends Shape>(
  stack: readonly Frame[],
  { name, steps: them = [] }: Pick<Phase<S>, 'name' | 'steps'>,
): string[] {
  const frame = newest(stack, { name });
  return frame === undefined ? [] : them.slice(0, frame.at).map((step) => phaseOf(step)?.name ?? '');
}

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
  const meet = (each: Phase<S>): void => {
    if (found.has(each)) return;
    found.add(each);
    for (const step of each.steps ?? []) {
      const next = phaseOf(step);
      if (next !== undefined) meet(next);
    }
  };
  for (const each of phases) meet(each);
  return [...found];
}
