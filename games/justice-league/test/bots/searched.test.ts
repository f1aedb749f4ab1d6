import { searcher, weigh } from '@masterplan/bots';
import { expect, test } from 'vitest';
import { bots, foresight } from '../../bot/index.ts';
import { crisis, DARKSEID, faceUp, type LeagueTable, league, SUPERMAN } from '../tables.ts';
import { confronting, going, scheming, triumphing } from './kept/tables.ts';

type Given = Parameters<typeof league>[0];

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

/** What a search tries for a seat besides what rules of thumb take, by keys. */
function triedBy(laid: LeagueTable, seat: number): readonly string[] {
  const tried: string[] = [];
  laid.chosenBy(
    {
      choose(lens, options, random, account) {
        const liked = bots.thumb.choose(lens, options, random, account);
        tried.push(...(foresight.rank?.(lens, options, liked, account) ?? options).map(lens.game.keyOf));
        return liked;
      },
    },
    seat,
  );
  return tried;
}

test('a search rolls for nothing that it can be sure of, and spends no token that changes no chance', () => {
  expect(triedBy(confronting(), SUPERMAN)).toEqual(['strength with 4', 'done']);
  const hopeless = confronting({ tokens: { [SUPERMAN]: [3, 0, 0] } }, 12);
  expect(triedBy(hopeless, SUPERMAN).toSorted()).toEqual(['done', 'strength with 1']);
});

test('a search never puts training off', () => {
  const training = league({
    stack: { [SUPERMAN]: ['solar-flare', 'invulnerable'] },
    fields: { xp: [1, 0, 0] },
    from: ['train'],
  });
  const tried = triedBy(training, SUPERMAN);
  expect(tried).toHaveLength(2);
  expect(tried.every((key) => key.startsWith('learn'))).toBe(true);
});

test('a search does not try an Ultimate Goal that is not reached', () => {
  const goal = 'fall-of-the-league';
  const planned = (heroesDefeated: number) =>
    scheming({
      hand: { [DARKSEID]: [goal, 'grand-design', 'triumph'] },
      fields: { heroesDefeated, energy: 6 },
    });
  expect(triedBy(planned(0), DARKSEID)).toHaveLength(3);
  expect(triedBy(planned(3), DARKSEID)).toHaveLength(4);
});
