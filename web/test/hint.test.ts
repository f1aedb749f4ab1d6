import { Sitting } from '@masterplan/kernel';
import type { TableInfo } from '@masterplan/server/wire';
import { describe, expect, test } from 'vitest';
import { duel } from '../../kernel/test/tiny/duel.ts';
import type { Entry } from '../src/boards/playable.ts';
import { marksOf, questionNow } from '../src/table/ask/hint.ts';
import { hints as en } from '../src/text/hints.en.ts';
import { hints as fr } from '../src/text/hints.fr.ts';
import { after } from '../src/wire/view.ts';

const info: TableInfo = {
  ...{ table: 'T', game: 'duel', rules: '1', seats: 3, options: {}, listed: false, host: 'p1' },
  ...{ state: 'playing', people: [], watchers: [], votes: [], levels: [], channels: [], defaults: 0 },
  settings: {
    ...{ spectators: true, undo: 'free', pace: 'quick', clock: { kind: 'none' } },
    ...{ cover: 'random', hints: true },
  },
};

describe('what a question is called', () => {
  const sitting = () => new Sitting(duel, { seats: 3, seed: 'hint', options: {} });
  const asked = (table: ReturnType<typeof sitting>, seat: number) => {
    const { version } = table;
    const entries = table.entries(seat, -1);
    const frame = { table: 'T', viewer: seat, version, info, entries, asks: table.asks() };
    return questionNow({ view: after(undefined, { on: 'table', ...frame }), info });
  };

  test('nobody is asked, nothing is called', () => {
    expect(asked(sitting(), 0)).toBeDefined();
    expect(asked(sitting(), 1)).toBeUndefined();
  });

  test('a sealed one stays the same while others answer, and goes with one’s own answer', () => {
    const table = sitting();
    table.choose(0, 'strike');
    const before = asked(table, 1);
    expect(before).toBeDefined();
    table.choose(2, 'take it');
    expect(asked(table, 1)).toBe(before);
    table.choose(1, 'take it');
    expect(asked(table, 1)).toBeDefined();
    expect(asked(table, 1)).not.toBe(before);
  });
});

describe('what a hint says of the list', () => {
  const entry = (option: number, step: Entry['step']): Entry => ({
    ...{ no: 1, option, step, label: '', choose: () => undefined },
  });
  const best = [
    { keys: ['b', 'c'], chance: 0.6, error: 0.01 },
    { keys: ['a'], chance: 0.4, error: 0.01 },
  ];
  const options = ['a', 'b', 'c'].map((key, option) => ({ key, option: option << 8 }));

  test('each option has its place and its chance; those that mean the same have the same', () => {
    const marks = marksOf(
      best,
      options,
      options.map(({ option }) => entry(option, 'whole')),
    );
    expect(options.map(({ option }) => marks.get(option))).toEqual([
      { rank: 2, chance: 0.4 },
      { rank: 1, chance: 0.6 },
      { rank: 1, chance: 0.6 },
    ]);
  });

  test('no hint, no marks', () => {
    expect(marksOf([], options, [entry(0, 'whole')]).size).toBe(0);
  });
});

test('chances are told in words, in both languages', () => {
  expect([0, 1, 6, 10].map(en.chance)).toEqual([
    'next to no chance to win',
    'about 1 in 10 to win',
    'about 6 in 10 to win',
    'almost certain to win',
  ]);
  expect([0, 1, 6, 10].map(fr.chance)).toEqual([
    'presque aucune chance de gagner',
    'environ 1 chance sur 10 de gagner',
    'environ 6 chances sur 10 de gagner',
    'presque toutes les chances de gagner',
  ]);
  expect(en.mark(2, 5)).toBe('Second best: about 5 in 10 to win');
  expect(fr.mark(2, 5)).toBe('Deuxième choix : environ 5 chances sur 10 de gagner');
});
