import { adjective, er, feminine, masculine, type Phrase, vocabulary, you } from '@masterplan/kernel/words';

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
      'magic-defense': { one: 'Magic Defense', many: 'Magic Defenses' },
      'force-defense': { one: 'Force Defense', many: 'Force Defenses' },
      'psychic-defense': { one: 'Psychic Defense', many: 'Psychic Defenses' },
    },
    verbs: {
      attract: { base: 'draw', participle: 'drawn', to: 'to' },
      'bring-back': { base: 'bring', participle: 'brought', particle: 'back' },
      exchange: { base: 'exchange', participle: 'exchanged', with: 'for' },
      'knock-out': { base: 'knock', participle: 'knocked', particle: 'out' },
      name: { base: 'name', participle: 'named' },
      set: { base: 'set', participle: 'set', to: 'to' },
      swap: { base: 'swap', participle: 'swapped', with: 'with' },
      trade: { base: 'trade', participle: 'traded', with: 'for' },
      'turn-down': { base: 'turn', participle: 'turned', particle: 'down' },
    },
    adjectives: {
      allied: { form: 'allied' },
      next: { form: 'next' },
      opposing: { form: 'opposing' },
    },
    adverbs: {
      'elsewhere-elsewhere': 'from one other Throwdown to another',
      'elsewhere-here': 'from another Throwdown to this one',
      'here-elsewhere': 'from here to another Throwdown',
      'in-this-fight': 'in this fight',
      'to-elsewhere': 'to another Throwdown',
      'whatever-defenses': 'whatever its Defenses',
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
      'magic-defense': feminine('Défense de Magie', { many: 'Défenses de Magie' }),
      'force-defense': feminine('Défense de Force', { many: 'Défenses de Force' }),
      'psychic-defense': feminine('Défense d’Esprit', { many: 'Défenses d’Esprit' }),
    },
    verbs: {
      attract: er('attirer', { to: 'sur' }),
      'bring-back': er('ramener', { il: 'ramène', ils: 'ramènent' }),
      exchange: er('échanger', { with: 'contre' }),
      'knock-out': {
        infinitive: 'mettre',
        il: 'met',
        ils: 'mettent',
        vous: 'mettez',
        participle: 'mis',
        particle: 'K.-O.',
      },
      name: er('désigner'),
      set: er('fixer', { to: 'à' }),
      swap: er('permuter', { with: 'avec' }),
      trade: er('troquer', { with: 'contre' }),
      'turn-down': er('coucher'),
    },
    adjectives: {
      allied: adjective('allié'),
      next: { ...adjective('prochain'), before: true },
      opposing: adjective('adverse'),
    },
    adverbs: {
      'elsewhere-elsewhere': 'd’une autre Bagarre vers une troisième',
      'elsewhere-here': 'd’une autre Bagarre vers celle-ci',
      'here-elsewhere': 'd’ici vers une autre Bagarre',
      'in-this-fight': 'dans ce combat',
      'to-elsewhere': 'vers une autre Bagarre',
      'whatever-defenses': 'quelles que soient ses Défenses',
    },
  },
);

export const { clause, a, all, another, the, thisOne, hasBeen } = say;

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
