import {
  bind,
  type GameRecord,
  HIDDEN,
  hashOf,
  nth,
  type RecordFault,
  Sitting,
  see,
  sha256,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { duel } from '../tiny/duel.ts';
import { bytes, choose, replayed, sat, start } from '../tiny/sat.ts';
import { thieves } from '../tiny/thieves.ts';
import { ticTacToe } from '../tiny/tic-tac-toe.ts';

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

  test('holds standing answers as choices, and what they answered when it was due', () => {
    const sitting = sat(duel, [1, 'stand attack take'], [0, 'strike']);
    expect(sitting.due()).toEqual([{ seat: 1, key: 'take it' }]);
    sitting.settle();
    expect(sitting.table.fields.hits).toEqual([0, 1]);
    expect(sitting.record().choices).toEqual([
      [1, 'stand attack take'],
      [0, 'strike'],
      [1, 'take it'],
    ]);
    expect(bytes(replayed(duel, sitting.record()))).toBe(bytes(sitting));
  });
});

describe('an attempt', () => {
  /** A duel of three in which seat 0 has struck: the others are asked, sealed. */
  const struck = () => {
    const sitting = new Sitting(duel, { ...start, seats: 3 });
    choose(sitting, [0, 'strike']);
    return sitting;
  };
  /** The attempt of a choice that is possible. */
  const tried = (sitting: ReturnType<typeof struck>, seat: number, key: string) => {
    const attempt = sitting.attempt(seat, key);
    if (attempt.refusal !== undefined) throw new Error(attempt.refusal.code);
    return attempt;
  };

  test('changes nothing before it is committed; then the tried table is the table', () => {
    const sitting = struck();
    const before = bytes(sitting);
    const attempt = tried(sitting, 1, 'take it');
    expect([bytes(sitting), sitting.length]).toEqual([before, 1]);
    attempt.commit();
    expect([sitting.hash(), sitting.length]).toEqual([attempt.mark, 2]);
    expect(bytes(sitting)).not.toBe(before);
  });

  test('of what cannot be done says why', () => {
    expect(struck().attempt(0, 'strike')).toEqual({ refusal: { code: 'not-your-ask' } });
  });

  test('made before another choice cannot be committed after it', () => {
    const sitting = struck();
    const late = tried(sitting, 1, 'take it');
    choose(sitting, [2, 'take it']);
    expect(() => late.commit()).toThrow('the table has changed');
  });

  test('says how far it will be heard, and versions grow by what can be heard of', () => {
    const sitting = struck();
    const heard = (
      [
        [1, 'take it'],
        [1, 'take it'],
        [2, 'stand attack take'],
        [2, 'take it'],
      ] as const
    ).map(([seat, key]) => {
      const attempt = tried(sitting, seat, key);
      attempt.commit();
      return [attempt.heard, sitting.length, sitting.version, sitting.askedSince];
    });
    expect(heard).toEqual([
      ['quiet', 2, 2, 1],
      ['silent', 3, 2, 1],
      ['silent', 4, 2, 1],
      ['loud', 5, 3, 3],
    ]);
    expect(sitting.entries(0, 0).map(({ version, seat }) => [version, seat])).toEqual([
      [1, 0],
      [2, -1],
      [3, -1],
    ]);
    expect(sitting.entries(2, 2).map(({ seat }) => seat)).toEqual([2]);
  });
});

describe('where the rules themselves fail', () => {
  const { course } = ticTacToe;
  const broken = bind(
    {
      ...ticTacToe,
      course: {
        ...course,
        answer(...all: Parameters<NonNullable<typeof course.answer>>) {
          course.answer?.(...all);
          if (all[0].fields.cells[8] !== 0) throw new Error('cell 8 is cursed');
        },
      },
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
