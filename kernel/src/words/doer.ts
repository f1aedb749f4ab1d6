import type {
  Act,
  Clause,
  Condition,
  Conditional,
  Deed,
  Exists,
  IfDone,
  Named,
  Owner,
  Phrase,
  Simple,
  Step,
  Things,
} from './clause.ts';
import { asLongAs, asSoonAs, ifYouDo, orElse, provided, when } from './clauses.ts';
import { again, called, naming, you } from './phrases.ts';

/** What is said instead of a phrase, from the first to the last, and instead of the places of a deed. */
interface Renaming {
  (phrase: Phrase): Phrase;
  place?: (phrase: Phrase) => Phrase;
}

/**
 * The same clauses with somebody else, such as each foe, as their doer in place of "you": said once, meant again afterwards. Only
 * the very `you` of the verbs is replaced, so that a verb can still speak of whoever plays the card.
 */
export function doneBy(who: Things | Named, clauses: readonly Clause[]): readonly Clause[] {
  let next: Phrase = naming('doer', who);
  const renamed: Renaming = (phrase) => {
    if (phrase === you) {
      const said = next;
      next = again('doer');
      return said;
    }
    return phrase.kind === 'things' && phrase.owner === you ? { ...phrase, owner: again('doer') } : phrase;
  };
  return clauses.map((clause) => inClause(clause, renamed));
}

/** The same clauses, said to somebody else than the player of the card, who goes by their name; so do the places that are theirs. */
export const inAnothersTurn = (name: string, clauses: readonly Clause[]): readonly Clause[] => {
  const isPlayer = (phrase: Owner): boolean => phrase.kind === 'you' && phrase !== you;
  const renamed: Renaming = (phrase) => (isPlayer(phrase) ? called(name) : phrase);
  renamed.place = (phrase) =>
    phrase.kind === 'things' && phrase.owner !== undefined && isPlayer(phrase.owner)
      ? { ...phrase, owner: called(name) }
      : phrase;
  return clauses.map((clause) => inClause(clause, renamed));
};

function inAct(act: Act, renamed: Renaming): Act {
  const { from, to, in: where } = act;
  const { place } = renamed;
  return {
    ...act,
    subject: renamed(act.subject),
    ...(place === undefined || from === undefined ? {} : { from: place(from) }),
    ...(place === undefined || to === undefined ? {} : { to: place(to) }),
    ...(place === undefined || where === undefined ? {} : { in: place(where) }),
  };
}

function inStep(step: Step, renamed: Renaming): Step {
  if (step.kind === 'plus') return step;
  return step.kind === 'act' ? inAct(step, renamed) : { ...step, deed: inDeed(step.deed, renamed) };
}

const inDeed = (deed: Deed, renamed: Renaming): Deed =>
  deed.kind === 'act'
    ? inAct(deed, renamed)
    : { ...deed, steps: deed.steps.map((step) => inStep(step, renamed)) };

function inSimple(clause: Simple, renamed: Renaming): Simple {
  if (clause.kind === 'plus') return clause;
  return clause.kind === 'modal'
    ? { ...clause, deed: inDeed(clause.deed, renamed) }
    : inDeed(clause, renamed);
}

const inFact = (fact: Act | Exists, renamed: Renaming): Act | Exists =>
  fact.kind === 'act' ? inAct(fact, renamed) : fact;

const inCondition = (condition: Condition, renamed: Renaming): Condition =>
  condition.kind === 'conditions'
    ? { ...condition, of: condition.of.map((fact) => inFact(fact, renamed)) }
    : inFact(condition, renamed);

const inMaybe = (clause: Clause | undefined, renamed: Renaming): Clause | undefined =>
  clause === undefined ? undefined : inClause(clause, renamed);

function inConditional({ on, condition, then, otherwise }: Conditional, renamed: Renaming): Clause {
  const asked = inCondition(condition, renamed);
  const follows = inClause(then, renamed);
  if (on === 'if') return provided(asked, follows, inMaybe(otherwise, renamed));
  return { when, once: asSoonAs, while: asLongAs }[on](asked, follows);
}

function inIfDone({ first, then, otherwise }: IfDone, renamed: Renaming): Clause {
  const begins =
    first.kind === 'modal' ? { ...first, deed: inDeed(first.deed, renamed) } : inDeed(first, renamed);
  const follows = inMaybe(then, renamed);
  const instead = inMaybe(otherwise, renamed);
  if (follows !== undefined) return ifYouDo(begins, follows, instead);
  return instead === undefined ? begins : orElse(begins, instead);
}

function inClause(clause: Clause, renamed: Renaming): Clause {
  switch (clause.kind) {
    case 'conditional':
      return inConditional(clause, renamed);
    case 'if-done':
      return inIfDone(clause, renamed);
    case 'limited':
      return {
        ...clause,
        clause: inSimple(clause.clause, renamed),
        condition: inCondition(clause.condition, renamed),
      };
    case 'for-each':
      return { ...clause, clause: inSimple(clause.clause, renamed) };
    case 'labelled':
      return { ...clause, says: clause.says.map((said) => inClause(said, renamed)) };
    case 'choose-one':
      return {
        ...clause,
        who: renamed(clause.who),
        among: clause.among.map((choice) => inSimple(choice, renamed)),
      };
    case 'timed':
      return { ...clause, clause: inClause(clause.clause, renamed) };
    default:
      return inSimple(clause, renamed);
  }
}
