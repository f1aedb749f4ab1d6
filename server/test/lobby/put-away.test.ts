import { describe, expect, test } from 'vitest';
import { PutAway } from '../../src/lobby/put-away.ts';
import { nothingToDecide } from '../../src/table/deciding.ts';
import type { Card } from '../../src/table/lobby-line.ts';

/** A card of a table, the higher its number the newer, apart from every third. */
function card(no: number): Card {
  const isInPlay = no % 2 === 0;
  const state = isInPlay ? 'playing' : 'gathering';
  return {
    ...{ state, version: 0, waiting: 0 },
    facts: {
      ...{ id: `table-${no}`, no, game: 'duel', rules: '1', program: '', seats: 2, options: {} },
      ...{ listed: no % 5 > 0, host: 'host', state, seed: '', givenUp: false, rematch: null, winners: null },
      ...{ madeAt: 0, changedAt: no % 3 === 0 ? 7 : no, former: [], deciding: nothingToDecide },
      settings: {
        ...{ spectators: no % 7 > 0, undo: 'none', pace: 'quick', cover: 'random', hints: false },
        clock: { kind: 'none' },
      },
      holders: [{ player: `player-${no % 11}` }, isInPlay ? { player: `player-${no % 13}` } : {}],
    },
  };
}

const newestFirst = (cards: readonly Card[]): string[] =>
  cards
    .toSorted((a, b) => b.facts.changedAt - a.facts.changedAt || b.facts.no - a.facts.no)
    .map(({ facts }) => facts.id);

const ids = (cards: readonly Card[]): string[] => cards.map(({ facts }) => facts.id);

describe('the cards of tables that were put away', () => {
  test('are filed as one would look for them among all, whatever comes and goes', () => {
    const away = new PutAway();
    const cards = Array.from({ length: 200 }, (_, i) => card((i * 37) % 200));
    for (const each of cards) away.add(each);
    const left = cards.filter(({ facts }) => facts.no % 4 > 0);
    for (const each of cards) if (!left.includes(each)) away.delete(each.facts.id);
    const listed = left.filter(({ facts }) => facts.listed);
    expect(ids([...away.all]).toSorted()).toEqual(ids(left).toSorted());
    expect(ids(away.open.all)).toEqual(newestFirst(listed.filter(({ state }) => state === 'gathering')));
    expect(ids(away.live.all)).toEqual(
      newestFirst(listed.filter(({ state, facts }) => state === 'playing' && facts.settings.spectators)),
    );
    const has = (each: Card, player: string): boolean =>
      each.facts.holders.some((holder) => holder.player === player);
    for (const player of ['player-0', 'player-4', 'player-12', 'nobody'])
      expect(ids(away.of(player).all)).toEqual(newestFirst(left.filter((each) => has(each, player))));
    const here = ['player-1', 'player-2'];
    expect(away.inPlayWith(here)).toBe(
      left.filter((each) => each.state === 'playing' && here.some((player) => has(each, player))).length,
    );
    for (const each of left) away.delete(each.facts.id);
    expect([away.size, away.open.size, away.live.size, away.of('player-4').size]).toEqual([0, 0, 0, 0]);
  });
});
