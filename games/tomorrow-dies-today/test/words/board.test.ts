import { languages } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { completed } from '../../rules/conditions/completed.ts';
import { lay } from '../tables.ts';

const job = (id: string) => ({ id, type: 'job', needs: [completed({ least: 1 })], reward: { vp: 1 } });
const tile = { id: 'den', type: 'resource', mission: 'vice', needs: [1, 2, 0, 0] };
const table = lay({
  seats: [
    { squads: [{ at: 3, of: ['soldier', 'soldier', 'thief'] }], has: { funding: 2, vp: 4 } },
    { loose: ['named', 'fixer'] },
  ],
  tiles: {
    3: { tile, alerts: 1 },
    8: { tile: { ...tile, id: 'secret', type: 'doomsday' }, status: 'inactive' },
  },
  agents: [3, 13],
  zones: { jobs: { 0: [job('errand')], 1: [job('chore')] } },
  stack: ['coordination'],
});

test('the table at a terminal shows tiles with what they ask for, tokens, Agents, and Squads with their Attributes added up', () => {
  const board = table.board(0);
  expect(board).toContain(
    '  3 den; Active; needs Combat 2, Stealth 4, Cunning 2, and Diplomacy 1; High Alert 1; Interpol Agent; Ann, Squad A: 2 Soldiers and 1 Thief (Combat 4, Stealth 4, and Cunning 1)',
  );
  expect(board).toContain('  8 face down');
  expect(board.find((line) => line.startsWith('Ann, '))).toContain('Vault: 2 Funding');
});

describe.each(languages)('in %s', (language) => {
  test('everybody reads the own Side Jobs, and nobody else’s; those who watch read none', () => {
    const boards = [0, 1, 'public' as const].map((viewer) => table.board(viewer, language).join('\n'));
    expect(boards.map((board) => [board.includes('errand'), board.includes('chore')])).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ]);
    expect(boards.every((board) => !board.includes('secret'))).toBe(true);
  });
});
