import { type Game, Lens, type Shape, Sitting } from '@masterplan/kernel';
import type { TableInfo } from '@masterplan/server/wire';
import { expect, test } from 'vitest';
import { duel } from '../../kernel/test/tiny/duel.ts';
import { market } from '../../kernel/test/tiny/market.ts';
import { gapsOf } from '../src/table/ask/gaps.ts';
import { after } from '../src/wire/view.ts';

const info: TableInfo = {
  ...{ table: 'T', game: 'market', rules: '1', seats: 3, options: {}, listed: false, host: 'p1' },
  ...{ state: 'playing', people: [], watchers: [], votes: [], levels: [], channels: [], defaults: 0 },
  settings: {
    spectators: true,
    undo: 'free',
    pace: 'quick',
    clock: { kind: 'none' },
    cover: 'random',
    hints: false,
  },
};

const sat = <S extends Shape>(game: Game<S>): Sitting<S> =>
  new Sitting(game, { seats: 3, seed: 'gaps', options: {} });

/** The gaps as the page of a seat has them. */
function gapsFor<S extends Shape>(sitting: Sitting<S>, seat: number, now = info) {
  const { version, game } = sitting;
  const seen = sitting.see(seat);
  const mine = { ...sitting.mine(seat), undo: 'none', gaveUp: false } as const;
  const frame = { table: 'T', viewer: seat, version, info: now, seen, asks: sitting.asks(), mine };
  const view = after(undefined, { on: 'table', ...frame });
  return gapsOf({ view, info: now, board: { lens: new Lens(game, seen, seat), seat } });
}

test('a gap goes by until its seat steps in, and again once it lets gaps pass', () => {
  const sitting = sat(market);
  const passing = { window: 0, isIn: false, isAwaited: false, ask: 'stand dealings ask' };
  expect(gapsFor(sitting, 1)).toEqual([{ ...passing, next: 'stand dealings ask' }]);
  sitting.choose(1, 'stand dealings ask');
  const stepped = { ...passing, isIn: true, next: 'stand dealings pass' };
  expect(gapsFor(sitting, 1)).toEqual([{ ...stepped, isAwaited: true }]);
  for (const seat of [0, 1, 2]) sitting.choose(seat, 'take 0');
  expect(gapsFor(sitting, 1)).toEqual([{ ...stepped, isAwaited: false }]);
  sitting.choose(1, 'stand dealings pass');
  expect(gapsFor(sitting, 1)).toEqual([{ ...passing, next: 'stand dealings ask' }]);
});

test('nobody steps in at a window without a usual answer, nor while a bot has their seat or the game rests', () => {
  expect(gapsFor(sat(duel), 0)).toEqual([]);
  const covered = { ...info, people: [{ name: 'Ada', covers: true, here: true }] } as const;
  expect(gapsFor(sat(market), 0, covered)).toEqual([]);
  expect(gapsFor(sat(market), 0, { ...info, state: 'paused' })).toEqual([]);
});
