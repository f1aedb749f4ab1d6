import { searcher, weigh } from '@masterplan/bots';
import { expect, test } from 'vitest';
import { bots, foresight } from '../../bot/index.ts';
import { crisis, DARKSEID, faceUp, type LeagueTable, league, SUPERMAN } from '../tables.ts';
import { darkseids, supermans, triumphing } from './kept/tables.ts';

type Given = Parameters<typeof league>[0];

/** Tables at which everybody can go on playing for the rounds that a search looks ahead. */
const going = (given: Given): Given => ({
  tokens: { [SUPERMAN]: [5, 3, 2], 1: [3, 2, 5] },
  hand: { [SUPERMAN]: supermans, 1: ['jump-jets', 'boom-tube', 'white-noise'], [DARKSEID]: darkseids },
  deck: ['kalibak', 'hunger-dogs', 'lex-luthor', 'bernadeth'],
  ...given,
});

const searching = searcher('searching', bots.thumb, foresight, 64);

test('a search completes a crisis that is ripe', () => {
  const ripe = triumphing(
    going({ tiles: { bialya: 'brainiac' }, stages: { bialya: 3 }, fields: { energy: 6 } }),
  );
  expect(ripe.chosenBy(searching, DARKSEID)).toBe('crisis in 6');
});

/** What Darkseid's side of a table is valued at. */
const worth = (given: Given): number => {
  const { table }: LeagueTable = league(going(given));
  return weigh(foresight.features(table, DARKSEID, []), foresight.weights);
};
const withCrisis = (cost: number, stage: number, more: Given = {}): number =>
  worth({
    tiles: { bialya: faceUp(crisis('it', { cost, strength: 4, tech: 3 })) },
    stages: { bialya: stage },
    at: { [SUPERMAN]: 'gotham', 1: 'gotham' },
    ...more,
  });

test('a crisis on the map is worth more to Darkseid the dearer and the riper it is, and most when completed', () => {
  expect(withCrisis(4, 1)).toBeGreaterThan(withCrisis(1, 1));
  expect(withCrisis(3, 2)).toBeGreaterThan(withCrisis(3, 0));
  expect(worth({ completed: [crisis('it', { cost: 3 })] })).toBeGreaterThan(
    worth({ tiles: { bialya: crisis('it', { cost: 3 }) }, stages: { bialya: 3 } }),
  );
});

test('a crisis is worth less to Darkseid where a hero stands, and where half of it is overcome', () => {
  const alone = withCrisis(3, 2);
  expect(withCrisis(3, 2, { at: { [SUPERMAN]: 'bialya', 1: 'gotham' } })).toBeLessThan(alone);
  expect(withCrisis(3, 2, { fields: { overcome: [6, 0, SUPERMAN] } })).toBeLessThan(alone);
});

test('a level is worth more to a hero, and to Darkseid, than the XP that it costs', () => {
  const [before, hero, darkseid] = [
    { xp: [1, 0, 1] },
    { xp: [0, 0, 1], level: [2, 1, 1] },
    { xp: [1, 0, 0], level: [1, 1, 2] },
  ].map((fields) => worth({ fields }));
  expect(hero).toBeLessThan(before ?? 0);
  expect(darkseid).toBeGreaterThan(before ?? 0);
});

test('a search looks on through the round after, in which who has moved now confronts', () => {
  const { table } = league({});
  const since = structuredClone(table.fields);
  const quiet = [0, 1, 2].filter((rounds) => {
    table.fields.round = since.round + rounds;
    return foresight.isQuiet(table, since);
  });
  expect(quiet).toEqual([2]);
});
