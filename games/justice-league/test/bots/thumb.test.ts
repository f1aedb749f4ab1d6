import { Driver } from '@masterplan/bots';
import { compareAlike, ofThumbs } from '@masterplan/bots/testkit';
import { type Account, type Bot, NOT_ANY, nth, open, type Remark } from '@masterplan/kernel';
import { expect, test, vi } from 'vitest';
import { heardIn, intend, newsIn, pointAt as pointAtCard } from '../../bot/talk.ts';
import { type JusticeLeague, justiceLeague } from '../../index.ts';
import { zones } from '../../rules/board.ts';

vi.setConfig({ testTimeout: 120_000 });

const { game, bots } = justiceLeague;

/** How a game ends in which one bot has every seat, and what everybody heard in it. */
function played(bot: Bot<JusticeLeague>, seats: number, seed: string) {
  const table = open(game, { seats, seed, options: { characters: 'chance' }, book: 'dropped' });
  const driver = new Driver(
    Array.from({ length: seats }, () => bot),
    seed,
  );
  driver.finish(table);
  const { darkseid } = table.fields;
  const characters = Array.from(
    { length: seats },
    (_, seat) => table.kind(nth(table.zone(zones.sheet(seat)), 0)).id,
  );
  const isDarkseids = table.state.outcome?.winners.includes(darkseid);
  const reason = table.state.outcome?.reason;
  return { isDarkseids, reason, darkseid, characters, account: driver.account };
}

const GAMES = 16;

/** How many of some games Darkseid wins. */
const darkseidsWins = (bot: Bot<JusticeLeague>, seats: number): number =>
  Array.from({ length: GAMES }, (_, i) => played(bot, seats, `floor ${i}`)).filter((end) => end.isDarkseids)
    .length;

test.each(game.seats)(
  'at %i seats either side of thumbs beats a random other side in 75 of 100 games',
  (seats) => {
    expect(darkseidsWins(bots['thumb-darkseid'], seats) / GAMES).toBeGreaterThanOrEqual(0.75);
    expect(1 - darkseidsWins(bots['thumb-heroes'], seats) / GAMES).toBeGreaterThanOrEqual(0.75);
  },
);

test('Darkseid keeps crises on the map: heroes seldom win by clearing it', () => {
  const cleared = Array.from({ length: GAMES }, (_, i) => played(bots.thumb, 3, `map ${i}`)).filter(
    ({ reason }) => reason === 'empty-map',
  );
  expect(cleared.length).toBeLessThanOrEqual(2);
});

const sayings = (account: Account) => account.flatMap((entry) => ('said' in entry ? [entry] : []));

test('heroes say which of their powers they plan and where, Darkseid says nothing, and silent heroes neither', () => {
  const { account, darkseid, characters } = played(bots.thumb, 4, 'talk');
  const said = sayings(account);
  for (const { seat, said: plan } of said) {
    if (plan.say !== 'intend') continue;
    const power = game.kinds[plan.kind];
    expect(power?.type === 'power' ? power.owner : undefined).toBe(characters[seat]);
  }
  expect(said.some((entry) => entry.said.say === 'intend' && entry.said.zone !== undefined)).toBe(true);
  expect(said.filter(({ seat }) => seat === darkseid)).toEqual([]);
  expect(sayings(played(bots['silent-heroes'], 4, 'talk').account)).toEqual([]);
});

const pointAt = (region: number): Remark => ({
  say: 'point-at',
  at: { kind: 'zone', zone: zones.tile(region) },
});

test('what was said counts for its round, and the last word of each hero', () => {
  const round = { name: 'round', seat: -1, cards: [], faces: [], n: [2] };
  const old = { seat: 0, said: pointAt(3) };
  const account: Account = [
    old,
    round,
    { seat: 1, said: pointAt(4) },
    { seat: 1, said: intend(7, 5) },
    { seat: 2, said: { say: 'plan', what: 'retreat' } },
    { seat: 3, said: pointAt(6) },
    { seat: 3, said: intend(7, NOT_ANY) },
    { seat: 4, said: pointAt(2) },
  ];
  expect(heardIn(account)).toEqual(
    new Map([
      [1, { region: 5, power: 7 }],
      [2, { region: NOT_ANY, power: NOT_ANY }],
      [3, { region: NOT_ANY, power: 7 }],
      [4, { region: 2, power: NOT_ANY }],
    ]),
  );
});

test('heroes remember where others went a round ago until these say something else, but not with which power', () => {
  const round = (n: number) => ({ name: 'round', seat: -1, cards: [], faces: [], n: [n] });
  const account: Account = [
    { seat: 3, said: intend(7, 1) },
    round(2),
    { seat: 1, said: intend(7, 4) },
    { seat: 2, said: intend(7, 5) },
    round(3),
    { seat: 1, said: intend(7, 6) },
  ];
  expect(heardIn(account, 2)).toEqual(
    new Map([
      [1, { region: 6, power: 7 }],
      [2, { region: 5, power: NOT_ANY }],
    ]),
  );
});

test('whoever points at a hidden crisis praises it, and whoever has looked and plans without a word passes it over', () => {
  const looked = (seat: number, card: number) => ({
    ...{ name: 'looked at crisis', seat, cards: [card], faces: [-1], n: [5] },
  });
  const account: Account = [
    looked(1, 80),
    looked(1, 81),
    looked(2, 82),
    looked(3, 83),
    { seat: 1, said: pointAtCard(81) },
    { seat: 1, said: intend(7, 5) },
    { seat: 3, said: intend(7, 5) },
  ];
  expect(newsIn(account, 3)).toEqual(
    new Map([
      [81, 'praised'],
      [80, 'passed over'],
    ]),
  );
});

test('it chooses the same in every world its seat cannot tell apart: 150 positions of both sides', () => {
  const { unlike, asks } = compareAlike(justiceLeague, ofThumbs(justiceLeague), 150);
  expect(unlike).toEqual([]);
  expect([...asks.keys()]).toEqual(expect.arrayContaining(['hero planning', 'darkseid planning']));
});
