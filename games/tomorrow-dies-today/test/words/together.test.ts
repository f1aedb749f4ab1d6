import type { SeenEvent } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { facelessTypes } from '../../content/kinds.ts';
import { tomorrowDiesToday } from '../../index.ts';

const { en, fr } = tomorrowDiesToday.text(tomorrowDiesToday.game);
const event = (name: string, ...n: number[]): SeenEvent => ({ name, seat: 0, n, cards: [], faces: [] });
const put = (type: (typeof facelessTypes)[number], n: number, slot: number) =>
  event('assigned', facelessTypes.indexOf(type), n, slot);

test('forces put into Squads one after another are told as one, Squad by Squad', () => {
  const events = [put('assassin', 1, 0), put('hacker', 1, 0), put('soldier', 2, 1)];
  expect(en.together?.(events, ['Ann'])).toBe(
    'Ann puts an Assassin and a Hacker into Squad A, 2 Soldiers into Squad B.',
  );
  expect(fr.together?.(events, ['Ann'])).toMatch(/^Ann affecte .+ et .+ à .+, .+ à .+\.$/);
});

test('anything else keeps its own line', () => {
  expect(en.together?.([put('hacker', 1, 0), event('disbanded', 0)], ['Ann'])).toBeUndefined();
});
