import { clumsy } from '@masterplan/kernel/testkit';
import { expect, test } from 'vitest';
import { words } from '../../ui/words.ts';

test('one card is not several', () => {
  expect(words.en.knownOf('Ann', 1)).toBe('Ann owns 1 card');
  expect(clumsy(words.en.mainDeckLeft(1), 'en')).toEqual([]);
  expect(words.fr.ownsFor('Ann', 1, 3)).toContain('remplir 1 ligne sur 3');
  expect(words.fr.ownsFor('Ann', 2, 3)).toContain('remplir 2 lignes sur 3');
  expect(words.fr.unspent(1, 'Robin')).toContain('1 point de Puissance,');
});

test('French elides before a name and breaks no line before its high punctuation', () => {
  expect([words.fr.turnOf('Ann'), words.fr.turnOf('Ben')]).toEqual(['Tour d’Ann', 'Tour de Ben']);
  expect(words.fr.opinionOf('Eve')).toBe('Ce que vous pensez d’Eve');
  expect(words.fr.challengeNamed('Nixon')).toBe('Challenge\u00a0: Nixon');
  expect(words.fr.toDrawOf(1)).toBe('Reste à piocher\u00a0: 1 carte dans le deck');
  const said = Object.values(words.fr).filter((each) => typeof each === 'string');
  expect(said.flatMap((each) => clumsy(each, 'fr'))).toEqual([]);
});
