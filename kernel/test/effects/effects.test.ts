import {
  bind,
  candidates,
  changeSaid,
  currentSentenceNo,
  findSaid,
  isOptional,
  Lens,
  nth,
  type Sentence,
  saidUpTo,
  see,
  sentenceNo,
  speaks,
  Table,
} from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { answer, asksOf, keysOf } from '../tiny/answer.ts';
import { lay } from '../tiny/bare.ts';
import {
  cast,
  echo,
  finish,
  fizzle,
  gain,
  ifDone,
  may,
  otherwise,
  pick,
  rival,
  type Spell,
  spellGame,
  spellZones,
  take,
  takeForced,
  takeSeveral,
  when,
} from '../tiny/spells.ts';

const points = (spell: Spell): number => cast(spell).fields.points[0] ?? 0;
const night = ['0 night'];

describe('a list of sentences', () => {
  test('is done in its order, each once, and then the game goes on', () => {
    const table = cast({ cast: [gain(1), gain(20), gain(300)] });
    expect(table.fields.points).toEqual([321, 0]);
    expect(asksOf(table)).toEqual(night);
    expect(table.fields.rests).toBe(10);
    expect(table.state.stack.map(({ verb }) => verb)).toEqual(['game', 'night']);
  });

  test('may be empty', () => {
    expect(asksOf(cast({ cast: [] }))).toEqual(night);
  });

  test('may have another performed in its middle: that one runs first', () => {
    const table = cast({ cast: [gain(1), echo, take], last: [rival(take), gain(10)], gems: 2 });
    expect(asksOf(table)).toEqual(['1 take']);
    expect(table.state.stack.map(({ verb, part, at }) => [verb, part, at])).toEqual([
      ['game', '', 1],
      ['casting', '', 1],
      ['effect', 'cast', 2],
      ['effect', 'last', 1],
      ['effect', 'last.0.to', 0],
    ]);
    answer(table, 1, 'take gem 1');
    expect(table.fields.points).toEqual([11, 0]);
    expect(asksOf(table)).toEqual(['0 take']);
  });

  test('can be cut off with the phase it belongs to', () => {
    const table = cast({ cast: [gain(1), fizzle, gain(10)] });
    expect(table.fields).toEqual({ points: [1, 0], rests: 0 });
    expect(asksOf(table)).toEqual(night);
  });

  test('can end the game; nothing is left to do', () => {
    const table = cast({ cast: [gain(1), finish, gain(10)] });
    expect(table.state.outcome).toEqual({ winners: [0], reason: 'finished' });
    expect([table.over, table.state.stack, table.state.asked]).toEqual([true, [], 0]);
    expect(table.fields.points).toEqual([1, 0]);
  });

  test('is printed on a card that must be public', () => {
    const table = lay({ deck: 'ace king', row: 'ten' });
    expect(() => table.perform(0, 'cast', 0)).toThrow(
      'an effect in progress is public, so its card must be: show card 0 first',
    );
    table.perform(2, 'cast', 1);
    expect(table.state.stack.at(-1)).toMatchObject({
      verb: 'effect',
      you: 1,
      self: 2,
      kind: 4,
      part: 'cast',
    });
  });

  test('says only what a verb of the game does', () => {
    expect(() => cast({ cast: [gain(1), { do: 'fly' }] })).toThrow(
      'spells has no verb "fly" in "verbs", but a card says it at cast.1',
    );
  });

  test('is empty in a game that prints none', () => {
    const table = lay({ row: 'ten' });
    table.state.asked = 0;
    table.perform(0, 'cast', 0);
    table.advance();
    expect(asksOf(table)).toEqual(['0 wait']);
  });
});

describe('a sentence that asks', () => {
  test('asks the seat the effect is for, and does what is chosen', () => {
    const table = cast({ cast: [take, gain(1)], gems: 2 });
    expect(asksOf(table)).toEqual(['0 take']);
    expect(keysOf(table, 0)).toEqual(['take gem 1', 'take gem 2']);
    expect(keysOf(table, 1)).toEqual([]);
    answer(table, 0, 'take gem 2');
    expect(table.zone(spellZones.purse(0))).toEqual([2]);
    expect(table.fields.points).toEqual([1, 0]);
  });

  test('passes where there is nothing to choose, and was not done', () => {
    expect(points({ cast: [take, gain(1)] })).toBe(1);
    expect(points({ cast: [ifDone(take, gain(1))] })).toBe(0);
  });

  test('asks also where one option is left, unless its verb takes that', () => {
    expect(asksOf(cast({ cast: [take], gems: 1 }))).toEqual(['0 take']);
    const forced = cast({ cast: [ifDone(takeForced, gain(1))], gems: 1 });
    expect(asksOf(forced)).toEqual(night);
    expect(forced.zone(spellZones.purse(0))).toEqual([1]);
    expect(forced.fields.points[0]).toBe(1);
    expect(asksOf(cast({ cast: [takeForced], gems: 2 }))).toEqual(['0 take-forced']);
    expect(points({ cast: [takeForced, gain(1)] })).toBe(1);
  });

  test('can be asked once more: a choice of several is a run of asks', () => {
    const table = cast({ cast: [takeSeveral, gain(1)], gems: 3 });
    expect(keysOf(table, 0)).toEqual(['take gem 1', 'take gem 2', 'take gem 3']);
    answer(table, 0, 'take gem 3', 'take gem 1');
    expect(keysOf(table, 0)).toEqual(['take gem 2', 'done']);
    expect(table.fields.points[0]).toBe(0);
    answer(table, 0, 'done');
    expect(table.zone(spellZones.purse(0))).toEqual([3, 1]);
    expect(table.fields.points[0]).toBe(1);
  });
});

describe('"you may"', () => {
  test('adds declining to the choices', () => {
    const table = cast({ cast: [may(take), gain(1)], gems: 1 });
    expect(keysOf(table, 0)).toEqual(['take gem 1', 'decline']);
    answer(table, 0, 'decline');
    expect(table.zone(spellZones.purse(0))).toEqual([]);
    expect(table.fields.points[0]).toBe(1);
  });

  test('asks whether to do it where there is nothing to choose', () => {
    const table = cast({ cast: [may(gain(1))] });
    expect(keysOf(table, 0)).toEqual(['do it', 'decline']);
    answer(table, 0, 'do it');
    expect(table.fields.points[0]).toBe(1);
    const other = cast({ cast: [may(gain(1))] });
    answer(other, 0, 'decline');
    expect(other.fields.points[0]).toBe(0);
  });

  test('does not ask what cannot be done', () => {
    expect(asksOf(cast({ cast: [may(take)] }))).toEqual(night);
  });

  test('asks even where one option is left that would be taken otherwise', () => {
    expect(keysOf(cast({ cast: [may(takeForced)], gems: 1 }), 0)).toEqual(['take gem 1', 'decline']);
  });
});

describe('otherwise', () => {
  test('what hangs on a sentence happens where it was impossible, and not where it was done', () => {
    expect(points({ cast: [otherwise(take, gain(1)), gain(10)] })).toBe(11);
    expect(points({ cast: [otherwise(gain(1), gain(10)), gain(100)] })).toBe(101);
  });

  test('beside "if you do" exactly one of the two happens', () => {
    const either = otherwise(ifDone(may(gain(1)), gain(10)), gain(100));
    const done = cast({ cast: [either] });
    answer(done, 0, 'do it');
    expect(done.fields.points).toEqual([11, 0]);
    const declined = cast({ cast: [either] });
    answer(declined, 0, 'decline');
    expect(declined.fields.points).toEqual([100, 0]);
  });

  test('what hangs on it is asked as often as it wants, not only once', () => {
    const table = cast({ cast: [otherwise(may(gain(1)), takeSeveral), gain(10)], gems: 2 });
    answer(table, 0, 'decline');
    answer(table, 0, 'take gem 1');
    expect(asksOf(table)).toEqual(['0 take-several']);
    expect(table.fields.points).toEqual([0, 0]);
  });
});

describe('"if you do"', () => {
  const chain: readonly Sentence[] = [ifDone(may(gain(1)), may(gain(10)), gain(100)), gain(1000)];

  test('all that hangs on what was done follows, each for itself', () => {
    const table = cast({ cast: chain });
    answer(table, 0, 'do it', 'decline');
    expect(table.fields.points[0]).toBe(1101);
  });

  test('does not follow what was declined', () => {
    const table = cast({ cast: chain });
    answer(table, 0, 'decline');
    expect(table.fields.points[0]).toBe(1000);
  });

  test('follows once, also where the sentence after it is asked several times', () => {
    const table = cast({ cast: [ifDone(gain(1), gain(10)), takeSeveral], gems: 3 });
    answer(table, 0, 'take gem 1', 'take gem 2', 'done');
    expect(table.fields.points[0]).toBe(11);
  });

  test('follows when all that the sentence set off is over', () => {
    const table = cast({ cast: [ifDone(rival(take), gain(1))], gems: 2 });
    expect(table.fields.points[0]).toBe(0);
    answer(table, 1, 'take gem 2');
    expect(table.fields.points[0]).toBe(1);
  });

  test('has what the sentence named, but the rest of the list has not what it names', () => {
    const table = cast({ cast: [ifDone(takeSeveral, takeSeveral), take], gems: 4 });
    answer(table, 0, 'take gem 1', 'done');
    expect(table.state.stack.at(-1)).toMatchObject({ part: 'cast.0.ifDone', n: [1] });
    answer(table, 0, 'take gem 2', 'done');
    expect(table.state.stack.at(-1)).toMatchObject({ part: 'cast', n: [1] });
  });
});

describe('a list of a verb’s own', () => {
  test('is begun by it, for whom it says, at any depth', () => {
    const table = cast({ cast: [rival(gain(1), rival(gain(20)))] });
    expect(table.fields.points).toEqual([0, 21]);
  });

  test('may be one of several', () => {
    const table = cast({ cast: [pick([gain(1)], [gain(10), rival(gain(5))])] });
    expect(keysOf(table, 0)).toEqual(['pick 0', 'pick 1']);
    answer(table, 0, 'pick 1');
    expect(table.fields.points).toEqual([10, 5]);
  });

  test('must be there', () => {
    const table = cast({ cast: [take], gems: 1 });
    const frame = table.state.stack.at(-1);
    if (frame === undefined) throw new Error('nothing is cast');
    frame.at = 1;
    expect(() => table.perform(frame, 'to', 0)).toThrow(new RangeError('no list "to" at cast.0'));
    expect(() => table.game.steps(0, 'cast.0.to')).toThrow(new RangeError('no sentences at "0.to"'));
  });
});

describe('a condition', () => {
  test('that does not hold keeps a sentence from being done, and from being asked', () => {
    expect(points({ cast: [when(1, gain(10)), gain(1), when(1, gain(100))] })).toBe(101);
    expect(asksOf(cast({ cast: [when(1, may(gain(10)))] }))).toEqual(night);
    expect(points({ cast: [otherwise(ifDone(when(1, gain(10)), gain(20)), gain(1))] })).toBe(1);
  });

  test('is looked at when its sentence comes up, not while it is asked several times', () => {
    const table = cast({ cast: [when(0, takeSeveral), gain(1)], gems: 3 });
    answer(table, 0, 'take gem 1');
    table.fields.points[0] = -5;
    answer(table, 0, 'take gem 2', 'done');
    expect(table.fields.points[0]).toBe(-4);
  });

  test('needs a game that has conditions', () => {
    const table = lay({ row: 'ten' });
    const printed = bind({ ...table.game, sentences: () => [{ do: 'wait', if: 1 }] }, table.game.kinds);
    const atItsCondition = 'has no conditions, but "wait" has one at cast.0';
    expect(() => printed.steps(0, 'cast')).toThrow(atItsCondition);
    expect(() => printed.steps(0, 'cast')).toThrow(atItsCondition);
  });
});

test('a sentence that is not due is passed over with all that hangs on it', () => {
  const table = cast({ cast: [gain(-100), otherwise(ifDone(gain(1), gain(2)), gain(4)), rival(gain(8))] });
  expect(table.fields.points).toEqual([-100, 0]);
});

describe('what was said', () => {
  const list: readonly Sentence[] = [
    gain(1),
    ifDone(may(gain(2)), gain(3), otherwise(take, pick([take], []))),
  ];

  test('is found wherever it hangs', () => {
    expect([speaks(list, 'take'), speaks(list, 'pick'), speaks(list, 'rival')]).toEqual([true, true, false]);
    expect(findSaid(list, 'cast', 'pick')?.path).toBe('cast.1.ifDone.1.otherwise.0');
    expect(findSaid([pick([], [gain(7)])], 'cast', 'gain')?.path).toBe('cast.0.among.1.0');
  });

  test('can be changed wherever it hangs', () => {
    const twice = changeSaid(list, (said) => (said.do === 'take' ? { ...said, may: true } : said));
    expect(twice).toEqual([
      gain(1),
      ifDone(may(gain(2)), gain(3), otherwise(may(take), pick([may(take)], []))),
    ]);
  });

  test('up to a sentence is all before it, up to the list of a verb’s own', () => {
    const table = cast({ cast: list, gems: 1 });
    answer(table, 0, 'do it');
    const frame = table.state.stack.at(-1);
    if (frame === undefined) throw new Error('nothing is cast');
    expect(saidUpTo(table.game, frame)).toEqual([
      gain(1),
      ifDone(may(gain(2)), gain(3), otherwise(take, pick([take], []))),
    ]);
    expect(saidUpTo(table.game, { ...frame, part: 'cast.1.ifDone.1.otherwise', at: 0 })).toEqual([
      gain(1),
      ifDone(may(gain(2)), gain(3), otherwise(take, pick([take], []))),
    ]);
    expect(saidUpTo(table.game, { ...frame, part: 'cast.1.ifDone', at: 0 })).toEqual([
      gain(1),
      ifDone(may(gain(2)), gain(3)),
    ]);
    expect(saidUpTo(table.game, { ...frame, part: 'cast.1.ifDone.1.otherwise.0.among.0', at: 0 })).toEqual([
      take,
    ]);
  });
});

describe('an effect in its middle', () => {
  const spell: Spell = {
    cast: [gain(1), echo, ifDone(takeSeveral, rival(take), gain(10))],
    last: [rival(take)],
    gems: 5,
  };

  test('survives JSON: another table goes on from the text exactly so', () => {
    const table = cast(spell);
    for (const [seat, key] of [
      [1, 'take gem 2'],
      [0, 'take gem 3'],
      [0, 'take gem 1'],
      [0, 'done'],
      [1, 'take gem 4'],
    ] as const) {
      const read = new Table(spellGame(spell), JSON.parse(JSON.stringify(table.state)));
      expect(asksOf(read)).toEqual(asksOf(table));
      answer(table, seat, key);
      answer(read, seat, key);
      expect(read.state).toEqual(table.state);
    }
    expect(table.fields.points).toEqual([11, 0]);
  });

  test('can be read: where it is, whose it is, and what it has bound', () => {
    const table = cast(spell);
    answer(table, 1, 'take gem 2');
    answer(table, 0, 'take gem 3', 'done');
    expect(table.state.stack.at(-1)).toEqual({
      verb: 'effect',
      at: 0,
      you: 1,
      self: 0,
      kind: 0,
      part: 'cast.2.ifDone.0.to',
      did: 0,
      n: [3],
    });
  });

  test('offers through a snapshot what it offers at the table', () => {
    const table = cast(spell);
    const seen = see(table.game, table.state, 1);
    const lens = new Lens(spellGame(spell), JSON.parse(JSON.stringify(seen)), 1);
    expect(candidates(lens).options).toEqual(candidates(table.lens(1)).options);
  });
});

describe('a verb that may always be left undone', () => {
  test('offers to decline without the word may; one that asks nothing just happens', () => {
    const spell = { cast: [{ do: 'take-if-liked' }, gain(1)], gems: 1 };
    const table = cast(spell);
    expect(keysOf(table, 0)).toEqual(['take gem 1', 'decline']);
    answer(table, 0, 'decline');
    expect(table.fields.points[0]).toBe(1);
    expect(points({ cast: [{ do: 'gain-if-liked' }] })).toBe(1);
  });

  test('is optional text, as is whatever says may', () => {
    const game = spellGame({ cast: [] });
    const optional = [{ do: 'take-if-liked' }, may(take), take].map((said) => isOptional(game, said));
    expect(optional).toEqual([true, true, false]);
  });
});

test('a list can begin with a later sentence; what hangs on the one before it is over', () => {
  const table = cast({ cast: [take], last: [otherwise(take, gain(1)), gain(20), gain(300)], gems: 1 });
  table.resume(0, 'last', 1, 1);
  table.advance();
  expect(table.fields.points[1]).toBe(0);
  table.state.asked = 0;
  table.advance();
  expect(table.fields.points[1]).toBe(320);
});

test('a frame says which sentence of its list it has come to, and which it carries out', () => {
  const table = cast({ cast: [gain(1), take, gain(1)], gems: 1 });
  const frame = nth(table.stack, table.stack.length - 1);
  expect([sentenceNo(frame), currentSentenceNo(frame)]).toEqual([1, 0]);
});
