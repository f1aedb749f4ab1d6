import {
  adjective,
  feminine,
  invariable,
  masculine,
  type Phrase,
  vocabulary,
  you,
} from '@masterplan/kernel/words';

/** The words of Master Plan's cards, in both languages. */
const { say, text } = vocabulary(
  {
    nouns: {
      super: { one: 'Super', many: 'Supers' },
      throwdown: { one: 'Throwdown', many: 'Throwdowns', in: 'at', to: 'to' },
      loot: { one: 'Loot', many: 'Loot' },
      plan: { one: 'Master Plan', many: 'Master Plans' },
      squad: { one: 'Squad', many: 'Squads', to: 'to' },
      'ko-pile': { one: 'KO pile', many: 'KO piles', to: 'to' },
      number: { one: 'Action Number', many: 'Action Numbers' },
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
      opposing: { form: 'opposing' },
    },
    adverbs: {
      'elsewhere-elsewhere': 'between two other Throwdowns',
      'elsewhere-here': 'from another Throwdown to this one',
      'for-one-here': 'for one from this Throwdown',
      'for-one-of-a-rival': 'for one of a rival’s',
      'here-elsewhere': 'from here to another Throwdown',
      'here-with-elsewhere': 'here with one of yours at another Throwdown',
      'in-this-fight': 'in this fight',
      'instead-of-holder': 'in place of the holder of Loser Lad',
      'lowest-number': '(first to act, last to claim)',
      'must-be-hit': ': whoever can knock it out must do so',
      'other-number': '(high numbers act late but claim first)',
      sleeps: ': it cannot act or be knocked out, but still claims Loot',
      'to-elsewhere': 'to another Throwdown',
      'to-yours': 'to yours',
      'whatever-defenses': ', whatever its Defenses',
      'with-elsewhere': 'with one of yours at another Throwdown',
    },
  },
  {
    nouns: {
      super: masculine('Super'),
      throwdown: feminine('Bagarre', { in: 'à', of: 'à', from: 'de', to: 'vers' }),
      loot: masculine('Butin'),
      plan: masculine('Grand Plan', { many: 'Grands Plans' }),
      squad: feminine('Escouade'),
      'ko-pile': feminine('pile de K.-O.', { many: 'piles de K.-O.' }),
      number: masculine('Numéro d’action', { many: 'Numéros d’action' }),
      attack: feminine('Attaque'),
      defense: feminine('Défense'),
    },
    verbs: {
      'knock-out': {
        infinitive: 'mettre',
        il: 'met',
        ils: 'mettent',
        vous: 'mettez',
        participle: 'mis',
        particle: 'K.-O.',
      },
    },
    adjectives: {
      allied: adjective('allié'),
      'of-a-rival': invariable('d’un rival'),
      magic: { ...invariable('Magie'), listed: true },
      force: { ...invariable('Force'), listed: true },
      psychic: { ...invariable('Psy'), listed: true },
      next: { ...adjective('prochain'), before: true },
      opposing: adjective('adverse'),
    },
    adverbs: {
      'elsewhere-elsewhere': 'd’une autre Bagarre vers une troisième',
      'elsewhere-here': 'd’une autre Bagarre vers celle-ci',
      'for-one-here': 'contre un Butin de cette Bagarre',
      'for-one-of-a-rival': 'contre un Butin d’un rival',
      'here-elsewhere': 'd’ici vers une autre Bagarre',
      'here-with-elsewhere': 'd’ici avec un des vôtres à une autre Bagarre',
      'in-this-fight': 'pendant ce combat',
      'instead-of-holder': 'à la place du détenteur de Kid Défaite',
      'lowest-number': '(premier à agir, dernier à se servir)',
      'must-be-hit': ': qui peut le mettre K.-O. doit le faire',
      'other-number': '(un grand numéro agit tard, mais se sert tôt)',
      sleeps: ': il ne peut ni agir ni être mis K.-O., mais il se sert quand même',
      'to-elsewhere': 'vers une autre Bagarre',
      'to-yours': 'vers la vôtre',
      'whatever-defenses': ', quelles que soient ses Défenses',
      'with-elsewhere': 'avec un des vôtres à une autre Bagarre',
    },
  },
);

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
