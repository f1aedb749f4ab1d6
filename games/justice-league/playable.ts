import { plainUi } from '@masterplan/boards/plain';
import type { Playable } from '@masterplan/boards/playable';
import { game } from './game.ts';
import { speech } from './text/speech.ts';

/** What the page loads when somebody sits down to the game. */
export const playable: Playable = {
  game,
  ui: plainUi({
    en: {
      box: 'Box',
      goals: 'Ultimate Goals',
      crisisDeck: 'Crisis deck',
      villain: 'Villain card',
      tile: 'Crisis',
      thwarted: 'Thwarted',
      completed: 'Completed',
      sheet: 'Sheet',
      hand: 'Hand',
      stack: 'Powers to learn',
      crises: 'Crises in hand',
      laid: 'Chosen',
      played: 'Played',
      spent: 'Spent',
    },
    fr: {
      box: 'Boîte',
      goals: 'Objectifs ultimes',
      crisisDeck: 'Pioche de crises',
      villain: 'Carte de vilain',
      tile: 'Crise',
      thwarted: 'Déjouées',
      completed: 'Accomplies',
      sheet: 'Fiche',
      hand: 'Main',
      stack: 'Pouvoirs à apprendre',
      crises: 'Crises en main',
      laid: 'Choisis',
      played: 'Joués',
      spent: 'Épuisés',
    },
  }),
  text: {
    async en() {
      (await import('./text/en/index.ts')).bring();
      return (played) => speech(played, 'en');
    },
    async fr() {
      (await import('./text/fr/index.ts')).bring();
      return (played) => speech(played, 'fr');
    },
  },
  words: () => import('./text/explained.ts'),
  packs: () => import('./packs.ts').then(({ readPack }) => readPack),
};
