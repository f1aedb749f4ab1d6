import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@masterplan/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { simCommand } from '../src/sim.ts';
import { noughts } from './tiny/contest.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'masterplan-sim-'));
  writeFileSync(join(folder, 'good.json'), '{}');
  writeFileSync(join(folder, 'wrong.json'), '[]');
  writeFileSync(join(folder, 'broken.json'), '{');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function sim(line: string, language: Language = 'en', watched = false) {
  let out = '';
  let err = '';
  const io = {
    language,
    watched,
    out: (text: string) => {
      out += text;
    },
    err: (text: string) => {
      err += text;
    },
  };
  const argv = line.split(' ').filter((word) => word !== '');
  const code = await simCommand(argv, io, [noughts]);
  return { code, out, err };
}

describe('wrong arguments end with 2 and one plain sentence', () => {
  test.each([
    ['', 'Say which game to play. There are: tic-tac-toe.'],
    ['chess', 'There is no game “chess”. There are: tic-tac-toe.'],
    ['tic-tac-toe checkers', '“checkers” means nothing here; see masterplan sim --help.'],
    ['tic-tac-toe --fast', '“--fast” means nothing here; see masterplan sim --help.'],
    ['tic-tac-toe --games', '“--games” needs a value after it.'],
    ['tic-tac-toe --seed --json', '“--seed” needs a value after it.'],
    ['tic-tac-toe --games 0', '“--games” takes a whole number from 1 up, not “0”.'],
    ['tic-tac-toe --games 2.5', '“--games” takes a whole number from 1 up, not “2.5”.'],
    ['tic-tac-toe --games 1e3', '“--games” takes a whole number from 1 up, not “1e3”.'],
    ['tic-tac-toe --workers -1', '“--workers” takes a whole number from 1 up, not “-1”.'],
    ['tic-tac-toe --seats 3', 'This game is for 2 seats, not 3.'],
    ['tic-tac-toe --bots deep', 'There is no bot “deep”. There are: centre, random.'],
    ['tic-tac-toe --bots random,random,random', '3 bots do not fit 2 seats.'],
    ['tic-tac-toe --lang de', 'There is no language “de”. There are: en, fr.'],
  ])('sim %s', async (line, sentence) => {
    expect(await sim(line)).toEqual({ code: 2, out: '', err: `${sentence}\n` });
  });

  test('in French as well', async () => {
    const { code, err } = await sim('chess', 'fr');
    expect(code).toBe(2);
    expect(err).toBe('Il n’y a pas de jeu «\u00a0chess\u00a0». Il y a\u00a0: tic-tac-toe.\n');
    expect((await sim('tic-tac-toe --lang fr --games')).err).toBe(
      'Il manque une valeur après «\u00a0--games\u00a0».\n',
    );
  });

  test('packs that cannot be read, are not JSON, or are wrong say where', async () => {
    const withPack = (file: string) => sim(`tic-tac-toe --games 2 --pack ${join(folder, file)}`);
    expect(await withPack('none.json')).toMatchObject({
      code: 2,
      err: expect.stringContaining('cannot be read'),
    });
    expect(await withPack('broken.json')).toMatchObject({
      code: 2,
      err: expect.stringContaining('is not JSON'),
    });
    expect(await withPack('wrong.json')).toMatchObject({
      code: 2,
      err: expect.stringContaining('is wrong at supers[3].number: expected nothing at all'),
    });
  });
});

describe('a result', () => {
  test('as JSON: wins with intervals, endings, lengths, speed', async () => {
    const { code, out, err } = await sim('tic-tac-toe --games 300 --seed x --bots centre,random --json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
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
      const { speed, ...rest } = JSON.parse((await sim('tic-tac-toe --games 150 --json')).out);
      expect(speed.workers).toBeGreaterThan(0);
      return rest;
    };
    expect(await played()).toEqual(await played());
  });

  test('as a table in the words of the game, in both languages', async () => {
    const en = await sim('tic-tac-toe --games 40 --bots centre,random');
    for (const words of [
      'Noughts 1: 40 games of 2 seats, seed “1”',
      'Order',
      'starts',
      'a draw',
      'marks',
      'Bot',
      'seat 1',
    ]) {
      expect(en.out).toContain(words);
    }
    const fr = await sim('tic-tac-toe --games 40 --lang fr');
    for (const words of [
      'Morpion 1\u00a0: 40 parties à 2 joueurs, graine «\u00a01\u00a0»',
      'Ordre',
      'commence',
      'nulle',
      'place 1',
    ]) {
      expect(fr.out).toContain(words);
    }
  });

  test('with a pack says so', async () => {
    const { out } = await sim(`tic-tac-toe --games=2 --json --pack=${join(folder, 'good.json')}`);
    expect(JSON.parse(out).pack).toBe('given');
  });
});

test('progress is drawn only where somebody watches, and is gone at the end', async () => {
  const { err } = await sim('tic-tac-toe --games 250', 'en', true);
  expect(err).toContain('100 of 250 games');
  expect(err).toContain('250 of 250 games');
  expect(err.endsWith('\r')).toBe(true);
  expect((await sim('tic-tac-toe --games 250')).err).toBe('');
});

test('--help says what there is, in both languages', async () => {
  expect(await sim('--help')).toMatchObject({ code: 0, out: expect.stringContaining('--workers W') });
  expect(await sim('--help', 'fr')).toMatchObject({
    code: 0,
    out: expect.stringContaining('nombre de parties'),
  });
});
