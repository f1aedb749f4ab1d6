import { nth, type SeenEvent } from '@masterplan/kernel';
import type { SeenEntry } from '@masterplan/server/wire';
import { expect, test } from 'vitest';
import type { AnyText } from '../src/boards/playable.ts';
import { runsOf } from '../src/table/pace/runs.ts';
import { hasChosenSince, mattersMost } from '../src/table/people/matters.ts';

const names = ['Ann', 'Ben', 'Cem'];
const [me, ben, cem] = [0, 1, 2];

const event = (name: string, seat: number): SeenEvent => ({ name, seat, cards: [], faces: [], n: [] });
const entry = (version: number, seat: number, ...events: SeenEvent[]): SeenEntry => ({
  ...{ version, did: 'choose', seat, events },
});

/** A game whose steps can be told together, and nothing else. */
const text = {
  line: ({ name, seat }: SeenEvent, who: readonly string[]) =>
    name === 'silent' ? undefined : `${nth(who, seat)} ${name}`,
  together: (events: readonly SeenEvent[], who: readonly string[]) =>
    events.every(({ name }) => name === 'steps')
      ? `${nth(who, events[0]?.seat ?? 0)} steps ${events.length} times`
      : undefined,
} as AnyText;

test('like moves of one seat in a row are one run; one’s own, and those of two seats, are not', () => {
  const log = [
    ...[entry(1, ben, event('steps', ben)), entry(2, ben, event('steps', ben))],
    ...[entry(3, cem, event('steps', cem)), entry(4, ben, event('falls', ben))],
    ...[entry(5, me, event('steps', me)), entry(6, me, event('steps', me))],
  ];
  expect(runsOf(log, text, names, me).map(({ entries, words }) => [entries.length, words])).toEqual([
    ...[
      [2, 'Ben steps 2 times'],
      [1, undefined],
      [1, undefined],
    ],
    ...[
      [1, undefined],
      [1, undefined],
    ],
  ]);
});

test('what matters most is what others did to me, then great moments, then the latest of the rest, in order', () => {
  const log = [
    entry(1, ben, event('robs', me)),
    entry(2, ben, event('steps', ben), event('steps', ben)),
    entry(3, cem, event('wins', cem)),
    entry(4, cem, event('waits', cem)),
    entry(5, ben, event('naps', ben)),
  ];
  const board = { text, names, seat: me };
  expect(mattersMost(log, board, { staging: { staged: ['wins'], plain: ['naps'] } })).toEqual([
    ...['Ann robs', 'Cem wins', 'Cem waits'],
  ]);
});

test('whoever has chosen since is past what happened before; a bot’s choice for them does not count', () => {
  const log = [entry(1, ben), entry(2, me), { ...entry(3, me), by: 'bot' as const }, entry(4, cem)];
  expect(hasChosenSince(log, me, 1)).toBe(true);
  expect(hasChosenSince(log, me, 2)).toBe(false);
});
