import type { Playable } from '@masterplan/boards/playable';
import { game } from './game.ts';
import { speech } from './text/speech.ts';
import { ui } from './ui/index.ts';

/** What the page loads when somebody sits down to the game. */
export const playable: Playable = {
  game,
  ui,
  text: {
    async en() {
      (await import('./ui/words/en.ts')).bring();
      return (played) => speech(played, 'en');
    },
    async fr() {
      (await import('./ui/words/fr.ts')).bring();
      return (played) => speech(played, 'fr');
    },
  },
  words: () => import('./text/explained.ts'),
  packs: () => import('./packs.ts').then(({ readPack }) => readPack),
};
