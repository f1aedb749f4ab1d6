import { type Check, type Checked, type Frame, type Optional, object, oneOf } from '@masterplan/kernel';
import type { Condition } from '@masterplan/kernel/words';
import type { Reader } from '../board.ts';

/** A condition as content holds it: the name of one, with its arguments. */
export interface ConditionSaid {
  readonly is: string;
}

/** What a condition is declared with besides its name and arguments. */
interface Given<Said> {
  /** Whether it is so for a seat: from public facts alone. `frame` is given where a sentence asks, with what its moment is about. */
  holds(reader: Reader, said: Said, seat: number, frame?: Readonly<Frame>): boolean;
  say(said: Said): Condition;
}

type Args = Readonly<Record<string, Check<unknown> | Optional<unknown>>>;
type SaidOf<A extends Args> = Omit<Checked<ReturnType<typeof object<A>>>, never> & ConditionSaid;

/** A condition as content uses it: called with its arguments it makes one. */
// biome-ignore lint/suspicious/noExplicitAny: a list of conditions with different arguments; each is called with its own only
export interface AnyCondition extends Given<any> {
  readonly is: string;
  readonly check: Check<unknown>;
}

/** Declares what sentences may have under `if`, and what objectives ask for: one file each, listed in `index.ts`. */
export const condition = <A extends Args>(
  name: string,
  args: A,
  given: Given<SaidOf<A>>,
): ((said: Omit<SaidOf<A>, 'is'>) => ConditionSaid) & AnyCondition =>
  Object.assign((said: Omit<SaidOf<A>, 'is'>) => ({ is: name, ...said }), {
    ...given,
    is: name,
    check: object({ is: oneOf(name), ...args }),
  });
