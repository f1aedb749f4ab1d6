import type { SeenEvent } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { watchmen } from '../../index.ts';

const { game } = watchmen;
const { en, fr } = watchmen.text(game);
const players = ['Ann', 'Ben'];

const event = (name: string, seat: number, cards: readonly string[] = [], ...n: number[]): SeenEvent => ({
  ...{ name, seat, n },
  cards: cards.map((_, card) => card),
  faces: cards.map((id) => game.kindNo(id)),
});

const punches = Array.from({ length: 4 }, () => [event('played', 0, ['punch']), event('power', 0, [], 1)]);
const purchase = event('bought', 0, ['zatanna-zatara'], 4);
const ending = [
  ...[event('discarded the rest', 0, [], 1), event('drew', 0, [], 5)],
  ...[event('line-up', -1, ['mera']), event('turn', 1, [], 2)],
];

test('cards played and bought in a turn are told as one, in both languages', () => {
  const turn = [...punches.flat(), purchase, ...ending];
  expect(en.together?.(turn, players)).toBe('Ann plays 4 × Punch, buys Zatanna Zatara for 4.');
  expect(fr.together?.(turn, players)).toBe('Ann joue 4 × Coup de Poing, achète Zatanna Zatara pour 4.');
});

test('a turn in which nothing is bought, or only bought, or that only ends, is told for what it is', () => {
  expect(en.together?.(punches.flat(), players)).toBe('Ann plays 4 × Punch.');
  expect(en.together?.([purchase], players)).toBe('Ann buys Zatanna Zatara for 4.');
  expect(en.together?.(ending, players)).toBe('Ann ends their turn.');
});

test('an Attack, a Super-Villain or a Challenge keeps its own line', () => {
  for (const great of ['defeated', 'appeared', 'challenge', 'gained', 'destroyed'])
    expect(en.together?.([...punches.flat(), event(great, 0, ['punch'])], players)).toBeUndefined();
});
