import { beginAt, bind, type StandIn, type Table } from '@masterplan/kernel';
import { exactness } from '@masterplan/kernel/testkit';
import { expect, test, vi } from 'vitest';
import { draw, power } from '../../content/sentences.ts';
import { standIn } from '../../content/stand-in.ts';
import { type Watchmen, zones } from '../../rules/board.ts';
import { definition } from '../../rules/game.ts';
import { attack } from '../../rules/verbs/attack.ts';
import { discard } from '../../rules/verbs/discard.ts';
import { plain } from '../tables.ts';

vi.setConfig({ testTimeout: 120_000 });

/** The game's own rules for two seats and a handful of cards; seat 0 is to move. */
function tiny(cards: readonly StandIn[], lay: (table: Table<Watchmen>, at: (id: string) => number) => void) {
  const kinds = cards.map(standIn);
  const setup = (table: Table<Watchmen>) => {
    lay(table, (id) => kinds.findIndex((kind) => kind.id === id));
    beginAt(table, 'turn', 0);
  };
  return bind({ ...definition, seats: [2], setup }, kinds);
}

/** Every position within so many choices is imagined exactly; returns how many left a doubt. */
function doubts(game: ReturnType<typeof tiny>, depth: number): number {
  const found = exactness(game, depth);
  expect(found.fault).toBeUndefined();
  return found.doubts;
}

const dealt = (table: Table<Watchmen>, seat: number, cards: readonly number[]) => {
  for (const kind of cards) table.create(kind, zones.deck(seat));
};

test('B-7.1 B-7.2 hands drawn over a new deck: imagined worlds are exactly those that fit', () => {
  const cards = [
    plain('drawer', 1, { play: [draw(2)] }),
    plain('dud', 1),
    plain('coin', 1, { play: [power(1)] }),
  ];
  const game = tiny(cards, (table, at) => {
    dealt(table, 0, [at('drawer'), at('dud'), at('coin')]);
    for (const id of ['drawer', 'coin']) table.create(at(id), zones.discard(0));
    table.shuffle(zones.deck(0));
    for (let i = 0; i < 2; i++) table.move(table.top(zones.deck(0)) ?? 0, zones.hand(0));
  });
  expect(doubts(game, 3)).toBeGreaterThan(5);
});

test('RB-1 B-6.3 sealed Defenses and forced discards: imagined worlds are exactly those that fit', () => {
  const cards = [
    plain('raid', 1, { play: [attack({ who: 'foes', to: [discard({ n: 1 })] })] }),
    plain('ward', 1, { defense: 'discard', bonus: [draw(1)] }),
    plain('dud', 1),
    plain('mirror', 1, { defense: 'show' }),
  ];
  const game = tiny(cards, (table, at) => {
    table.create(at('raid'), zones.hand(0));
    dealt(table, 1, [at('ward'), at('dud'), at('mirror'), at('dud')]);
    table.shuffle(zones.deck(1));
    for (let i = 0; i < 2; i++) table.move(table.top(zones.deck(1)) ?? 0, zones.hand(1));
  });
  expect(doubts(game, 4)).toBeGreaterThan(5);
});
