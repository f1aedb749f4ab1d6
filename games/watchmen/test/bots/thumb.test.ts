import { Driver } from '@masterplan/bots';
import { compareAlike, ofThumbs } from '@masterplan/bots/testkit';
import { type Account, type Bot, nth, open, type Table } from '@masterplan/kernel';
import { expect, test, vi } from 'vitest';
import { bots as watchmenBots } from '../../bot/index.ts';
import { type Watchmen, watchmen } from '../../index.ts';

vi.setConfig({ testTimeout: 120_000 });

const { game } = watchmen;

/** A finished table of these bots, one a seat. */
function played(bots: readonly Bot<Watchmen>[], seed: string, mode: 'base' | 'watchmen'): Table<Watchmen> {
  const table = open(game, { seats: bots.length, seed, options: { mode }, book: 'dropped' });
  new Driver(bots, seed).finish(table);
  return table;
}

test('in the base game rules of thumb beat a bot that buys the dearest in 65 of 100 games of two', () => {
  let wins = 0;
  for (let i = 0; i < 60; i++) {
    const bots =
      i % 2 === 0 ? [watchmenBots.thumb, watchmenBots.dearest] : [watchmenBots.dearest, watchmenBots.thumb];
    const winners = played(bots, `pair ${i >> 1}`, 'base').state.outcome?.winners ?? [];
    if (winners.includes(i % 2)) wins += 1 / winners.length;
  }
  expect(wins / 60).toBeGreaterThan(0.65);
});

test('in Watchmen either side of thumbs beats a random other side in 75 of 100 games', () => {
  const wins = { mastermind: 0, loyal: 0 };
  const games = 24;
  for (let i = 0; i < games; i++) {
    const roles = open(game, { seats: 4, seed: `sides ${i}`, options: { mode: 'watchmen' } });
    const isEvil = (seat: number) =>
      roles.kind(nth(roles.zone(game.layout.find('loyalty', seat)), 0)).id === 'secret-mastermind';
    const seated = (evil: Bot<Watchmen>, loyal: Bot<Watchmen>) =>
      [0, 1, 2, 3].map((seat) => (isEvil(seat) ? evil : loyal));
    const evil = played(seated(watchmenBots.thumb, watchmenBots.random), `sides ${i}`, 'watchmen').state
      .outcome;
    if (evil?.reason !== 'challenges') wins.mastermind += 1;
    const loyal = played(seated(watchmenBots.random, watchmenBots.thumb), `sides ${i}`, 'watchmen').state
      .outcome;
    if (loyal?.reason === 'challenges') wins.loyal += 1;
  }
  expect(wins.mastermind / games).toBeGreaterThan(0.75);
  expect(wins.loyal / games).toBeGreaterThan(0.75);
});

/** What everybody saw and heard in some games of four, the Secret Mastermind played by `evil`, and who that was. */
function accounts(evil: Bot<Watchmen>, games: number): { account: Account; mastermind: number }[] {
  return Array.from({ length: games }, (_, i) => {
    const table = open(game, { seats: 4, seed: `told ${i}`, options: { mode: 'watchmen' }, book: 'dropped' });
    const roles = [0, 1, 2, 3].map(
      (seat) => table.kind(nth(table.zone(game.layout.find('loyalty', seat)), 0)).id,
    );
    const mastermind = roles.indexOf('secret-mastermind');
    const driver = new Driver(
      roles.map((_role, seat) => (seat === mastermind ? evil : watchmenBots.thumb)),
      `told ${i}`,
    );
    driver.finish(table);
    return { account: driver.account, mastermind };
  });
}

test('a Secret Mastermind who hides contributes now and then; one who does not never does', () => {
  const given = (evil: Bot<Watchmen>) =>
    accounts(evil, 8).reduce(
      (sum, { account, mastermind }) =>
        sum +
        account.filter(
          (entry) => 'name' in entry && entry.name === 'contributed' && entry.seat === mastermind,
        ).length,
      0,
    );
  expect(given(watchmenBots.thumb)).toBeGreaterThan(0);
  expect(given(watchmenBots['no-hiding'])).toBe(0);
});

test('the Loyal accuse the Secret Mastermind more often than all others together, and it accuses others', () => {
  const accused = { mastermind: 0, loyal: 0, itself: 0 };
  let vouched = 0;
  for (const { account, mastermind } of accounts(watchmenBots.thumb, 8))
    for (const entry of account) {
      if ('name' in entry || !('seat' in entry.said)) continue;
      const { say, seat } = entry.said;
      if (entry.seat === mastermind) accused.itself += seat === mastermind ? 1 : 0;
      else if (say === 'vouch') vouched += 1;
      else accused[seat === mastermind ? 'mastermind' : 'loyal'] += 1;
    }
  expect(accused.mastermind).toBeGreaterThan(accused.loyal);
  expect(accused.itself).toBe(0);
  expect(vouched).toBeGreaterThan(0);
});

test('it chooses the same in every world its seat cannot tell apart: 200 positions', () => {
  const { unlike, positions } = compareAlike(watchmen, ofThumbs(watchmen), 200);
  expect(unlike).toEqual([]);
  expect(positions).toBe(200);
});
