import type { languages } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { armed, doing, fight, hero, lastFight, villain } from '../tables.ts';

/** The line of the board, as everybody reads it, about a Super. */
const lineOf = (table: ReturnType<typeof fight>, name: string, language: (typeof languages)[number] = 'en') =>
  table.board('public', language).find((line) => line.includes(`${name} ·`)) ?? '';

describe('the table at a terminal', () => {
  test('MP-B18 shows a Defense that was gained beside the printed ones, once', () => {
    const gains = doing({ do: 'guard', who: 'this', against: ['force', 'magic'] });
    const table = fight({
      0: { 0: [hero(1, { ...gains, defenses: ['magic'] }), hero(3)] },
      1: { 0: [villain(2, armed), villain(4, armed)] },
      2: { 0: [hero(5)] },
    });
    expect(lineOf(table, 'hero-1')).toContain('Magic and Force');
    expect(lineOf(table, 'hero-1', 'fr')).toContain('Magie et Force');
    expect(lineOf(table, 'hero-3')).not.toMatch(/Magic|Force/);
  });

  test('MP-6.16 MP-9.5 lists who lies in the KO piles, with the printed numbers', () => {
    const table = fight({
      0: { 0: [hero(3), hero(4)] },
      1: { 0: [villain(1, armed), villain(2, armed), villain(9)] },
      2: { 0: [hero(5), hero(6)] },
    });
    table.answer(1, 'knock out hero-3').answer(1, 'knock out hero-5');
    const board = table.board('public').join('\n');
    expect(board).toContain('hero-3 (3) and hero-5 (5)');
    expect(table.board(0, 'fr').join('\n')).toContain('hero-3 (3) et hero-5 (5)');
  });

  test('MP-B12 marks who has acted here, not one that went elsewhere to act again', () => {
    const moves = doing({ do: 'may-move', who: 'this', to: 'elsewhere' });
    const table = fight({
      0: { 0: [hero(1, moves), hero(2, doing({ do: 'turn-down', who: 'foe' }))] },
      1: { 0: [villain(8), villain(9)] },
    });
    expect(lineOf(table, 'hero-1')).toContain('(acted)');
    table.answer(0, 'move hero-1 to 1');
    expect(lineOf(table, 'hero-1')).not.toContain('acted');
    expect(lineOf(table, 'hero-2')).toContain('(acted)');
  });
});

describe.each([
  ['en', '1 kind of Loot', '2 different kinds of Loot'],
  ['fr', '1 sorte de Butin', '2 sortes de Butin'],
] as const)('in %s', (language, one, two) => {
  test('MP-9.2 one kind is one, two are several; the end says who won', () => {
    const table = lastFight({}, { stash: { 0: ['henchmen', 'henchmen'], 1: ['henchmen', 'white-cat'] } });
    const log = table.log(language).join('\n').replaceAll('\u00a0', ' ');
    expect(log).toContain(`Ann ${language === 'en' ? 'owns' : 'possède'} ${one}`);
    expect(log).toContain(`Ben ${language === 'en' ? 'owns' : 'possède'} ${two}`);
    expect(table.ending(language)).toContain('Ben');
  });
});
