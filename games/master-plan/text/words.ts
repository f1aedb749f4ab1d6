import { type Phrase, vocabulary, you } from '@masterplan/kernel/words';

/** The words of Master Plan's cards, in English. */
const {
  say,
  text,
  bringFrench: bring,
} = vocabulary({
  nouns: {
    super: { one: 'Super', many: 'Supers' },
    throwdown: { one: 'Throwdown', many: 'Throwdowns', in: 'at', to: 'to' },
    loot: { one: 'Loot', many: 'Loot' },
    plan: { one: 'Master Plan', many: 'Master Plans' },
    squad: { one: 'Squad', many: 'Squads', to: 'to' },
    'ko-pile': { one: 'KO pile', many: 'KO piles', to: 'to' },
    number: { one: 'Action Number', many: 'Action Numbers' },
    bag: { one: 'bag', many: 'bags', to: 'to' },
    attack: { one: 'Attack', many: 'Attacks' },
    defense: { one: 'Defense', many: 'Defenses' },
  },
  verbs: {
    'knock-out': { base: 'knock', participle: 'knocked', particle: 'out' },
  },
  adjectives: {
    allied: { form: 'allied' },
    'of-a-rival': { form: 'of a rival', after: true },
    magic: { form: 'Magic', listed: true },
    force: { form: 'Force', listed: true },
    psychic: { form: 'Psychic', listed: true },
    next: { form: 'next' },
    'of-larger-squad': { form: 'of a larger Squad than yours', after: true },
    opposing: { form: 'opposing' },
  },
  adverbs: {
    'alone-in-squad': 'alone in its Squad',
    'elsewhere-elsewhere': 'between two other Throwdowns',
    'elsewhere-here': 'from another Throwdown to this one',
    'for-one-here': 'for one from this Throwdown',
    'for-one-of-a-rival': 'for one of a rival’s',
    'here-elsewhere': 'from here to another Throwdown',
    'here-with-elsewhere': 'here with one of yours at another Throwdown',
    'in-this-fight': 'in this fight',
    'instead-of-holder': 'in place of the holder of Loser Lad',
    'last-to-join': 'the last to have joined its Squad',
    'lowest-number': '(first to act, last to claim)',
    'must-be-hit': ': whoever can knock it out must do so',
    'other-number': '(high numbers act late but claim first)',
    'only-one-of-camp': 'the only one of its camp here',
    sleeps: ': it cannot act or be knocked out, but still claims Loot',
    'to-elsewhere': 'to another Throwdown',
    'to-yours': 'to yours',
    'whatever-defenses': ', whatever its Defenses',
    'with-elsewhere': 'with one of yours at another Throwdown',
  },
});

/** The same words in French, which come with all that the game says in it. */
export const bringFrench = bring;

export const { clause, a, all, another, some, the, thisOne, hasBeen } = say;

/** What clauses say, as whole sentences. */
export const compose = text;

/** Supers as an Ability means them. */
export function supersMeant(
  who: 'this' | 'yours here' | 'ally' | 'another ally' | 'another' | 'foe',
): Phrase {
  switch (who) {
    case 'this':
      return thisOne('super');
    case 'yours here':
      return a('super', { of: you });
    case 'ally':
      return a('super', { adjectives: ['allied'] });
    case 'another ally':
      return another('super', { adjectives: ['allied'] });
    case 'another':
      return another('super');
    case 'foe':
      return a('super', { adjectives: ['opposing'] });
  }
}
