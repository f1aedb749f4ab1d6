import { expect, test } from 'vitest';
import { fr } from '../../ui/words/fr.ts';

test('French sets the name of a Throwdown apart, so that its article does not meet a preposition', () => {
  expect(fr.planAtStake('Chat blanc', 'Le Glacier du coin')).toBe(
    'À prendre à «\u00a0Le Glacier du coin\u00a0»\u00a0: Chat blanc.',
  );
});
