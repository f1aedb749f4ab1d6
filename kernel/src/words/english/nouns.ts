import type { EnglishWords } from '../lexicon.ts';

/** The nouns every card game needs. French reads them too: whether a noun is a person or a unit is said here alone. */
export const baseNouns = {
  card: { one: 'card', many: 'cards' },
  deck: { one: 'deck', many: 'decks' },
  hand: { one: 'hand', many: 'hands' },
  discard: { one: 'discard pile', many: 'discard piles' },
  player: { one: 'player', many: 'players', person: true },
  rival: { one: 'rival', many: 'rivals', person: true },
  owner: { one: 'owner', many: 'owners', person: true },
  turn: { one: 'turn', many: 'turns', in: 'of' },
  cost: { one: 'cost', many: 'costs' },
} as const satisfies EnglishWords['nouns'];
