import type { Manifest, PositionLiteral } from '@masterplan/kernel';
import { deal } from '@masterplan/kernel/testkit';
import { expect, test } from 'vitest';
import { plainText } from '../testkit/plain-text.ts';
import { type League, league } from './league.ts';

const registered: Manifest<League> = { game: league, text: plainText };

/** A round in which all have planned. */
const planned = (laid: Record<number, string[]>, more: Partial<PositionLiteral> = {}) =>
  deal(registered, {
    seats: 3,
    fields: { round: 1, at: [0, 3, 0], ready: [2, 2, 2, 2] },
    ...more,
    zones: { laid, ...more.zones },
    stack: [{ phase: 'round', after: 'villain planning' }],
  });

test('powers act by number, those of heroes first', () => {
  const table = planned({ 0: ['diver-walks'], 1: ['robot-fights'], 2: ['stride', 'plot'] });
  expect(table.asks.map(({ seat }) => seat)).toEqual([2]);
  table.answer(2, 'go to region 1');
  expect(table.asks.map(({ seat, name }) => [seat, name])).toEqual([[0, 'move']]);
});

test('a tie of heroes goes to whom they agree on', () => {
  const table = planned({ 0: ['diver-flies'], 1: ['robot-flies'] });
  table.answer(0, 'first robot-flies').answer(1, 'accept');
  expect(table.asks.map(({ seat, name }) => [seat, name])).toEqual([[1, 'move']]);
});

test('or where they do not, to whom the die says', () => {
  const table = planned({ 0: ['diver-flies'], 1: ['robot-flies'] });
  table.rollsNext(2);
  table.answer(0, 'first diver-flies').answer(1, 'decline');
  expect(table.asks.map(({ seat, name }) => [seat, name])).toEqual([[1, 'move']]);
});

test('a power that is played besides joins those that wait', () => {
  const table = planned({ 0: ['diver-flies'], 2: ['stride'] }, { zones: { hand: { 0: ['diver-walks'] } } });
  table.answer(0, 'go to region 1').answer(0, 'lay diver-walks');
  expect(table.asks.map(({ seat }) => seat)).toEqual([2]);
  table.answer(2, 'go to region 1');
  expect(table.asks.map(({ seat, name }) => [seat, name])).toEqual([[0, 'move']]);
});

test('a power whose number is past never acts', () => {
  const table = planned(
    { 0: ['diver-flies'] },
    { zones: { hand: { 0: ['diver-walks'], 1: [], 2: ['plot', 'stride'] } } },
  );
  table.answer(0, 'go to region 1').answer(0, 'decline');
  expect(table.fields.round).toBe(2);
});
