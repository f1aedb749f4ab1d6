import { languages } from '@masterplan/kernel';
import { clumsy, readGames } from '@masterplan/kernel/testkit';
import { describe, expect, test, vi } from 'vitest';
import { tomorrowDiesToday } from '../../index.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Some games with Global Events. */
const games = readGames(
  tomorrowDiesToday,
  [2, 4].map((seats) => ({
    seats,
    seed: `said ${seats}`,
    options: { events: true },
    choices: 'lively' as const,
  })),
);

describe.each(languages)('in %s', (language) => {
  const lines = [...games.lines[language]];

  test('nothing stumbles: no gap, no wrong plural, and in French no missing elision', () => {
    for (const line of lines) expect(line).not.toBe('');
    expect(lines.flatMap((line) => clumsy(line.trimStart(), language))).toEqual([]);
  });
});

test('every event of the game is told; only what the kernel tells of single cards is not', () => {
  const silent = games.silent.filter(({ name }) => !['moved', 'shown', 'shuffled'].includes(name));
  expect(silent).toEqual([]);
});
