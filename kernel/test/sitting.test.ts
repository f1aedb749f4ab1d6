import {
  bind,
  type Game,
  type GameRecord,
  HIDDEN,
  hashOf,
  nth,
  type RecordFault,
  type Shape,
  Sitting,
  see,
  sha256,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { duel } from './tiny/duel.ts';
import { thieves } from './tiny/thieves.ts';
import { ticTacToe } from './tiny/tic-tac-toe.ts';

const start = { seats: 2, seed: 'sitting', options: {} };
type ShapeOf<G> = G extends Game<infer S> ? S : never;
type Move = [seat: number, key: string];

/** A sitting at which this was chosen; what is refused fails the test. */
function sat<S extends Shape>(game: Game<S>, ...choices: Move[]): Sitting<S> {
  const sitting = new Sitting(game, start);
  choose(sitting, ...choices);
  return sitting;
}

function choose<S extends Shape>(sitting: Sitting<S>, ...choices: Move[]): void {
  for (const [seat, key] of choices) expect(sitting.choose(seat, key)).toBeUndefined();
}

function replayed<S extends Shape>(game: Game<S>, record: GameRecord): Sitting<S> {
  const sitting = Sitting.of(game, JSON.parse(JSON.stringify(record)));
  if ('fault' in sitting) throw new Error(JSON.stringify(sitting.fault));
  return sitting;
}

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

const bytes = <S extends Shape>(sitting: Sitting<S>): string => JSON.stringify(sitting.table.state);

describe('a record', () => {
  test('is seed, config and keys with the version of the rules and the hash of the state', () => {
    const sitting = sat(thieves, [0, 'draw'], [1, 'shuffle']);
    expect(sitting.record()).toEqual({
      ...start,
      game: 'thieves',
      rules: '1',
      choices: [
        [0, 'draw'],
        [1, 'shuffle'],
      ],
      hash: sha256(bytes(sitting)),
    });
    expect(hashOf(sitting.table.state)).toBe(sitting.record().hash);
  });

  test('replays to the same bytes, and from there on alike', () => {
    const sitting = sat(thieves, [0, 'draw'], [1, 'shuffle'], [0, 'steal']);
    const again = replayed(thieves, sitting.record());
    expect(bytes(again)).toBe(bytes(sitting));
    expect(again.record()).toEqual(sitting.record());
    expect(again.log).toEqual(sitting.log);
    for (const each of [sitting, again]) choose(each, [1, 'shuffle'], [0, 'draw']);
    expect(bytes(again)).toBe(bytes(sitting));
  });

  test('keeps the pack it was played with', () => {
    const sitting = new Sitting(thieves, { ...start, pack: { cards: [] } });
    expect(replayed(thieves, sitting.record()).record().pack).toEqual({ cards: [] });
  });

  const good = () => sat(thieves, [0, 'draw'], [1, 'shuffle']).record();
  test.each<[string, (record: GameRecord) => GameRecord, RecordFault]>([
    ['of another game', (r) => ({ ...r, game: 'duel' }), { code: 'other-game', game: 'duel' }],
    ['of other rules', (r) => ({ ...r, rules: '2' }), { code: 'other-rules', rules: '2' }],
    [
      'with a choice that is none',
      (r) => ({ ...r, choices: [nth(r.choices, 0), [1, 'fly']] }),
      { code: 'refused-choice', at: 2, seat: 1, key: 'fly' },
    ],
    [
      'with the wrong seat first',
      (r) => ({ ...r, choices: [[1, 'draw']] }),
      { code: 'refused-choice', at: 1, seat: 1, key: 'draw' },
    ],
    ['with another hash', (r) => ({ ...r, hash: sha256('') }), { code: 'other-hash' }],
    ['of another seed', (r) => ({ ...r, seed: 'other' }), { code: 'other-hash' }],
  ])('%s is refused with what is wrong', (_what, spoil, fault) => {
    expect(Sitting.of(thieves, spoil(good()))).toEqual({ fault });
  });
});

describe('the log', () => {
  test('begins with the opening and grows by an entry a choice, with what happened', () => {
    const sitting = sat(thieves, [0, 'draw']);
    expect(sitting.log.map(({ version, did, seat }) => [version, did, seat])).toEqual([
      [0, 'open', -1],
      [1, 'choose', 0],
    ]);
    expect(sitting.log.map(({ events }) => events.map(({ name }) => name))).toEqual([
      ['shuffled', 'moved', 'moved'],
      ['moved'],
    ]);
    expect(sitting.version).toBe(1);
  });

  test('does not grow by what is refused, and the table stays as it was', () => {
    const sitting = sat(thieves, [0, 'draw']);
    const before = bytes(sitting);
    expect(sitting.choose(0, 'draw')).toEqual({ code: 'not-your-ask' });
    expect(sitting.choose(1, 'fly')).toEqual({ code: 'not-an-option' });
    expect([sitting.version, bytes(sitting), sitting.record().choices.length]).toEqual([1, before, 1]);
  });

  test('holds standing answers as choices', () => {
    const sitting = sat(duel, [1, 'stand attack take'], [0, 'strike']);
    expect(sitting.table.fields.hits).toEqual([0, 1]);
    expect(bytes(replayed(duel, sitting.record()))).toBe(bytes(sitting));
  });
});

describe('where the rules themselves fail', () => {
  const [turn] = ticTacToe.phases;
  const broken = bind(
    {
      ...ticTacToe,
      phases: ticTacToe.phases.map((phase) => ({
        ...phase,
        answer(...all: Parameters<NonNullable<NonNullable<typeof turn>['answer']>>) {
          phase.answer?.(...all);
          if (all[0].fields.cells[8] !== 0) throw new Error('cell 8 is cursed');
        },
      })),
    },
    [],
  );

  test('the last good state stands, the log too, and the game can go on', () => {
    const sitting = sat(broken, [0, 'mark 4']);
    const before = bytes(sitting);
    expect(() => sitting.choose(1, 'mark 8')).toThrow('cell 8 is cursed');
    expect([bytes(sitting), sitting.version]).toEqual([before, 1]);
    choose(sitting, [1, 'mark 7']);
    expect(sitting.table.fields.cells).toEqual([0, 0, 0, 0, 1, 0, 0, 2, 0]);
  });
});

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
    let isCellClosed = false;
    const fickle = bind(
      {
        ...ticTacToe,
        phases: ticTacToe.phases.map((phase) => ({
          ...phase,
          choices(...all: Parameters<NonNullable<typeof phase.choices>>) {
            phase.choices?.(...all);
            if (isCellClosed) all[3].options.shift();
          },
        })),
      },
      [],
    );
    const sitting = sat(fickle, [0, 'mark 0'], [1, 'mark 4']);
    const before = bytes(sitting);
    isCellClosed = true;
    expect(() => sitting.undo(1)).toThrow('tic-tac-toe: "mark 0" of seat 0 stood and is refused now');
    expect([bytes(sitting), sitting.version, sitting.record().choices.length]).toEqual([before, 2, 2]);
  });
});

test('a record that begins with the state of another game is not sat down to', () => {
  const record = sat(duel).imagined(0, 'dream').record();
  expect(() => new Sitting(thieves, record)).toThrow('thieves: the record begins with another game');
});

describe('an imagined sitting', () => {
  const real = () => sat(thieves, [0, 'peek'], [1, 'draw']);

  test('looks to its viewer exactly like the real one', () => {
    const sitting = real();
    const other = sitting.imagined(0, 'dream');
    expect(see(thieves, other.table.state, 0)).toEqual(see(thieves, sitting.table.state, 0));
    const faces = new Set(
      ['a', 'b', 'c', 'd', 'e'].map((seed) => sitting.imagined(0, seed).table.state.face.join()),
    );
    expect(faces.size).toBeGreaterThan(1);
  });

  test('has a record that begins with a state and no seed, and replays', () => {
    const other = real().imagined(0, 'dream');
    choose(other, [0, 'shuffle'], [1, 'steal']);
    const record = other.record();
    expect([record.seed, record.start?.as, record.choices.length]).toEqual([undefined, 'truth', 2]);
    expect(bytes(replayed(thieves, record))).toBe(bytes(other));
  });

  test('has the log its viewer saw, and goes on from the same version', () => {
    const sitting = real();
    const other = sitting.imagined(0, 'dream');
    expect(other.version).toBe(sitting.version);
    expect(other.log.map(({ did, seat }) => [did, seat])).toEqual(
      sitting.log.map(({ did, seat }) => [did, seat]),
    );
    const [opened, , drawn] = other.log;
    const dealt = opened?.events.slice(1).map(({ faces, masks }) => [faces[0] === HIDDEN, masks[0]]);
    expect(dealt).toEqual([
      [false, 0b01],
      [true, 0],
    ]);
    expect(drawn?.events).toEqual(sitting.log[2]?.events);
    choose(other, [0, 'shuffle']);
    expect(other.log.at(-1)).toMatchObject({ version: 3, did: 'choose' });
  });

  test('cannot be taken back beyond its beginning', () => {
    const other = real().imagined(0, 'dream');
    expect(other.undo(0, 'agreed')).toEqual({ code: 'nothing-to-undo' });
    const before = bytes(other);
    choose(other, [0, 'shuffle']);
    expect(other.undo(0, 'agreed')).toBeUndefined();
    expect(bytes(other)).toBe(before);
  });

  test('leaves the real one alone, and keeps its pack', () => {
    const sitting = new Sitting(thieves, { ...start, pack: 'mine' });
    const before = bytes(sitting);
    const other = sitting.imagined(1, 'dream');
    choose(other, [0, 'shuffle']);
    expect([bytes(sitting), sitting.version]).toEqual([before, 0]);
    expect(other.record().pack).toBe('mine');
    expect('pack' in real().imagined(0, '').record()).toBe(false);
  });
});
