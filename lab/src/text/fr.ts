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
  seat: (seat) => `place ${seat}`,
  headline: (game, version, seats, games, seed) =>
    `${game} ${version} : ${count(games, 'partie', 'parties')} à ${count(seats, 'joueur', 'joueurs')}, graine « ${seed} »`,
  bots: (names) => `Robots : ${names}`,
  speed: (seconds, games, decisions, workers) =>
    `Parties jouées en ${seconds} s sur ${count(workers, 'fil', 'fils')} : ${games} parties/s, ${decisions} décisions/s`,
  progress: (played, games) => `${played} parties sur ${games}`,
};
