import { boxOf, elementsHere, isBar, isDrawn, isPlace, lookAnew, meet, middleOf, sightOf } from './boxes.ts';
import { type Word, wordsOf } from './words.ts';

declare global {
  /** What is wrong with the page as it stands: each fault in a line, none twice. */
  var faultsOnPage: () => string[];
}

const nameOf = (element: Element): string => {
  const own = [...element.classList].slice(0, 2).join('.');
  return own === '' ? `${element.parentElement?.classList[0] ?? ''} ${element.tagName}`.trim() : `.${own}`;
};

const shortly = (words: string | null): string => (words ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);

function wideFaults(all: readonly Element[]): string[] {
  const { scrollWidth } = document.documentElement;
  if (scrollWidth <= innerWidth) return [];
  const wide = all.filter((element) => boxOf(element).right > innerWidth + 1);
  return [`the page is ${scrollWidth} wide: ${wide.slice(0, 4).map(nameOf).join(', ')}`];
}

/** A hyphen of the language's own is no fault; a word that is cut where it happened to be too long is one. */
function isBroken({ lines, of }: Word): boolean {
  const { hyphens, overflowWrap } = getComputedStyle(of);
  const hasDropCap = getComputedStyle(of, '::first-letter').float !== 'none';
  if (hasDropCap || of.closest('code') !== null) return false;
  return lines.length > 1 && (hyphens !== 'auto' || overflowWrap !== 'normal');
}

const brokenWords = (words: readonly Word[]): string[] =>
  words.filter(isBroken).map(({ text, of }) => `broken: "${text}" in ${nameOf(of)}`);

const cutWords = (words: readonly Word[]): string[] =>
  words.flatMap(({ text, of, sight }) =>
    sight.cutBy === undefined ? [] : [`cut off: "${text}" in ${nameOf(of)} by ${nameOf(sight.cutBy)}`],
  );

/** Words that no scrolling brings into the window. */
const lostWords = (words: readonly Word[]): string[] =>
  words.flatMap(({ text, of, sight }) => {
    if (!sight.scrolls.includes('page')) return [];
    const { scrollHeight } = document.documentElement;
    return scrollHeight > innerHeight + 1 ? [] : [`outside the window: "${text}" in ${nameOf(of)}`];
  });

const clear = /^rgba\(.*, 0(\.[0-2]\d*)?\)$|^transparent$/;

/** Whether an element hides what is below it. */
function covers(element: Element): boolean {
  const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
  if (Number(opacity) < 0.2 || !isDrawn(element)) return false;
  return element instanceof SVGElement || !clear.test(backgroundColor) || backgroundImage !== 'none';
}

/** What lies over a point of an element; undefined where it is the element that one sees there. */
function overIt(element: Element, [x, y]: readonly [number, number]): Element | undefined {
  const isOfIt = (above: Element) => above.contains(element) || element.contains(above);
  /* Nearly always nothing does, and the topmost alone is found far sooner than all. */
  const top = document.elementFromPoint(x, y);
  if (top === null || isOfIt(top)) return undefined;
  for (const above of document.elementsFromPoint(x, y)) {
    if (isOfIt(above)) return undefined;
    if (covers(above)) return above;
  }
  return undefined;
}

/** News run through the head of the page, or over the line that says how one wins, while something is asked. */
const isNews = (over: Element, { of }: Word): boolean =>
  over.closest('.caption.is-aside') !== null && of.closest('.table-head, .aim') !== null;

/** Words that something lies over; and those that nothing does, for what else can happen to them. */
function coveredWords(words: readonly Word[]): { readonly faults: string[]; readonly free: Word[] } {
  const faults: string[] = [];
  const free: Word[] = [];
  for (const word of words) {
    if (!isPlace(word.sight.seen)) continue;
    const over = overIt(word.of, middleOf(word.sight.seen));
    if (over === undefined) free.push(word);
    else if (!isNews(over, word) && (isBar(word.of) || !isBar(over)))
      faults.push(
        `covered: "${word.text}" in ${nameOf(word.of)} by ${nameOf(over)} "${shortly(over.textContent)}"`,
      );
  }
  return { faults, free };
}

/** Words that are printed over other words. */
function doubleWords(words: readonly Word[]): string[] {
  const faults: string[] = [];
  const sorted = words.toSorted((a, b) => a.sight.seen.top - b.sight.seen.top);
  sorted.forEach((a, i) => {
    for (let j = i + 1; j < sorted.length; j++) {
      const b = sorted[j];
      if (b === undefined || b.sight.seen.top > a.sight.seen.bottom) break;
      if (a.of !== b.of && isPlace(meet(a.sight.seen, b.sight.seen)))
        faults.push(
          `printed over each other: "${a.text}" in ${nameOf(a.of)}, "${b.text}" in ${nameOf(b.of)}`,
        );
    }
  });
  return faults;
}

const controls = 'button, a[href], input, select, textarea, summary';
/** A target laid over a whole place takes the clicks that open the place otherwise. */
const places = '.seat-pick, .wm-seat-pick, .place-pick';

/** Controls that something else is hit at. */
function coveredControls(all: readonly Element[]): string[] {
  return all.flatMap((control) => {
    if (!control.matches(controls) || !isDrawn(control) || control.matches(':disabled, [inert] *')) return [];
    const box = boxOf(control);
    const { seen } = sightOf(box, control.parentElement ?? control);
    /* Of one that is scrolled away by more than half, the rest is no target. */
    if (!isPlace(seen) || seen.bottom - seen.top < (box.bottom - box.top) / 2) return [];
    const [x, y] = middleOf(seen);
    const hit = document.elementFromPoint(x, y);
    const isHit =
      hit !== null &&
      (control.contains(hit) || hit.contains(control) || hit.closest('label')?.contains(control));
    if (isHit || hit?.closest(places) || (hit !== null && isBar(hit) && !isBar(control))) return [];
    return [
      `not to be hit: ${nameOf(control)} "${shortly(control.textContent)}", but ${hit === null ? 'nothing' : nameOf(hit)}`,
    ];
  });
}

/** Buttons that show neither a word nor a picture. */
function blankButtons(all: readonly Element[], words: readonly Word[]): string[] {
  return all.flatMap((button) => {
    if (!button.matches('.button:not(.skip-link)') || button.closest('[inert]') !== null || !isDrawn(button))
      return [];
    const isTold = words.some(({ of }) => button.contains(of));
    if (isTold || [...button.querySelectorAll('svg, img')].some(isDrawn)) return [];
    return [`blank: ${nameOf(button)} "${button.ariaLabel ?? shortly(button.textContent)}"`];
  });
}

/** Where there is more to see than there is room, the edge says so. */
function silentScrolls(all: readonly Element[]): string[] {
  return all.flatMap((part) => {
    const { overflowY, overflowX } = getComputedStyle(part);
    const isLong = /auto|scroll/.test(overflowY) && part.scrollHeight > part.clientHeight + 4;
    const isWide = /auto|scroll/.test(overflowX) && part.scrollWidth > part.clientWidth + 4;
    if (
      (!isLong && !isWide) ||
      !isDrawn(part) ||
      part.matches('input, select, textarea, [role=log], .log > ol')
    )
      return [];
    return !part.hasAttribute('data-more') ? [`scrolls without a sign: ${nameOf(part)}`] : [];
  });
}

/** At most one step from what is to be seen: in sight, or where one list or the page scrolls. */
function farTargets(all: readonly Element[]): string[] {
  return all.flatMap((target) => {
    if (!target.matches('[data-target], .option') || !isDrawn(target)) return [];
    const { scrolls, cutBy } = sightOf(boxOf(target), target.parentElement ?? target);
    const name = `${nameOf(target)} "${shortly(target.textContent)}"`;
    if (cutBy !== undefined && !target.matches('[data-target]'))
      return [`cut off: ${name} by ${nameOf(cutBy)}`];
    return scrolls.length > 1 ? [`two steps away: ${name}`] : [];
  });
}

/** The question itself, and the way to end the turn, are always in sight. */
function hiddenQuestion(words: readonly Word[]): string[] {
  if (document.querySelector('.ask.is-mine') === null) return [];
  return words.flatMap(({ of, text, sight }) => {
    if (of.closest('.ask-question, .is-closing') === null) return [];
    return sight.scrolls.length > 0 || !isPlace(sight.seen)
      ? [`out of sight: "${text}" in ${nameOf(of)}`]
      : [];
  });
}

/** Parts of one list, or of one row, that lie over each other. */
const apart = [
  ...['.seats > li', '.mp-places > li', '.options > li', '.squads > li', '.table-head > *', '.camp li'],
  ...[
    '.columns > *',
    '.first-night li',
    '.story > *',
    '.briefs > *',
    '.brief-story > *',
    '.waiting > *',
    '.tick-tools > *',
    '.replay-buttons > *',
  ],
  ...['.table-rail > section', '.panel > *:not(.panel-no, svg)', '.gallery > li > *', '.hand > li > *'],
  ...[
    '.wm-line-up li',
    '.wm-hand > ul > li',
    '.wm-stacks > *',
    '.wm-market > *',
    '.wm-against > *',
    '.wm-slots > li',
  ],
].join();

function lyingOver(all: readonly Element[]): string[] {
  const drawn = all.filter((element) => element.matches(apart) && isDrawn(element));
  return drawn.flatMap((element, i) =>
    drawn.slice(i + 1).flatMap((other) => {
      const isNear =
        other.parentElement === element.parentElement ||
        (other.parentElement?.parentElement === element.parentElement?.parentElement &&
          element.matches('li > *'));
      if (!isNear || !isPlace(meet(boxOf(element), boxOf(other)))) return [];
      return [
        `lies over: ${nameOf(element)} "${shortly(element.textContent)}", "${shortly(other.textContent)}"`,
      ];
    }),
  );
}

/** What clicks go through is found all the same. */
const touchable = new CSSStyleSheet();
touchable.replaceSync('*, *::before, *::after { pointer-events: auto !important; }');

globalThis.faultsOnPage = () => {
  lookAnew();
  const all = elementsHere();
  const words = wordsOf(all);
  const hits = coveredControls(all);
  document.adoptedStyleSheets.push(touchable);
  const { faults: covered, free } = coveredWords(words);
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== touchable);
  return [
    ...new Set([
      ...wideFaults(all),
      ...brokenWords(words),
      ...cutWords(words),
      ...lostWords(words),
      ...covered,
      ...doubleWords(free),
      ...hits,
      ...blankButtons(all, words),
      ...silentScrolls(all),
      ...farTargets(all),
      ...hiddenQuestion(free),
      ...lyingOver(all),
    ]),
  ];
};
