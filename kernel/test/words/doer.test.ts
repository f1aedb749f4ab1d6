import { expect, test } from 'vitest';
import { doneBy, inAnothersTurn, may, type You, you } from '../../src/words/index.ts';
import { say, text } from './vocabulary.ts';

const { a, clause, each, named, the } = say;

/** Whoever plays the card, where somebody else acts. */
const player: You = { kind: 'you' };

test('what “you” do is done by somebody else: things with a noun, or somebody with a name', () => {
  const draw = [clause('draw', you, a('card'))];
  expect(text(doneBy(each('foe'), draw), 'en')).toBe('Each foe draws a card.');
  expect(text(doneBy(named('hydra'), draw), 'en')).toBe('Hydra draws a card.');
  expect(text(doneBy(named('hydra'), draw), 'fr')).toBe('Hydra pioche une carte.');
});

test('to another player whoever plays the card goes by their name, and so do the places that are theirs', () => {
  const come = [may(clause('move', you, undefined, { to: the('arena', { of: player }) }))];
  expect(text(come, 'en')).toBe('You may move to your Arena.');
  expect(text(inAnothersTurn('Ada', come), 'en')).toBe('You may move to Ada’s Arena.');
  expect(text(inAnothersTurn('Ada', come), 'fr')).toBe('Vous pouvez vous déplacer vers l’Arène d’Ada.');
  const fight = [clause('discard', player, a('card'))];
  expect(text(inAnothersTurn('Ada', fight), 'en')).toBe('Ada discards a card.');
});
