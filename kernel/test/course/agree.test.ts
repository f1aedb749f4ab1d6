import {
  ACCEPT,
  agreementMaker,
  bind,
  type Choice,
  DECLINE,
  NOT_ANY,
  open,
  partsIn,
  proposalIn,
  proposalLines,
  proposerOf,
  Sitting,
  silentAnswer,
  steps,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { answer, asksOf, keysOf } from '../tiny/answer.ts';
import { heistVote } from '../tiny/heist-vote.ts';
import { market } from '../tiny/market.ts';

const vote = (rolls: readonly number[] = []) => {
  const left = rolls.slice();
  return open(heistVote, { seats: 3, seed: 'vote', chance: () => left.shift() ?? -1 });
};

describe('an agreement', () => {
  test('has one seat propose, or end it', () => {
    const table = vote();
    expect(asksOf(table)).toEqual(['0 award']);
    expect(keysOf(table, 0)).toEqual(['give it to 0', 'give it to 1', 'give it to 2', 'decline']);
    expect(keysOf(table, 1)).toEqual([]);
  });

  test('then all the others accept, change or decline at once, sealed, the proposal being public', () => {
    const table = vote();
    answer(table, 0, 'give it to 2');
    expect(asksOf(table)).toEqual(['1 award sealed', '2 award sealed']);
    expect([1, 2].map((seat) => keysOf(table, seat))).toEqual([
      ['accept', 'change', 'decline'],
      ['accept', 'change', 'decline'],
    ]);
    const frame = table.lens(3).stack.at(-1);
    expect(frame && partsIn(frame).map(table.game.keyOf)).toEqual(['give it to 2']);
  });

  test('lets everybody know whose proposal it is, once it is made', () => {
    const table = vote();
    expect(proposerOf(table.lens(3))).toBe(NOT_ANY);
    answer(table, 0, 'give it to 2');
    expect(proposerOf(table.lens(3))).toBe(0);
    answer(table, 1, 'change');
    answer(table, 2, 'accept');
    expect(proposerOf(table.lens(3))).toBe(NOT_ANY);
  });

  test('is carried out where all accept', () => {
    const table = vote();
    answer(table, 0, 'give it to 2');
    answer(table, 2, 'accept');
    expect(table.fields.owner).toBe(-1);
    answer(table, 1, 'accept');
    expect(table.state.outcome).toEqual({ winners: [2], reason: 'awarded' });
  });

  test.each([
    ['one declines', 'accept', 'decline'],
    ['the other declines', 'decline', 'accept'],
    ['both decline', 'decline', 'decline'],
    ['one declines what the other would change', 'change', 'decline'],
  ])('falls to the rule’s own fallback where %s: here a die', (_who, first, second) => {
    const table = vote([4]);
    answer(table, 0, 'give it to 2');
    answer(table, 1, first);
    answer(table, 2, second);
    expect(table.state.outcome).toEqual({ winners: [1], reason: 'awarded' });
  });

  test('ends with the seat that has the pen and proposes nothing', () => {
    const table = vote([4]);
    answer(table, 0, 'decline');
    expect(table.state.outcome).toEqual({ winners: [1], reason: 'awarded' });
  });

  test('goes on with the proposal of whoever changes it, the first from the pen on', () => {
    const table = vote();
    answer(table, 0, 'give it to 0');
    answer(table, 1, 'change');
    answer(table, 2, 'change');
    expect(asksOf(table)).toEqual(['1 award']);
    answer(table, 1, 'give it to 1');
    expect(keysOf(table, 0)).toEqual(['accept', 'decline']);
    expect(keysOf(table, 2)).toEqual(['accept', 'change', 'decline']);
    answer(table, 0, 'accept');
    answer(table, 2, 'change');
    answer(table, 2, 'give it to 2');
    expect([0, 1].map((seat) => keysOf(table, seat))).toEqual([
      ['accept', 'decline'],
      ['accept', 'decline'],
    ]);
    answer(table, 0, 'accept');
    answer(table, 1, 'accept');
    expect(table.state.outcome).toEqual({ winners: [2], reason: 'awarded' });
  });

  test('lets a seat change its mind until the last has answered', () => {
    const table = vote();
    answer(table, 0, 'give it to 1');
    answer(table, 2, 'decline', 'accept');
    answer(table, 1, 'accept');
    expect(table.fields.owner).toBe(1);
  });

  test('survives JSON between proposal and consent', () => {
    const table = vote();
    answer(table, 0, 'give it to 1');
    answer(table, 2, 'accept');
    const read = JSON.parse(JSON.stringify(table.state));
    expect(read).toEqual(table.state);
  });

  test('of one seat alone is agreed with the proposal', () => {
    interface Alone {
      fields: { owner: number };
      kind: { id: string };
    }
    const award = agreementMaker<Alone>()({
      ...{ name: 'award', silence: 'accept', deciders: () => 0b100, isWhole: () => true },
      proposals: (_lens, _seat, _frame, offers) => offers.yes(0, 2),
      agreed: (table) => table.end([0], 'agreed'),
      fallback: (table) => table.end([], 'fell back'),
    });
    const alone = bind({ ...heistVote, id: 'alone', course: steps('game', [award]), also: [] }, []);
    const table = open(alone, { seats: 3, seed: '' });
    expect(asksOf(table)).toEqual(['2 award']);
    answer(table, 2, 'give it to 2');
    expect(table.state.outcome).toEqual({ winners: [0], reason: 'agreed' });
  });

  test('says what silence means', () => {
    expect(heistVote.phaseNamed.award?.silence).toBe('accept');
  });
});

const EVERYBODY = 3;

describe('a proposal', () => {
  test('is read by anybody: whose it is, its parts, and that it is being drafted or was put forward', () => {
    const table = vote();
    expect(proposalIn(table.lens(EVERYBODY))).toMatchObject({
      ...{ name: 'award', by: 0, stage: 'drafted', silence: 'accept', parts: [] },
    });
    answer(table, 0, 'give it to 2');
    const proposal = proposalIn(table.lens(EVERYBODY));
    expect(proposal).toMatchObject({ by: 0, stage: 'put forward' });
    expect(proposal?.parts.map(table.game.keyOf)).toEqual(['give it to 2']);
    answer(table, 1, 'change');
    answer(table, 2, 'accept');
    expect(proposalIn(table.lens(EVERYBODY))).toMatchObject({ by: 1, stage: 'drafted', parts: [] });
  });

  test('is read where the agreement remembers something of its own besides', () => {
    const { table } = dealing();
    const proposal = proposalIn(table.lens(EVERYBODY));
    expect(proposal?.parts.map(table.game.keyOf)).toEqual(['give 0']);
    expect(proposal?.deciders).toBe(0b011);
  });

  test('is none where something else is asked, or nothing', () => {
    const table = open(market, { seats: 3, seed: 'market' });
    expect(proposalIn(table.lens(0))).toBeUndefined();
    const over = vote([4]);
    answer(over, 0, 'decline');
    expect(proposalIn(over.lens(0))).toBeUndefined();
  });

  test('is worded by the game, else by the options it is made of', () => {
    const { table } = dealing();
    const lens = table.lens(1);
    const proposal = proposalIn(lens);
    if (proposal === undefined) throw new Error('nothing is proposed');
    const option = (_lens: unknown, part: number) => `to ${table.game.keyOf(part)}`;
    expect(proposalLines({ option }, lens, proposal, [])).toEqual(['to give 0']);
    const own = { option, proposal: () => ['a gift', 'for nothing'] };
    expect(proposalLines(own, lens, proposal, [])).toEqual(['a gift', 'for nothing']);
  });
});

describe('silence', () => {
  test('accepts or declines what was put forward, as the agreement has it', () => {
    const shared = vote();
    answer(shared, 0, 'give it to 2');
    expect(silentAnswer(shared.lens(1))).toBe(ACCEPT);
    const gift = dealing();
    gift.choose(0, 'done');
    expect(silentAnswer(gift.table.lens(1))).toBe(DECLINE);
    expect([0, 1].map((seat) => gift.silence(seat))).toEqual([undefined, 'decline']);
  });

  test('of who has the pen ends it', () => {
    expect(silentAnswer(vote().lens(0))).toBe(DECLINE);
  });

  test('is no answer of who is not asked, nor to anything but a proposal', () => {
    const table = vote();
    expect(silentAnswer(table.lens(1))).toBeUndefined();
    expect(silentAnswer(table.lens(EVERYBODY))).toBeUndefined();
    expect(silentAnswer(open(market, { seats: 3, seed: 'market' }).lens(0))).toBeUndefined();
  });
});

function everybody(...keys: readonly string[]): Choice[] {
  return keys.map((key, seat) => [seat, key]);
}

/** The market where seat 0 deals with seat 1, and has put its funding into the draft. */
function dealing(): Sitting {
  const sitting = new Sitting(market, { seats: 3, seed: 'market', options: {} });
  for (const [seat, key] of opening) sitting.choose(seat, key);
  return sitting;
}
const opening: readonly Choice[] = [
  ...everybody('take 0', 'take 1', 'take 0'),
  ...everybody('deal with 1', 'pass', 'pass'),
  [0, 'give 0'],
];

describe('taking back', () => {
  test('a part is free until the proposal is put forward', () => {
    const sitting = dealing();
    sitting.choose(0, 'want 1');
    expect([sitting.undo(0), sitting.undo(0)]).toEqual([undefined, undefined]);
    expect(proposalIn(sitting.table.lens(0))?.parts).toEqual([]);
  });

  test('what was put forward needs the others’ consent, and so does what they have answered', () => {
    const sitting = dealing();
    sitting.choose(0, 'done');
    expect(sitting.undo(0)).toEqual({ code: 'learned' });
    expect(sitting.undoRefusal(0, 'agreed', 0)).toBeUndefined();
    sitting.choose(1, 'change');
    expect(sitting.undo(1)).toEqual({ code: 'learned' });
    expect(sitting.undo(0)).toEqual({ code: 'learned' });
  });

  test('of several who answer each may take their own back until the last has answered', () => {
    const sitting = new Sitting(heistVote, { seats: 3, seed: 'vote', options: {} });
    sitting.choose(0, 'give it to 2');
    sitting.choose(1, 'decline');
    expect(sitting.undo(1)).toBeUndefined();
    expect(asksOf(sitting.table)).toEqual(['1 award sealed', '2 award sealed']);
  });
});
