/** The title of a test or of a group of tests, and the line it stands on. */
export interface Title {
  readonly title: string;
  /** The table that fills in a title with places (`%s`, `$name`), as it is written; else empty. */
  readonly table: string;
  readonly line: number;
}

const opening = /\b(?:test|it|describe)((?:\.\w+)*)\s*(?=[(`])/g;
const quoted = /\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/sy;

/** The titles in a source of tests: `test('…')`, `test.each([…])('…')`. Those that are skipped or not written hold nothing. */
export function titlesIn(source: string): Title[] {
  return [...source.matchAll(opening)].flatMap((found) => {
    const [whole, chain = ''] = found;
    if (/\.(?:skip|todo)\b/.test(chain)) return [];
    const at = found.index + whole.length;
    const call = /\.(?:each|for)$/.test(chain) ? afterTable(source, at) : at;
    if (source[call] !== '(') return [];
    quoted.lastIndex = call + 1;
    const title = quoted.exec(source)?.[2];
    if (title === undefined) return [];
    const table = /[%$]\w/.test(title) ? source.slice(at, call) : '';
    return [{ title, table, line: source.slice(0, found.index).split('\n').length }];
  });
}

/** Where the call begins after the table of `test.each(…)` or test.each`…`. */
function afterTable(source: string, from: number): number {
  if (source[from] === '`') return endOfText(source, from) + 1;
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    const letter = source[at] ?? '';
    if ('\'"`'.includes(letter)) at = endOfText(source, at);
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return source.length;
}

/** Where the text ends that begins with the quotation mark at `from`. */
function endOfText(source: string, from: number): number {
  let at = from + 1;
  while (at < source.length && source[at] !== source[from]) at += source[at] === '\\' ? 2 : 1;
  return at;
}
