import { cannot, deed, er, passive } from '@masterplan/kernel/words';
import { clause, hereOf, player, some } from '../../text/words.ts';
import { line, verb } from '../kit.ts';
import { cast } from '../spells.ts';

const hurt = deed({ en: { base: 'wound', participle: 'wounded' }, fr: er('blesser') });

const guarded = line('guards', {
  en: ({ who }) => `${who} takes every blow: no hero in the same place is wounded this round.`,
  fr: ({ who }) =>
    `${who} encaisse tous les coups : aucun héros au même endroit n’est blessé pendant cette manche.`,
});

/** Heroes where this one is get no wounds for the rest of the round (JL-C1). */
export const guard = verb(
  'guard',
  {},
  {
    brings: [guarded],
    run(table, _frame, _said, seat) {
      cast(table, 'guard', seat);
      table.tell(guarded, seat);
    },
    say: () =>
      cannot(passive(clause(hurt, some('hero', { in: hereOf(player) }), undefined, { how: 'this-round' }))),
  },
);
