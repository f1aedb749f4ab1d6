import {
  type AnyLocals,
  beginLocals,
  choice,
  type Frame,
  flag,
  layoutIn,
  locals,
  number,
  type Phase,
  perSeat,
  phaseMaker,
  rows,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { asking, type Course, openCourse } from '../tiny/course.ts';

const my = locals({
  what: choice('attack', 'each', 'first'),
  whom: number(),
  isOver: flag(),
  from: number(-1),
  defended: perSeat(-1),
  hurt: perSeat(),
  them: rows('card', 'owner'),
});

const frameOf = (of: AnyLocals, seats: number, given: Parameters<typeof beginLocals>[2]): Frame => ({
  ...{ verb: 'round', at: 0, you: 0, self: -1, kind: -1, part: '', did: 0 },
  n: beginLocals(layoutIn(of), seats, given),
});

describe('what a phase remembers', () => {
  test('begins as declared', () => {
    const frame = frameOf(my, 3, {});
    expect(my.what.of(frame)).toBe('attack');
    expect([my.whom.of(frame), my.isOver.of(frame), my.from.of(frame)]).toEqual([0, false, -1]);
    expect([0, 1, 2].map((seat) => my.defended.of(frame, seat))).toEqual([-1, -1, -1]);
    expect(my.them.count(frame)).toBe(0);
  });

  test('or with what is given', () => {
    const frame = frameOf(my, 2, { what: 'first', isOver: true, hurt: [4, 5], them: [7, 0, 8, 1] });
    expect([my.what.of(frame), my.isOver.of(frame), my.hurt.of(frame, 1)]).toEqual(['first', true, 5]);
    expect([my.them.card(frame, 1), my.them.owner(frame, 1)]).toEqual([8, 1]);
  });

  test('is set by name, each apart from the others', () => {
    const frame = frameOf(my, 3, {});
    my.what.set(frame, 'each');
    my.isOver.set(frame, true);
    my.defended.set(frame, 2, 40);
    my.hurt.set(frame, 0, 6);
    my.them.add(frame, 12, 1);
    expect(my.whom.add(frame, 3)).toBe(0);
    expect(my.whom.add(frame, 3)).toBe(3);
    expect([my.what.of(frame), my.whom.of(frame), my.isOver.of(frame), my.from.of(frame)]).toEqual([
      ...['each', 6, true, -1],
    ]);
    expect([0, 1, 2].map((seat) => my.defended.of(frame, seat))).toEqual([-1, -1, 40]);
    expect([0, 1, 2].map((seat) => my.hurt.of(frame, seat))).toEqual([6, 0, 0]);
    my.isOver.set(frame, false);
    expect(my.isOver.of(frame)).toBe(false);
  });

  test('ends in rows', () => {
    const frame = frameOf(my, 2, { them: [7, 0, 8, 1, 7, 1] });
    expect(my.them.count(frame)).toBe(3);
    expect(my.them.find(frame, 7, 1)).toBe(2);
    expect([my.them.get(frame, 8), my.them.has(frame, 9)]).toEqual([1, false]);
    my.them.remove(frame, 1);
    expect(my.them.list(frame)).toEqual([7, 0, 7, 1]);
    my.them.drop(frame, 7);
    expect(my.them.count(frame)).toBe(0);
    my.them.add(frame, 9, 0);
    my.them.clear(frame);
    expect(my.them.list(frame)).toEqual([]);
    expect(my.hurt.of(frame, 1)).toBe(0);
  });

  test('is plain numbers in the frame', () => {
    const frame = frameOf(my, 2, { whom: 3, them: [7, 0] });
    expect(frame.n).toEqual([0, 3, 0, -1, 2, -1, -1, 0, 0, 7, 0]);
  });

  test.each<[string, () => unknown, string]>([
    ['a name nobody declared', () => frameOf(my, 2, { luck: 1 }), 'nothing is remembered as "luck"'],
    [
      'a word that is none of them',
      () => frameOf(my, 2, { what: 'all' }),
      '"all" is none of attack, each, first',
    ],
    ['a number a seat too few', () => frameOf(my, 2, { hurt: [1] }), '"hurt" must have one number per seat'],
    ['half a row', () => frameOf(my, 2, { them: [1] }), 'rows of "them" have 2 numbers each'],
    [
      'rows that are not the last',
      () => locals({ them: rows('card'), whom: number() }),
      'rows take the room that is left, so only the last local can be rows',
    ],
    [
      'rows twice',
      () => locals({ these: rows('card'), those: rows('card') }),
      'rows take the room that is left, so only the last local can be rows',
    ],
  ])('does not take %s', (_what, begin, why) => {
    expect(begin).toThrow(why);
  });

  test('is there for whoever has the phase', () => {
    const short = locals({ times: number(2) });
    const knocking = phaseMaker<Course>()({
      name: 'knocking',
      my: short,
      run(table, frame) {
        table.fields.steps += 1;
        if (short.times.add(frame, -1) === 1) table.done(frame);
      },
    });
    const beginning: Phase<Course> = {
      name: 'beginning',
      run(table, frame) {
        table.done(frame);
        table.push(knocking, 0, { times: 3 });
      },
    };
    const table = openCourse(asking, knocking, beginning);
    expect(table.fields.steps).toBe(2 + 3);
    expect(knocking.my.times.of(table.push(knocking))).toBe(2);
  });
});
