import { expect, test } from 'vitest';
import type { Piece } from '../../content/kinds.ts';
import { HEADQUARTERS } from '../../rules/board.ts';
import { alerts, asked, lay } from '../tables.ts';

// Situations of the book about the course of a Round, each played as a table would play it

const MURDER = 1;
const DENS = 3;
const THERE = 5;
const tiles = { [MURDER]: 'murder-inc', [DENS]: 'gambling-dens', [THERE]: 'arms-dealing' };
const at = (place: number, ...of: readonly Piece[]) => ({ at: place, of });

test('TD-10.2 TD-A24 who got Henchmen in a deal may commit forces again', () => {
  const table = lay({
    seats: [{ loose: ['soldier', 'named'] }, {}, { loose: ['thief', 'named'] }, {}],
    tiles,
    stack: ['coordination'],
  });
  table.answer(0, 'stand dealings ask');
  table.answer(0, 'Commit forces').answer(0, 'Put a Soldier into Squad A').answer(0, 'done');
  table.answer(0, 'deal with 2').answer(0, 'Ask for 1 Thief').answer(0, 'Put it forward').answer(2, 'Agree');
  while (asked(table)[0] !== '0 coordination' && asked(table)[0]?.endsWith('coordination'))
    table.answer(Number(asked(table)[0]?.slice(0, 1)), 'done');
  expect(asked(table)).toEqual(['0 coordination']);
  expect(table.options(0)).toContain('Commit forces to Squads');
});

test('TD-12.16 the token of the first reveal is told with the High Alert that the CIA has then', () => {
  const table = lay({
    seats: [{ has: { espionage: 1 } }, {}],
    tiles: { 8: { tile: 'corrupt-the-un', status: 'inactive' } },
    alerts: { cia: 2 },
    stack: ['coordination'],
  });
  table.answer(0, 'reveal 8');
  expect(alerts(table, HEADQUARTERS.cia)).toBe(3);
  expect(table.log()).toContain('CIA Building: High Alert 3.');
});

test('TD-28.3 TD-A104 Global Events come at 4 and 2, not at 5, 3 or 0', () => {
  for (const [clock, events] of [
    [6, 0],
    [5, 1],
    [4, 0],
    [3, 1],
    [2, 0],
  ] as const) {
    const table = lay({
      seats: [{}, {}],
      options: { events: true },
      fields: { clock },
      zones: { eventDeck: ['fuel-crisis'] },
      stack: [{ phase: 'round', after: 'monologuing' }],
    });
    expect(table.zone('event').length, `from ${clock}`).toBe(events);
  }
});

test('TD-13.6 TD-A37 the track is not moved below 1 or above 5', () => {
  const moves = (track: number) =>
    lay({ seats: [{ has: { corruption: 9 } }, {}], tiles, fields: { track }, stack: ['coordination'] })
      .options(0)
      .filter((option) => option.includes('Technology Track'));
  expect([moves(1).length, moves(3).length, moves(5).length]).toEqual([1, 2, 1]);
});

test('TD-21.1 TD-A110 the next Phase gives a pair another dealing; rivals at home have none', () => {
  const there = { squads: [at(DENS, 'soldier')], has: { funding: 1 } };
  const table = lay({
    seats: [there, there],
    tiles,
    phase: 1,
    fields: { dealtWith: [2, 1] },
    stack: [{ phase: 'phase', after: 'rewards' }],
  });
  // Nothing is open in Phase 1 any more; Phase 2 asks anew.
  expect([table.fields.phase, table.options(0)]).toEqual([2, ['Let it be', 'Deal with Ben']]);
  const home = lay({ seats: [{}, {}], tiles, stack: [{ phase: 'scheming', after: 'sweep' }] });
  expect(home.options(0)).not.toContain('Deal with Ben');
});
