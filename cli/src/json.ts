/** A place in a text, both counted from 1, as editors count. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** What may stand next. */
type Wanted = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | 'more' | 'end';

const token =
  /[ \t\n\r]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;

/** The place where a text stops being JSON; undefined if it is JSON. JavaScript engines do not report it reliably. */
export function whereNotJson(text: string): Place | undefined {
  const open: string[] = [];
  let wanted: Wanted = 'value';
  let at = 0;
  for (;;) {
    token.lastIndex = at;
    const found = token.exec(text);
    const next: Wanted | undefined =
      found === null ? undefined : after(wanted, found[1] ?? (found[2] === undefined ? '0' : '""'), open);
    if (next === undefined) break;
    at = token.lastIndex;
    wanted = next;
  }
  const rest = text.slice(at).trimStart();
  const isDone = wanted === 'end' && /^[ \t\n\r]*$/.test(text.slice(at));
  return isDone ? undefined : placeOf(text, text.length - rest.length);
}

/** What may stand after a token that was found where `wanted` was; undefined where it may not stand there. */
function after(wanted: Wanted, found: string, open: string[]): Wanted | undefined {
  if (found === '""' && (wanted === 'key' || wanted === 'key or }')) return ':';
  if (found === ':') return wanted === ':' ? 'value' : undefined;
  if (found === ',') return wanted === 'more' ? (open.at(-1) === '{' ? 'key' : 'value') : undefined;
  if (found === '}' || found === ']') return closed(wanted, found, open);
  if (wanted !== 'value' && wanted !== 'value or ]') return undefined;
  if (found === '{' || found === '[') {
    open.push(found);
    return found === '{' ? 'key or }' : 'value or ]';
  }
  return open.length === 0 ? 'end' : 'more';
}

function closed(wanted: Wanted, found: '}' | ']', open: string[]): Wanted | undefined {
  const isEmpty = wanted === (found === '}' ? 'key or }' : 'value or ]');
  const isFull = wanted === 'more' && open.at(-1) === (found === '}' ? '{' : '[');
  if (!isEmpty && !isFull) return undefined;
  open.pop();
  return open.length === 0 ? 'end' : 'more';
}

function placeOf(text: string, at: number): Place {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
