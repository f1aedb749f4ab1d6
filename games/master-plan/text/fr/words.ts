import { adjective, feminine, invariable, masculine } from '@masterplan/kernel/words';
import { bringFrench } from '../words.ts';

/** The words of the cards in French. */
export const bringWords = (): void =>
  bringFrench({
    nouns: {
      super: masculine('Super'),
      throwdown: feminine('Bagarre', { in: 'à', of: 'à', from: 'de', to: 'vers' }),
      loot: masculine('Butin'),
      plan: masculine('Grand Plan', { many: 'Grands Plans' }),
      squad: feminine('Escouade'),
      'ko-pile': feminine('pile de K.-O.', { many: 'piles de K.-O.' }),
      number: masculine('Numéro d’action', { many: 'Numéros d’action' }),
      bag: masculine('sac', { from: 'dans' }),
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
      'of-larger-squad': invariable('d’une Escouade plus grande que la vôtre'),
      opposing: adjective('adverse'),
    },
    adverbs: {
      'alone-in-squad': 'seul dans son Escouade',
      'elsewhere-elsewhere': 'd’une autre Bagarre vers une troisième',
      'elsewhere-here': 'd’une autre Bagarre vers celle-ci',
      'for-one-here': 'contre un Butin de cette Bagarre',
      'for-one-of-a-rival': 'contre un Butin d’un rival',
      'here-elsewhere': 'd’ici vers une autre Bagarre',
      'here-with-elsewhere': 'd’ici avec un des vôtres à une autre Bagarre',
      'in-this-fight': 'pendant ce combat',
      'instead-of-holder': 'à la place du détenteur de Kid Défaite',
      'last-to-join': 'le dernier à avoir rejoint son Escouade',
      'lowest-number': '(premier à agir, dernier à se servir)',
      'must-be-hit': ': qui peut le mettre K.-O. doit le faire',
      'other-number': '(un grand numéro agit tard, mais se sert tôt)',
      'only-one-of-camp': 'la seule de son camp ici',
      sleeps: ': il ne peut ni agir ni être mis K.-O., mais il se sert quand même',
      'to-elsewhere': 'vers une autre Bagarre',
      'to-yours': 'vers la vôtre',
      'whatever-defenses': ', quelles que soient ses Défenses',
      'with-elsewhere': 'avec un des vôtres à une autre Bagarre',
    },
  });
