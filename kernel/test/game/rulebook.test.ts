import { binds, clauseNamed, readRulebook } from '@masterplan/kernel';
import { expect, test } from 'vitest';

const page = `# The Thieves

What this is, with **TH-0.1** inside.

## 1 One
What the chapter is about.

**TH-1.1** Long
line, *so* to say.

**TH-A1** *arbitrage* Non. *Raison :* le livret
se tait.

## 2 Two

**R-23b** *flavour* So.

**TH-2.1** *advice* \`Look\` first.
`;

const book = readRulebook(page);

test('a rulebook is read by chapters and clauses, with marks and reasons in either language', () => {
  expect(book).toEqual({
    title: 'The Thieves',
    lead: 'What this is, with TH-0.1 inside.',
    chapters: [
      {
        title: '1 One',
        lead: 'What the chapter is about.',
        clauses: [
          { id: 'TH-1.1', mark: 'rule', text: 'Long line, so to say.', why: '' },
          { id: 'TH-A1', mark: 'ruling', text: 'Non.', why: 'le livret se tait.' },
        ],
      },
      {
        title: '2 Two',
        lead: '',
        clauses: [
          { id: 'R-23b', mark: 'flavour', text: 'So.', why: '' },
          { id: 'TH-2.1', mark: 'advice', text: 'Look first.', why: '' },
        ],
      },
    ],
  });
});

test('a clause is found by its number', () => {
  expect(clauseNamed(book, 'R-23b')?.text).toBe('So.');
  expect(clauseNamed(book, 'R-23')).toBeUndefined();
});

test('rules and rulings bind; flavour and advice do not', () => {
  const binding = book.chapters.flatMap(({ clauses }) => clauses.filter(binds)).map(({ id }) => id);
  expect(binding).toEqual(['TH-1.1', 'TH-A1']);
});
