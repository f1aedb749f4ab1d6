import { bind, type Game, open, type Shape, type State } from '@masterplan/kernel';
import { describe, expect, test } from 'vitest';
import { markOf, stateMark } from '../../src/records/mark.ts';
import { duel } from '../tiny/duel.ts';

describe('the mark of a text', () => {
  test.each([
    ['', '03a245d1ca92c8dd'],
    ['a', '8a999f2a7c146e1d'],
    ['the quick brown fox', '986b465b599f4d81'],
    ['Comète\u{1f9b8}', 'a179c1e204cbd754'],
  ])('of %j stays what it is: tables are kept with their marks', (text, mark) => {
    expect(markOf(text)).toBe(mark);
  });

  test('has sixteen digits, whatever the text: here one whose halves begin with zeros', () => {
    const marks = Array.from({ length: 2000 }, (_, i) => markOf(`text ${i}`));
    expect(marks.filter((mark) => !/^[0-9a-f]{16}$/.test(mark))).toEqual([]);
    expect(marks.some((mark) => mark.startsWith('0'))).toBe(true);
    expect(marks.some((mark) => mark[8] === '0')).toBe(true);
  });

  test('differs where a letter, their order or their number does', () => {
    const texts = ['abc', 'acb', 'abd', 'ab', 'abcc', 'xbc'];
    expect(new Set(texts.map(markOf)).size).toBe(texts.length);
  });

  test('hardly ever is that of another text: both halves tell texts apart', () => {
    const marks = Array.from({ length: 2000 }, (_, i) => markOf(`text ${i}`));
    expect(new Set(marks.map((mark) => mark.slice(0, 8))).size).toBe(2000);
    expect(new Set(marks.map((mark) => mark.slice(8))).size).toBe(2000);
  });
});

describe('the mark of a state', () => {
  const marked = <S extends Shape>(game: Game<S>, state: State<S>): string => stateMark(game, state);
  const { state } = open(duel, { seats: 2, seed: 'marked' });

  test('is that of any other state with the same bytes', () => {
    expect(marked(duel, JSON.parse(JSON.stringify(state)))).toBe(marked(duel, state));
  });

  test('differs where the state does', () => {
    expect(marked(duel, { ...state, asked: 0 })).not.toBe(marked(duel, state));
  });

  test('differs where the same numbers mean other cards', () => {
    const reprinted = bind(duel, duel.kinds.toReversed());
    expect(marked(reprinted, state)).not.toBe(marked(duel, state));
  });

  test('is the same for cards that are printed the same, though the list is another', () => {
    expect(marked(bind(duel, duel.kinds.slice()), state)).toBe(marked(duel, state));
  });
});
