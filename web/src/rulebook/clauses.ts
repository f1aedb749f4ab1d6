/** A clause of a rulebook. Flavour and advice bind nobody; a ruling says why. */
export interface Clause {
  readonly id: string;
  readonly sort: 'rule' | 'ruling' | 'flavour' | 'advice';
  readonly text: string;
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

const sorts: Readonly<Record<string, Clause['sort']>> = {
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
    .replaceAll(/[*_]/g, '')
    .trim();

function clauseOf(paragraph: string): Clause | undefined {
  const found = /^\*\*([A-Z]+-[A-Z0-9.]+[a-z]?)\*\*\s+(?:\*([\p{L}]+)\*\s+)?([\s\S]*)$/u.exec(paragraph);
  if (found === null) return undefined;
  const [, id = '', sort = '', rest = ''] = found;
  const [text = '', why = ''] = rest.split(/\*(?:Why|Raison)\s?:\*/u);
  return { id, sort: sorts[sort] ?? 'rule', text: plain(text), why: plain(why) };
}

function chapterOf(part: string): Chapter {
  const [heading = '', ...paragraphs] = part.split(/\n\s*\n/);
  const [title = '', ...under] = heading.split('\n');
  const all = [under.join('\n'), ...paragraphs].map((each) => each.trim()).filter((each) => each !== '');
  const clauses = all.flatMap((each) => clauseOf(each) ?? []);
  const lead = all.filter((each) => clauseOf(each) === undefined).map(plain);
  return { title: title.trim(), lead: lead.join(' '), clauses };
}

/** Reads a RULES.md: a title, chapters, and clauses that begin with their number in bold. */
export function readRulebook(markdown: string): Rulebook {
  const [head = '', ...parts] = markdown.split(/^## /m);
  const [title = '', ...lead] = head.split('\n');
  return { title: title.replace(/^#\s*/, ''), lead: plain(lead.join('\n')), chapters: parts.map(chapterOf) };
}

export const clauseNamed = (book: Rulebook, id: string): Clause | undefined =>
  book.chapters.flatMap(({ clauses }) => clauses).find((clause) => clause.id === id);
