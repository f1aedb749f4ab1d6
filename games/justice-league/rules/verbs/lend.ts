import { firstOf, secondOf, sentences } from '@masterplan/kernel';
import { doneBy, you } from '@masterplan/kernel/words';
import { abilities } from '../../content/kinds.ts';
import { another, anyNumberOf, clause } from '../../text/words.ts';
import { bindings, used } from '../board.ts';
import { line, verb, word } from '../kit.ts';
import { heroesOf, isDown, readyOf } from '../questions.ts';
import { spend } from '../tokens.ts';
import { tokensSaid } from './abilities.ts';

const TECH = abilities.indexOf('tech');

export const lendTo = word('lend {number} to {seat}', {
  en: ({ number, seat }) => `Spend ${tokensSaid('en', number, TECH)} for ${seat}`,
  fr: ({ number, seat }) => `Dépenser ${tokensSaid('fr', number, TECH)} pour ${seat}`,
});

const lent = line('lent', ['rival', 'count'], {
  en: ({ who, rival, count }) => `${who} spends ${tokensSaid('en', count, TECH)} for ${rival}.`,
  fr: ({ who, rival, count }) => `${who} dépense ${tokensSaid('fr', count, TECH)} pour ${rival}.`,
});

/** Tech tokens are spent, and another hero, wherever he is, does something as many times over (JL-C8). */
export const lend = verb(
  'lend',
  { to: sentences },
  {
    brings: [lendTo, lent],
    optional: true,
    choices(lens, seat, _frame, offers) {
      for (const other of heroesOf(lens)) {
        if (other === seat || isDown(lens, other)) continue;
        const most = Math.min(readyOf(lens, seat, 'tech'), used.total(lens.fields.used, other));
        for (let n = 1; n <= most; n++) offers.yes(lendTo.no, n, other);
      }
    },
    run(table, frame, _said, seat, option) {
      const [n, other] = [firstOf(option), secondOf(option)];
      spend(table, seat, 'tech', n);
      table.tell(lent, seat, [], other, n);
      bindings.many.set(table.perform(frame, 'to', other), n);
    },
    say: ({ to }, says) => [
      clause('spend', you, anyNumberOf('token', { adjectives: ['tech'] })),
      ...doneBy(another('hero'), says(to)),
    ],
  },
);
