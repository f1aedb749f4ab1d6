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
  seat: (seat: number) => `seat ${seat + 1}`,
  headline: (game: string, version: string, seats: number, games: number, seed: string) =>
    `${game} ${version}: ${count(games, 'game', 'games')} of ${count(seats, 'seat', 'seats')}, seed “${seed}”`,
  bots: (names: string) => `Bots: ${names}`,
  speed: (seconds: string, games: string, decisions: string, workers: number) =>
    `Played in ${seconds} s with ${count(workers, 'worker', 'workers')}: ${games} games/s, ${decisions} decisions/s`,
  progress: (played: string, games: string) => `${played} of ${games} games`,
  faults: {
    'no-game': (ids: string) => `Say which game to play. There are: ${ids}.`,
    'unknown-game': (id: string, ids: string) => `There is no game “${id}”. There are: ${ids}.`,
    'unknown-flag': (flag: string) => `“${flag}” means nothing here; see masterplan sim --help.`,
    'no-value': (flag: string) => `“${flag}” needs a value after it.`,
    'not-a-count': (flag: string, value: string) =>
      `“${flag}” takes a whole number from 1 up, not “${value}”.`,
    'bad-seats': (value: string, seats: string) => `This game is for ${seats} seats, not ${value}.`,
    'unknown-bot': (bot: string, bots: string) => `There is no bot “${bot}”. There are: ${bots}.`,
    'too-many-bots': (bots: string, seats: string) => `${bots} bots do not fit ${seats} seats.`,
    'unknown-option': (option: string, options: string) =>
      `There is no choice “${option}”. There are: ${options}.`,
    'no-file': (file: string) => `The file “${file}” cannot be read.`,
    'not-json': (file: string) => `The file “${file}” is not JSON.`,
    'bad-pack': (file: string, path: string, expected: string) =>
      `The pack “${file}” is wrong at ${path}: expected ${expected}.`,
    'unknown-language': (value: string) => `There is no language “${value}”. There are: en, fr.`,
  },
  help: (ids: string) => `masterplan sim <game> [options]
Plays many games between bots and says who won, how games ended and how long they were.

Games: ${ids}
  --seats N      players at the table (the game's smallest number unless said)
  --games M      how many games (1000)
  --seed S       any text; the same seed gives the same result with any number of workers (1)
  --bots a,b     bots in seat order, repeated around the table; everybody moves up one seat from game to game
  --pack FILE    play with the cards of a pack
  --options a=b  choices of the table, several with commas
  --workers W    threads (as many as there are cores)
  --lang en|fr   language of the report
  --json         the result as one JSON object
`,
};

export type LabText = typeof en;
