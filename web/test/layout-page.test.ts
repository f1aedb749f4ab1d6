import { expect, test } from 'vitest';
import { pageWith } from './support/layout-page.ts';

const titles = ['Chess', 'Go', 'Nim'];
const chaptersOf = (page: string): string[] => page.split(/\n(?=## )/).slice(1);

test('a game that is walked through anew has its own chapter replaced, and no other', () => {
  const first = pageWith('', '## Go\n\nthen\n', titles);
  const both = pageWith(first, '## Nim\n\nthen\n', titles);
  const again = pageWith(both, '## Go\n\nnow\n', titles);
  expect(chaptersOf(again)).toEqual(['## Go\n\nnow\n', '## Nim\n\nthen\n']);
});

test('chapters stand in the order of the games, whichever was walked through first', () => {
  const page = pageWith(pageWith('', '## Nim\n', titles), '## Chess\n', titles);
  expect(chaptersOf(page).map((chapter) => chapter.trim())).toEqual(['## Chess', '## Nim']);
});
