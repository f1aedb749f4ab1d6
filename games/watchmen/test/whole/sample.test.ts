import { type GameRecord, Sitting } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { type Watchmen, watchmen } from '../../index.ts';
import { zones } from '../../rules/board.ts';
import roles from '../../samples/watchmen.json' with { type: 'json' };
import base from '../../samples/watchmen-base.json' with { type: 'json' };

/** A sample as it is read from its file: choices are pairs there. */
const recordOf = (file: typeof base | typeof roles): GameRecord => ({
  ...file,
  choices: file.choices.map(([seat, key]) => [Number(seat), String(key)]),
});

function played(file: typeof base | typeof roles): Sitting<Watchmen> {
  const sitting = Sitting.of(watchmen.game, recordOf(file));
  if ('fault' in sitting)
    throw new Error(`the sample is to be chosen anew: ${JSON.stringify(sitting.fault)}`);
  return sitting;
}

const told = ({ log }: Sitting<Watchmen>, wanted: string) =>
  log.flatMap(({ events }) => events).filter(({ name }) => name === wanted);

test('the sample of Watchmen is what the front page says: the Plot falls when hardly a card is left', () => {
  const sitting = played(roles);
  expect(sitting.table.state.outcome?.reason).toBe('challenges');
  expect(told(sitting, 'plot').length).toBe(1);
  expect(told(sitting, 'beaten').length).toBe(4);
  expect(sitting.table.zone(zones.mainDeck()).length).toBeLessThan(10);
});

test('the sample of the base game is what the front page says: won by a single point', () => {
  const scores = told(played(base), 'scored')
    .map(({ n: [points = 0] }) => points)
    .sort((a, b) => b - a);
  const [first = 0, second = 0] = scores;
  expect(scores.length).toBe(3);
  expect(first - second).toBe(1);
});
