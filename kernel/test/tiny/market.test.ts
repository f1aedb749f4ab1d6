import { languages, nth, open, proposalIn, proposalLines } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { answer, asksOf, keysOf } from './answer.ts';
import { market } from './market.ts';
import { marketText } from './market-text.ts';

/** Seats 0 and 2 hold one funding each, seat 1 one infamy; the first gap for deals is open. */
function atTheGap() {
  const table = open(market, { seats: 3, seed: 'market' });
  ['take 0', 'take 1', 'take 0'].forEach((key, seat) => {
    answer(table, seat, key);
  });
  return table;
}

const vaultOf = (table: ReturnType<typeof atTheGap>) =>
  [0, 1, 2].map((seat) => [0, 1].map((what) => table.fields.vault[2 * seat + what] ?? 0).join());

test('a gap that all pass goes by', () => {
  const table = atTheGap();
  expect(asksOf(table)).toEqual(['0 dealings sealed', '1 dealings sealed', '2 dealings sealed']);
  for (const seat of [0, 1, 2]) answer(table, seat, 'pass');
  expect(asksOf(table)).toEqual(['0 gather sealed', '1 gather sealed', '2 gather sealed']);
});

test('a deal changes everything at once when the partner accepts', () => {
  const table = atTheGap();
  answer(table, 0, 'deal with 1');
  for (const seat of [1, 2]) answer(table, seat, 'pass');
  expect(asksOf(table)).toEqual(['0 exchange']);
  expect(keysOf(table, 0)).toEqual(['give 0', 'want 1', 'decline']);
  answer(table, 0, 'give 0');
  answer(table, 0, 'want 1');
  expect(vaultOf(table)).toEqual(['1,0', '0,1', '1,0']);
  answer(table, 0, 'done');
  expect(asksOf(table)).toEqual(['1 exchange sealed']);
  answer(table, 1, 'accept');
  expect(vaultOf(table)).toEqual(['0,1', '1,0', '1,0']);
});

test('a counter-offer takes the pen: what is given and wanted is its own', () => {
  const table = atTheGap();
  answer(table, 0, 'deal with 1');
  for (const seat of [1, 2]) answer(table, seat, 'pass');
  answer(table, 0, 'want 1');
  answer(table, 0, 'done');
  answer(table, 1, 'change');
  expect(asksOf(table)).toEqual(['1 exchange']);
  expect(keysOf(table, 1)).toEqual(['want 0', 'give 1', 'decline']);
  answer(table, 1, 'give 1');
  answer(table, 1, 'want 0');
  answer(table, 1, 'done');
  expect(keysOf(table, 0)).toEqual(['accept', 'decline']);
  answer(table, 0, 'accept');
  expect(vaultOf(table)).toEqual(['0,1', '1,0', '1,0']);
});

test('a deal that falls through changes nothing, and uses up the pair’s dealing of the round', () => {
  const table = atTheGap();
  answer(table, 0, 'deal with 1');
  for (const seat of [1, 2]) answer(table, seat, 'pass');
  answer(table, 0, 'give 0');
  answer(table, 0, 'done');
  answer(table, 1, 'decline');
  expect(vaultOf(table)).toEqual(['1,0', '0,1', '1,0']);
  for (const seat of [0, 1, 2]) answer(table, seat, 'take 0');
  expect([0, 1, 2].map((seat) => keysOf(table, seat))).toEqual([
    ['pass', 'deal with 2'],
    ['pass', 'deal with 2'],
    ['pass', 'deal with 0', 'deal with 1'],
  ]);
});

test('two who want each other deal once', () => {
  const table = atTheGap();
  answer(table, 0, 'deal with 1');
  answer(table, 1, 'deal with 0');
  answer(table, 2, 'pass');
  answer(table, 0, 'decline');
  expect(asksOf(table)[0]).toBe('0 gather sealed');
});

test('teams spend in turn, the leader’s first, until all have passed in a row', () => {
  const table = atTheGap();
  for (const seat of [0, 1, 2]) answer(table, seat, 'pass');
  for (const seat of [0, 1, 2]) answer(table, seat, 'take 0');
  for (const seat of [0, 1, 2]) answer(table, seat, 'pass');
  const turns: string[] = [];
  for (const key of ['spend 0', 'decline', 'spend 0', 'decline', 'decline', 'decline']) {
    const [ask = ''] = asksOf(table);
    turns.push(ask);
    answer(table, Number(nth(ask.split(' '), 0)), key);
  }
  expect(turns).toEqual(['1', '0', '2', '1', '0', '2'].map((seat) => `${seat} spend`));
  expect(table.fields.spent).toEqual([0, 1, 1]);
  expect(table.fields.round).toBe(2);
});

test('a proposal says who gives what to whom, whoever reads it', () => {
  const table = atTheGap();
  answer(table, 0, 'deal with 1');
  for (const seat of [1, 2]) answer(table, seat, 'pass');
  for (const key of ['give 0', 'want 1', 'done']) answer(table, 0, key);
  const lines = languages.map((language) => {
    const lens = table.lens(1);
    const proposal = proposalIn(lens);
    return proposal && proposalLines(marketText(language), lens, proposal, ['Ada', 'Ben', 'Cy']);
  });
  expect(lines).toEqual([
    ['Ada gives 1 credit to Ben.', 'Ben gives 1 infamy to Ada.'],
    ['Ada donne 1 crédit à Ben.', 'Ben donne 1 point d’infamie à Ada.'],
  ]);
});
