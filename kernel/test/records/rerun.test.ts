import {
  type Game,
  type GameRecord,
  HIDDEN,
  optionsOf,
  type Rerun,
  type Shape,
  Sitting,
  tellingOf,
} from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { duel } from '../tiny/duel.ts';
import { sealedPowers } from '../tiny/sealed-powers.ts';

/** Nothing is said in these tests. */
const text = (): never => {
  throw new Error('this game has no words');
};
const telling = tellingOf({ game: duel, text });

/** A whole duel of two: struck twice, taken twice. */
function dueled(): GameRecord {
  const sitting = new Sitting(duel, { seats: 2, seed: 'rerun', options: {} });
  for (const [seat, key] of [
    [0, 'strike'],
    [1, 'take it'],
    [1, 'strike'],
    [0, 'take it'],
  ] as const)
    expect(sitting.choose(seat, key)).toBeUndefined();
  expect(sitting.table.over).toBe(true);
  return sitting.record();
}

const handOf = <S extends Shape>(rerun: Rerun<S>, watcher: 'public' | 'truth' | number): number[] => {
  const lens = rerun.lensAt(0, watcher);
  return lens.zone(rerun.game.layout.find('hand', 1)).map((card) => lens.face(card));
};

test('a record is played again: a moment after each choice, each as its watcher knew it', () => {
  const rerun = telling.rerun(dueled());
  if (typeof rerun === 'string') throw new Error(rerun);
  expect([rerun.seats, rerun.lastMoment]).toEqual([2, 4]);
  expect(rerun.lensAt(3, 'public').outcome).toBeNull();
  expect(rerun.lensAt(4, 'public').outcome).not.toBeNull();
  const truth = handOf(rerun, 'truth');
  expect(truth).not.toContain(HIDDEN);
  expect(handOf(rerun, 1)).toEqual(truth);
  expect(handOf(rerun, 0)).toEqual([HIDDEN, HIDDEN]);
  expect(handOf(rerun, 'public')).toEqual([HIDDEN, HIDDEN]);
});

test('a rerun has what each seat saw, and nothing that the seat did not see', () => {
  const rerun = telling.rerun(dueled());
  if (typeof rerun === 'string') throw new Error(rerun);
  const hand = rerun.lensAt(0, 'truth').zone(rerun.game.layout.find('hand', 1));
  const faceOf = (viewer: number) => hand.map((card) => rerun.seenAt?.(0, viewer).face[card]);
  expect(faceOf(1)).toEqual(handOf(rerun, 'truth'));
  expect(faceOf(0)).toEqual([HIDDEN, HIDDEN]);
  expect(rerun.seenAt?.(0, 0)).toMatchObject({ as: 'seen', viewer: 0 });
});

test('another game or version, another end, a choice that cannot be made, a pack that cannot be read: no rerun', () => {
  const record = dueled();
  const [first, ...rest] = record.choices;
  const broken: Partial<GameRecord>[] = [
    { hash: '0' },
    { choices: rest },
    { choices: [...record.choices, first ?? [0, 'strike']] },
    { pack: {} },
    { start: JSON.parse('{}') },
  ];
  for (const change of broken) expect(telling.rerun({ ...record, ...change })).toBe('broken');
  expect(telling.rerun({ ...record, game: 'chess' })).toBe('other-rules');
  expect(telling.rerun({ ...record, rules: '0' })).toBe('other-rules');
});

test('a record of a pack is played with the pack’s content', () => {
  const read = (): { game: Game<typeof duel extends Game<infer S> ? S : never> } => ({ game: { ...duel } });
  const packed = tellingOf({ game: duel, text, readPack: read });
  const rerun = packed.rerun({ ...dueled(), pack: { cards: [] } });
  expect(typeof rerun === 'string' ? rerun : rerun.game).not.toBe(duel);
});

test('a sealed answer that waits is known to its own seat and to the truth, and to nobody once it is opened', () => {
  const sitting = new Sitting(sealedPowers, { seats: 2, seed: 'rerun', options: {} });
  const choose = (seat: number) => {
    const [first] = optionsOf(sitting.table.lens(seat));
    expect(sitting.choose(seat, first?.key ?? '')).toBeUndefined();
  };
  choose(1);
  choose(0);
  const rerun = tellingOf({ game: sealedPowers, text }).rerun(sitting.record());
  if (typeof rerun === 'string') throw new Error(rerun);
  const told = (moment: number) =>
    (['truth', 'public', 0, 1] as const).map((watcher) =>
      rerun.sealedAt?.(moment, watcher).map(({ seat }) => seat),
    );
  expect(told(0)).toEqual([[], [], [], []]);
  expect(told(1)).toEqual([[1], [], [], [1]]);
  expect(told(2)).toEqual([[], [], [], []]);
});
