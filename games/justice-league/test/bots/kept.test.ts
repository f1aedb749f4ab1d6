import { expect, test } from 'vitest';
import { bots } from '../../bot/index.ts';
import { places } from '../../rules/board.ts';
import { DARKSEID, SUPERMAN } from '../tables.ts';
import { darkseid } from './kept/darkseid.ts';
import { heroes } from './kept/heroes.ts';
import { powers } from './kept/powers.ts';

const names: readonly string[] = places.names;

/** The key of a choice: places have numbers there. */
const keyOf = (chosen: string): string =>
  chosen
    .split(' ')
    .map((said) => (names.includes(said) && !chosen.startsWith('choose') ? `${names.indexOf(said)}` : said))
    .join(' ');

test.each(
  [...heroes, ...powers].map(([what, table, chosen, seat = SUPERMAN]) => ({ what, table, chosen, seat })),
)('a hero: $what', ({ table, chosen, seat }) => {
  expect(table().chosenBy(bots.thumb, seat)).toBe(keyOf(chosen));
});

test.each(darkseid.map(([what, table, chosen, seat = DARKSEID]) => ({ what, table, chosen, seat })))(
  'Darkseid $what',
  ({ table, chosen, seat }) => {
    expect(table().chosenBy(bots.thumb, seat)).toBe(keyOf(chosen));
  },
);
