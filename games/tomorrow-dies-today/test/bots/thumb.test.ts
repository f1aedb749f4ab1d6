import { Driver } from '@masterplan/bots';
import { compareAlike, ofThumbs } from '@masterplan/bots/testkit';
import {
  ACCEPT,
  type Bot,
  CHANGE,
  DECLINE,
  type Lens,
  nth,
  type Option,
  open,
  wordOf,
} from '@masterplan/kernel';
import { expect, test, vi } from 'vitest';
import { bots } from '../../bot/index.ts';
import { type Tomorrow, tomorrowDiesToday } from '../../index.ts';
import { word } from '../../rules/board.ts';

vi.setConfig({ testTimeout: 240_000 });

const { game } = tomorrowDiesToday;

/** The five team shapes. */
const shapes = [
  { seats: 2, teams: 2 },
  { seats: 3, teams: 3 },
  { seats: 4, teams: 2 },
  { seats: 6, teams: 2 },
  { seats: 6, teams: 3 },
] as const;

/** A bot that others are told about: each ask and what it took. */
const watched = (
  bot: Bot<Tomorrow>,
  hear: (lens: Lens<Tomorrow>, option: Option) => void,
): Bot<Tomorrow> => ({
  name: bot.name,
  choose(lens, options, random, account) {
    const chosen = bot.choose(lens, options, random, account);
    hear(lens, chosen);
    return chosen;
  },
});

interface Table {
  readonly seats: number;
  readonly teams: number;
  readonly seed: string;
}

/** Plays a game, a bot for each team, and returns it. */
function played({ seats, teams, seed }: Table, ...teamBots: readonly Bot<Tomorrow>[]) {
  const table = open(game, { seats, seed, options: { teams }, book: 'dropped' });
  const seated = Array.from({ length: seats }, (_, seat) => nth(teamBots, (seat % teams) % teamBots.length));
  new Driver(seated, seed).finish(table);
  return table;
}

const GAMES = 6;

test.each([
  { seats: 2, teams: 2 },
  { seats: 4, teams: 2 },
  { seats: 3, teams: 3 },
])('$teams teams at $seats seats: thumbs beat random teams in 75 of 100 games', ({ seats, teams }) => {
  let wins = 0;
  for (let i = 0; i < GAMES; i++) {
    const { state } = played({ seats, teams, seed: `floor ${i}` }, bots.thumb, bots.random, bots.random);
    if (state.outcome?.winners.includes(0)) wins += 1;
  }
  expect(wins / GAMES).toBeGreaterThanOrEqual(0.75);
});

test('in some games of all shapes they Complete Missions of both rings, fight, deal, claim and build, and never pass the bound of the game', () => {
  const done = new Set<number>();
  const hear = watched(bots.thumb, (_lens, option) => done.add(wordOf(option)));
  for (const [i, shape] of shapes.entries()) played({ ...shape, seed: `all ${i}` }, hear);
  const wanted = [
    ...[word.complete, word.alone, word.generate, word.collect, word.take, word.deploy, word.reveal],
    ...[word.attack, word.fight, word.strike, word.deal, word.give, word.shareAll, word.shareEvenly],
    ...[word.claimCard, word.build, word.switchOut, word.plotJob, word.use, word.recall, word.buyHenchman],
  ];
  expect(wanted.filter((each) => !done.has(each))).toEqual([]);
});

test('bots without trade neither propose nor accept an exchange', () => {
  const deals: Option[] = [];
  const hear = watched(bots['no-trade'], (lens, option) => {
    if (wordOf(option) === word.deal || wordOf(option) === word.ride) deals.push(option);
    if (['exchange', 'ride'].includes(lens.frame.verb) && option !== DECLINE) deals.push(option);
  });
  played({ seats: 4, teams: 2, seed: 'no trade' }, bots.thumb, hear);
  expect(deals).toEqual([]);
});

test('bots accept some of what team mates and rivals propose, decline some, and change some', () => {
  const answers = new Set<Option>();
  const hear = watched(bots.thumb, (lens, option) => {
    if (lens.frame.verb === 'exchange' && [ACCEPT, CHANGE, DECLINE].includes(option)) answers.add(option);
  });
  for (let i = 0; i < 10 && answers.size < 3; i++)
    played({ seats: 4, teams: 2, seed: `deals ${i}` }, hear, bots.random);
  expect(answers).toEqual(new Set([ACCEPT, CHANGE, DECLINE]));
});

test('it chooses the same in every world its seat cannot tell apart: 300 positions', () => {
  const { unlike, positions } = compareAlike(tomorrowDiesToday, ofThumbs(tomorrowDiesToday), 300);
  expect(unlike).toEqual([]);
  expect(positions).toBe(300);
});
