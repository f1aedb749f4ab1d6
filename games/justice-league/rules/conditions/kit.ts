import { type Check, type Checked, type Frame, type Optional, object, oneOf } from '@masterplan/kernel';
import type { Condition } from '@masterplan/kernel/words';
import type { Reader } from '../board.ts';

/** A condition as content holds it: the name of one, with its arguments. */
export interface ConditionSaid {
  readonly is: string;
}

/** What a condition is declared with besides its name and arguments. */
interface Given<Said> {
  /** Whether it is so when the sentence comes up; `frame` is the list that asks. From public facts alone. */
  holds(reader: Reader, said: Said, frame: Frame): boolean;
  say(said: Said): Condition;
}

type Args = Readonly<Record<string, Check<unknown> | Optional<unknown>>>;
type SaidOf<A extends Args> = Omit<Checked<ReturnType<typeof object<A>>>, never> & ConditionSaid;

/** What a condition is made with: nothing where it has no arguments. */
type SayingOf<A extends Args> =
  Record<never, never> extends Omit<SaidOf<A>, 'is'>
    ? [said?: Omit<SaidOf<A>, 'is'>]
    : [said: Omit<SaidOf<A>, 'is'>];

/** A condition as content uses it: called with its arguments it makes one. */
// biome-ignore lint/suspicious/noExplicitAny: a list of conditions with different arguments; each is called with its own only
export interface AnyCondition extends Given<any> {
  readonly is: string;
  readonly check: Check<unknown>;
}

/** Declares what sentences may have under `if`: one file each, listed in `index.ts`. */
export const condition = <A extends Args>(
  name: string,
  args: A,
  given: Given<SaidOf<A>>,
): ((...said: SayingOf<A>) => ConditionSaid) & AnyCondition =>
  Object.assign((...[said]: SayingOf<A>) => ({ is: name, ...said }), {
    ...given,
    is: name,
    check: object({ is: oneOf(name), ...args }),
  });
