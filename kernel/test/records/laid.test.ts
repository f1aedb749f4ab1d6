import {
  bind,
  type CardLiteral,
  type ClaimLiteral,
  choice,
  type FrameLiteral,
  faceUp,
  locals,
  named,
  number,
  openAt,
  type PositionLiteral,
  standInsOf,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { ambush } from '../testkit/planted/ambush.ts';
import { bare, couldBe } from '../tiny/bare.ts';
import { squads } from '../tiny/squads.ts';

/** Two cards face-down before seat 0, and one more in the deck that nobody has seen. */
const squad: PositionLiteral = {
  seats: 2,
  zones: { squad: { 0: ['ace', 'queen'] }, deck: ['ten'] },
  stack: ['wait'],
};

/** What the squad could be to the other seat. */
const doubts = (...claims: ClaimLiteral[]): string[] =>
  couldBe(openAt({ game: bare }, { ...squad, claims }, ''), 1, 0, 1);

describe('a position written out', () => {
  test('hides what lies face-down among all that looks alike from behind', () => {
    expect(doubts()).toEqual(['ace queen', 'ace ten', 'queen ace', 'queen ten', 'ten ace', 'ten queen']);
    const game = { game: bare, back: ({ side }: { side: number }) => `side ${side}` };
    expect(couldBe(openAt(game, squad, ''), 1, 0, 1)).toEqual(['ace queen', 'ten queen']);
  });

  test('lays a card open, or shows it to some who could not look', () => {
    const shown = (ace: CardLiteral, viewer: number) => {
      const zones = { squad: { 0: [ace, 'queen'] }, deck: ['ten'] };
      return couldBe(openAt({ game: bare }, { ...squad, zones }, ''), viewer, 0, 1);
    };
    const everyone = 2;
    expect(shown(faceUp('ace'), everyone)).toEqual(['ace queen', 'ace ten']);
    const toSeat1 = { card: 'ace', seenBy: [1] };
    expect(shown(toSeat1, 1)).toEqual(['ace queen', 'ace ten']);
    expect(shown(toSeat1, everyone)).toEqual(doubts());
    expect(shown(toSeat1, 0)).toEqual(['ace queen']);
  });

  test('lays piles by seat and place where every seat has several', () => {
    const zones = { squad: { 1: { 0: ['super-0'], 1: ['super-3'] } }, hand: { 0: ['super-1'] } };
    const table = openAt({ game: squads }, { seats: 2, zones, stack: ['deploy'] }, '');
    const names = table.state.zones.map((cards) => cards.map((card) => table.kind(card).id).join(' '));
    const at = (seat: number, which: number) => names[squads.layout.find('squad', seat, which)];
    expect([at(0, 0), at(0, 1), at(1, 0), at(1, 1)]).toEqual(['', '', 'super-0', 'super-3']);
  });

  describe('opens in the middle of a course', () => {
    const stackOf = (first: FrameLiteral) =>
      openAt({ game: squads }, { seats: 2, stack: [first] }, '').state.stack.map(({ verb, at }) => [
        verb,
        at,
      ]);

    test('with the phases at work that lead to the one it names', () => {
      expect(stackOf('turn-up')).toEqual([
        ['game', 2],
        ['turn-up', 0],
      ]);
    });

    test('after a step that is called so', () => {
      expect(stackOf({ phase: 'game', after: 'deploy' })).toEqual([
        ['game', 2],
        ['turn-up', 0],
      ]);
      expect(() => stackOf({ phase: 'game', after: 'supper' })).toThrow('"game" has no step "supper"');
    });
  });

  test('knows together what was mixed apart from all else', () => {
    const mixed = [[{ zone: 'squad', seat: 0 }]];
    expect(couldBe(openAt({ game: bare }, { ...squad, mixed }, ''), 1, 0, 1)).toEqual([
      'ace queen',
      'queen ace',
    ]);
  });

  const at = { in: { zone: 'squad', seat: 0 } };
  test.each<[ClaimLiteral, string[]]>([
    [{ ...at, sum: 'cost', is: 4 }, ['ace queen', 'queen ace']],
    [{ ...at, among: 'cost', values: [1, 3] }, ['ace queen', 'queen ace']],
    [{ ...at, some: 'cost', values: [5] }, ['ace ten', 'queen ten', 'ten ace', 'ten queen']],
    [{ ...at, holds: 'rising' }, ['ace queen', 'ace ten', 'queen ten']],
    [{ ...at, holds: 'at-least', n: [8] }, ['queen ten', 'ten queen']],
    [{ ...at, alike: 'side' }, ['ace ten', 'ten ace']],
  ])('narrows it down by what is claimed: %o', (claim, worlds) => {
    expect(doubts(claim)).toEqual(worlds);
  });

  test('opens with its fields, a card named by its kind, and everything else as a table opens', () => {
    const { game: plain } = ambush();
    const my = locals({ with: number(), mood: choice('shy', 'bold') });
    const game = bind({ ...plain, also: [{ ...named(plain.phaseNamed, 'ambush'), my }] }, plain.kinds);
    const position: PositionLiteral = {
      seats: 2,
      options: { long: true },
      zones: { role: { 0: ['king'], 1: ['spy'] }, hand: { 0: ['sword', 'torch'], 1: ['shield'] } },
      fields: { turn: 1, note: 'king', order: [4, 'shield'] },
      stack: ['turn', { phase: 'ambush', you: 1, my: { with: 'torch', mood: 'bold' }, self: 'king' }],
    };
    const { state } = openAt({ game }, position, 'seed');
    expect(state.fields).toEqual({ turn: 1, turns: 0, wounds: [0, 0], note: 0, order: [4, 4] });
    expect(state.options).toEqual({ long: true });
    expect(state.stack[1]).toMatchObject({ verb: 'ambush', you: 1, self: 0, n: [3, 1] });
    expect(state.asked).toBe(0b01);
  });

  test('opens in the middle of a card’s effect', () => {
    const { game } = ambush();
    const zones = { role: { 0: ['king'], 1: ['spy'] }, pile: ['torch'] };
    const stack = ['turn', { perform: 'torch', part: 'play', you: 1 }];
    const { state } = openAt({ game }, { seats: 2, zones, stack }, '');
    expect(state.stack[1]).toMatchObject({ verb: 'effect', self: 2, part: 'play', you: 1, at: 0, n: [] });
    expect(state.stack[0]).toMatchObject({ verb: 'turn', you: -1, self: -1, n: [] });
    expect(state.asked).toBe(0b10);
  });

  test('meets the same luck by the same seed', () => {
    const rng = (seed: string) => openAt({ game: bare }, squad, seed).state.rng;
    expect(rng('a')).toEqual(rng('a'));
    expect(rng('a')).not.toEqual(rng('b'));
  });
});

describe('a position that cannot be laid throws', () => {
  test.each<[string, Partial<PositionLiteral>, string]>([
    ['without a phase', { stack: [] }, 'some phase must be at work: name it in the stack'],
    ['with a field nobody declared', { fields: { luck: 1 } }, 'field "luck" is not declared'],
    [
      'with something its phase does not remember',
      { stack: [{ phase: 'wait', my: { luck: 1 } }] },
      '"wait" remembers nothing',
    ],
    [
      'with a card that is not there',
      { stack: [{ phase: 'wait', self: 'king' }] },
      '"king" must be one card on the table, not 0',
    ],
    ['with a zone nobody declared', { zones: { attic: ['ace'] } }, 'has no zone "attic"; it has deck, '],
    [
      'with a seat’s pile for all',
      { zones: { hand: ['ace'] } },
      '"hand" is written as piles by number: { 0: […] }',
    ],
    [
      'with a pile where nobody has a place',
      { zones: { hand: { 2: ['ace'] } } },
      '"hand" is written as piles by number',
    ],
    ['with piles for one', { zones: { deck: { 0: ['ace'] } } }, '"deck" is written as a pile'],
  ])('%s', (_what, changed, fault) => {
    expect(() => openAt({ game: bare }, { ...squad, ...changed }, '')).toThrow(fault);
  });

  test('with two cards where one is meant', () => {
    const zones = { row: ['ace', 'ace'] };
    const stack = [{ phase: 'wait', self: 'ace' }];
    expect(() => openAt({ game: bare }, { seats: 2, zones, stack }, '')).toThrow(
      '"ace" must be one card on the table, not 2',
    );
  });
});

describe('stand-ins of a position', () => {
  const golem = { id: 'golem', cost: 4 };
  const positionOf = (...deck: CardLiteral[]): PositionLiteral => ({ seats: 2, zones: { deck }, stack: [] });

  test('are found once each, known or not; cards of the game are none', () => {
    const clay = { id: 'clay' };
    expect(standInsOf(positionOf('ace', golem, faceUp(clay), { ...golem }))).toEqual([golem, clay]);
    expect(standInsOf({ seats: 2, stack: [] })).toEqual([]);
  });

  test('that differ have names that differ', () => {
    expect(() => standInsOf(positionOf(golem, { ...golem, cost: 5 }))).toThrow(
      'two different stand-ins are called "golem"',
    );
  });
});
