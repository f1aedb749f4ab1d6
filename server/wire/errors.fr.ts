import type { ErrorCode, ErrorWording } from './errors.en.ts';

/** What every error code says, in French. */
export const errorsFr: Readonly<Record<ErrorCode, ErrorWording>> = {
  'not-json': () => 'Ce message est illisible.',
  malformed: ({ path = '' }) => `Ce message est mal formé${path === '' ? '' : ` (à « ${path} »)`}.`,
  'too-large': () => 'C’est trop volumineux pour être envoyé.',
  'hello-first': () => 'La page doit d’abord dire qui elle est.',
  'wrong-key': () => 'Cette clé est inconnue ici, ou a été remplacée.',
  'too-many': ({ seconds = 60 }) => `C’était trop à la fois. Réessayez dans ${seconds} s.`,
  'too-many-tables': () =>
    'Cette page montre déjà autant de tables que possible. Quittez d’abord l’une d’elles.',
  'no-game': () => 'Ce jeu n’existe pas ici.',
  'bad-seats': () => 'Ce jeu ne se joue pas à ce nombre de joueurs.',
  'bad-options': ({ path = '' }) => `Le réglage « ${path} » n’est pas possible.`,
  'bad-pack': ({ path = '', fault = '', expected = '' }) =>
    fault === 'not-a-list' && expected !== '[…]'
      ? `Le fichier de cartes a une erreur à « ${path} » : il y faut ${expected} entrées.`
      : `Le fichier de cartes a une erreur à « ${path} » : ${expected}.`,
  'no-packs': () => 'Ce jeu n’accepte pas de fichier de cartes.',
  'no-level': () => 'Aucun robot n’a ce niveau.',
  'no-table': () => 'Cette table n’existe pas.',
  'no-seat': () => 'Cette place n’existe pas à la table.',
  'seat-taken': () => 'Cette place est prise.',
  'has-played': () => 'Qui a joué à cette table ne peut pas y prendre une autre place.',
  'not-your-seat': () => 'Cette place n’est pas la vôtre.',
  'not-host': () => 'Seul l’hôte peut faire cela.',
  'no-person': () => 'Cette personne n’est pas à la table.',
  'nobody-to-agree': () => 'Personne d’autre à la table ne peut donner son accord.',
  fixed: () => 'La pendule et les robots remplaçants ne changent plus une fois la partie commencée.',
  'no-spectators': () => 'Cette table est réservée à ses joueurs.',
  'not-gathering': () => 'La partie a commencé.',
  'not-playing': () => 'La partie n’est pas en cours.',
  'not-paused': () => 'La table n’est pas en pause.',
  'not-finished': () => 'La partie n’est pas encore finie.',
  'no-moment': () => 'La partie ne peut pas reprendre à ce moment.',
  'no-tour': () => 'Ce jeu n’a pas cette visite guidée.',
  'seats-empty': () => 'Il faut d’abord un joueur ou un robot à chaque place.',
  'not-your-ask': () => 'Ce n’est pas à vous de choisir.',
  'not-an-option': () => 'Ce choix n’est pas possible.',
  refused: () => 'La règle ne le permet pas.',
  over: () => 'La partie est finie.',
  stale: () => 'La table a changé entre-temps. Regardez à nouveau, puis choisissez.',
  'nothing-to-undo': () => 'Il n’y a rien à reprendre.',
  learned: () => 'Quelqu’un a appris quelque chose depuis : on ne peut plus le reprendre ainsi.',
  'others-play': () => 'D’autres personnes ont joué depuis.',
  'log-full': () =>
    'Il s’est passé tant de choses à cette table qu’on ne peut plus rien y jouer. Vous pouvez abandonner et recommencer.',
  'no-undo': () => 'À cette table, on ne reprend rien.',
  'no-vote': () => 'Ce vote est clos.',
  'vote-open': () => 'Un vote est déjà en cours à ce sujet.',
  'no-channel': () => 'Vous ne pouvez pas parler là.',
  'not-watching': () => 'La page ne montre pas cette table.',
  'cannot-write': () =>
    'Le serveur ne peut rien enregistrer pour l’instant : le choix n’a pas été fait. Réessayez dans un moment.',
  held: () => 'Les règles de cette table ne sont pas disponibles ici ; on peut seulement la regarder.',
  stopping: () => 'Le serveur redémarre. La page revient d’elle-même.',
  'our-fault': () => 'Une erreur s’est produite sur le serveur. Rien n’a changé.',
};
