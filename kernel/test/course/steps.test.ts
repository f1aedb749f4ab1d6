import {
  begunSteps,
  bind,
  newest,
  only,
  open,
  type Phase,
  phaseMaker,
  phasesIn,
  repeat,
  steps,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { answer } from '../tiny/answer.ts';
import { type Course, courseOf, goOrStop } from '../tiny/course.ts';

/** A game of one course; what it did is noted in order. */
function play(make: (note: (what: string) => Phase<Course>['run']) => Phase<Course>) {
  const did: string[] = [];
  const course = make((what) => (table, frame) => {
    did.push(frame.you < 0 ? what : `${what} for ${frame.you}`);
    table.fields.steps += 1;
  });
  const ending = steps<Course>('evening', [course, (table) => table.end([], 'over')]);
  return {
    did,
    table: open(bind({ ...courseOf(ending), setup: () => undefined }, []), { seats: 2, seed: '' }),
  };
}

describe('steps', () => {
  test('come one after the other', () => {
    const { did, table } = play((note) => steps('meal', [note('soup'), note('fish'), note('cake')]));
    expect(did).toEqual(['soup', 'fish', 'cake']);
    expect(table.over).toBe(true);
  });

  test('may be phases, which act for the same seat', () => {
    const { did } = play((note) =>
      phaseMaker<Course>()({
        name: 'meal',
        steps: [
          (_table, frame) => {
            frame.you = 1;
          },
          note('soup'),
          steps('pause', [note('wait')]),
          note('cake'),
        ],
      }),
    );
    expect(did).toEqual(['soup for 1', 'wait for 1', 'cake for 1']);
  });

  test('are left out where something is not so when their turn comes', () => {
    const { did } = play((note) =>
      steps('meal', [
        only((table) => table.fields.steps > 0, note('too early')),
        note('soup'),
        only((table) => table.fields.steps > 0, note('fish')),
        only(() => true, steps('pause', [note('wait')])),
      ]),
    );
    expect(did).toEqual(['soup', 'fish', 'wait']);
  });

  test('may be phases that begin with something, once', () => {
    const laps: string[] = [];
    const { did } = play((note) =>
      steps('meal', [
        phaseMaker<Course>()({
          name: 'course',
          begin: () => void laps.push('grace'),
          run: (table, frame) => void (laps.push('bite') > 2 && table.done(frame)),
        }),
        note('cake'),
      ]),
    );
    expect(laps).toEqual(['grace', 'bite', 'bite']);
    expect(did).toEqual(['cake']);
  });

  test('are repeated as long as something is so when they begin, and laps are counted', () => {
    const laps: number[] = [];
    const isHungry = (_table: unknown, lap: number) => laps.push(lap) < 3;
    const { did } = play((note) => repeat('meals', isHungry, note('soup'), note('cake')));
    expect(did).toEqual(['soup', 'cake', 'soup', 'cake']);
    expect(laps).toEqual([0, 1, 2]);
  });

  test('may ask: the answer comes before the next', () => {
    const { did, table } = play((note) =>
      phaseMaker<Course>()({
        name: 'meal',
        steps: [note('soup'), (table) => table.ask(1), note('cake')],
        choices: goOrStop,
        answer: (table) => {
          table.fields.steps += 10;
        },
      }),
    );
    expect(did).toEqual(['soup']);
    answer(table, 1, 'go');
    expect(did).toEqual(['soup', 'cake']);
    expect(table.fields.steps).toBe(12);
  });
});

test('the newest frame of a phase is found, wherever others are', () => {
  const at = (verb: string, you: number) => ({
    verb,
    at: 0,
    you,
    self: -1,
    kind: -1,
    part: '',
    did: 0,
    n: [],
  });
  const stack = [at('round', 0), at('turn', 1), at('round', 2), at('act', 3)];
  expect(newest(stack, { name: 'round' })?.you).toBe(2);
  expect(newest(stack, { name: 'loot' })).toBeUndefined();
});

test('which steps of a phase have begun is told by their names; of a phase that is not at work, none', () => {
  const nap = steps<Course>('nap', []);
  const walk = steps<Course>('walk', []);
  const day = steps<Course>('day', [nap, () => undefined, only(() => true, walk), nap]);
  const frame = { verb: 'day', at: 3, you: 0, self: -1, kind: -1, part: '', did: 0, n: [] };
  expect(begunSteps([frame], day)).toEqual(['nap', '', 'walk']);
  expect(begunSteps([frame], walk)).toEqual([]);
});

test('all phases of a course are known, each once', () => {
  const nap = steps<Course>('nap', []);
  const day = repeat<Course>(
    'day',
    () => true,
    nap,
    only(() => true, nap),
    () => undefined,
  );
  expect(phasesIn(day, nap).map(({ name }) => name)).toEqual(['day', 'nap']);
});
