import { Sitting } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { duel } from '../tiny/duel.ts';
import { market } from '../tiny/market.ts';

const HERE = 2;

/** A duel of three in which seat 0 has struck, and seat 2 has left that it takes whatever comes. */
function struck() {
  const sitting = new Sitting(duel, { seats: 3, seed: 'struck', options: {} });
  sitting.choose(2, 'stand attack take');
  sitting.choose(0, 'strike');
  return sitting;
}

/** How another table goes on from there for seat 1. */
function goneOn(sitting = struck(), deal: 'truth' | 'known' = 'truth', seed = 'anew') {
  const beginning = sitting.goingOn({ choices: HERE, as: 1, deal, seed });
  if (beginning === undefined) throw new Error('the game is over');
  return beginning;
}

describe('a table that goes on from a moment of another', () => {
  test('begins with the same cards and the same ask where it goes on with the truth', () => {
    const sitting = struck();
    const { state } = sitting.table;
    expect(goneOn(sitting).start).toEqual({ ...state, standing: [0, 0, 0] });
  });

  test('begins with nothing left standing; where an answer is usual, with that', () => {
    expect(goneOn().start.standing).toEqual([0, 0, 0]);
    const deals = new Sitting(market, { seats: 3, seed: 'market', options: {} });
    deals.choose(1, 'stand dealings ask');
    expect(deals.goingOn({ choices: 1, as: 0, deal: 'truth', seed: '' })?.start.standing).toEqual([1, 1, 1]);
  });

  test('shares nothing with it: what is played there changes nothing here', () => {
    const sitting = struck();
    const before = JSON.stringify(sitting.table.state);
    const { start } = goneOn(sitting);
    start.face.fill(0);
    start.zones.length = 0;
    start.standing.fill(9);
    expect(JSON.stringify(sitting.table.state)).toBe(before);
    expect(goneOn(sitting).start.standing).toEqual([0, 0, 0]);
  });

  test('shows its seat what it knew, and deals all else anew from the seed where only that is known', () => {
    const sitting = struck();
    const { start } = goneOn(sitting, 'known');
    const other = new Sitting(duel, { seats: 3, options: {}, start });
    expect(other.see(1)).toEqual(sitting.see(1));
    const faces = (seed: string) => goneOn(sitting, 'known', seed).start.face.join();
    expect(faces('one')).toBe(faces('one'));
    const dealt = new Set(Array.from({ length: 30 }, (_, i) => faces(`${i}`)));
    expect(dealt.size).toBeGreaterThan(1);
  });

  test('counts versions on, and knows what its seat and what everybody had seen so far', () => {
    const sitting = struck();
    const { version, told } = goneOn(sitting);
    expect(version).toBe(sitting.version);
    expect(told).toEqual({ seat: 1, own: sitting.entries(1, -1), all: sitting.entries(3, -1) });
    expect(told?.own).not.toEqual(told?.all);
    expect(told?.own.map(({ did }) => did)).toEqual(['open', 'choose']);
  });

  test('is none beyond the last choice, and none once the game is over', () => {
    const sitting = struck();
    const from = (choices: number) => sitting.goingOn({ choices, as: 1, deal: 'truth', seed: '' });
    expect(from(HERE + 1)).toBeUndefined();
    sitting.choose(1, 'take it');
    sitting.choose(2, 'take it');
    sitting.choose(1, 'strike');
    sitting.choose(0, 'take it');
    expect(from(HERE + 3)).toBeDefined();
    sitting.choose(2, 'take it');
    expect(sitting.outcome).not.toBeNull();
    expect(from(HERE + 5)).toBeUndefined();
  });
});
