import { type CardText, nth, type Sentence } from '@masterplan/kernel';
import {
  type Act,
  type Clause,
  clausesFor,
  done,
  doneBy,
  forEach,
  ifYouDo,
  inTurn,
  may,
  naming,
  passive,
  provided,
  type Step,
  when,
} from '@masterplan/kernel/words';
import type { Filter } from '../content/filters.ts';
import type { Card, Challenge, Kind, Ongoing, SuperHero, When, Worth } from '../content/kinds.ts';
import { isAnybodys } from '../rules/facts.ts';
import { needsText, oneText } from './needs.ts';
import { titleOf, type Voice } from './voice.ts';
import {
  a,
  all,
  at,
  atLeast,
  clause,
  compose,
  each,
  exactly,
  label,
  meant,
  nthOf,
  ofTypes,
  some,
  the,
  thisOne,
  you,
} from './words.ts';

/** A card as it is printed: its own words, and what it does in words made from its data. */
export const cardText = (voice: Voice, kind: Kind): CardText => ({
  ...titleOf(kind, voice.language),
  text: printed(voice, kind),
});

function printed(voice: Voice, kind: Kind): string {
  const { say, language } = voice;
  switch (kind.family) {
    case 'card':
      return [factsOf(voice, kind), compose(cardClauses(voice, kind), language)].filter(Boolean).join(' ');
    case 'super-hero':
      return heroText(voice, kind);
    case 'challenge':
      return [
        say.card.challenge(kind.level),
        challengeText(voice, kind),
        say.card.toBeat(needsText(voice, kind.needs), kind.cost),
      ].join(' ');
    case 'plot':
      return [
        compose(
          kind.ongoing.map((effect) => label('mastermind-ongoing', ongoingClause(voice, kind, effect))),
          language,
        ),
        say.card.plot(kind.cost),
      ].join(' ');
    case 'machination':
      return say.card.machination(
        oneText(voice, kind.first),
        voice.list(kind.lines.map((line) => oneText(voice, line))),
      );
    case 'loyalty':
      return say.card[kind.side];
  }
}

const factsOf = ({ say }: Voice, { type, cost, vp, worth }: Card): string =>
  say.card.facts(say.types[type], cost, worth === undefined ? String(vp).replace('-', '−') : '*');

/** Going first is a fact about whoever has the card, not something to be done. */
function heroText(voice: Voice, kind: SuperHero): string {
  const { language } = voice;
  const first = kind.goesFirst ? compose(clause('go-first', you), language, 'tell') : '';
  const effects = kind.ongoing.map((effect) => ongoingClause(voice, kind, effect));
  return [first, compose(effects, language)].filter(Boolean).join(' ');
}

/** When each part of a Challenge's Ongoing acts: what speaks to a player speaks to the one whose turn ends (P-6, P-16). */
function momentOf(part: 'end' | 'refilled' | 'between', says: readonly Sentence[]) {
  switch (part) {
    case 'end':
      return says.every(isAnybodys) ? 'at-each-end' : 'end-of-your-turn';
    case 'refilled':
      return 'after-refill';
    case 'between':
      return 'after-the-turn';
  }
}

/** Deeds that share what leads them ("at the end of your turn", "if you do") stand in one sentence with it. */
function inOneSentence(clauses: readonly Clause[]): readonly Clause[] {
  const steps = clauses.flatMap((each) => (isStep(each) ? [each] : []));
  const [first, second, ...others] = steps;
  if (steps.length < clauses.length || first === undefined || second === undefined) return clauses;
  return [inTurn(first, second, ...others)];
}

const isStep = (clause: Clause): clause is Step =>
  clause.kind === 'act' || clause.kind === 'plus' || clause.kind === 'modal';

/** What a Challenge does as long as it lies there. */
export function challengeText(voice: Voice, kind: Challenge): string {
  const acting = (['end', 'refilled', 'between'] as const).flatMap((part) => {
    const says = kind.says[part];
    const [first, ...others] = inOneSentence(clausesFor(voice.game, says));
    return first === undefined ? [] : [label('ongoing', at(momentOf(part, says), first), ...others)];
  });
  const lasting = kind.blanks
    ? [label('ongoing', clause('ignore', you, the('text', { of: all('super-hero') })))]
    : [];
  return compose([...lasting, ...acting], voice.language);
}

/** All that a card says, in the order it is printed. */
function cardClauses(voice: Voice, card: Card): Clause[] {
  const { says } = card;
  return [
    ...clausesFor(voice.game, says.play),
    ...card.ongoing.map((effect) => label('ongoing', ongoingClause(voice, card, effect))),
    ...says.gained.map((said) => gainedClause(voice, said)),
    ...(card.defense === undefined ? [] : [defenseClause(voice, card, card.defense)]),
    ...(card.worth === undefined ? [] : [worthClause(card.worth)]),
    ...appearanceClauses(voice, card),
  ];
}

const gainedClause = (voice: Voice, said: Sentence): Clause =>
  when(clause(['buy', 'gain'], you, thisOne('card', { as: 'it' })), nth(clausesFor(voice.game, [said]), 0));

/** How it defends, and what that gives. */
function defenseClause(voice: Voice, card: Card, defense: 'discard' | 'show'): Clause {
  const purpose = clause('avoid', you, a('attack'));
  const verb = defense === 'discard' ? 'discard' : 'reveal';
  const defends = may(clause(verb, you, thisOne('card'), { purpose }));
  const [bonus, ...others] = inOneSentence(clausesFor(voice.game, card.says.bonus));
  return bonus === undefined
    ? label('defense', defends)
    : label('defense', ifYouDo(defends, bonus), ...others);
}

function worthClause(worth: Worth): Clause {
  const points = clause('be-worth', thisOne('card'), exactly(worth.vp, 'vp'));
  if ('each' in worth) return at('end-of-game', forEach(meant(each, worth.each, { in: 'deck' }), points));
  const others = meant((noun, details) => atLeast(worth.least, noun, details), worth.others, {
    adjectives: ['other'],
    in: 'deck',
  });
  return at('end-of-game', provided(clause('have', you, others), points));
}

function appearanceClauses(voice: Voice, card: Card): Clause[] {
  const { first, after, defeated } = card.says;
  const [head, ...rest] = doneBy(each('player'), clausesFor(voice.game, first));
  if (head === undefined) return [];
  const ends = clausesFor(voice.game, defeated).map((end) =>
    when(passive(clause('defeat', thisOne('super-villain'))), end),
  );
  return [label('first-appearance', head, ...rest, ...clausesFor(voice.game, after)), ...ends];
}

/** "When you play your first Villain of the turn, draw a card." */
function ongoingClause(voice: Voice, kind: Kind, { when: set, do: says }: Ongoing): Clause {
  const [then, ...others] = inOneSentence(clausesFor(voice.game, says));
  if (then === undefined || others.length > 0)
    throw new Error(`${kind.id}: an Ongoing effect is one sentence`);
  return when(
    occasion(set),
    'draw' in set ? clause('draw', you, a('card', { adjectives: ['extra'] })) : then,
  );
}

function occasion(set: When): Act {
  if ('draw' in set) return clause('draw', you, some('card'), { how: 'first-in-turn' });
  if ('contribute' in set)
    return clause(
      'contribute-with',
      you,
      set.contribute === 'each' ? a('card') : nthOf(1, 'card', { of: you, in: the('turn') }),
    );
  if ('types' in set) return done(clause('play', you, ofTypes(set.types, set.among), { how: 'this-turn' }));
  if ('gain' in set)
    return clause(['buy', 'gain'], you, naming('it', meant(a, set.gain)), { how: 'in-your-turn' });
  return set.names === 'new' ? underNewName(set.play, set.nth) : occasionOfPlay(set.play, set.nth);
}

function occasionOfPlay(which: Filter, number: number | undefined): Act {
  if (number === undefined) return clause('play', you, meant(a, which));
  const nth: typeof a = (noun, details) => nthOf(number, noun, details);
  return clause('play', you, meant(nth, which, { of: you, in: the('turn') }));
}

/** Each new name, or so many names. */
function underNewName(which: Filter, number: number | undefined): Act {
  if (number === undefined) return clause('play', you, meant(a, which, { adjectives: ['newly-named'] }));
  const several: typeof a = (noun, details) => exactly(number, noun, details);
  const cards = meant(several, which, { adjectives: ['differently-named'] });
  return done(clause('play', you, cards, { how: 'this-turn' }));
}
