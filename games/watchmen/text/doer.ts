import {
  type Act,
  asLongAs,
  asSoonAs,
  type Clause,
  type Condition,
  type Conditional,
  type Deed,
  type Exists,
  type IfDone,
  ifYouDo,
  orElse,
  type Phrase,
  type Plus,
  provided,
  type Simple,
  when,
} from '@masterplan/kernel/words';
import { again, each, you } from './words.ts';

/**
 * The same clauses with each foe or each player as their doer in place of "you": named once, meant again afterwards. Only
 * the very `you` of the verbs is replaced, so that a verb can still speak of whoever plays the card.
 */
export function doneBy(who: 'foe' | 'player', clauses: readonly Clause[]): readonly Clause[] {
  const named: Naming = { next: each(who, { as: 'doer' }) };
  return clauses.map((clause) => inClause(clause, named));
}

/** How the doer is said next. */
interface Naming {
  next: Phrase;
}

function doer(phrase: Phrase, named: Naming): Phrase {
  if (phrase === you) {
    const { next } = named;
    named.next = again('doer');
    return next;
  }
  return phrase.kind === 'things' && phrase.owner === you ? { ...phrase, owner: again('doer') } : phrase;
}

const inAct = (act: Act, named: Naming): Act => ({ ...act, subject: doer(act.subject, named) });

const inStep = (step: Act | Plus, named: Naming): Act | Plus =>
  step.kind === 'act' ? inAct(step, named) : step;

const inDeed = (deed: Deed, named: Naming): Deed =>
  deed.kind === 'act'
    ? inAct(deed, named)
    : { ...deed, steps: deed.steps.map((step) => inStep(step, named)) };

function inSimple(clause: Simple, named: Naming): Simple {
  if (clause.kind === 'plus') return clause;
  return clause.kind === 'modal' ? { ...clause, deed: inDeed(clause.deed, named) } : inDeed(clause, named);
}

const inFact = (fact: Act | Exists, named: Naming): Act | Exists =>
  fact.kind === 'act' ? inAct(fact, named) : fact;

const inCondition = (condition: Condition, named: Naming): Condition =>
  condition.kind === 'conditions'
    ? { ...condition, of: condition.of.map((fact) => inFact(fact, named)) }
    : inFact(condition, named);

const inMaybe = (clause: Clause | undefined, named: Naming): Clause | undefined =>
  clause === undefined ? undefined : inClause(clause, named);

function inConditional({ on, condition, then, otherwise }: Conditional, named: Naming): Clause {
  const asked = inCondition(condition, named);
  const follows = inClause(then, named);
  if (on === 'if') return provided(asked, follows, inMaybe(otherwise, named));
  return { when, once: asSoonAs, while: asLongAs }[on](asked, follows);
}

function inIfDone({ first, then, otherwise }: IfDone, named: Naming): Clause {
  const begins =
    first.kind === 'modal' ? { ...first, deed: inDeed(first.deed, named) } : inDeed(first, named);
  const follows = inMaybe(then, named);
  const instead = inMaybe(otherwise, named);
  if (follows !== undefined) return ifYouDo(begins, follows, instead);
  return instead === undefined ? begins : orElse(begins, instead);
}

function inClause(clause: Clause, named: Naming): Clause {
  switch (clause.kind) {
    case 'conditional':
      return inConditional(clause, named);
    case 'if-done':
      return inIfDone(clause, named);
    case 'limited':
      return {
        ...clause,
        clause: inSimple(clause.clause, named),
        condition: inCondition(clause.condition, named),
      };
    case 'for-each':
      return { ...clause, clause: inSimple(clause.clause, named) };
    case 'labelled':
      return { ...clause, says: clause.says.map((said) => inClause(said, named)) };
    case 'choose-one':
      return {
        ...clause,
        who: doer(clause.who, named),
        among: clause.among.map((choice) => inSimple(choice, named)),
      };
    case 'timed':
      return { ...clause, clause: inClause(clause.clause, named) };
    default:
      return inSimple(clause, named);
  }
}
