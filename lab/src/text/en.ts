const plural = new Intl.PluralRules('en');
const count = (n: number, one: string, other: string): string =>
  `${n.toLocaleString('en')} ${plural.select(n) === 'one' ? one : other}`;

export const en = {
  numbers: 'en',
  range: (low: string, high: string) => `${low} to ${high}`,
  factors: { seat: 'Seat', bot: 'Bot' } as Readonly<Record<string, string>>,
  lengths: { choices: 'choices' } as Readonly<Record<string, string>>,
  columns: {
    held: 'seats',
    games: 'games',
    wins: 'won',
    rate: 'share',
    interval: '95 %',
    ratio: '× fair share',
    mean: 'mean',
    least: 'least',
    most: 'most',
  },
  endings: 'How games ended',
  length: 'How long games were',
  seat: (seat: number) => `seat ${seat}`,
  headline: (game: string, version: string, seats: number, games: number, seed: string) =>
    `${game} ${version}: ${count(games, 'game', 'games')} of ${count(seats, 'seat', 'seats')}, seed “${seed}”`,
  bots: (names: string) => `Bots: ${names}`,
  speed: (seconds: string, games: string, decisions: string, workers: number) =>
    `Played in ${seconds} s with ${count(workers, 'worker', 'workers')}: ${games} games/s, ${decisions} decisions/s`,
  progress: (played: string, games: string) => `${played} of ${games} games`,
};

export type LabText = typeof en;
