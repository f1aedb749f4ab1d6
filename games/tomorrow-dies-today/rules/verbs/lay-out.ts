import { whole } from '@masterplan/kernel';
import { deed, er, you } from '@masterplan/kernel/words';
import { clause, exactly } from '../../text/words.ts';
import { zones } from '../board.ts';
import { turnUp } from '../decks.ts';
import { line, verb } from '../kit.ts';

const laidOut = line('directives laid out', {
  en: ({ who, cards }, voice) => `${who} has Directives laid out: ${voice.list(cards)}.`,
  fr: ({ who, cards }, voice) => `${who} fait dévoiler des Directives : ${voice.list(cards)}.`,
});

const spread = deed({
  en: { base: 'lay', participle: 'laid', particle: 'out' },
  fr: er('dévoiler'),
});

/** New Directives lie open besides those that do. */
export const layOut = verb(
  'lay-out',
  { n: whole(1, 3) },
  {
    brings: [laidOut],
    run(table, _frame, { n }, seat) {
      const before = table.zone(zones.directives()).length;
      turnUp(table, zones.directiveDeck(), zones.directives(), n);
      const cards = table.zone(zones.directives()).slice(before);
      if (cards.length > 0) table.tell(laidOut, seat, cards);
    },
    say: ({ n }) => clause(spread, you, exactly(n, 'directive', { adjectives: ['new'] })),
  },
);
