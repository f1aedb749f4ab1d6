import { Driver } from '@masterplan/bots';
import { open } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { bots } from '../../bot/index.ts';
import { Supposed } from '../../bot/supposed.ts';
import { tomorrowDiesToday } from '../../index.ts';
import { zones } from '../../rules/board.ts';
import { did } from '../../rules/conditions/did.ts';
import { amountOf } from '../../rules/questions.ts';

const { game } = tomorrowDiesToday;

/** A table in the middle of its first Round. */
function begun() {
  const table = open(game, { seats: 4, seed: 'supposed', options: { henchmen: 'chance' } });
  const driver = new Driver([bots.thumb, bots.thumb, bots.thumb, bots.thumb], 'supposed');
  while (table.fields.phase < 2) driver.step(table);
  return table;
}

test('what is supposed leaves the table as it is, and can be taken back', () => {
  const table = begun();
  const before = structuredClone(table.fields);
  const had = amountOf(table, 0, 'data');
  const supposed = new Supposed(table).gains(0, 'data', 2).does('traded', 0, 1).lays(0, zones.gadgets(0));
  expect(amountOf(supposed, 0, 'data')).toBe(had + 2);
  supposed.anew();
  expect(supposed.fields).toEqual(before);
  expect(supposed.zone(zones.gadgets(0))).toEqual(table.zone(zones.gadgets(0)));
  expect(table.fields).toEqual(before);
});

test('a list is copied even where the table it was supposed from has changed its own', () => {
  const table = begun();
  const before = table.fields.status.slice();
  const first = new Supposed(table);
  const second = new Supposed(first);
  first.turns(1, 0);
  second.turns(2, 0);
  expect(table.fields.status).toEqual(before);
});

test('a condition about deeds is worked out anew when more is supposed done', () => {
  const table = begun();
  const deal = did({ what: 'rode', least: 1 });
  const before = new Supposed(table);
  const after = new Supposed(before);
  expect(after.isMet(deal, 0)).toBe(false);
  expect(after.does('rode', 0, 2).isMet(deal, 0)).toBe(true);
  expect(after.anew().isMet(deal, 0)).toBe(false);
  before.does('rode', 0, 2);
  expect(new Supposed(before).isMet(deal, 0)).toBe(true);
});
