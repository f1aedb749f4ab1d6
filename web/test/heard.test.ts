import { open, see } from '@masterplan/kernel';
import { masterPlan } from '@masterplan/master-plan';
import type { TableFrame } from '@masterplan/server/wire';
import { describe, expect, test } from 'vitest';
import { answerIn, heardIn, seenIn } from '../src/wire/heard.ts';

const { game } = masterPlan;
const { state } = open(game, { seats: 4, seed: 'heard', options: {} });
const seen = see(game, state, 4);
const frame: TableFrame = { on: 'table', table: 'T', viewer: 4, version: 0, seen, entries: [], asks: [] };
const line = { no: 1, version: 0, seat: 0, name: '', channel: 'table', said: { say: 'text', text: 'hm' } };

describe('what a server says is read before it is believed', () => {
  test('frames, answers and refusals as the wire has them', () => {
    expect(heardIn(frame)).toBe(frame);
    expect(heardIn({ id: 3, ok: {} })).toEqual({ id: 3, ok: {} });
    expect(heardIn({ id: null, error: { code: 'not-json' } })).toEqual({
      id: null,
      error: { code: 'not-json' },
    });
    expect(answerIn('watch', { viewers: [4], talk: [line] })).toEqual({ viewers: [4], talk: [line] });
    expect(answerIn('undo', { vote: 2 })).toEqual({ vote: 2 });
    expect(seenIn(seen)).toBe(seen);
  });

  test('a newer server may say more than this page knows', () => {
    expect(heardIn({ ...frame, weather: 'rain' })).toMatchObject({ viewer: 4 });
    expect(answerIn('playNow', { table: 'T', seat: 0, mood: 'good' })).toMatchObject({ seat: 0 });
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a push of another name', { on: 'weather' }],
    ['a frame without a version', { ...frame, version: undefined }],
    ['a view that is none', { ...frame, seen: { as: 'seen' } }],
    ['an entry that is none', { ...frame, entries: ['deploy'] }],
    ['an answer to nothing', { ok: {} }],
    ['a refusal without a code', { id: 1, error: {} }],
    ['a line of talk from nowhere', { on: 'talk', table: 'T', line: { ...line, channel: 'radio' } }],
  ])('%s is not taken for anything', (_name, said) => {
    expect(() => heardIn(said)).toThrow('the server said something else');
  });

  test('an answer that does not fit its request is refused', () => {
    expect(() => answerIn('watch', { viewers: 'all', talk: [] })).toThrow('something else');
    expect(() => answerIn('hello', { player: 'p1' })).toThrow('something else');
    expect(() => seenIn({ ...seen, zones: undefined })).toThrow('something else');
  });
});
