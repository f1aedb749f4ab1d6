import {
  type Account,
  candidates,
  firstOf,
  generator,
  nth,
  open,
  type Remark,
  type SeenEvent,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { Belief } from '../../bot/belief.ts';
import { Thumb } from '../../bot/index.ts';
import { isSaid } from '../../bot/remarks.ts';
import { watchmen } from '../../index.ts';
import { zones } from '../../rules/board.ts';
import { many, underKeaneAct } from '../tables.ts';

const { game } = watchmen;

/** A table of four with its first Challenge, seen by a Loyal seat, and the other three seats. */
function seated(challenge: string) {
  for (let i = 0; ; i++) {
    const table = open(game, { seats: 4, seed: `belief ${i}`, options: { mode: 'watchmen' } });
    if (table.kind(nth(table.zone(zones.challenge()), 0)).id !== challenge) continue;
    const roles = [0, 1, 2, 3].map((seat) => table.kind(nth(table.zone(zones.loyalty(seat)), 0)).id);
    const loyal = roles.indexOf('loyal');
    const evil = roles.indexOf('secret-mastermind');
    const [one = 0, two = 0, three = 0] = [0, 1, 2, 3].filter((seat) => seat !== loyal);
    return { lens: table.lens(loyal), evil: table.lens(evil), loyal, one, two, three };
  }
}

const happened = (name: string, seat: number, card?: string, ...n: number[]): SeenEvent => ({
  name,
  seat,
  cards: card === undefined ? [] : [0],
  faces: card === undefined ? [] : [game.kindNo(card)],
  n,
});
const turn = (seat: number) => happened('turn', seat);
const said = (seat: number, remark: Remark): Account[number] => ({ seat, said: remark });
const kept = (seat: number, card: string): SeenEvent =>
  happened('moved', -1, card, zones.hand(seat), zones.discard(seat));

describe('a Loyal player believes', () => {
  const { lens, loyal, one, two, three } = seated('keane-act');

  test('nobody more than others at first, and never that it is itself', () => {
    const belief = Belief.of(lens, []);
    expect(belief.of(loyal)).toBe(0);
    for (const seat of [one, two, three]) expect(belief.of(seat)).toBeCloseTo(1 / 3);
  });

  test('whoever helps less suspect, and whoever keeps what would help more', () => {
    const belief = Belief.of(lens, [
      turn(one),
      happened('contributed', one, 'kick'),
      turn(two),
      kept(two, 'lasso-of-truth'),
      turn(three),
    ]);
    expect(belief.of(one)).toBeLessThan(belief.of(three));
    expect(belief.of(two)).toBeGreaterThan(belief.of(three));
    expect(belief.suspicion(two)).toBeGreaterThan(0);
    expect(belief.trust(one)).toBeGreaterThan(0);
  });

  test('what it has seen of a Loyalty card, whatever else happened', () => {
    const suspect = [turn(1), kept(1, 'kick'), kept(1, 'lasso-of-truth'), turn(2)];
    const looking = (seat: number, mastermind: number) => {
      const table = underKeaneAct({ seats: 4, mastermind, hand: ['dossier'] });
      table.answer(0, 'play dossier').answer(0, 'do it').answer(0, `look at loyalty of player ${seat}`);
      return Belief.of(table.table.lens(0), suspect);
    };
    expect(looking(1, 2).of(1)).toBe(0);
    expect([1, 2, 3].map((seat) => looking(3, 3).of(seat))).toEqual([0, 0, 1]);
  });

  test('that to keep what helps nobody tells nothing', () => {
    const belief = Belief.of(lens, [turn(two), kept(two, 'vulnerability'), turn(three)]);
    expect(belief.of(two)).toBeCloseTo(1 / 3);
  });

  test('that what somebody discards in another’s turn tells nothing of either', () => {
    const belief = Belief.of(lens, [turn(two), kept(three, 'kick'), turn(three)]);
    expect(belief.of(two)).toBeCloseTo(1 / 3);
    expect(belief.of(three)).toBeCloseTo(1 / 3);
  });

  test('whoever takes more off the main deck than a turn must is suspect', () => {
    const more = [turn(two), happened('line-up', -1), happened('line-up', -1), happened('line-up', -1)];
    const belief = Belief.of(lens, [...more, turn(three), happened('line-up', -1), turn(one)]);
    expect(belief.of(two)).toBeGreaterThan(belief.of(three));
    expect(belief.of(three)).toBeCloseTo(belief.of(one));
  });

  test('that whoever buys while a Riot takes a card besides is no more suspect than whoever does not', () => {
    const riot = seated('rioting');
    const drains = (n: number) => Array.from({ length: n }, () => happened('line-up', -1));
    const course = [turn(riot.one), ...drains(2), turn(riot.two), ...drains(1), turn(riot.three)];
    const belief = Belief.of(riot.lens, course);
    expect(belief.of(riot.one)).toBeCloseTo(belief.of(riot.two));
    const greedy = Belief.of(riot.lens, [...course, ...drains(3), turn(riot.one)]);
    expect(greedy.of(riot.three)).toBeGreaterThan(greedy.of(riot.one));
  });

  test('an accusation, the more the speaker is trusted', () => {
    const accuses = said(one, { say: 'accuse', seat: three });
    const heard = Belief.of(lens, [accuses]);
    expect(heard.of(three)).toBeGreaterThan(heard.of(two));
    const trusted = Belief.of(lens, [turn(one), happened('contributed', one, 'kick'), accuses]);
    const doubted = Belief.of(lens, [turn(one), kept(one, 'kick'), turn(two), accuses]);
    const against = (belief: Belief) => Math.log(belief.of(three) / belief.of(two));
    expect(against(trusted)).toBeGreaterThan(against(doubted));
    expect(against(Belief.of(lens, [said(one, { say: 'vouch', seat: three })]))).toBeLessThan(0);
  });

  test('that a suspect must not have what it lacks for the Machination', () => {
    const account = [turn(two), kept(two, 'kick'), turn(three), kept(three, 'vulnerability'), turn(one)];
    const belief = Belief.of(lens, account);
    const line = nth(belief.lines, belief.lines.length - 1);
    const card = nth(
      game.kinds.filter((kind) => kind.family === 'card' && kind.type === line.types?.[0]),
      0,
    );
    if (card.family !== 'card') throw new Error('a card was expected');
    expect(belief.wantedBySuspects(card)).toBeGreaterThan(0);
    const bought = Array.from({ length: 2 }, () => happened('bought', two, card.id, 3));
    const covered = Belief.of(lens, [...account, ...bought]);
    expect(covered.wantedBy(two, card)).toBe(0);
  });
});

test('the Secret Mastermind reads what the others must think of it', () => {
  const { evil } = seated('keane-act');
  const belief = Belief.of(evil, []);
  expect(belief.of(evil.viewer)).toBeCloseTo(1 / 4);
});

test('a bot does not say the same of the same player twice, unless it has said otherwise meanwhile', () => {
  const accuses = { say: 'accuse', seat: 2 } as const;
  expect(isSaid([], 1, accuses)).toBe(false);
  expect(isSaid([said(1, accuses), said(1, { say: 'vouch', seat: 3 })], 1, accuses)).toBe(true);
  expect(isSaid([said(3, accuses)], 1, accuses)).toBe(false);
  expect(isSaid([said(1, accuses), said(1, { say: 'vouch', seat: 2 })], 1, accuses)).toBe(false);
});

test('a Loyal bot denounces whom it suspects, and anybody where it suspects nobody', () => {
  const { table } = underKeaneAct({ deck: many(9, 'punch'), weaknesses: ['weakness'] }).answer(0, 'end turn');
  const denounced = (bot: Thumb, suspect: number) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((i) => {
      const account = [turn(suspect), kept(suspect, 'kick'), turn(0)];
      const lens = table.lens(0);
      return firstOf(bot.choose(lens, candidates(lens).options, generator(`lot ${i}`), account));
    });
  const thumb = new Thumb('thumb');
  expect(new Set(denounced(thumb, 1))).toEqual(new Set([1]));
  expect(new Set(denounced(thumb, 2))).toEqual(new Set([2]));
  expect(new Set(denounced(new Thumb('none', { belief: 'none' }), 2))).toEqual(new Set([1, 2]));
});
