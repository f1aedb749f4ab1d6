import {
  bind,
  type FieldsOf,
  type Frame,
  type GameDefinition,
  type GameEvent,
  type Lens,
  layout,
  NONE,
  nth,
  number,
  Offers,
  open,
  type Phase,
  Table,
  wordsOf,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { answer, asksOf, keysOf } from './tiny/answer.ts';
import { lay } from './tiny/bare.ts';
import { sealedPowers } from './tiny/sealed-powers.ts';
import { thieves } from './tiny/thieves.ts';
import { ticTacToe } from './tiny/tic-tac-toe.ts';

const fields = { steps: number() };
const words = { go: 'go', stop: 'stop' };
const say = wordsOf(words);

interface Course {
  fields: FieldsOf<typeof fields>;
  kind: { readonly id: string };
}

/** A game of these phases; the first is pushed first, so the last is on top. */
function courseOf(...phases: Phase<Course>[]): GameDefinition<Course> {
  return {
    id: 'course',
    version: '1',
    seats: [2, 3],
    options: { mode: { values: ['short', 'long'], usual: 'short' } },
    layout: layout({ hand: { order: 'free', seenBy: 'owner', per: 'seat' } }).layout,
    fields,
    words,
    verbs: [],
    bound: 9,
    phases,
    setup(table) {
      for (const { name } of phases) table.push(name);
    },
  };
}

const openCourse = (...phases: Phase<Course>[]) =>
  open(bind(courseOf(...phases), []), { seats: 2, seed: 'course' });

function goOrStop(_lens: Lens<Course>, _seat: number, _frame: Frame, offers: Offers): void {
  offers.yes(say.go);
  offers.yes(say.stop);
}

const asking: Phase<Course> = {
  name: 'asking',
  run: (table, frame) => (frame.at === 1 ? table.end([0, 1], 'asked') : table.ask(1)),
  choices: goOrStop,
  answer(_table, frame) {
    frame.at = 1;
  },
};

describe('opening a table', () => {
  test('sets it up and runs to the first ask', () => {
    const table = openCourse(asking);
    expect(asksOf(table)).toEqual(['1 asking']);
    expect(table.state).toMatchObject({
      as: 'truth',
      seats: 2,
      sealed: [NONE, NONE],
      standing: [],
      options: { mode: 'short' },
      zones: [[], []],
      fields: { steps: 0 },
      asked: 0b10,
      ready: 0,
      form: 'open',
      outcome: null,
      stack: [{ verb: 'asking', at: 0, you: -1, self: -1, kind: -1, part: '', did: 0, n: [] }],
    });
    expect(table.over).toBe(false);
    expect(table.learned).toBe(false);
  });

  test('takes table options, and refuses those there are none of', () => {
    const game = bind(courseOf(asking), []);
    expect(open(game, { seats: 3, seed: '', options: { mode: 'long' } }).state.options).toEqual({
      mode: 'long',
    });
    expect(() => open(game, { seats: 3, seed: '', options: { mode: 'odd' } })).toThrow(RangeError);
  });

  test('is refused for a number of seats the game is not for', () => {
    expect(() => open(ticTacToe, { seats: 3, seed: '' })).toThrow(new RangeError('tic-tac-toe is not for 3'));
  });

  test('by equal seeds gives equal tables, by others others', () => {
    const states = ['a', 'a', 'b', 'c'].map((seed) =>
      JSON.stringify(open(thieves, { seats: 2, seed }).state.face),
    );
    expect(states[0]).toBe(states[1]);
    expect(new Set(states).size).toBeGreaterThan(1);
  });

  test('tells its events where somebody listens, and lets others decide chance', () => {
    const events: GameEvent[] = [];
    const table = open(thieves, { seats: 2, seed: '', events, chance: (limit) => limit - 1 });
    expect(events.map(({ name }) => name)).toEqual(['shuffled', 'moved', 'moved']);
    expect(table.state.face).toEqual([0, 1, 2, 3]);
    expect(table.book).toBe('kept');
    expect(open(thieves, { seats: 2, seed: '', book: 'dropped' }).state.lots).toEqual([]);
  });
});

describe('phases', () => {
  const walking: Phase<Course> = {
    name: 'walking',
    run(table, frame) {
      table.fields.steps += 1;
      if (frame.at++ === 2) table.done(frame);
    },
  };

  test('run while on top and nobody is asked, and go on below once done', () => {
    const table = openCourse(asking, walking);
    expect(table.fields.steps).toBe(3);
    expect(asksOf(table)).toEqual(['1 asking']);
  });

  test('are pushed with a seat and numbers', () => {
    const table = openCourse(asking);
    table.push('walking', 1, 4, 5);
    expect(table.state.stack.at(-1)).toEqual({
      verb: 'walking',
      at: 0,
      you: 1,
      self: -1,
      kind: -1,
      part: '',
      did: 0,
      n: [4, 5],
    });
  });

  test('may be done from beneath others', () => {
    const table = openCourse(asking);
    table.push('walking');
    table.push('running');
    table.done(nth(table.state.stack, 1));
    expect(table.state.stack.map(({ verb }) => verb)).toEqual(['asking', 'running']);
  });

  test('that were cut away already are done without touching others', () => {
    const table = openCourse(asking);
    table.push('walking');
    const gone = nth(table.state.stack, 1);
    table.cut('walking');
    table.done(gone);
    expect(table.state.stack.map(({ verb }) => verb)).toEqual(['asking']);
  });

  test('are cut with all above, the newest of that name', () => {
    const table = openCourse(asking);
    for (const phase of ['walking', 'resting', 'walking', 'running']) table.push(phase);
    table.cut('walking');
    expect(table.state.stack.map(({ verb }) => verb)).toEqual(['asking', 'walking', 'resting']);
    expect(() => table.cut('swimming')).toThrow(new RangeError('no frame of "swimming" to cut'));
  });

  test('may be cut down to the first', () => {
    const table = openCourse(asking);
    table.push('walking');
    table.cut('asking');
    expect(table.state.stack).toEqual([]);
  });

  test('that the game does not have are our fault', () => {
    expect(() => openCourse(asking, { ...walking, run: (table) => table.push('flying') })).toThrow(
      '"flying"',
    );
  });

  test('that never ask are our fault, named', () => {
    expect(() => openCourse({ name: 'idle', run: () => {} })).toThrow(
      'course runs on without asking anybody',
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

  test('forgets who was ready at the ask before', () => {
    const table = openSealed();
    answer(table, 2, 'go');
    table.askSealed(0b101);
    expect(table.state.ready).toBe(0);
  });
});

describe('a copy', () => {
  test('is equal, goes on alike, and shares nothing with its original', () => {
    const table = open(thieves, { seats: 2, seed: 'copy' });
    answer(table, 0, 'peek');
    const before = JSON.stringify(table.state);
    const copy = table.copy();
    expect(JSON.stringify(copy.state)).toBe(before);
    answer(copy, 1, 'shuffle');
    copy.move(0, 1);
    copy.claimAmong('kind', [1], [table.face(1)]);
    copy.state.stack.push({ ...nth(copy.state.stack, 0) });
    expect(JSON.stringify(table.state)).toBe(before);
    answer(table, 1, 'shuffle');
    const other = table.copy();
    answer(table, 0, 'draw');
    answer(other, 0, 'draw');
    expect(other.state).toEqual(table.state);
  });

  test('shares no list anywhere', () => {
    const table = lay({ deck: 'ace king queen', squad: ['knave', ''] });
    table.claimSum('cost', [0, 1], 3);
    table.show(0, 0b1);
    table.shuffle(0);
    table.state.stack[0]?.n.push(1);
    expect(sharedParts(table.state, table.copy().state)).toEqual(['options']);
  });

  test('is listened to by nobody, and keeps its book or drops it', () => {
    const table = open(thieves, { seats: 2, seed: '', events: [] });
    expect(table.copy().events).toBeUndefined();
    expect([table.copy().book, table.copy('dropped').book, table.copy('dropped').copy().book]).toEqual([
      'kept',
      'dropped',
      'dropped',
    ]);
  });
});

/** The paths at which two structures hold the very same list or object. */
function sharedParts(one: unknown, other: unknown, path = ''): string[] {
  if (typeof one !== 'object' || one === null) return [];
  if (one === other) return [path];
  const entries = Object.entries(one);
  return entries.flatMap(([name, part]) =>
    sharedParts(part, Reflect.get(Object(other), name), path === '' ? name : `${path}.${name}`),
  );
}

describe('ending', () => {
  test('keeps winners and reason, drops what is unfinished, and asks nobody', () => {
    const table = openCourse(asking);
    const winners = [1];
    table.end(winners, 'line');
    winners.push(0);
    expect(table.state).toMatchObject({ outcome: { winners: [1], reason: 'line' }, stack: [], asked: 0 });
    expect(asksOf(table)).toEqual([]);
  });
});

test('a table made of a state read from JSON plays on', () => {
  const table = open(ticTacToe, { seats: 2, seed: '' });
  answer(table, 0, 'mark 4');
  const read = new Table(ticTacToe, JSON.parse(JSON.stringify(table.state)));
  expect(read.book).toBe('kept');
  answer(read, 1, 'mark 0');
  expect(read.fields.cells).toEqual([2, 0, 0, 0, 1, 0, 0, 0, 0]);
});

test('a lens is made once for each viewer', () => {
  const table = lay({ deck: 'ace' });
  expect(table.lens(1)).toBe(table.lens(1));
  expect([table.lens(0).viewer, table.lens(2).viewer]).toEqual([0, 2]);
});
