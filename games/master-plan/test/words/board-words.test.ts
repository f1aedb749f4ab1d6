import { expect, test } from 'vitest';
import { words } from '../../ui/words.ts';

test('French sets the name of a Throwdown apart, so that its article does not meet a preposition', () => {
  expect(words.fr.planAtStake('Chat blanc', 'Le Glacier du coin')).toBe(
    'À prendre à «\u00a0Le Glacier du coin\u00a0»\u00a0: Chat blanc.',
  );
});
