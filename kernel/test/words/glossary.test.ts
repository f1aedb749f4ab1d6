import { expect, test } from 'vitest';
import { type Glossary, misworded } from '../../src/words/index.ts';

const glossary: Glossary = [
  {
    term: 'discard',
    en: 'discard pile',
    fr: 'défausse',
    refuse: { en: ['graveyard'], fr: ['pile de défausse', 'cimetière'] },
  },
  {
    term: 'foe',
    en: 'foe',
    fr: 'adversaire',
    refuse: { en: ['opponent'], fr: ['ennemi', "joueur d'en face"] },
  },
  { term: 'ko', en: 'knock out', fr: 'mettre K.-O.', refuse: { en: ['K.O.'], fr: ['KO'] } },
];

test('a text in the words of its glossary is well worded', () => {
  expect(misworded('Each foe discards a card.', 'en', glossary)).toEqual([]);
  expect(misworded('Chaque adversaire défausse une carte.', 'fr', glossary)).toEqual([]);
});

test('a refused word is found as it stands, with the word to use', () => {
  expect(misworded('Opponent, look at the graveyard.', 'en', glossary)).toEqual([
    { found: 'graveyard', use: 'discard pile' },
    { found: 'Opponent', use: 'foe' },
  ]);
});

test('each language refuses its own words only', () => {
  expect(misworded('Cimetière', 'en', glossary)).toEqual([]);
  expect(misworded('Graveyard', 'fr', glossary)).toEqual([]);
});

test('plurals are refused, words that merely contain a refused one are not', () => {
  expect(misworded('Les ennemis', 'fr', glossary)).toEqual([{ found: 'ennemis', use: 'adversaire' }]);
  expect(misworded('inimitié, ennemie, kobold, non-ennemi', 'fr', glossary)).toEqual([]);
});

test('a refused phrase is found with either apostrophe and a space that does not break', () => {
  expect(misworded('le joueur d’en face', 'fr', glossary)).toHaveLength(1);
  expect(misworded("le joueur d'en\u00a0face", 'fr', glossary)).toHaveLength(1);
});

test('a full stop in a refused word is a full stop', () => {
  expect(misworded('K.O.', 'en', glossary)).toEqual([{ found: 'K.O.', use: 'knock out' }]);
  expect(misworded('KxOx', 'en', glossary)).toEqual([]);
});
