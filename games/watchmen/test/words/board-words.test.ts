import { clumsy } from '@masterplan/kernel/testkit';
import { expect, test } from 'vitest';
import { en } from '../../ui/words/en.ts';
import { fr } from '../../ui/words/fr.ts';

test('one card is not several', () => {
  expect(en.knownOf('Ann', 1)).toBe('Ann owns 1 card');
  expect(clumsy(en.mainDeckLeft(1), 'en')).toEqual([]);
  expect(fr.ownsFor('Ann', 1, 3)).toContain('remplir 1 ligne sur 3');
  expect(fr.ownsFor('Ann', 2, 3)).toContain('remplir 2 lignes sur 3');
  expect(fr.unspent(1, 'Robin')).toContain('1 point de Puissance,');
});

test('French elides before a name and breaks no line before its high punctuation', () => {
  expect([fr.turnOf('Ann'), fr.turnOf('Ben')]).toEqual(['Tour d’Ann', 'Tour de Ben']);
  expect(fr.opinionOf('Eve')).toBe('Ce que vous pensez d’Eve');
  expect(fr.challengeNamed('Nixon')).toBe('Challenge\u00a0: Nixon');
  expect(fr.toDrawOf(1)).toBe('Reste à piocher\u00a0: 1 carte dans le deck');
  const said = Object.values(fr).filter((each) => typeof each === 'string');
  expect(said.flatMap((each) => clumsy(each, 'fr'))).toEqual([]);
});
