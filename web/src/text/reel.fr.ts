import type { reel as en } from './reel.en.ts';

export const reel: typeof en = {
  open: 'Ouvrir un fichier de partie',
  faults: {
    'not-json': 'Ce fichier est illisible : ce n’est pas une partie, ou il est incomplet.',
    'not-a-record': 'Ce fichier ne contient aucune partie.',
    'no-such-game': 'C’est la partie d’un jeu que cette page n’a pas.',
    'other-rules':
      'Cette partie a été jouée avec d’autres règles, que l’on n’a plus ici : elle ne peut pas être rejouée.',
    broken: 'Ce fichier ne suit pas les règles : un choix ou une carte y a été changé.',
  },
};
