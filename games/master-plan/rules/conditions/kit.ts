import { type Check, type Frame, object, oneOf } from '@masterplan/kernel';
import type { Condition } from '@masterplan/kernel/words';
import type { Reader } from '../board.ts';

/** A condition as content holds it: the name of one. */
export interface ConditionSaid {
  readonly is: string;
}

/** What a condition is declared with besides its name. */
interface Given {
  /** Whether it is so when the sentence comes up; `frame.self` is the Super that acts. From public facts alone. */
  holds(reader: Reader, frame: Frame): boolean;
  say(): Condition;
}

export interface AnyCondition extends Given {
  readonly is: string;
  readonly check: Check<unknown>;
  /** Whether what stands under `if` is this condition. */
  readonly isSaid: (said: unknown) => boolean;
}

/** Declares what sentences may have under `if`: one file each, listed in `index.ts`. */
export const condition = (name: string, given: Given): (() => ConditionSaid) & AnyCondition => {
  const check: Check<unknown> = object({ is: oneOf(name) });
  return Object.assign(() => ({ is: name }), {
    ...given,
    is: name,
    check,
    isSaid: (said: unknown) => check(said, '', []),
  });
};
