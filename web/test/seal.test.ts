import { sha256 } from '@masterplan/kernel';
import { masterPlan } from '@masterplan/master-plan';
import sample from '@masterplan/master-plan/content/sample.json';
import { expect, test } from 'vitest';
import { reelFrom } from '../src/replay/reel.ts';
import { sealFound } from '../src/replay/seal.ts';

const { game } = masterPlan;
const readPack = () => ({ faults: [] });
const today = { game, readPack };
const reel = reelFrom(sample);
if (typeof reel === 'string') throw new Error(`the sample is no record: ${reel}`);
const { record } = reel;
const seal = sha256(record.seed ?? '');
const [, ...later] = record.choices;
const cut = { ...record, choices: later };

test('a game that began as sealed and plays to its own end is as sealed', () => {
  expect(sealFound(today, { record, seal }, seal)).toBe('good');
});

test('another seed than the sealed one, another seal than the promised one, or a choice taken out: it is not', () => {
  expect(sealFound(today, { record: { ...record, seed: 'x' }, seal }, seal)).toBe('bad');
  expect(sealFound(today, { record, seal }, sha256('promised'))).toBe('bad');
  expect(sealFound(today, { record: cut, seal }, seal)).toBe('bad');
});

test('a game of older rules accuses nobody: it cannot be checked with today’s', () => {
  const tomorrow = { game: { ...game, version: 'tomorrow' }, readPack };
  expect(sealFound(tomorrow, { record, seal }, seal)).toBe('unchecked');
  expect(sealFound(today, { record: cut, seal, rulesAt: '/rules/old.mjs' }, seal)).toBe('unchecked');
});

test('older rules excuse no other seed', () => {
  const tomorrow = { game: { ...game, version: 'tomorrow' }, readPack };
  expect(sealFound(tomorrow, { record: { ...record, seed: 'x' }, seal }, seal)).toBe('bad');
});
