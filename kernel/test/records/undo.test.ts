import { bind, type Game, Sitting } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { duel } from '../tiny/duel.ts';
import { bytes, choose, type Move, replayed, sat, start } from '../tiny/sat.ts';
import { thieves } from '../tiny/thieves.ts';
import { ticTacToe } from '../tiny/tic-tac-toe.ts';

type ShapeOf<G> = G extends Game<infer S> ? S : never;

const bigDuel = bind(
  { ...duel, seats: [4] },
  [1, 1, 1, 1, 1, 1, 1, 1].map((shield, i) => ({ id: `card-${i}`, shield })),
);

/** Four at a duel: whoever is struck answers sealed, and two can have while the third has not. */
function fourAtDuel(...choices: Move[]): Sitting<ShapeOf<typeof duel>> {
  const sitting = new Sitting(bigDuel, { ...start, seats: 4 });
  choose(sitting, ...choices);
  return sitting;
}

describe('undo', () => {
  const free = 'free';

  test('takes back the seat’s last choice where nobody learned anything since', () => {
    const sitting = sat(ticTacToe, [0, 'mark 4']);
    expect(sitting.undo(0)).toBeUndefined();
    expect(bytes(sitting)).toBe(bytes(sat(ticTacToe)));
    expect(sitting.record().choices).toEqual([]);
    choose(sitting, [0, 'mark 0']);
    expect(sitting.record().choices).toEqual([[0, 'mark 0']]);
  });

  test('is an entry of the log: versions only grow, and the record keeps what stands', () => {
    const sitting = sat(ticTacToe, [0, 'mark 4']);
    sitting.undo(0, free);
    choose(sitting, [0, 'mark 0']);
    expect(sitting.log.map(({ version, did, seat, events }) => [version, did, seat, events.length])).toEqual([
      [0, 'open', -1, 0],
      [1, 'choose', 0, 0],
      [2, 'undo', 0, 0],
      [3, 'choose', 0, 0],
    ]);
    expect(bytes(replayed(ticTacToe, sitting.record()))).toBe(bytes(sitting));
  });

  test('of nothing is refused', () => {
    expect(sat(ticTacToe).undo(0)).toEqual({ code: 'nothing-to-undo' });
    expect(sat(ticTacToe, [0, 'mark 4']).undo(1, 'agreed')).toEqual({ code: 'nothing-to-undo' });
    expect(sat(ticTacToe, [0, 'mark 4']).undo(1, 'take-back', 0b01)).toEqual({ code: 'nothing-to-undo' });
  });

  test('of a game that is over is refused, however far it may reach', () => {
    const won = sat(ticTacToe, ...([0, 3, 1, 4, 2].map((cell, at) => [at % 2, `mark ${cell}`]) as Move[]));
    const before = bytes(won);
    expect(won.table.over).toBe(true);
    for (const reach of ['free', 'agreed', 'take-back'] as const) {
      expect(won.undo(0, reach, 0b10)).toEqual({ code: 'over' });
    }
    expect([bytes(won), won.version]).toEqual([before, 5]);
  });

  test.each<[string, Move[], number]>([
    [
      'another seat answered',
      [
        [0, 'draw'],
        [1, 'draw'],
      ],
      0,
    ],
    ['a card was drawn', [[0, 'draw']], 0],
    ['a card was looked at', [[0, 'peek']], 0],
    ['the deck was shuffled', [[0, 'shuffle']], 0],
  ])('does not reach back freely beyond the moment when %s', (_what, choices, seat) => {
    const sitting = sat(thieves, ...choices);
    const before = bytes(sitting);
    expect(sitting.undo(seat)).toEqual({ code: 'learned' });
    expect([bytes(sitting), sitting.version]).toEqual([before, choices.length]);
  });

  test('is free again for what teaches nobody, after something was learned', () => {
    const sitting = sat(thieves, [0, 'peek'], [1, 'draw'], [0, 'shuffle']);
    const held = sitting.table.zone(thieves.layout.find('hand', 1));
    const before = bytes(sitting);
    choose(sitting, [1, `put ${held[0]} on top`]);
    expect(sitting.undo(1)).toBeUndefined();
    expect(bytes(sitting)).toBe(before);
  });

  test('does not take back a seat’s earlier choice freely when another has answered', () => {
    const sitting = sat(ticTacToe, [0, 'mark 4'], [1, 'mark 0']);
    expect(sitting.undo(0)).toEqual({ code: 'learned' });
    expect(sitting.undo(1)).toBeUndefined();
    expect(sitting.undo(0)).toBeUndefined();
    expect(sitting.record().choices).toEqual([]);
  });

  test('by agreement reaches back to the seat’s last choice over all that came after', () => {
    const sitting = sat(thieves, [0, 'peek'], [1, 'draw'], [0, 'shuffle'], [1, 'steal']);
    expect(sitting.undo(0, 'agreed')).toBeUndefined();
    expect(bytes(sitting)).toBe(bytes(sat(thieves, [0, 'peek'], [1, 'draw'])));
    expect(sitting.record().crossed).toBeUndefined();
  });

  test('as a take-back crosses the answers of bots, and the record says so', () => {
    const sitting = sat(thieves, [0, 'draw'], [1, 'draw']);
    expect(sitting.undo(0, 'take-back', 0b10)).toBeUndefined();
    const record = sitting.record();
    expect(record).toMatchObject({ choices: [], crossed: true });
    const again = replayed(thieves, record);
    expect(again.record().crossed).toBe(true);
  });

  test('as a take-back of what could be taken back freely crosses nothing', () => {
    const sitting = sat(ticTacToe, [0, 'mark 4']);
    expect(sitting.undo(0, 'take-back', 0b10)).toBeUndefined();
    expect(sitting.record().crossed).toBeUndefined();
  });

  test('as a take-back is refused where others play too', () => {
    const sitting = sat(thieves, [0, 'draw'], [1, 'draw']);
    expect(sitting.undo(0, 'take-back')).toEqual({ code: 'others-play' });
    expect(sitting.undo(0, 'take-back', 0b01)).toEqual({ code: 'others-play' });
    expect(sitting.record().crossed).toBeUndefined();
    const three = new Sitting(duel, { ...start, seats: 3 });
    choose(three, [0, 'strike']);
    expect(three.undo(0, 'take-back', 0b010)).toEqual({ code: 'others-play' });
    expect(three.undo(0, 'take-back', 0b110)).toBeUndefined();
  });

  test('of a sealed answer leaves the others’ alone, and asks no more than that its own ask is open', () => {
    const sitting = fourAtDuel([0, 'strike'], [1, 'take it'], [2, 'take it']);
    expect([0, 1, 2].map((seat) => sitting.undoRefusal(seat, 'free', 0)?.code)).toEqual([
      ...['learned', undefined, undefined],
    ]);
    expect(sitting.undo(1)).toBeUndefined();
    expect(bytes(sitting)).toBe(bytes(fourAtDuel([0, 'strike'], [2, 'take it'])));
    choose(sitting, [1, 'take it'], [3, 'take it']);
    expect(sitting.undo(1)).toEqual({ code: 'learned' });
  });

  test('cannot tell that a sealed answer was changed: it stands in place of the first, and is taken back whole', () => {
    const card = fourAtDuel()
      .table.zone(duel.layout.find('hand', 1))
      .find((each) => fourAtDuel([0, 'strike']).choose(1, `defend with ${each}`) === undefined);
    const [first, second] = [`defend with ${card}`, 'take it'];
    const sitting = fourAtDuel([0, 'strike'], [1, first], [2, 'take it'], [1, second]);
    const plain = fourAtDuel([0, 'strike'], [1, second], [2, 'take it']);
    expect(sitting.record()).toEqual(plain.record());
    for (const table of [sitting, plain]) {
      choose(table, [3, 'take it']);
      expect(table.undo(1, 'agreed')).toBeUndefined();
    }
    expect(sitting.record()).toEqual(plain.record());
    expect(sitting.record().choices).toEqual([[0, 'strike']]);
  });

  test('neither takes back a standing answer nor is kept from anything by one', () => {
    const sitting = fourAtDuel(
      [1, 'stand attack take'],
      [0, 'strike'],
      [2, 'stand attack take'],
      [0, 'stand attack take'],
    );
    expect(sitting.undo(2)).toEqual({ code: 'nothing-to-undo' });
    expect(sitting.undo(0, 'agreed')).toBeUndefined();
    expect(sitting.record().choices).toEqual([
      [1, 'stand attack take'],
      [2, 'stand attack take'],
      [0, 'stand attack take'],
    ]);
    const free = fourAtDuel([0, 'strike'], [1, 'take it'], [2, 'stand attack take']);
    expect(free.undo(1)).toBeUndefined();
    expect(free.table.state.standing).toEqual([0, 0, 1, 0]);
  });

  test('of a sealed answer does not mistake a standing answer that was left meanwhile for it', () => {
    const sitting = fourAtDuel([0, 'strike'], [1, 'take it'], [1, 'stand attack take'], [2, 'take it']);
    expect(sitting.record().choices.length).toBe(4);
    expect(sitting.undo(1)).toBeUndefined();
    expect(sitting.record().choices).toEqual([
      [0, 'strike'],
      [1, 'stand attack take'],
      [2, 'take it'],
    ]);
  });

  test('leaves a table that plays on to the same bytes as one that never took back', () => {
    const sitting = sat(thieves, [0, 'shuffle'], [1, 'steal']);
    sitting.undo(1, 'agreed');
    choose(sitting, [1, 'shuffle'], [0, 'steal']);
    expect(bytes(sitting)).toBe(bytes(sat(thieves, [0, 'shuffle'], [1, 'shuffle'], [0, 'steal'])));
    expect(sitting.log.at(-1)?.events.map(({ name }) => name)).toEqual(['moved']);
  });

  test('by agreement repeats the same luck for the same choice: it is no second throw of the die', () => {
    const sitting = sat(thieves, [0, 'shuffle'], [1, 'steal']);
    const once = bytes(sitting);
    sitting.undo(1, 'agreed');
    choose(sitting, [1, 'steal']);
    expect(bytes(sitting)).toBe(once);
  });

  test('fails loudly, and changes nothing, where a choice that stood is refused when played again', () => {
    let isClosed = false;
    const { course } = ticTacToe;
    const fickle = bind(
      {
        ...ticTacToe,
        course: {
          ...course,
          choices(...all: Parameters<NonNullable<typeof course.choices>>) {
            if (!isClosed) course.choices?.(...all);
          },
        },
      },
      [],
    );
    const sitting = sat(fickle, [0, 'mark 0'], [1, 'mark 4']);
    const before = bytes(sitting);
    isClosed = true;
    expect(() => sitting.undo(1)).toThrow(
      'tic-tac-toe: "mark 0" of seat 0 was accepted before and is refused now',
    );
    expect([bytes(sitting), sitting.version, sitting.record().choices.length]).toEqual([before, 2, 2]);
  });
});
