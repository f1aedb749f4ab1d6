import { type Game, named, nth } from '@masterplan/kernel';
import {
  type Act,
  asSoonAs,
  both,
  type Clause,
  chooseOne,
  type Deed,
  ifYouDo,
  inTurn,
  type Modal,
  may,
  orElse,
  type Plus,
  provided,
  type Simple,
} from '@masterplan/kernel/words';
import { isCard, type Kind } from '../content/kinds.ts';
import type { Sentence } from '../content/sentences.ts';
import type { Watchmen } from '../rules/board.ts';
import { conditionClause } from './conditions.ts';
import { doneBy } from './doer.ts';
import { strikeClauses } from './strike.ts';
import { label, you } from './words.ts';

const isDeed = (clause: Clause): clause is Deed => clause.kind === 'act' || clause.kind === 'joined';
const isSimple = (clause: Clause): clause is Simple =>
  isDeed(clause) || clause.kind === 'plus' || clause.kind === 'modal';
const canBeDone = (clause: Clause): clause is Deed | Modal => isDeed(clause) || clause.kind === 'modal';
const isStep = (clause: Clause): clause is Act | Plus => clause.kind === 'act' || clause.kind === 'plus';

/** What a list of sentences of a card says, as clauses; the doer of each is "you". */
export function clausesFor(game: Game<Watchmen>, kind: Kind, says: readonly Sentence[]): Clause[] {
  const clauses: Clause[] = [];
  for (const said of says) {
    const own = clausesOf(game, kind, said);
    const [first, ...others] = own;
    const before = clauses.at(-1);
    const joined = first === undefined || before === undefined ? undefined : follow(before, first, said);
    if (joined === undefined) clauses.push(...own);
    else clauses.splice(-1, 1, joined, ...others);
  }
  return clauses;
}

/** What "if you do" and "otherwise" make of two clauses, where the second follows the first. */
function follow(before: Clause, next: Clause, { ifDone, otherwise }: Sentence): Clause | undefined {
  if (otherwise) {
    if (before.kind === 'conditional') return provided(before.condition, before.then, next);
    if (before.kind === 'if-done' && before.then !== undefined)
      return ifYouDo(before.first, before.then, next);
    return canBeDone(before) ? orElse(before, next) : undefined;
  }
  if (!ifDone) return undefined;
  if (before.kind === 'conditional' && isStep(next))
    return provided(before.condition, together(before.then, next));
  if (before.kind === 'conditional') return undefined;
  return canBeDone(before) ? ifYouDo(before, next) : undefined;
}

function together(first: Clause, next: Clause): Clause {
  if (!isStep(first) || !isStep(next)) throw new Error('only deeds follow each other in one sentence');
  return first.kind === 'act' && next.kind === 'act' ? inTurn(first, next) : both(first, next);
}

/** What one sentence says; those that send others round the table or offer a choice say what that is. */
function clausesOf(game: Game<Watchmen>, kind: Kind, said: Sentence): readonly Clause[] {
  const [first, ...others] = bare(game, kind, said);
  if (first === undefined) return [];
  const clause = said.may && isDeed(first) ? may(first) : first;
  return [said.if === undefined ? clause : provided(conditionClause(said.if), clause), ...others];
}

function bare(game: Game<Watchmen>, kind: Kind, said: Sentence): readonly Clause[] {
  if (kind.family === 'challenge' && said.do === 'attack')
    return attackClauses(game, kind, said.who, kind.says.attack);
  if (said.do === 'tick') return [named(game.verbNamed, said.do).say(said), ...strikeClauses(said.until)];
  if (!isCard(kind)) return [named(game.verbNamed, said.do).say(said)];
  const { says } = kind;
  switch (said.do) {
    case 'attack':
      return attackClauses(game, kind, said.who, says.attack);
    case 'each':
      return doneBy(said.who === 'foes' ? 'foe' : 'player', clausesFor(game, kind, says.each));
    case 'once': {
      const [later] = clausesFor(game, kind, says.later);
      return later === undefined ? [] : [asSoonAs(conditionClause(said.condition), later)];
    }
    case 'choose':
      return [chooseOne(you, simple(game, kind, says.one), simple(game, kind, says.two))];
    default:
      return [named(game.verbNamed, said.do).say(said)];
  }
}

/** "Attack: each foe …" */
function attackClauses(
  game: Game<Watchmen>,
  kind: Kind,
  who: 'foes' | 'players',
  says: readonly Sentence[],
): readonly Clause[] {
  const [first, ...others] = doneBy(who === 'foes' ? 'foe' : 'player', clausesFor(game, kind, says));
  return first === undefined ? [] : [label('attack', first, ...others)];
}

function simple(game: Game<Watchmen>, kind: Kind, says: readonly Sentence[]): Simple {
  const clause = nth(clausesFor(game, kind, says), 0);
  if (!isSimple(clause)) throw new Error(`${kind.id}: what can be chosen must fit in one sentence`);
  return clause;
}

/** Whether sentences speak of a card that others named before them. */
export const speaksOfIt = (says: readonly Sentence[]): boolean =>
  says.some(({ do: verb }) => verb === 'put-it' || verb === 'draw-it' || verb === 'play-them');
