import {
  bind,
  dueAnswers,
  imagine,
  isLeftStanding,
  nth,
  Offers,
  open,
  play,
  Sitting,
  see,
  standingOptions,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { answer, answerDue, asksOf } from '../tiny/answer.ts';
import { duel } from '../tiny/duel.ts';
import { heistVote } from '../tiny/heist-vote.ts';
import { market } from '../tiny/market.ts';
import { cast, gain, strike, take } from '../tiny/spells.ts';
import { ticTacToe } from '../tiny/tic-tac-toe.ts';

/** A duel of three: seat 0 strikes first. */
const duelOf = () => open(duel, { seats: 3, seed: 'duel' });

describe('standing answers', () => {
  test('can be left by any seat at any time, one for each window, and taken back', () => {
    const table = duelOf();
    expect(standingOptions(table, 2)).toEqual([
      { key: 'stand attack ask', window: 0, answer: 0 },
      { key: 'stand attack take', window: 0, answer: 1 },
      { key: 'stand attack cheapest', window: 0, answer: 2 },
      { key: 'stand attack take-the-first', window: 0, answer: 3 },
    ]);
    answer(table, 2, 'stand attack take');
    expect(table.state.standing).toEqual([0, 0, 1]);
    answer(table, 2, 'stand attack cheapest');
    expect(table.state.standing).toEqual([0, 0, 2]);
    answer(table, 2, 'stand attack ask');
    expect(table.state.standing).toEqual([0, 0, 0]);
    expect(asksOf(table)).toEqual(['0 attack']);
  });

  test('are none where the game has no windows', () => {
    expect(standingOptions(open(ticTacToe, { seats: 2, seed: '' }), 0)).toEqual([]);
  });

  test('are due when their window opens, and answer when whoever runs the table plays them', () => {
    const table = duelOf();
    answer(table, 2, 'stand attack take');
    expect(dueAnswers(table)).toEqual([]);
    answer(table, 0, 'strike');
    expect(asksOf(table)).toEqual(['1 defence sealed', '2 defence sealed']);
    expect(dueAnswers(table)).toEqual([{ seat: 2, key: 'take it' }]);
    answerDue(table);
    expect(dueAnswers(table)).toEqual([]);
    expect(asksOf(table)).toEqual(['1 defence sealed', '2 defence ready']);
    answer(table, 1, 'take it');
    expect(table.fields.hits).toEqual([0, 1, 1]);
  });

  test('are known for what they are: an option is left standing only for the seat that left it', () => {
    const table = duelOf();
    answer(table, 2, 'stand attack take');
    const takes = (seat: number) => {
      const { options } = table.list(seat, new Offers());
      const option = nth(
        options.filter((each) => table.game.keyOf(each) === 'take it'),
        0,
      );
      return isLeftStanding(table, seat, option, options);
    };
    const strikes = table.list(0, new Offers()).options;
    expect(isLeftStanding(table, 0, nth(strikes, 0), strikes)).toBe(false);
    answer(table, 0, 'strike');
    expect([takes(1), takes(2)]).toEqual([false, true]);
  });

  test('are due, too, where they are left while their window is open', () => {
    const table = duelOf();
    answer(table, 0, 'strike');
    answer(table, 1, 'stand attack take');
    expect(dueAnswers(table)).toEqual([{ seat: 1, key: 'take it' }]);
  });

  test('of all who are asked let the game go on without asking', () => {
    const table = duelOf();
    answer(table, 1, 'stand attack take');
    answer(table, 2, 'stand attack take');
    table.learned = false;
    answer(table, 0, 'strike');
    answerDue(table);
    expect(table.fields.hits).toEqual([0, 1, 1]);
    expect(asksOf(table)).toEqual(['1 attack']);
    expect(table.learned).toBe(true);
  });

  test('choose from what their seat holds: here seat 1 has a Shield and seat 0 none', () => {
    const table = open(duel, { seats: 2, seed: '', chance: (limit) => limit - 1 });
    for (const seat of [0, 1]) answer(table, seat, 'stand attack cheapest');
    answer(table, 0, 'strike');
    answerDue(table);
    expect(table.fields.hits).toEqual([0, 0]);
    expect(table.zone(duel.layout.find('discard')).map((card) => table.kind(card).shield)).toEqual([1]);
    answer(table, 1, 'strike');
    answerDue(table);
    expect(table.fields.hits).toEqual([1, 0]);
  });

  test('may be changed while they wait', () => {
    const table = duelOf();
    answer(table, 2, 'stand attack take');
    answer(table, 0, 'strike');
    answer(table, 2, 'stand attack ask');
    expect(dueAnswers(table)).toEqual([]);
    answer(table, 2, 'stand attack take');
    answerDue(table);
    answer(table, 2, 'stand attack ask');
    expect(asksOf(table)).toEqual(['1 defence sealed', '2 defence ready']);
    answer(table, 2, 'take it');
    expect(asksOf(table)).toEqual(['1 defence sealed', '2 defence ready']);
  });

  test('that public facts rule out leave their seat asked', () => {
    const table = duelOf();
    answer(table, 2, 'stand attack take-the-first');
    answer(table, 0, 'strike');
    answerDue(table);
    answer(table, 1, 'take it');
    expect(table.fields.hits).toEqual([0, 1, 1]);
    answer(table, 1, 'strike');
    expect(dueAnswers(table)).toEqual([]);
    expect(asksOf(table)).toEqual(['0 defence sealed', '2 defence sealed']);
  });

  test('are kept apart by window and seat', () => {
    const table = cast({ cast: [take, strike(0b11)], gems: 1 });
    answer(table, 1, 'stand ambush never', 'stand strike suffer');
    expect(table.state.standing).toEqual([0, 0, 1, 1]);
    answer(table, 0, 'take gem 1');
    expect(dueAnswers(table)).toEqual([{ seat: 1, key: 'suffer' }]);
  });

  test('may go by public facts about their seat', () => {
    const table = cast({ cast: [take, gain(-1), strike(0b11)], gems: 1 });
    answer(table, 0, 'stand strike block-when-poor');
    answer(table, 1, 'stand strike block-when-poor');
    answer(table, 0, 'take gem 1');
    expect(dueAnswers(table)).toEqual([{ seat: 0, key: 'block' }]);
    answerDue(table);
    answer(table, 1, 'block');
    expect(table.fields.points).toEqual([-2, -1]);
  });

  test('by themselves neither answer nor teach anything', () => {
    const table = duelOf();
    answer(table, 0, 'strike');
    table.learned = false;
    answer(table, 1, 'stand attack take');
    expect(asksOf(table)).toEqual(['1 defence sealed', '2 defence sealed']);
    expect(table.learned).toBe(false);
  });
});

describe('a window that is not for every seat', () => {
  const { attack } = duel.windows ?? {};
  if (attack === undefined) throw new Error('the duel has no window for attacks');
  const spared = bind(
    { ...duel, windows: { attack: { ...attack, isFor: (_view, seat) => seat !== 1 } } },
    duel.kinds,
  );

  test('is offered to those it is for', () => {
    const table = open(spared, { seats: 2, seed: 'duel' });
    expect([0, 1].map((seat) => standingOptions(table, seat).length)).toEqual([4, 0]);
  });

  test('asks whether it is for a seat by what everybody sees', () => {
    const viewers: number[] = [];
    const watched = bind(
      { ...duel, windows: { attack: { ...attack, isFor: ({ viewer }) => viewers.push(viewer) > 0 } } },
      duel.kinds,
    );
    standingOptions(open(watched, { seats: 2, seed: 'duel' }), 1);
    expect(new Set(viewers)).toEqual(new Set([2]));
  });

  test('still takes what was left there, which an undo may play again before it was known whom it is for', () => {
    const table = open(spared, { seats: 2, seed: 'duel' });
    expect(play(table, 1, 'stand attack take')).toBeUndefined();
  });
});

describe('answers left to proposals', () => {
  const vote = (...before: readonly (readonly [seat: number, key: string])[]) => {
    const table = open(heistVote, { seats: 3, seed: 'vote', chance: () => 4 });
    for (const [seat, key] of before) answer(table, seat, key);
    return table;
  };

  test('accept what is put forward, and leave the pen to its seat', () => {
    const table = vote([0, 'stand award accept'], [1, 'stand award accept'], [2, 'stand award accept']);
    expect(dueAnswers(table)).toEqual([]);
    answer(table, 0, 'give it to 2');
    expect(dueAnswers(table)).toEqual([1, 2].map((seat) => ({ seat, key: 'accept' })));
    answerDue(table);
    expect(table.state.outcome).toEqual({ winners: [2], reason: 'awarded' });
  });

  test('answer every proposal anew, also that of who changes the first', () => {
    const table = vote([1, 'stand award accept'], [0, 'give it to 0']);
    answerDue(table);
    answer(table, 2, 'change');
    answer(table, 2, 'give it to 2');
    expect(dueAnswers(table)).toEqual([{ seat: 1, key: 'accept' }]);
    expect(asksOf(table)).toEqual(['0 award sealed', '1 award sealed']);
  });

  test('are given by whoever has the pen, too, where they are possible there: an open ask', () => {
    const table = vote([0, 'stand award decline']);
    expect(asksOf(table)).toEqual(['0 award']);
    expect(dueAnswers(table)).toEqual([{ seat: 0, key: 'decline' }]);
    answerDue(table);
    expect(table.state.outcome).toEqual({ winners: [1], reason: 'awarded' });
  });

  test('are their owner’s own: nobody else sees them, and imagined tables lack them', () => {
    const table = vote([1, 'stand award accept']);
    expect([0, 1, 2, 3].map((viewer) => see(heistVote, table.state, viewer).standing)).toEqual([
      [0],
      [1],
      [0],
      [],
    ]);
    expect(imagine(heistVote, see(heistVote, table.state, 2), 'world').state.standing).toEqual([0, 0, 0]);
  });

  test('are choices in the record: undo takes back what was answered, and a replay gives it again', () => {
    const sitting = new Sitting(heistVote, { seats: 3, seed: 'vote', options: {} });
    sitting.choose(1, 'stand award accept');
    sitting.choose(0, 'give it to 2');
    for (const { seat, key } of sitting.due()) sitting.choose(seat, key);
    expect(asksOf(sitting.table)).toEqual(['1 award ready', '2 award sealed']);
    expect(sitting.undo(1)).toBeUndefined();
    expect(asksOf(sitting.table)).toEqual(['1 award sealed', '2 award sealed']);
    expect(sitting.due()).toEqual([{ seat: 1, key: 'accept' }]);
    sitting.settle();
    sitting.choose(2, 'accept');
    const again = Sitting.of(heistVote, sitting.record());
    expect('fault' in again ? again.fault : again.table.state).toEqual(sitting.table.state);
    expect(sitting.record().choices).toEqual([
      ...[
        [1, 'stand award accept'],
        [0, 'give it to 2'],
        [1, 'accept'],
        [2, 'accept'],
      ],
    ]);
  });

  test('of an answer that no window has are refused, and change nothing', () => {
    const table = vote();
    const before = JSON.stringify(table.state);
    expect(play(table, 1, 'stand award perhaps')).toEqual({ code: 'not-your-ask' });
    expect(play(table, 0, 'stand reward accept')).toEqual({ code: 'not-an-option' });
    expect(JSON.stringify(table.state)).toBe(before);
  });
});

describe('the usual answer of a window', () => {
  /** A market whose three seats have gathered: the first gap for deals is open. */
  function atTheGap(...before: readonly (readonly [seat: number, key: string])[]) {
    const table = open(market, { seats: 3, seed: 'market' });
    for (const [seat, key] of before) answer(table, seat, key);
    for (const seat of [0, 1, 2]) answer(table, seat, 'take 0');
    return table;
  }
  const pass = { key: 'pass', usual: true };

  test('stands for every seat from the start', () => {
    const table = atTheGap();
    expect(table.state.standing).toEqual([1, 1, 1]);
    expect(see(market, table.state, 1).standing).toEqual([1]);
    expect(dueAnswers(table)).toEqual([0, 1, 2].map((seat) => ({ seat, ...pass })));
    answerDue(table);
    expect(asksOf(table)).toEqual(['0 gather sealed', '1 gather sealed', '2 gather sealed']);
  });

  test('must be one of its answers', () => {
    const { dealings } = market.windows ?? {};
    if (dealings === undefined) throw new Error('the market has no dealings');
    const misspelt = { ...market, windows: { dealings: { ...dealings, usual: 'paß' } } };
    expect(() => bind(misspelt, [])).toThrow('the window "dealings" has no answer "paß"');
  });

  test('taken back, makes the table stop at the next gap for that seat alone', () => {
    const table = atTheGap([1, 'stand dealings ask']);
    expect(dueAnswers(table)).toEqual([0, 2].map((seat) => ({ seat, ...pass })));
    answerDue(table);
    expect(asksOf(table)).toEqual(['0 dealings ready', '1 dealings sealed', '2 dealings ready']);
    answer(table, 1, 'deal with 2');
    expect(asksOf(table)).toEqual(['1 exchange']);
  });

  test('is what others are thought to have left', () => {
    const table = atTheGap([0, 'stand dealings ask'], [1, 'stand dealings ask']);
    expect(imagine(market, see(market, table.state, 0), 'world').state.standing).toEqual([0, 1, 1]);
  });
});
