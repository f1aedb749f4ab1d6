import type { Conditions } from '../effects/conditions.ts';
import type { Sentence } from '../effects/sentence.ts';
import type { Verb } from '../effects/verb.ts';
import { named } from '../state/lists.ts';
import type { Shape } from '../state/state.ts';
import type { Act, Clause, Deed, Modal, Plus, Simple } from './clause.ts';
import { both, ifYouDo, inTurn, may, orElse, provided } from './clauses.ts';

/** What a game must have for its sentences to be said. */
interface Spoken<S extends Shape> {
  readonly verbNamed: Readonly<Record<string, Verb<S>>>;
  readonly conditions?: Conditions<S>;
}

const isDeed = (clause: Clause): clause is Deed => clause.kind === 'act' || clause.kind === 'joined';
const canBeDone = (clause: Clause): clause is Deed | Modal => isDeed(clause) || clause.kind === 'modal';
const isAct = (clause: Clause): clause is Act => clause.kind === 'act';
const isStep = (clause: Clause): clause is Act | Plus => clause.kind === 'act' || clause.kind === 'plus';

/** What a list of sentences says, as clauses; the doer of each is "you". */
export const clausesFor = <S extends Shape>(game: Spoken<S>, list: readonly Sentence[]): Clause[] =>
  list.flatMap((said) => clausesOf(game, said));

const isSimple = (clause: Clause): clause is Simple => canBeDone(clause) || clause.kind === 'plus';

/** What a list says, in one sentence without a full stop, as things to choose from are said; throws where it does not fit. */
export function simply(clauses: readonly Clause[]): Simple {
  const [clause, ...others] = clauses.every(isStep) ? inOne(clauses) : clauses;
  if (clause !== undefined && others.length === 0 && isSimple(clause)) return clause;
  throw new Error(
    `what can be chosen must fit in one sentence: ${clauses.map(({ kind }) => kind).join(', ')}`,
  );
}

/** What one sentence says, with what hangs on it. */
function clausesOf<S extends Shape>(game: Spoken<S>, said: Sentence): readonly Clause[] {
  const clauses = [...alone(game, said)];
  if (said.ifDone !== undefined) follow(clauses, clausesFor(game, said.ifDone), ifDone);
  if (said.otherwise !== undefined) follow(clauses, clausesFor(game, said.otherwise), otherwise);
  return clauses;
}

function alone<S extends Shape>(game: Spoken<S>, said: Sentence): readonly Clause[] {
  const says = named(game.verbNamed, said.do).say(said, (list) => clausesFor(game, list));
  const [first, ...others] = 'kind' in says ? [says] : says;
  if (first === undefined) return [];
  const clause = said.may && isDeed(first) ? may(first) : first;
  if (said.if === undefined || game.conditions === undefined) return [clause, ...others];
  return [provided(game.conditions.say(said.if), clause), ...others];
}

/** Joins what follows to the last clause, where one sentence can hold both. */
function follow(
  clauses: Clause[],
  list: readonly Clause[],
  join: (before: Clause, next: Clause) => Clause | undefined,
): void {
  const [first, ...others] = list.every(isStep) ? inOne(list) : list;
  const before = clauses.at(-1);
  if (first === undefined) return;
  const joined = before === undefined ? undefined : join(before, first);
  if (joined === undefined) clauses.push(first, ...others);
  else clauses.splice(-1, 1, joined, ...others);
}

/** Steps that hang on the same sentence are said in one. */
function inOne(steps: readonly (Act | Plus)[]): readonly Clause[] {
  const [first, second, ...others] = steps;
  if (first === undefined || second === undefined) return steps;
  return [together(first, second, ...others)];
}

const together = (...steps: readonly [Act | Plus, ...(Act | Plus)[]]): Clause =>
  (steps.every(isAct) ? inTurn : both)(...steps);

function ifDone(before: Clause, next: Clause): Clause | undefined {
  if (before.kind !== 'conditional') return canBeDone(before) ? ifYouDo(before, next) : undefined;
  const { condition, then } = before;
  if (isStep(then) && isStep(next)) return provided(condition, together(then, next));
  return then.kind === 'modal' ? provided(condition, ifYouDo(then, next)) : undefined;
}

function otherwise(before: Clause, next: Clause): Clause | undefined {
  if (before.kind === 'conditional') return provided(before.condition, before.then, next);
  if (before.kind === 'if-done' && before.then !== undefined) return ifYouDo(before.first, before.then, next);
  return canBeDone(before) ? orElse(before, next) : undefined;
}
