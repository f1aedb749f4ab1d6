import { languages } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { turn, watch } from '../tables.ts';

describe.each(languages)('the table at a terminal, in %s', (language) => {
  const secrets = { plot: { 0: 'long-winter', 1: 'blue-light' }, hero: 'nite-owl' } as const;
  const boardOf = (position: Parameters<typeof watch>[0], viewer: number | 'public' = 0) =>
    watch(position).board(viewer, language).join('\n');

  test('W-3.10 your Plot: its name, text and cost; nobody else’s', () => {
    const table = watch(secrets);
    const board = table.board(0, language).join('\n');
    expect(board).toContain(
      `${table.named('long-winter', language)}. ${table.printed('long-winter', language)}`,
    );
    expect(table.printed('long-winter', language)).toContain('12');
    expect(board).not.toContain(table.named('blue-light', language));
    expect(boardOf(secrets, 'public')).not.toContain(table.named('long-winter', language));
  });

  test('B-2.6 your Super Hero: what it says, where that counts', () => {
    const table = watch(secrets);
    const text = table.printed('nite-owl', language);
    expect(table.board(0, language).join('\n')).toContain(`${table.named('nite-owl', language)}. ${text}`);
    expect(boardOf({ ...secrets, challenge: 'keane-act' })).not.toContain(text);
    expect(boardOf({ ...secrets, fields: { heroDown: [true, false, false] } })).not.toContain(text);
    expect(turn({ hero: 'batman' }).board(0, language).join('\n')).toContain(
      turn({}).printed('batman', language),
    );
  });

  test('D-25 a card in hand says what it does in this edition', () => {
    expect(boardOf({ hand: ['duplication'], edition: 'fr' })).toMatch(/just before|juste avant/);
    expect(boardOf({ hand: ['duplication'] })).toMatch(/this turn|ce tour-ci/);
  });
});
