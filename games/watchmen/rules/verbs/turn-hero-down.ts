import { doer } from '@masterplan/kernel/words';
import { clause, the, you } from '../../text/words.ts';
import { zones } from '../board.ts';
import { line, verb } from '../kit.ts';

const heroDown = line('hero down', {
  en: ({ who }) => `${who}’s Super Hero is turned face down.`,
  fr: ({ who }) => `${who} retourne son Super-Héros face cachée.`,
});

/** Until the Super-Villain is defeated the Super Hero has no text (B-9.8). */
export const turnHeroDown = verb(
  'turn-hero-down',
  {},
  {
    brings: [heroDown],
    run(table, { you: seat }) {
      table.fields.heroDown[seat] = true;
      table.tell(heroDown, seat, table.zone(zones.superHero(seat)));
    },
    say: () => clause('turn-down', you, the('super-hero', { of: doer })),
  },
);
