import type { Language } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import type { Series } from '../src/contest.ts';
import { simulate } from '../src/sim.ts';
import { noughts } from './tiny/contest.ts';

type Asked = Partial<Series> & {
  readonly language?: Language;
  readonly report?: 'json';
  readonly watched?: true;
};

/** What the lab prints of a series. */
async function sim({ language = 'en', report, watched, ...asked }: Asked) {
  let out = '';
  let err = '';
  const io = {
    language,
    watched: watched ?? false,
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
  };
  const usual = { game: 'tic-tac-toe', seats: 2, games: 40, seed: '1', bots: ['centre', 'centre'] };
  await simulate({ contest: noughts, series: { ...usual, ...asked }, report: report ?? 'table' }, io);
  return { out, err };
}

const bots = ['centre', 'random'];

describe('a result', () => {
  test('as JSON: wins with intervals, endings, lengths, speed', async () => {
    const { out, err } = await sim({ games: 300, seed: 'x', bots, report: 'json' });
    expect(err).toBe('');
    const result = JSON.parse(out);
    expect(result).toMatchObject({ game: 'tic-tac-toe', seats: 2, games: 300, seed: 'x', pack: 'own' });
    expect(result.bots).toEqual(['centre', 'random']);
    const { centre, random } = result.wins.bot;
    expect(centre.held).toBe(300);
    expect(centre.rate).toBeGreaterThan(random.rate);
    expect(centre.low).toBeLessThan(centre.rate);
    expect(centre.high).toBeGreaterThan(centre.rate);
    expect(centre.ratio + random.ratio).toBeCloseTo(2, 12);
    expect(result.endings.line.games + result.endings.full.games).toBe(300);
    expect(result.lengths.marks.mean).toBeGreaterThan(5);
    expect(result.speed.gamesPerSecond).toBeGreaterThan(0);
  });

  test('is the same twice, but for speed', async () => {
    const played = async () => {
      const { speed, ...rest } = JSON.parse((await sim({ games: 150, report: 'json' })).out);
      expect(speed.workers).toBeGreaterThan(0);
      return rest;
    };
    expect(await played()).toEqual(await played());
  });

  test('as a table in the words of the game, in both languages', async () => {
    const en = await sim({ bots });
    for (const words of [
      'Noughts 1: 40 games of 2 seats, seed “1”',
      'Order',
      'starts',
      'a draw',
      'marks',
      'Bot',
      'seat 0',
    ]) {
      expect(en.out).toContain(words);
    }
    const fr = await sim({ language: 'fr' });
    for (const words of [
      'Morpion 1\u00a0: 40 parties à 2 joueurs, graine «\u00a01\u00a0»',
      'Ordre',
      'commence',
      'nulle',
      'place 0',
    ]) {
      expect(fr.out).toContain(words);
    }
  });

  test('with a pack says so', async () => {
    const { out } = await sim({ games: 2, report: 'json', pack: {} });
    expect(JSON.parse(out).pack).toBe('given');
  });
});

test('progress is drawn only where somebody watches, and is gone at the end', async () => {
  const { err } = await sim({ games: 250, watched: true });
  expect(err).toContain('100 of 250 games');
  expect(err).toContain('250 of 250 games');
  expect(err.endsWith('\r')).toBe(true);
  expect((await sim({ games: 250 })).err).toBe('');
});
