import { bind, NONE, Offers, open, type Phase } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { answer, asksOf, keysOf } from '../tiny/answer.ts';
import { asking, type Course, courseOf, goOrStop, openCourse } from '../tiny/course.ts';
import { sealedPowers } from '../tiny/sealed-powers.ts';

describe('an open ask', () => {
  test('lists the asked seat’s candidates only', () => {
    const table = openCourse(asking);
    const offers = new Offers('kept');
    offers.yes(9);
    expect(table.list(1, offers)).toBe(offers);
    expect(offers.options).toHaveLength(2);
    expect(table.list(0, offers).options).toEqual([]);
    expect(keysOf(table, 1)).toEqual(['go', 'stop']);
  });

  test('is answered at once, and nothing of the answer waits', () => {
    const table = openCourse(asking);
    answer(table, 1, 'go');
    expect(table.state).toMatchObject({
      outcome: { winners: [0, 1], reason: 'asked' },
      sealed: [NONE, NONE],
      asked: 0,
      stack: [],
    });
    expect(table.over).toBe(true);
  });

  test('of a phase without choices or answer offers nothing, and goes on when answered', () => {
    let runs = 0;
    const bare: Phase<Course> = {
      name: 'bare',
      run(table) {
        runs += 1;
        table.ask(0);
      },
    };
    const table = openCourse(bare);
    expect(keysOf(table, 0)).toEqual([]);
    table.take(0, 0);
    expect(runs).toBe(2);
  });

  test('by itself teaches nobody anything', () => {
    const table = openCourse(asking);
    table.learned = false;
    answer(table, 1, 'go');
    expect(table.learned).toBe(false);
  });
});

describe('a sealed ask', () => {
  const told: string[] = [];
  const sealing: Phase<Course> = {
    name: 'sealing',
    run(table, frame) {
      if (frame.at > 0) return table.end([], 'told');
      frame.at = 1;
      return table.askSealed(0b101);
    },
    choices: goOrStop,
    answer(table, _frame, seat, option) {
      told.push(`${seat} ${table.game.keyOf(option)}`);
    },
  };
  const openSealed = () => {
    told.length = 0;
    return open(bind(courseOf(sealing), []), { seats: 3, seed: '' });
  };

  test('waits for the last answer, then hands all over in seat order whatever the order they came in', () => {
    const table = openSealed();
    expect(asksOf(table)).toEqual(['0 sealing sealed', '2 sealing sealed']);
    answer(table, 2, 'go');
    expect(asksOf(table)).toEqual(['0 sealing sealed', '2 sealing ready']);
    expect(told).toEqual([]);
    answer(table, 0, 'stop');
    expect(told).toEqual(['0 stop', '2 go']);
    expect(table.state).toMatchObject({ sealed: [NONE, NONE, NONE], ready: 0, asked: 0 });
  });

  test('lets answers be changed until the last is in', () => {
    const table = openSealed();
    answer(table, 2, 'go', 'stop', 'go', 'stop');
    expect(asksOf(table)).toEqual(['0 sealing sealed', '2 sealing ready']);
    answer(table, 0, 'go');
    expect(told).toEqual(['0 go', '2 stop']);
  });

  test('teaches something when the answers are handed over, not before', () => {
    const table = openSealed();
    table.learned = false;
    answer(table, 2, 'go');
    expect(table.learned).toBe(false);
    answer(table, 0, 'go');
    expect(table.learned).toBe(true);
  });

  test('of one seat is handed over when that one answers', () => {
    const table = open(sealedPowers, { seats: 2, seed: '' });
    table.askSealed(0b10);
    answer(table, 1, 'seal 4');
    expect(asksOf(table)).toEqual(['0 peek']);
  });

  test('of the public or of nobody’s seat is our fault', () => {
    expect(() => openSealed().askSealed(0b1001)).toThrow('the mask 9 asks more than 3 seats');
    expect(() => openSealed().askSealed(1 << -1)).toThrow('asks more than 3 seats');
  });

  test('forgets who was ready at the ask before', () => {
    const table = openSealed();
    answer(table, 2, 'go');
    table.askSealed(0b101);
    expect(table.state.ready).toBe(0);
  });
});
