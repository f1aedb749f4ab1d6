import { type Box, isDrawn, type Sight, sightOf } from './boxes.ts';

/** A word as it stands on the page. */
export interface Word {
  readonly text: string;
  readonly of: Element;
  /** One box a line: a word that is whole has one. */
  readonly lines: readonly Box[];
  readonly sight: Sight;
}

/** Letters fill less than the line they stand in. */
const inkOf = ({ left, top, right, bottom }: Box): Box => {
  const spare = (bottom - top) * 0.22;
  return { left, top: top + spare, right, bottom: bottom - spare };
};

function linesOf(range: Range): Box[] {
  const lines: Box[] = [];
  for (const box of range.getClientRects()) {
    const last = lines.at(-1);
    if (box.width < 0.5) continue;
    if (last !== undefined && Math.abs(last.top - box.top) < box.height / 2)
      lines[lines.length - 1] = { ...last, right: Math.max(last.right, box.right) };
    else lines.push({ left: box.left, top: box.top, right: box.right, bottom: box.bottom });
  }
  return lines.map(inkOf);
}

/** A word may be broken after these. */
const parts = /[^\s\-‐–—/·]+[-‐–—/·’']*/gu;

function* wordsIn(node: Text): Generator<Word> {
  const of = node.parentElement;
  if (
    of === null ||
    of.closest('select, script, style, svg, .skip-link, .caption.is-aside, [inert]') !== null ||
    !isDrawn(of)
  )
    return;
  const range = document.createRange();
  for (const { 0: text, index } of node.data.matchAll(parts)) {
    range.setStart(node, index);
    range.setEnd(node, index + text.length);
    const lines = linesOf(range);
    const [first] = lines;
    if (first === undefined) continue;
    const whole = lines.reduce((a, b) => ({
      left: Math.min(a.left, b.left),
      top: Math.min(a.top, b.top),
      right: Math.max(a.right, b.right),
      bottom: Math.max(a.bottom, b.bottom),
    }));
    yield { text, of, lines, sight: sightOf(whole, of) };
  }
}

/** All words that are drawn in these elements. */
export const wordsOf = (elements: readonly Element[]): Word[] =>
  elements.flatMap(({ childNodes }) =>
    [...childNodes].flatMap((node) => (node instanceof Text ? [...wordsIn(node)] : [])),
  );
