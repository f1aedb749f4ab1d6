import type { en } from '../en/index.ts';
import * as faults from './faults.ts';
import { help } from './help.ts';
import { play } from './play.ts';
import { reports } from './reports.ts';

export const fr: typeof en = {
  help,
  play,
  ...faults,
  ...reports,
  log: {
    undone: (name) => `${name} reprend un choix.`,
  },
  engine: {
    seat: (seat) => `Joueur ${seat}`,
    badJson: 'Cette ligne n’est pas du JSON.',
    tooLong: 'Cette ligne dépasse 1 Mio.',
    noSuchDeed: (deeds) => `« do » doit être l’un de ceux-ci : ${deeds.join(', ')}.`,
    noSuchTable: (table) => `Il n’y a pas de table « ${table} ».`,
    truthRefused: 'La vérité ne se montre que si le service a été lancé avec --truth.',
    nothingToImagine: 'La vérité ne laisse rien à imaginer.',
    stale: (version) => `La table en est déjà à la version ${version}.`,
    tooManyTables: (most) => `${most} tables sont ouvertes : fermez-en d’abord.`,
    ourFault: (what) => `La faute est à nous, pas à vous ; rien n’a changé. ${what}`,
    refusal: (code) =>
      ({
        over: 'La partie est finie : on ne demande plus rien à personne.',
        'not-your-ask': 'On ne demande rien à cette place en ce moment.',
        'not-an-option': 'Cette place n’a pas ce choix.',
      })[code],
  },
};
