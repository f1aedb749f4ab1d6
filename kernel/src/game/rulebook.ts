/** What a clause is: the rulebook's own, our ruling, or a sentence that binds nobody. */
type ClauseMark = 'rule' | 'ruling' | 'flavour' | 'advice';

/** A numbered clause of a game's rulebook, in plain words on one line. */
export interface Clause {
  readonly id: string;
  readonly mark: ClauseMark;
  readonly text: string;
  /** Why it was ruled so; '' where nothing is said of that. */
  readonly why: string;
}

export interface Chapter {
  readonly title: string;
  /** What stands before its first clause. */
  readonly lead: string;
  readonly clauses: readonly Clause[];
}

export interface Rulebook {
  readonly title: string;
  readonly lead: string;
  readonly chapters: readonly Chapter[];
}

/** How marks are written, in either language. */
const marks: Readonly<Record<string, ClauseMark>> = {
  ruling: 'ruling',
  arbitrage: 'ruling',
  flavour: 'flavour',
  ambiance: 'flavour',
  advice: 'advice',
  conseil: 'advice',
};

/** Lines of a paragraph joined, marks of emphasis taken away. */
const plain = (text: string): string =>
  text
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(/[*_`]/g, '')
    .trim();

function clauseOf(paragraph: string): Clause | undefined {
  const found = /^\*\*([A-Z]+-[A-Z0-9.]+[a-z]?)\*\*\s+(?:\*([\p{L}]+)\*\s+)?([\s\S]*)$/u.exec(paragraph);
  if (found === null) return undefined;
  const [, id = '', word = '', rest = ''] = found;
  const [text = '', why = ''] = rest.split(/\*(?:Why|Raison)\s?:\*/u);
  return { id, mark: marks[word] ?? 'rule', text: plain(text), why: plain(why) };
}

function chapterOf(part: string): Chapter {
  const [heading = '', ...paragraphs] = part.split(/\n\s*\n/);
  const [title = '', ...under] = heading.split('\n');
  const all = [under.join('\n'), ...paragraphs].map((each) => each.trim()).filter((each) => each !== '');
  const clauses = all.flatMap((each) => clauseOf(each) ?? []);
  const lead = all.filter((each) => clauseOf(each) === undefined).map(plain);
  return { title: title.trim(), lead: lead.join(' '), clauses };
}

/** Reads a RULES.md: a title, chapters (`## 5 Assemble`), and clauses that begin with their number in bold and perhaps a mark. */
export function readRulebook(markdown: string): Rulebook {
  const [head = '', ...parts] = markdown.split(/^## /m);
  const [title = '', ...lead] = head.split('\n');
  return { title: title.replace(/^#\s*/, ''), lead: plain(lead.join('\n')), chapters: parts.map(chapterOf) };
}

/** Whether a test must hold it. */
export const binds = ({ mark }: Clause): boolean => mark === 'rule' || mark === 'ruling';

export const clauseNamed = (book: Rulebook, id: string): Clause | undefined =>
  book.chapters.flatMap(({ clauses }) => clauses).find((clause) => clause.id === id);
