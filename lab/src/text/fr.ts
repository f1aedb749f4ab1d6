import type { LabText } from './en.ts';

const plural = new Intl.PluralRules('fr');
const count = (n: number, one: string, other: string): string =>
  `${n.toLocaleString('fr')} ${plural.select(n) === 'one' ? one : other}`;

export const fr: LabText = {
  numbers: 'fr',
  range: (low, high) => `de ${low} à ${high}`,
  factors: { seat: 'Place', bot: 'Robot' },
  lengths: { choices: 'choix' },
  columns: {
    held: 'places',
    games: 'parties',
    wins: 'gagnées',
    rate: 'part',
    interval: '95 %',
    ratio: '× part équitable',
    mean: 'moyenne',
    least: 'minimum',
    most: 'maximum',
  },
  endings: 'Fin des parties',
  length: 'Durée des parties',
  seat: (seat) => `place ${seat + 1}`,
  headline: (game, version, seats, games, seed) =>
    `${game} ${version} : ${count(games, 'partie', 'parties')} à ${count(seats, 'joueur', 'joueurs')}, graine « ${seed} »`,
  bots: (names) => `Robots : ${names}`,
  speed: (seconds, games, decisions, workers) =>
    `Parties jouées en ${seconds} s sur ${count(workers, 'fil', 'fils')} : ${games} parties/s, ${decisions} décisions/s`,
  progress: (played, games) => `${played} parties sur ${games}`,
  faults: {
    'no-game': (ids) => `Dites à quel jeu jouer. Il y a : ${ids}.`,
    'unknown-game': (id, ids) => `Il n’y a pas de jeu « ${id} ». Il y a : ${ids}.`,
    'unknown-flag': (flag) => `« ${flag} » ne veut rien dire ici ; voir masterplan sim --help.`,
    'no-value': (flag) => `Il manque une valeur après « ${flag} ».`,
    'not-a-count': (flag, value) =>
      `« ${flag} » demande un nombre entier à partir de 1, et non « ${value} ».`,
    'bad-seats': (value, seats) => `Ce jeu se joue à ${seats} joueurs, pas à ${value}.`,
    'unknown-bot': (bot, bots) => `Il n’y a pas de robot « ${bot} ». Il y a : ${bots}.`,
    'too-many-bots': (bots, seats) => `${bots} robots, c’est trop pour ${seats} places.`,
    'unknown-option': (option, options) => `Il n’y a pas de choix « ${option} ». Il y a : ${options}.`,
    'no-file': (file) => `Le fichier « ${file} » est illisible.`,
    'not-json': (file) => `Le fichier « ${file} » n’est pas du JSON.`,
    'bad-pack': (file, path, expected) =>
      `Le paquet « ${file} » est faux à l’endroit ${path} : il faudrait ${expected}.`,
    'unknown-language': (value) => `Il n’y a pas de langue « ${value} ». Il y a : en, fr.`,
  },
  help: (ids) => `masterplan sim <jeu> [options]
Fait jouer beaucoup de parties entre robots et dit qui gagne, comment elles finissent et combien de temps elles durent.

Jeux : ${ids}
  --seats N      nombre de joueurs (le plus petit que le jeu admet, sauf indication)
  --games M      nombre de parties (1000)
  --seed S       un texte quelconque ; même graine, même résultat, quel que soit le nombre de fils (1)
  --bots a,b     les robots dans l’ordre des places, repris autour de la table ; d’une partie à l’autre, tous avancent d’une place
  --pack FICHIER joue avec les cartes d’un paquet
  --options a=b  choix de la table, séparés par des virgules
  --workers W    nombre de fils d’exécution (autant que de cœurs)
  --lang en|fr   langue du rapport
  --json         le résultat en un seul objet JSON
`,
};
