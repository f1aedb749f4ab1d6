import { NOT_ANY, optional, type Table } from '@masterplan/kernel';
import { forEach } from '@masterplan/kernel/words';
import { number, per } from '../../content/checks.ts';
import { clause, perPhrase, the, topOf, you } from '../../text/words.ts';
import { type Watchmen, zones } from '../board.ts';
import { times } from '../conditions.ts';
import { destroy } from '../decks.ts';
import { line, verb } from '../kit.ts';

export const drained = line('drained', {
  en: ({ cards: [card] }) => `${card} is destroyed from the main deck.`,
  fr: ({ cards: [card] }) => `Une carte du Deck Commun est détruite : ${card}.`,
});

/** Cards of the main deck are destroyed, openly, as far as there are any (P-5, R-02). */
export const drain = verb(
  'drain',
  { n: number, per: optional(per) },
  {
    brings: [drained],
    run: (table, { you: seat }, { n, per }) => drainDeck(table, n * times(table, per, seat)),
    say({ n, per }) {
      const deed = clause('destroy', you, topOf(the('main-deck'), { count: n }));
      return per === undefined ? deed : forEach(perPhrase(per), deed);
    },
  },
);

export function drainDeck(table: Table<Watchmen>, n: number): void {
  for (let i = 0; i < n; i++) {
    const top = table.top(zones.mainDeck());
    if (top === undefined) return;
    table.tell(drained, NOT_ANY, [destroy(table, top)]);
  }
}
