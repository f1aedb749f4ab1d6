import { candidates, type GameRecord, type Language, notation, nth, Sitting } from '@masterplan/kernel';
import { playedOut } from '@masterplan/kernel/testkit';
import { expect, test } from 'vitest';
import { ambush } from './planted/ambush.ts';

const registered = ambush();
const start = { seats: 2, seed: 'golden', options: { long: false } };

/** A whole game in which every seat takes the first option it has. */
function firstOptions(): GameRecord {
  const sitting = new Sitting(registered.game, start);
  while (!sitting.table.over) {
    const seat = 31 - Math.clz32(sitting.table.state.asked & ~sitting.table.state.ready);
    const option = nth(candidates(sitting.table.lens(seat)).options, 0);
    sitting.choose(seat, registered.game.keyOf(option));
  }
  return sitting.record();
}

const written = (record: GameRecord, language: Language) =>
  notation(registered, record, { language, names: ['Ann', 'Ben'] });

test('a game is written down in the words of its options, with what everybody saw of it', () => {
  expect(written(firstOptions(), 'en')).toMatchInlineSnapshot(`
    [
      "Ambush · rules 1 · 2 seats · seed golden · long false",
      "1. Ann: Lead the torch",
      "   Ann leads the torch.",
      "2. Ann: Look at the role of Ben",
      "   Ann looks at a role: a card.",
      "   The die shows 1.",
      "3. Ben: Lead the sword",
      "   Ben leads the sword.",
      "4. Ann: Take it",
      "   Ann is wounded.",
      "   The die shows 2.",
      "5. Ann: Lead the sword",
      "   Ann leads the sword.",
      "6. Ben: Take it",
      "   Ben is wounded.",
      "   The die shows 2.",
      "   Ben can lead nothing.",
      "   The die shows 1.",
      "7. Ann: Lead the sword",
      "   Ann leads the sword.",
      "8. Ben: Take it",
      "   Ben is wounded.",
      "   The die shows 2.",
      "   Ben can lead nothing.",
      "   The die shows 1.",
      "",
      "Dusk falls: Ann.",
    ]
  `);
});

test('the same in French', () => {
  expect(written(firstOptions(), 'fr')).toContain('   Le dé donne 2.');
});

test('a heading stands wherever the chapter changes', () => {
  const withChapters: typeof registered = {
    ...registered,
    text: (game) => {
      const { en, fr } = registered.text(game);
      return { en: { ...en, chapter: (lens) => `Turn ${lens.fields.turns}` }, fr };
    },
  };
  const lines = notation(withChapters, firstOptions(), { language: 'en', names: ['Ann', 'Ben'] });
  if ('fault' in lines) throw new Error(lines.fault.code);
  const headings = lines.filter((line) => line.startsWith('Turn'));
  expect(headings[0]).toBe('Turn 1');
  expect(new Set(headings).size).toBe(headings.length);
});

test('a record that does not replay is told, not written down', () => {
  const record = firstOptions();
  expect(written({ ...record, rules: '0' }, 'en')).toEqual({ fault: { code: 'other-rules', rules: '0' } });
  expect(written({ ...record, hash: '' }, 'en')).toEqual({ fault: { code: 'other-hash' } });
});

test('a playthrough is a whole game that its seed decides', () => {
  const record = playedOut(registered, start).record();
  expect(playedOut(registered, start).record()).toEqual(record);
  expect(playedOut(registered, { ...start, seed: 'other' }).record()).not.toEqual(record);
  const sitting = Sitting.of(registered.game, record);
  if ('fault' in sitting) throw new Error(sitting.fault.code);
  expect(sitting.table.over).toBe(true);
});

test('a playthrough of a game that goes on beyond its bound throws', () => {
  const endless = ambush({ dusk: () => false, refill: () => {} });
  const { game } = endless;
  expect(() => playedOut({ ...endless, game: { ...game, bound: 3 } }, start)).toThrow('within 3 choices');
});
