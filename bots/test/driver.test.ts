import { type Bot, type Game, generator, nth, open, Sitting, see, seeEvent } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { duel } from '../../kernel/test/tiny/duel.ts';
import { ticTacToe } from '../../kernel/test/tiny/tic-tac-toe.ts';
import { accountOf, answerOf, anyOf, Driver, randomBot, replyOf } from '../src/index.ts';

type ShapeOf<G> = G extends Game<infer S> ? S : never;
type Noughts = ShapeOf<typeof ticTacToe>;

const opened = () => open(ticTacToe, { seats: 2, seed: 'x' });
const random = randomBot<Noughts>();
const first: Bot<Noughts> = { name: 'first', choose: (_lens, options) => nth(options, 0) };

describe('the driver', () => {
  test('plays a table to its end, and the same seed plays the same game', () => {
    const played = (seed: string) => {
      const table = opened();
      new Driver([random, random], seed).finish(table);
      return table.state;
    };
    expect(played('a').outcome).not.toBeNull();
    expect(played('a')).toEqual(played('a'));
    expect(Array.from('abcdefgh', (seed) => JSON.stringify(played(seed)))).not.toEqual(
      Array.from('abcdefgh', () => JSON.stringify(played('a'))),
    );
  });

  test('gives every bot chance of its own: a neighbour who draws less changes nothing', () => {
    const drawn: number[][] = [];
    for (const neighbour of [random, first]) {
      const seen: number[] = [];
      const watcher: Bot<Noughts> = {
        name: 'watcher',
        choose: (_lens, options, chance) => {
          seen.push(nth(chance, 0));
          return anyOf(options, chance);
        },
      };
      new Driver([watcher, neighbour], 'same').finish(opened());
      drawn.push(seen.slice(0, 2));
    }
    expect(drawn[0]).toEqual(drawn[1]);
  });

  test('asks a bot only where there is something to choose', () => {
    const counts: number[] = [];
    const counting: Bot<Noughts> = {
      name: 'counting',
      choose: (_lens, options) => {
        counts.push(options.length);
        return nth(options, 0);
      },
    };
    const course = new Driver([counting, counting], 'x').finish(opened());
    expect(Math.min(...counts)).toBeGreaterThan(1);
    expect(course.decisions).toBe(counts.length);
    expect(course.choices).toBeGreaterThanOrEqual(course.decisions);
  });

  test('writes down what a bot heeds, as everybody saw it, and what is said, in order', () => {
    const accounts: string[][] = [];
    const listening: Bot<Noughts> = {
      name: 'listening',
      choose(_lens, options, _chance, account) {
        accounts.push(account.map((entry) => ('name' in entry ? entry.name : entry.said.say)));
        return nth(options, 0);
      },
      heeds: (_game, { name }) => name === 'moved',
      speak: () => ({ say: 'vouch', seat: 1 }),
    };
    const driver = new Driver([listening, first], 'x');
    driver.finish(opened());
    expect(accounts[0]).toEqual([]);
    expect(accounts[1]?.filter((entry) => entry !== 'moved')).toEqual(['vouch']);
    expect(driver.account.length).toBeGreaterThan(accounts[1]?.length ?? 0);
  });

  test('throws on a game that does not end within its bound', () => {
    const endless = { ...ticTacToe, bound: 3 };
    const table = open(endless, { seats: 2, seed: 'x' });
    expect(() => new Driver([first, first], 'x').finish(table)).toThrow('did not end within 3 choices');
  });
});

describe('a bot away from the table', () => {
  test('is told from the log what it heeds, as everybody saw it, and nothing else', () => {
    const { log } = new Sitting(duel, { seats: 2, seed: 'x', options: {} });
    const deaf: Bot<ShapeOf<typeof duel>> = randomBot();
    const listening: typeof deaf = { ...deaf, heeds: (_game, { name }) => name === 'moved' };
    const account = accountOf(listening, duel, 2, log);
    const moved = log.flatMap(({ events }) => events.filter(({ name }) => name === 'moved'));
    expect(account).toEqual(moved.map((event) => seeEvent(event, 2)));
    expect(account.length).toBeGreaterThan(0);
    expect(accountOf(deaf, duel, 2, log)).toEqual([]);
  });

  test('answers a snapshot with a key, and the same seed gives the same key', () => {
    const seen = see(ticTacToe, opened().state, 0);
    expect(answerOf(first, ticTacToe, seen, 'x')).toBe('mark 0');
    expect(answerOf(random, ticTacToe, seen, 'x')).toBe(answerOf(random, ticTacToe, seen, 'x'));
  });

  test('may say something with its choice, and plays the same as one that does not', () => {
    const talking: Bot<Noughts> = {
      ...random,
      choose: (lens, options, rng, account) => random.choose(lens, options, rng, account),
      speak: () => ({ say: 'accuse', seat: 1 }),
    };
    const seen = see(ticTacToe, opened().state, 0);
    const key = answerOf(random, ticTacToe, seen, 'x');
    expect(replyOf(random, ticTacToe, seen, 'x')).toEqual({ key });
    expect(replyOf(talking, ticTacToe, seen, 'x')).toEqual({ key, remark: { say: 'accuse', seat: 1 } });
  });

  test('answers nothing where its seat is not asked', () => {
    expect(answerOf(first, ticTacToe, see(ticTacToe, opened().state, 1), 'x')).toBeUndefined();
  });

  test('a random bot takes every option sooner or later', () => {
    const options = [3, 5, 8];
    const chance = generator('x');
    const lens = opened().lens(0);
    const taken = new Set(Array.from({ length: 60 }, () => random.choose(lens, options, chance, [])));
    expect(taken).toEqual(new Set(options));
  });
});
