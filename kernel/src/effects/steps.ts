import type { GameDefinition, Sentence, Verb } from '../game/definition.ts';
import { named, nth } from '../state/lists.ts';
import type { Shape } from '../state/state.ts';

/** A sentence as tables run it: bound to its verb, with what it says of itself. All are alike in memory. */
export interface Step<S extends Shape> {
  readonly said: Sentence;
  readonly verb: Verb<S>;
  readonly may: boolean;
  readonly ifDone: boolean;
  readonly otherwise: boolean;
}

/** The steps printed on a kind, given by its number, under a part. */
export type StepFinder<S extends Shape> = (kind: number, part: string) => readonly Step<S>[];

/** Finds the steps of a game. What is printed does not change, so each list is bound once, on first use. */
export function stepFinder<S extends Shape>(
  definition: GameDefinition<S>,
  kinds: readonly S['kind'][],
  verbs: Readonly<Record<string, Verb<S>>>,
): StepFinder<S> {
  const known = kinds.map(() => new Map<string, readonly Step<S>[]>());
  const bound = (said: Sentence): Step<S> => ({
    said,
    verb: named(verbs, said.do),
    may: said.may ?? false,
    ifDone: said.ifDone ?? false,
    otherwise: said.otherwise ?? false,
  });
  return (kind, part) => {
    const parts = nth(known, kind);
    const found = parts.get(part);
    if (found !== undefined) return found;
    const steps = Array.from(definition.sentences?.(nth(kinds, kind), part) ?? [], bound);
    parts.set(part, steps);
    return steps;
  };
}
