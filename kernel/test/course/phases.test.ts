import { locals, nth, number, type Phase, phaseMaker, rows } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { asksOf } from '../tiny/answer.ts';
import { asking, type Course, openCourse } from '../tiny/course.ts';

describe('phases', () => {
  const walking: Phase<Course> = {
    name: 'walking',
    run(table, frame) {
      table.fields.steps += 1;
      if (frame.at++ === 2) table.done(frame);
    },
  };

  const called = (name: string): Phase<Course> => ({ ...walking, name });

  test('run while on top and nobody is asked, and go on below once done', () => {
    const table = openCourse(asking, walking);
    expect(table.fields.steps).toBe(3);
    expect(asksOf(table)).toEqual(['1 asking']);
  });

  test('are pushed with a seat and what they remember', () => {
    const table = openCourse(asking);
    const my = locals({ from: number(), to: number(), by: rows('card') });
    const riding = phaseMaker<Course>()({
      name: 'riding',
      my,
      run: (table, frame) => walking.run(table, frame),
    });
    table.push(riding, 1, { from: 4, by: [5] });
    expect(table.state.stack.at(-1)).toEqual({
      verb: 'riding',
      at: 0,
      you: 1,
      self: -1,
      kind: -1,
      part: '',
      did: 0,
      n: [4, 0, 5],
    });
  });

  test('may be done from beneath others', () => {
    const table = openCourse(asking);
    table.push(walking);
    table.push(called('running'));
    table.done(nth(table.state.stack, 1));
    expect(table.state.stack.map(({ verb }) => verb)).toEqual(['asking', 'running']);
  });

  test('that were cut away already are done without touching others', () => {
    const table = openCourse(asking);
    table.push(walking);
    const gone = nth(table.state.stack, 1);
    table.cut('walking');
    table.done(gone);
    expect(table.state.stack.map(({ verb }) => verb)).toEqual(['asking']);
  });

  test('are cut with all above, the newest of that name', () => {
    const table = openCourse(asking);
    for (const phase of ['walking', 'resting', 'walking', 'running']) table.push(called(phase));
    table.cut('walking');
    expect(table.state.stack.map(({ verb }) => verb)).toEqual(['asking', 'walking', 'resting']);
    expect(() => table.cut('swimming')).toThrow(new RangeError('no frame of "swimming" to cut'));
  });

  test('may be cut down to the first', () => {
    const table = openCourse(asking);
    table.push(walking);
    table.cut('asking');
    expect(table.state.stack).toEqual([]);
  });

  test('that the game does not have are our fault', () => {
    expect(() =>
      openCourse(asking, { ...walking, run: (table) => void table.push(called('flying')) }),
    ).toThrow('course has no phase "flying": if no step of the course names it, put it into "also"');
  });

  test('that never ask are our fault, named with those that began them', () => {
    expect(() => openCourse(asking, { name: 'idle', run: () => {} })).toThrow(
      'course runs on without asking anybody: in "asking" > "idle", some phase must ask, be done or end the game',
    );
  });

  test('that are all done without an end to the game are our fault', () => {
    expect(() => openCourse(walking)).toThrow(
      'the course of course is over, and no rule has called table.end',
    );
  });

  test('of one name are refused', () => {
    expect(() => openCourse(asking, walking, called('walking'))).toThrow(
      'two phases of course are called "walking"',
    );
  });

  test('may take many steps before they ask', () => {
    const long: Phase<Course> = {
      name: 'long',
      run: (table, frame) => {
        frame.at += 1;
        if (frame.at === 50_000) table.done(frame);
      },
    };
    expect(asksOf(openCourse(asking, long))).toEqual(['1 asking']);
  });
});
