import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '@masterplan/kernel';

/** What a clause is: the rulebook's own, our ruling, or a sentence that binds nobody. */
type Mark = 'rule' | 'ruling' | 'flavour' | 'advice';

/** A numbered clause of a game's rulebook. */
export interface Clause {
  readonly id: string;
  readonly mark: Mark;
  readonly chapter: string;
  /** The clause in plain words, on one line. */
  readonly text: string;
}

/** How marks are written, in either language. */
const marks: Readonly<Record<string, Mark>> = {
  ruling: 'ruling',
  arbitrage: 'ruling',
  flavour: 'flavour',
  ambiance: 'flavour',
  advice: 'advice',
  conseil: 'advice',
};

/** Whether a test must hold it. */
export const binds = ({ mark }: Clause): boolean => mark === 'rule' || mark === 'ruling';

const files: Readonly<Record<Language, string>> = { en: 'RULES.md', fr: 'RULES.fr.md' };

/** The clauses of a game's rulebook in one language, in its order; none where it has no rulebook. */
export function rulebookOf(root: URL, game: string, language: Language): Clause[] {
  const file = new URL(`games/${game}/${files[language]}`, root);
  return existsSync(file) ? readRulebook(readFileSync(file, 'utf8')) : [];
}

/** Reads a rulebook: chapters are `## 5 Assemble`, clauses are paragraphs that begin with `**MP-5.1**` and perhaps a mark. */
export function readRulebook(page: string): Clause[] {
  let chapter = '';
  return page.split(/\n\s*\n/).flatMap((paragraph) => {
    const heading = /^##\s+(.+)/.exec(paragraph.trim());
    if (heading) chapter = heading[1] ?? '';
    const found = /^\*\*([A-Z]+-[A-Z]?\d+(?:\.\d+)?[a-z]?)\*\*\s+(?:\*(\p{L}+)\*\s+)?(.*)$/su.exec(
      paragraph.trim(),
    );
    if (!found) return [];
    const [, id = '', word = '', text = ''] = found;
    return [{ id, mark: marks[word] ?? 'rule', chapter, text: plain(text) }];
  });
}

const plain = (markdown: string): string =>
  markdown
    .replace(/\*{1,2}|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
