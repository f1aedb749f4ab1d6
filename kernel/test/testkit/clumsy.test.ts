import { expect, test } from 'vitest';
import { clumsy } from '../../testkit/index.ts';

test.each([
  ['Ann owns 1 different kinds of Loot.', '1 different kinds of Loo'],
  ['Ann draws 1 cards.', '1 cards.'],
  ['Ann draws  a card.', '  a card.'],
  ['A card of undefined.', 'undefined.'],
])('English that was put together badly is found: %s', (line, found) => {
  expect(clumsy(line, 'en')).toEqual([found]);
});

test.each([
  ['Tour de Ann', 'de Ann'],
  ['Si il gagne', 'Si il gagne'],
  ['La carte que elle joue', 'que elle joue'],
  ['Le tour de le Joueur', 'de le Joueur'],
  ['Qui ?', ' ?'],
  ['« Bis »', '« Bis »'],
])('French that was put together badly is found: %s', (line, found) => {
  expect(clumsy(line, 'fr')[0]).toBe(found);
});

test.each([
  ['en', 'Ann draws 1 card, then 11 cards; +1 Power this turn.'],
  ['fr', 'L’Anti-Monitor\u00a0: le Héros d’Ann, le onzième, détruisez-la et remettez-le à l’endroit.'],
] as const)('good %s is left alone', (language, line) => {
  expect(clumsy(line, language)).toEqual([]);
});
