import type { Front } from '@masterplan/boards/front';
import { Cover } from './ui/cover.tsx';

/** What the lobby shows of the game. */
export const front: Front = {
  issue: 2,
  accent: 'yellow',
  minutes: 45,
  Cover,
  shown: { mode: 'watchmen' },
  words: {
    en: {
      title: 'DC Deck-Building Game: Watchmen',
      short: 'DC Deck-Building',
      ways: {
        mode: {
          base: { title: 'DC Deck-Building Game', short: 'DC base game' },
          watchmen: { title: 'DC Deck-Building Game: Watchmen', short: 'DC with Watchmen' },
        },
      },
      line: 'Buy better, hit harder, watch your back.',
      lead: 'You begin with seven Punches and three weak spots. Buy Heroes, Villains and gadgets from the Line-Up, defeat one Super-Villain after another, and own the best deck when the city runs out of time. With the Watchmen pack, one of you plays a double game.',
      blurb: 'Five to twelve. Rain, again.',
      options: {
        mode: { label: 'Game', values: { base: 'Base game', watchmen: 'Watchmen' } },
        edition: { label: 'Rulebook', values: { en: 'English edition', fr: 'French edition' } },
        heroes: { label: 'Super Heroes', values: { dealt: 'Dealt', chosen: 'Chosen in turn order' } },
        first: { label: 'Who begins', values: { chance: 'Chance decides', 'first-seat': 'The first seat' } },
      },
      tours: { base: 'DC base game', loyal: 'Watchmen: Loyal', mastermind: 'Watchmen: Mastermind' },
      samples: {
        'watchmen-base': { kind: 'DC base game', title: 'Won by a single point' },
        watchmen: { kind: 'Watchmen', title: 'The Plot falls, and hardly a card is left' },
      },
    },
    fr: {
      title: 'DC Comics Deck-Building Game : Watchmen',
      short: 'DC Deck-Building',
      ways: {
        mode: {
          base: { title: 'DC Comics Deck-Building Game', short: 'DC, jeu de base' },
          watchmen: { title: 'DC Comics Deck-Building Game : Watchmen', short: 'DC avec Watchmen' },
        },
      },
      line: 'Acheter mieux, frapper plus fort, surveiller ses arrières.',
      lead: 'Sept Coups de Poing et trois points faibles : voilà de quoi commencer. Achetez Héros, Vilains et Équipements dans la Réserve, vainquez les Super-Vilains l’un après l’autre, et ayez le meilleur deck quand viendra l’heure des comptes. Avec l’extension Watchmen, l’un de vous joue double jeu.',
      blurb: 'Minuit moins cinq. Il pleut, encore.',
      options: {
        mode: { label: 'Jeu', values: { base: 'Jeu de base', watchmen: 'Watchmen' } },
        edition: { label: 'Règles', values: { en: 'Édition anglaise', fr: 'Édition française' } },
        heroes: { label: 'Super-Héros', values: { dealt: 'Distribués', chosen: 'Choisis à tour de rôle' } },
        first: {
          label: 'Qui commence',
          values: { chance: 'Le hasard décide', 'first-seat': 'La première place' },
        },
      },
      tours: { base: 'DC, jeu de base', loyal: 'Watchmen : Loyal', mastermind: 'Watchmen : Génie du Crime' },
      samples: {
        'watchmen-base': { kind: 'DC, jeu de base', title: 'Gagné d’un seul point' },
        watchmen: { kind: 'Watchmen', title: 'Le Complot échoue, à quelques cartes près' },
      },
    },
  },
};
