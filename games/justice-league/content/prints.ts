import { recover } from '../rules/verbs/recover.ts';
import { transport } from '../rules/verbs/transport.ts';
import { type Character, type Power, power } from './kinds.ts';

type Print = Omit<Power, 'type' | 'id' | 'owner' | 'starts' | 'designed' | 'titles'>;

/** The ways to print the powers of a character. */
export const powersOf = (owner: Character) => ({
  /** In the hand from the start. */
  starting: (id: string, print: Print): Power => power(id, { owner, starts: true, designed: true, ...print }),
  learned: (id: string, print: Print): Power => power(id, { owner, designed: true, ...print }),
  /** The one that every hero has. */
  watchtower: power(`${owner}-watchtower`, {
    owner,
    starts: true,
    home: true,
    designed: true,
    number: 8,
    after: 'replenish',
    does: [transport({ by: 'watchtower' }), recover()],
    icon: 'defense-satellite',
  }),
});
