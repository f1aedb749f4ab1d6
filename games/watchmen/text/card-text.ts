import { type CardText, nth } from '@masterplan/kernel';
import {
  type Act,
  type Clause,
  forEach,
  ifYouDo,
  may,
  naming,
  passive,
  provided,
  when,
} from '@masterplan/kernel/words';
import { type Card, isCard, type Kind, type Ongoing, type When, type Worth } from '../content/kinds.ts';
import type { Sentence } from '../content/sentences.ts';
import { doneBy } from './doer.ts';
import { clausesFor } from './sentence-list.ts';
import { titleOf, type Voice } from './voice.ts';
import {
  a,
  another,
  at,
  atLeast,
  clause,
  compose,
  each,
  exactly,
  label,
  meant,
  nthOf,
  some,
  thisOne,
  you,
} from './words.ts';

/** A card as it is printed: its own words, and what it does in words made from its data. */
export const cardText = (voice: Voice, kind: Kind): CardText => ({
  ...titleOf(kind, voice.language),
  text: printed(voice, kind),
});

function printed(voice: Voice, kind: Kind): string {
  if (!isCard(kind)) return compose(heroClauses(voice, kind), voice.language);
  return [factsOf(voice, kind), compose(cardClauses(voice, kind), voice.language)].filter(Boolean).join(' ');
}

const factsOf = ({ say }: Voice, { type, cost, vp, worth }: Card): string =>
  say.card.facts(say.types[type], cost, worth === undefined ? String(vp) : '*');

const heroClauses = (voice: Voice, kind: Exclude<Kind, Card>): Clause[] => [
  ...(kind.goesFirst ? [clause('go-first', you)] : []),
  ...kind.ongoing.map((effect) => ongoingClause(voice, kind, effect)),
];

/** All that a card says, in the order it is printed. */
function cardClauses(voice: Voice, card: Card): Clause[] {
  const { says } = card;
  return [
    ...clausesFor(voice.game, card, says.play),
    ...card.ongoing.map((effect) => label('ongoing', ongoingClause(voice, card, effect))),
    ...says.gained.map((said) => gainedClause(voice, card, said)),
    ...(card.defense === undefined ? [] : [defenseClause(voice, card, card.defense)]),
    ...(card.worth === undefined ? [] : [worthClause(card.worth)]),
    ...appearanceClauses(voice, card),
  ];
}

const gainedClause = (voice: Voice, card: Card, said: Sentence): Clause =>
  when(
    clause(['buy', 'gain'], you, thisOne('card', { as: 'it' })),
    nth(clausesFor(voice.game, card, [said]), 0),
  );

/** How it defends, and what that gives. */
function defenseClause(voice: Voice, card: Card, defense: 'discard' | 'show'): Clause {
  const purpose = clause('avoid', you, a('attack'));
  const verb = defense === 'discard' ? 'discard' : 'reveal';
  const defends = may(clause(verb, you, thisOne('card'), { purpose }));
  const [bonus, ...others] = clausesFor(voice.game, card, card.says.bonus);
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
  const [head, ...rest] = doneBy('player', clausesFor(voice.game, card, first));
  if (head === undefined) return [];
  const ends = clausesFor(voice.game, card, defeated).map((end) =>
    when(passive(clause('defeat', thisOne('super-villain'))), end),
  );
  return [label('first-appearance', head, ...rest, ...clausesFor(voice.game, card, after)), ...ends];
}

/** "When you play your first Villain of the turn, draw a card." */
function ongoingClause(voice: Voice, kind: Kind, { when: set, do: says }: Ongoing): Clause {
  const [then, ...others] = clausesFor(voice.game, kind, says);
  if (then === undefined || others.length > 0)
    throw new Error(`${kind.id}: an Ongoing effect is one sentence`);
  return when(occasion(set), 'draw' in set ? clause('draw', you, another('card')) : then);
}

function occasion(set: When): Act {
  if ('draw' in set) return clause('draw', you, some('card'), { how: 'first-in-turn' });
  if ('gain' in set)
    return clause(['buy', 'gain'], you, naming('it', meant(a, set.gain)), { how: 'in-your-turn' });
  const named = set.names === 'new' ? { adjectives: ['differently-named'] as const } : {};
  const { nth: number } = set;
  if (number === undefined) return clause('play', you, meant(a, set.play, named));
  const cards = meant((noun, details) => nthOf(number, noun, details), set.play, { ...named, of: you });
  return clause('play', you, cards, { how: 'of-the-turn' });
}
