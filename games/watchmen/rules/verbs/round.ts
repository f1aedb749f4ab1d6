import { nth, type Table, type Verb } from '@masterplan/kernel';
import { doneBy } from '@masterplan/kernel/words';
import { isCard } from '../../content/kinds.ts';
import type { SentenceOf } from '../../content/sentences.ts';
import { each as eachOf, label } from '../../text/words.ts';
import type { Watchmen } from '../board.ts';
import { allIn } from '../cards.ts';
import { isLoyal } from '../roles.ts';
import { goRound } from '../round.ts';

/** Whom something goes round to: all foes, or all players, that are still in the game (B-5.7, R-74). */
const whomOf = (table: Table<Watchmen>, seat: number, who: 'foes' | 'players'): number =>
  who === 'players' ? allIn(table) : allIn(table) & ~(1 << seat);

const eachOne = (who: 'foes' | 'players') => eachOf(who === 'foes' ? 'foe' : 'player');

const startOf = (table: Table<Watchmen>, seat: number, who: 'foes' | 'players'): number =>
  who === 'players' ? seat : (seat + 1) % table.seats;

/** Loyal players, as a mask, whom an Attack card of this player leaves alone (W-2.7, D-01). */
function spared(table: Table<Watchmen>, seat: number, kind: number): number {
  if (!isCard(nth(table.game.kinds, kind)) || !isLoyal(table, seat)) return 0;
  let mask = 0;
  for (let other = 0; other < table.seats; other++) if (isLoyal(table, other)) mask |= 1 << other;
  return table.state.options.edition === 'fr' ? mask & ~(1 << seat) : mask;
}

/** Attacks each foe from the left on, or each player from oneself on (B-6.2). */
export const attack: Verb<Watchmen, SentenceOf<'attack'>> = {
  name: 'attack',
  run(table, frame, { who }) {
    const { you: seat, self, kind } = frame;
    const whom = whomOf(table, seat, who) & ~spared(table, seat, kind);
    const from = startOf(table, seat, who);
    const part = table.listIn(frame, 'to');
    goRound(table, { card: self, kind, you: seat, part }, { what: 'attack', whom, from });
  },
  say({ who, to }, says) {
    const [first, ...others] = doneBy(eachOne(who), says(to));
    return first === undefined ? [] : label('attack', first, ...others);
  },
};

/** What each foe, or each player, does without being attacked (B-6.9). */
export const each: Verb<Watchmen, SentenceOf<'each'>> = {
  name: 'each',
  run(table, frame, { who }) {
    const { you: seat, self, kind } = frame;
    const whom = whomOf(table, seat, who);
    const from = startOf(table, seat, who);
    const part = table.listIn(frame, 'to');
    goRound(table, { card: self, kind, you: seat, part }, { what: 'each', whom, from });
  },
  say: ({ who, to }, says) => doneBy(eachOne(who), says(to)),
};
