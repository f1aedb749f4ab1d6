import { type Manner, sharesOf } from '@masterplan/bots/testkit';
import { named, nth, temperaments, temperedName, wordOf } from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { bots } from '../../bot/index.ts';
import { type Tomorrow, tomorrowDiesToday } from '../../index.ts';
import { word } from '../../rules/board.ts';

const { game } = tomorrowDiesToday;

/** Chooses this where it can. */
const prefers =
  (wanted: number): Manner<Tomorrow> =>
  (_lens, chosen, options) =>
    options.some((option) => wordOf(option) === wanted) ? wordOf(chosen) === wanted : undefined;

/** Lets a rival be whom it could attack. */
const keepsThePeace: Manner<Tomorrow> = (_lens, chosen, options) =>
  options.some((option) => wordOf(option) === word.attack) ? wordOf(chosen) !== word.attack : undefined;

/** The shares of each manner, by temperament. */
const shares = temperaments.map((temper) => {
  const bot = named(bots, temperedName('thumb', temper));
  return sharesOf({ game, seats: 2, games: 40, seed: 'manners' }, bot, bots.thumb, [
    prefers(word.reveal),
    prefers(word.plotJob),
    keepsThePeace,
  ]);
});

test.each([
  ['bold', 'lays Missions open'],
  ['sly', 'plots Side Jobs'],
  ['careful', 'keeps the peace'],
] as const)('the %s team %s more often than the other two', (temper, _manner) => {
  const no = temperaments.indexOf(temper);
  const [own = 0, ...others] = [nth(shares, no), ...shares.toSpliced(no, 1)].map((each) => nth(each, no));
  for (const other of others) expect(own).toBeGreaterThan(other + 0.01);
});
