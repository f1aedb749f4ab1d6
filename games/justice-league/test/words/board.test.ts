import { type Language, languages } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { down, scene, up } from '../scenes.ts';

const table = scene({
  heroes: {
    batman: {
      at: 'gotham',
      ready: [1, 4, 3],
      used: [1, 0, 0],
      wounds: 1,
      plays: ['batwing'],
      spent: ['bat-signal'],
    },
    'wonder-woman': { down: true, wounds: 3 },
  },
  darkseid: {
    at: 'gotham',
    energy: 4,
    used: 2,
    plays: ['teleport'],
    hand: ['triumph'],
    crises: ['mother-box'],
    overcome: ['strength'],
  },
  crises: { gotham: up('bernadeth', 2), markovia: down('kalibak', 1) },
});

const BATMAN = 1;
const board = (viewer: number | 'public', language: Language): string =>
  table.board(viewer, language).join('\n').replaceAll('\u00a0', ' ');

describe('the table at a terminal', () => {
  test('JL-7.1 a place says what lies next to it, its crisis with stage and scores, and who is there', () => {
    expect(board('public', 'en')).toMatch(
      /^Gotham City · next to .*\n {2}Bernadeth, stage 2: strength 6 and tech 4\n {4}Elite, 3 VP.*\n {2}Darkseid \(Darkseid\) and Batman \(Batman\)$/m,
    );
    expect(board('public', 'en')).not.toContain('Sydney');
  });

  test('JL-A14 a hidden crisis is named to Darkseid alone, and so are hands', () => {
    expect(board(0, 'en')).toContain('Kalibak (hidden), stage 1: strength 5 and agility 6');
    for (const viewer of [BATMAN, 'public'] as const) {
      expect(board(viewer, 'en')).toContain('a hidden crisis, stage 1');
      expect(board(viewer, 'en')).not.toMatch(/Kalibak|Mother Box|Triumph/);
    }
    expect(board(0, 'en')).toMatch(/Your crises:\n {2}Stolen Mother Box\. /);
  });

  test.each([
    [
      'en',
      'Batman (Batman) · level 1, 0 XP · 1 wound · strength 1 of 2, agility 4 of 4, and tech 3 of 3 · ',
      'Diana (Wonder Woman), defeated',
      'Powers of this round: 2 Batwing (Batman) and 3 Teleport (Darkseid).',
    ],
    [
      'fr',
      'Batman (Batman) · niveau 1, 0 XP · 1 blessure · force 1 sur 2, agilité 4 sur 4 et tech 3 sur 3 · ',
      'Diana (Wonder Woman), à terre',
      'Pouvoirs de cette manche : 2 ',
    ],
  ] as const)(
    'in %s: what everybody has, and the powers of the round by number',
    (language, batman, diana, powers) => {
      for (const line of [batman, diana, powers]) expect(board('public', language)).toContain(line);
    },
  );

  test.each(languages)('in %s: Darkseid’s energy, and what of him is overcome', (language) => {
    const said = { en: ['energy 4 of 6', '(overcome)'], fr: ['énergie 4 sur 6', '(surmontée)'] }[language];
    for (const words of said) expect(board(BATMAN, language)).toContain(words);
  });
});
