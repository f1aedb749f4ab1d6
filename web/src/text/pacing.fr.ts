import type { pacing as en } from './pacing.en.ts';

export const pacing: typeof en = {
  aim: 'Comment on gagne, et où chacun en est',
  label: 'Les coups des autres défilent',
  paces: { 'at once': 'D’un coup', quick: 'Vite', usual: 'Comme d’habitude', slow: 'Lentement' },
  toMyQuestion: 'À ma prochaine décision',
  toNow: 'Voir où l’on en est',
  oneByOne: (n) => `${n} lignes, une à une`,
};
