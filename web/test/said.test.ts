import type { Said } from '@masterplan/server/wire';
import { expect, test } from 'vitest';
import { type Called, patterns, patternText, sentenceOf } from '../src/table/log/sentences.ts';
import { talkWords as en } from '../src/text/talk.en.ts';
import { talkWords as fr } from '../src/text/talk.fr.ts';

const called: Called = { names: ['Ada', 'Bo'], cardName: 'Batwing', zoneName: 'Gotham City' };

test.each<[Said, Partial<Called>, string, string]>([
  [{ say: 'intend', kind: 3 }, { zoneName: undefined }, 'My plan: Batwing.', 'Mon plan : Batwing.'],
  [
    { say: 'intend', kind: 3, zone: 5 },
    {},
    'My plan: Batwing, target Gotham City.',
    'Mon plan : Batwing, direction Gotham City.',
  ],
  [{ say: 'point-at', at: { kind: 'zone', zone: 5 } }, {}, 'Look at Gotham City.', 'Regardez Gotham City.'],
  [
    { say: 'point-at', at: { kind: 'zone', zone: 5 } },
    { zoneName: undefined },
    'Look over there.',
    'Regardez là.',
  ],
  [{ say: 'point-at', at: { kind: 'card', card: 5 } }, {}, 'Look at Batwing.', 'Regardez Batwing.'],
])('%j is said with the names that its reader knows', (said, less, english, french) => {
  const words = { ...called, ...less };
  expect(sentenceOf(said, words, en)).toBe(english);
  expect(sentenceOf(said, words, fr).replaceAll('\u00a0', ' ')).toBe(french);
});

test('every sentence that can be picked has words, and a gap where its name goes', () => {
  for (const say of [en, fr])
    for (const pattern of patterns)
      expect(patternText(pattern, say)).toMatch(pattern.about === 'seat' ? /…/ : /./);
});
