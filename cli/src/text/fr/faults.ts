import { listed } from '@masterplan/kernel/words';
import { argumentText } from '@masterplan/kit/argument-text';
import type { PositionFault } from '../../record/flaws.ts';
import { boundsOf } from '../bounds.ts';
import type * as en from '../en/faults.ts';

const words = { command: 'quelle commande', game: 'le jeu', file: 'le fichier', deed: 'ce qu’il faut faire' };

const ou = (items: readonly (string | number)[]): string => listed('fr', items.map(String), 'or');

export const usage: typeof en.usage = (wrong) => {
  switch (wrong.code) {
    case 'no-such-command':
      return `Il n’y a pas de commande « ${wrong.name} » ; voir masterplan --help.`;
    case 'too-few-words':
      return `Dites aussi ${words[wrong.wanted]} ; voir --help.`;
    case 'no-such-deed':
      return `« ${wrong.name} » ne se fait pas ici : dites ${ou(wrong.deeds)}.`;
    case 'no-such-game':
      return `Il n’y a pas de jeu « ${wrong.name} » : dites ${ou(wrong.games)}.`;
    case 'no-such-seats':
      return `Ce jeu se joue à ${ou(wrong.allowed)} joueurs, pas à ${wrong.seats}.`;
    case 'no-such-seat':
      return `Il n’y a pas de place ${wrong.seat} : les places vont de 0 à ${wrong.seats - 1}.`;
    case 'no-such-bot':
      return `Il n’y a pas de robot « ${wrong.name} » : dites ${ou(wrong.bots)}.`;
    case 'too-many-bots':
      return `${wrong.bots} robots, c’est trop pour ${wrong.seats} places.`;
    case 'bad-table-options':
      return wrong.faults.map(fault).join(' ');
    case 'bad-pack':
      return `Le paquet contient des erreurs. ${wrong.faults.map(fault).join(' ')}`;
    case 'bad-record':
      return recordTrouble(wrong.trouble);
    case 'no-packs':
      return `Le jeu « ${wrong.game} » n’a pas de cartes qu’un paquet puisse remplacer.`;
    case 'cannot-read':
      return `Le fichier « ${wrong.file} » est illisible.`;
    case 'not-json':
      return `Le fichier « ${wrong.file} » n’est pas du JSON : voir la ligne ${wrong.line}, colonne ${wrong.column}.`;
    case 'cannot-write':
      return `Impossible d’écrire le fichier « ${wrong.file} ».`;
    case 'not-together':
      return `--${wrong.names[0]} et --${wrong.names[1]} ne vont pas ensemble.`;
    default:
      return argumentText.fr(wrong);
  }
};

const at = (path: string): string => (path === '' ? 'L’ensemble' : path);

function between(expected: string): string {
  const { least, most } = boundsOf(expected);
  if (least !== undefined && most !== undefined) return ` de ${least} à ${most}`;
  if (least !== undefined) return ` à partir de ${least}`;
  return most === undefined ? '' : ` jusqu’à ${most}`;
}

function entries(expected: string): string {
  const { least, most } = boundsOf(expected);
  if (least === undefined) return '';
  return least === most
    ? ` qui compte exactement ${least} entrées`
    : ` qui compte${between(expected)} entrées`;
}

function position(path: string, code: PositionFault['code'], expected: string): string {
  switch (code) {
    case 'seed-or-start':
      return 'Une partie enregistrée a soit une graine (seed), soit une position de départ (start) : pas les deux, et au moins une.';
    case 'misplaced-card':
      return `${path} et ${expected} se contredisent : chaque carte doit se trouver dans une zone et une seule.`;
    case 'lost-card':
      return `${path} doit nommer le lot d’où sort cette carte, que tout le monde ne connaît pas.`;
    case 'broken-lot':
      return `${path} est incohérent : ce qui sort d’un lot doit être ce qui y est entré, et chaque lot a son numéro.`;
    case 'untrue-claim':
      return `${path} est démenti par les cartes dont il parle.`;
    case 'no-such-step':
      return `${path} n’est pas une étape de ce jeu.`;
    case 'nobody-asked':
      return `${path} doit désigner quelqu’un tant que la partie continue, et personne une fois qu’elle est finie.`;
    case 'other-step-asks':
      return `${path} ne correspond pas à l’étape où en est la partie.`;
    case 'no-option':
      return `${path} ne convient pas : cette place n’a pas ce choix.`;
    case 'not-asked':
      return `${path} ne convient pas : seule une place à qui l’on demande un choix, et qui l’a fait, a une réponse en attente.`;
    case 'other-fields':
      return `${path} doit avoir exactement les champs de ce jeu : ${expected}.`;
  }
}

export const fault: typeof en.fault = ({ path, code, expected }) => {
  switch (code) {
    case 'not-an-object':
      return `${at(path)} doit être un objet.`;
    case 'not-a-list':
      return `${at(path)} doit être une liste${entries(expected)}.`;
    case 'not-a-text':
      return `${at(path)} doit être un texte${between(expected)} caractères.`;
    case 'unprintable':
      return `${at(path)} ne doit contenir ni saut de ligne ni autre caractère de commande.`;
    case 'not-a-whole-number':
      return `${at(path)} doit être un nombre entier${between(expected)}.`;
    case 'not-a-truth-value':
      return `${at(path)} doit être true ou false.`;
    case 'not-one-of':
      return `${at(path)} doit être l’un de ceux-ci : ${expected}.`;
    case 'missing':
      return `${at(path)} manque.`;
    case 'unknown-key':
      return expected === ''
        ? `${at(path)} n’a pas sa place ici.`
        : `${at(path)} n’a pas sa place ici ; sont connus : ${expected}.`;
    case 'twice':
      return `${at(path)} figure deux fois : ${expected}.`;
    case 'wrong':
      return `${at(path)} ne va pas : ${expected}.`;
    default:
      return position(path, code, expected);
  }
};

export const recordTrouble: typeof en.recordTrouble = (trouble) => {
  switch (trouble.code) {
    case 'not-json':
      return `La partie enregistrée n’est pas du JSON : voir la ligne ${trouble.line}, colonne ${trouble.column}.`;
    case 'malformed':
      return trouble.faults.map(fault).join(' ');
    case 'no-such-game':
      return `Cette partie est d’un jeu absent d’ici : « ${trouble.game} ».`;
    case 'breaks':
      return `Cette partie fait échouer les règles : ${trouble.message}`;
    case 'other-game':
      return `Cette partie est d’un autre jeu : « ${trouble.game} ».`;
    case 'other-rules':
      return `Cette partie suit d’autres règles : la version ${trouble.rules}.`;
    case 'refused-choice':
      return `Le choix ${trouble.at}, « ${trouble.key} » de la place ${trouble.seat}, n’est pas possible à cet endroit.`;
    case 'other-hash':
      return 'La position finale ne correspond pas à l’empreinte.';
  }
};

export const undoRefused: typeof en.undoRefused = ({ code }) => {
  switch (code) {
    case 'over':
      return 'La partie est finie : plus rien ne peut être repris.';
    case 'nothing-to-undo':
      return 'Il n’y a aucun choix à reprendre.';
    case 'learned':
      return 'Depuis, quelqu’un a appris quelque chose : ce choix ne peut plus être repris.';
    case 'others-play':
      return 'D’autres personnes jouent : il faut leur accord.';
  }
};
