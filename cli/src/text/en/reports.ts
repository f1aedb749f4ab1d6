import { plural } from '@masterplan/kernel/words';

const count = (n: number, one: string, many: string): string => `${n} ${plural('en', n, { one, many })}`;

/** What `record`, `rules`, `ladder` and `pack` print. */
export const reports = {
  record: {
    fits: (game: string, seats: number, choices: number, hash: string) =>
      `The record fits: ${game}, ${count(seats, 'seat', 'seats')}, ${count(choices, 'choice', 'choices')}, hash ${hash}`,
    unfinished: 'The game is not over.',
    crossed: 'A choice was taken back past the bots’ answers: the game does not count in statistics.',
  },
  rules: {
    title: (game: string) => `${game}: tests by clause`,
    tests: (n: number) => count(n, 'test', 'tests'),
    none: 'NO TEST',
    marks: { rule: '', ruling: 'ruling', flavour: 'flavour', advice: 'advice' },
    total: (binding: number, covered: number, others: number) =>
      `${count(binding, 'clause', 'clauses')} that bind, ${covered} of them with a test; ${others} of flavour or advice.`,
    uncovered: (ids: readonly string[]) => `Without a test: ${ids.join(', ')}`,
    unknown: (id: string, where: string) => `${where} names ${id}, which is not a clause.`,
    noRulebook: (game: string) => `${game} has no RULES.md.`,
  },
  ladder: {
    met: (one: string, other: string, games: number, percent: number) =>
      `${one} against ${other}: ${count(games, 'game', 'games')}, ${percent} % won`,
  },
  pack: {
    fits: (game: string, kinds: number) =>
      `The pack can be played: ${game}, ${count(kinds, 'card', 'cards')}.`,
    wrong: (faults: number) => `The pack cannot be played: ${count(faults, 'fault', 'faults')}.`,
  },
};
