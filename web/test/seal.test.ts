import { sha256 } from '@masterplan/kernel';
import { masterPlan } from '@masterplan/master-plan';
import type { FinishedTable } from '@masterplan/server/wire';
import { expect, test } from 'vitest';
import sample from '../../games/master-plan/samples/master-plan.json';
import { Speeches } from '../src/boards/speech.ts';
import { filmOf } from '../src/replay/film.ts';
import { reelFrom } from '../src/replay/reel.ts';
import { type Seal, sealFound } from '../src/replay/seal.ts';

type Finished = Pick<FinishedTable, 'record' | 'seal' | 'rulesAt'>;

const { game } = masterPlan;
const { en, fr } = masterPlan.text(game);
const speeches = new Speeches({ en: async () => () => en, fr: async () => () => fr });
const today = { speeches, whole: async () => ({ game }) };
const tomorrow = { speeches, whole: async () => ({ game: { ...game, version: 'tomorrow' } }) };
const reel = reelFrom(sample);
if (typeof reel === 'string') throw new Error(`the sample is no record: ${reel}`);
const { record } = reel;
const seal = sha256(record.seed ?? '');
const [, ...later] = record.choices;
const cut = { ...record, choices: later };

/** What the page finds, with its own rules or with those that it loads. */
const found = async (playable: typeof today, finished: Finished, promised = seal): Promise<Seal> =>
  sealFound(await filmOf(playable, finished), finished, promised);

test('a game that began as sealed and plays to its own end is as sealed', async () => {
  expect(await found(today, { record, seal })).toBe('good');
});

test('another seed than the sealed one, another seal than the promised one, or a choice taken out: it is not', async () => {
  expect(await found(today, { record: { ...record, seed: 'x' }, seal })).toBe('bad');
  expect(await found(today, { record, seal }, sha256('promised'))).toBe('bad');
  expect(await found(today, { record: cut, seal })).toBe('bad');
});

test('a game of older rules that are gone accuses nobody: it cannot be checked with today’s', async () => {
  expect(await found(tomorrow, { record, seal })).toBe('unchecked');
  expect(await found(today, { record: cut, seal, rulesAt: '/rules/old.mjs' })).toBe('unchecked');
});

test('older rules excuse no other seed', async () => {
  expect(await found(tomorrow, { record: { ...record, seed: 'x' }, seal })).toBe('bad');
});
