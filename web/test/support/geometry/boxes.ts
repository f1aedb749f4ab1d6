/** Runs in the page: where things are, and how much of them can be seen. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const boxOf = (element: Element): Box => element.getBoundingClientRect();

export const meet = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

/** Less than two pixels is a rounding, not a place. */
export const isPlace = ({ left, top, right, bottom }: Box): boolean => right - left > 2 && bottom - top > 2;

export const middleOf = ({ left, top, right, bottom }: Box): readonly [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
];

const everywhere: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/** On a narrow screen the page scrolls between bars that stay: the head above, the question and the tabs below. */
const bars = '.table-head, .table-rail, .tabs, .transport';

const stays = (bar: Element): boolean => /sticky|fixed/.test(getComputedStyle(bar).position);

/** The bar that an element belongs to. */
function barOf(element: Element): Element | undefined {
  const bar = element.closest(bars);
  if (bar === null) return undefined;
  if (stays(bar)) return bar;
  return bar.parentElement === null ? undefined : barOf(bar.parentElement);
}

/** The last row of a deal stays at the edge while the deal scrolls below it. */
const foot = '.td-deal > footer';

export const isBar = (element: Element): boolean => {
  const last = element.closest(foot);
  return (last !== null && stays(last)) || barOf(element) !== undefined;
};

/** The bars that stay, and where: they are asked for at every word. */
let staying: readonly (readonly [Element, Box])[] = [];

/** The part of the window that the page shows what scrolls in it. */
function paneOf(element: Element): Box {
  const pane = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (staying.some(([bar]) => bar.contains(element))) return pane;
  for (const [, { top, bottom }] of staying) {
    if (bottom <= top) continue;
    if (top <= 1) pane.top = Math.max(pane.top, bottom);
    else pane.bottom = Math.min(pane.bottom, top);
  }
  return pane;
}

/** What an ancestor cuts off, and whether one can scroll there. */
interface Edge {
  readonly by: Element;
  readonly box: Box;
  readonly x: 'open' | 'cut' | 'scrolls';
  readonly y: 'open' | 'cut' | 'scrolls';
}

const edgeSort = (overflow: string): Edge['x'] =>
  overflow === 'visible' ? 'open' : overflow === 'hidden' || overflow === 'clip' ? 'cut' : 'scrolls';

/** A part without its borders; one that is turned, as a whole. */
function insideOf(part: Element): Box {
  const box = part.getBoundingClientRect();
  const isTurned = part instanceof HTMLElement && Math.abs(box.width - part.offsetWidth) > 1;
  if (isTurned) return box;
  const left = box.left + part.clientLeft;
  const top = box.top + part.clientTop;
  return { left, top, right: left + part.clientWidth, bottom: top + part.clientHeight };
}

function edgeOf(by: Element): Edge | undefined {
  const { overflowX, overflowY } = getComputedStyle(by);
  const [x, y] = [edgeSort(overflowX), edgeSort(overflowY)];
  if (x === 'open' && y === 'open') return undefined;
  const { left, top, right, bottom } = insideOf(by);
  const box = {
    left: x === 'open' ? -Infinity : left,
    top: y === 'open' ? -Infinity : top,
    right: x === 'open' ? Infinity : right,
    bottom: y === 'open' ? Infinity : bottom,
  };
  return { by, box, x, y };
}

const known = new Map<Element, readonly Edge[]>();

/** Begins a look: everything moves from one to the next. */
export function lookAnew(): void {
  known.clear();
  staying = [...document.querySelectorAll(bars)].filter(stays).map((bar) => [bar, boxOf(bar)]);
}

/** The edges around what is inside an element, from the nearest outwards. */
function edgesAround(element: Element): readonly Edge[] {
  const found = known.get(element);
  if (found !== undefined) return found;
  const own = edgeOf(element);
  const { position } = getComputedStyle(element);
  const outer =
    position === 'fixed'
      ? null
      : position === 'absolute' && element instanceof HTMLElement
        ? element.offsetParent
        : element.parentElement;
  const around = outer === null || outer === document.documentElement ? [] : edgesAround(outer);
  const edges = own === undefined ? around : [own, ...around];
  known.set(element, edges);
  return edges;
}

export interface Sight {
  /** What of it is to be seen now. */
  readonly seen: Box;
  /** Those who cut it off for good. */
  readonly cutBy: Element | undefined;
  /** Where one has to scroll to see all of it, from the nearest outwards; `page` is the window. */
  readonly scrolls: readonly (Element | 'page')[];
}

const isBeyond = (box: Box, edge: Box): boolean =>
  box.left < edge.left - 2 ||
  box.right > edge.right + 2 ||
  box.top < edge.top - 2 ||
  box.bottom > edge.bottom + 2;

/** How much of a box inside an element can be seen, and what hides the rest. */
export function sightOf(box: Box, inside: Element): Sight {
  let seen = box;
  let sought = box;
  let cutBy: Element | undefined;
  const scrolls: (Element | 'page')[] = [];
  for (const edge of edgesAround(inside)) {
    const { x, y } = edge;
    const across = { ...everywhere, left: edge.box.left, right: edge.box.right };
    const along = { ...everywhere, top: edge.box.top, bottom: edge.box.bottom };
    if ((x === 'cut' && isBeyond(sought, across)) || (y === 'cut' && isBeyond(sought, along)))
      cutBy ??= edge.by;
    seen = meet(seen, edge.box);
    if ((x !== 'scrolls' || !isBeyond(sought, across)) && (y !== 'scrolls' || !isBeyond(sought, along)))
      continue;
    scrolls.push(edge.by);
    /* From here on it is this part that has to be in sight: it shows the rest when it is scrolled. */
    sought = boxOf(edge.by);
  }
  const pane = paneOf(inside);
  if (isBeyond(sought, pane)) scrolls.push('page');
  return { seen: meet(seen, pane), cutBy, scrolls };
}

/** The lines of a log that are in sight: the others are many, and all alike. */
function linesInSight(): Set<Element> {
  const lines = [...document.querySelectorAll('[role=log]')].flatMap((log) =>
    [...log.querySelectorAll('li')].filter((line) => isPlace(meet(boxOf(line), boxOf(log)))),
  );
  return new Set(lines);
}

/** All elements of the page that are worth a look. */
export function elementsHere(): Element[] {
  const shown = linesInSight();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (node) => {
    const isOldLine =
      node instanceof HTMLLIElement && node.closest('[role=log]') !== null && !shown.has(node);
    const isNothing = node instanceof Element && !node.checkVisibility();
    return isOldLine || isNothing ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
  });
  const found: Element[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Element) found.push(walker.currentNode);
  return found;
}

/** Whether an element, or what it is in, is there for ears only. */
const isClipped = (element: Element): boolean =>
  getComputedStyle(element).clipPath.startsWith('inset(50%') ||
  (element.parentElement !== null && isClipped(element.parentElement));

/** Whether an element is drawn at all, for eyes. */
export const isDrawn = (element: Element): boolean =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
  element.closest('.unseen, [hidden]') === null &&
  !isClipped(element);
