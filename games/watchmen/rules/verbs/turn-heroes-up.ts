import { NOT_ANY } from '@masterplan/kernel';
import { doer } from '@masterplan/kernel/words';
import { clause, each, the } from '../../text/words.ts';
import { line, verb } from '../kit.ts';

const heroesUp = line('heroes up', {
  en: () => 'All Super Heroes are turned face up again.',
  fr: () => 'Tous les Super-Héros sont de nouveau face visible.',
});

/** Every Super Hero has its text again. */
export const turnHeroesUp = verb(
  'turn-heroes-up',
  {},
  {
    brings: [heroesUp],
    run(table) {
      table.fields.heroDown.fill(false);
      table.tell(heroesUp, NOT_ANY);
    },
    say: () => clause('turn-up', each('player'), the('super-hero', { of: doer })),
  },
);
