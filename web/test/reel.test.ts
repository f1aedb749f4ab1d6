import type { TalkLine } from '@masterplan/server/wire';
import { expect, test } from 'vitest';
import sample from '../../games/master-plan/samples/master-plan.json';
import { fileOf, type Reel, reelFrom, reelIn } from '../src/replay/reel.ts';

const said: readonly TalkLine['said'][] = [
  { say: 'hinted' },
  { say: 'text', text: 'two\nlines' },
  { say: 'accuse', seat: 1 },
  { say: 'vouch', seat: 0 },
  { say: 'plan', what: 'retreat' },
  { say: 'plan', what: 'attack', seat: 2 },
  { say: 'ask-for', what: 'mercy', seat: 3 },
  { say: 'promise', what: 'peace', seat: 1 },
  { say: 'intend', kind: 3 },
  { say: 'intend', kind: 3, zone: 4 },
  { say: 'point-at', at: { kind: 'card', card: 12 } },
  { say: 'point-at', at: { kind: 'zone', zone: 3 } },
  { say: 'point-at', at: { kind: 'seat', seat: 2 } },
];
const talk: readonly TalkLine[] = said.map((each, no) => ({
  ...{ no, version: no, seat: no % 4, name: 'Ada', channel: 'table', said: each },
}));

function sampleReel(): Reel {
  const reel = reelFrom(sample);
  if (typeof reel === 'string') throw new Error(`the sample is no record: ${reel}`);
  return reel;
}

test('a file keeps who played and what was said, and nothing that leads to a person', () => {
  const people = ['Ada', 'Bo', '', ''].map((name) => ({ name, player: 'P', here: true }));
  const file = fileOf({ ...sampleReel(), people, talk: talk.map((line) => ({ ...line, player: 'P' })) });
  expect(file).not.toContain('player');
  expect(reelIn(file)).toEqual({
    ...{ record: sampleReel().record, talk },
    people: people.map(({ name }) => ({ name, here: false })),
  });
});

test('a record of a program, which knows of nobody, is one too', () => {
  expect(sampleReel()).toMatchObject({
    people: [{ bot: '' }, { bot: '' }, { bot: '' }, { bot: '' }],
    talk: [],
  });
});

test.each([
  ['a sentence that there is not', { say: 'whisper', seat: 1 }],
  ['a sentence without whom it is about', { say: 'accuse' }],
  ['a sentence with more than it has', { say: 'accuse', seat: 1, loudly: true }],
  ['no sentence', 'accuse'],
  ['a name that objects have anyway', { say: 'constructor' }],
])('talk with %s is refused', (_, wrong) => {
  const line = { version: 0, seat: 0, name: '', channel: 'table', said: wrong };
  expect(reelFrom({ ...sample, talk: [line] })).toBe('not-a-record');
});

test('talk of somebody who has no seat is refused', () => {
  const line = { version: 0, seat: 4, name: '', channel: 'table', said: { say: 'text', text: 'hm' } };
  expect(reelFrom({ ...sample, talk: [line] })).toBe('not-a-record');
});
