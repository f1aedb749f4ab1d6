import type { Speech } from '@masterplan/boards/playable';
import { expect, test } from 'vitest';
import { Speeches } from '../src/boards/speech.ts';

test('a language is loaded once, when it is first asked for, and is there from then on', async () => {
  const loaded: string[] = [];
  const loader = (language: string) => async (): Promise<Speech> => {
    loaded.push(language);
    return () => {
      throw new Error('nothing is said here');
    };
  };
  const speeches = new Speeches({ en: loader('en'), fr: loader('fr') });
  expect(speeches.in('fr')).toBeUndefined();
  const [first, second] = await Promise.all([speeches.load('fr'), speeches.load('fr')]);
  expect(second).toBe(first);
  expect(speeches.in('fr')).toBe(first);
  expect(speeches.in('en')).toBeUndefined();
  expect(loaded).toEqual(['fr']);
});
