import { type AimOf, forEachSeat } from '@masterplan/boards/aim';
import { isCard } from '../content/kinds.ts';
import type { Watchmen } from '../rules/board.ts';
import { pointsOf } from '../rules/facts.ts';
import { holdingsOf } from './owned.ts';
import { cardsIn, type View } from './read.ts';

const words = {
  en: {
    base: 'To win: the most victory points when the main deck or the Super-Villains run out.',
    watchmen:
      'The Loyal win by beating every Challenge; the Secret Mastermind wins if the main deck runs out first.',
    brief: {
      base: 'To win: the most VP when deck or Super-Villains run out.',
      watchmen: 'Loyal: beat all Challenges. Mastermind: the deck runs out first.',
      villains: (n: number) => (n === 1 ? '1 Super-Villain' : `${n} Super-Villains`),
      deck: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
      challenges: (beaten: number, of: number) => `Challenges ${beaten}/${of}`,
    },
    points: (n: number) => `${n} VP`,
    villains: (n: number) => (n === 1 ? '1 Super-Villain left' : `${n} Super-Villains left`),
    deck: (n: number) => (n === 1 ? '1 card in the main deck' : `${n} cards in the main deck`),
    challenges: (beaten: number, of: number) => `Challenges beaten: ${beaten} of ${of}`,
  },
  fr: {
    base: 'Pour gagner : le plus de points de victoire quand le Deck Commun ou les Super-Vilains sont épuisés.',
    watchmen:
      'Les Loyaux gagnent s’ils viennent à bout de tous les Challenges ; le Génie du Crime, si le Deck Commun s’épuise avant.',
    brief: {
      base: 'Le plus de PV quand le deck ou les Super-Vilains s’épuisent.',
      watchmen: 'Loyaux : vaincre les Challenges. Génie : vider le deck avant.',
      villains: (n: number) => (n < 2 ? `${n} Super-Vilain` : `${n} Super-Vilains`),
      deck: (n: number) => (n < 2 ? `${n} carte` : `${n} cartes`),
      challenges: (beaten: number, of: number) => `Challenges ${beaten}/${of}`,
    },
    points: (n: number) => `${n} PV`,
    villains: (n: number) => (n < 2 ? `encore ${n} Super-Vilain` : `encore ${n} Super-Vilains`),
    deck: (n: number) => (n < 2 ? `${n} carte dans le Deck Commun` : `${n} cartes dans le Deck Commun`),
    challenges: (beaten: number, of: number) => `Challenges vaincus : ${beaten} sur ${of}`,
  },
};

/** The points of all that a seat is known to own. What is bought and gained is bought and gained in the open. */
const pointsAt = (lens: View, seat: number): number =>
  pointsOf(
    holdingsOf(lens, seat).list.flatMap(({ kind, count }) =>
      isCard(kind) ? Array.from({ length: count }, () => kind) : [],
    ),
  );

export const aimOf: AimOf<Watchmen> = (lens, language) => {
  const say = words[language];
  /** Something that counts for everybody, at length and in short. */
  const common = (words: string, brief: string) => ({ seats: [], words, brief });
  const cards = cardsIn(lens, 'mainDeck').length;
  const deck = common(say.deck(cards), say.brief.deck(cards));
  if (lens.fields.watchmen) {
    const beaten = cardsIn(lens, 'beaten').length;
    const left = cardsIn(lens, 'challenge').length + cardsIn(lens, 'challengeStack').length;
    const counts = [beaten, beaten + left] as const;
    const challenges = common(say.challenges(...counts), say.brief.challenges(...counts));
    return { how: say.watchmen, brief: say.brief.watchmen, standing: [challenges, deck] };
  }
  const stack = cardsIn(lens, 'superVillains').length;
  const villains = common(say.villains(stack), say.brief.villains(stack));
  const points = forEachSeat(lens.seats, (seat) => say.points(pointsAt(lens, seat)));
  return { how: say.base, brief: say.brief.base, standing: [...points, villains, deck] };
};
