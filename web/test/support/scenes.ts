import type { Page } from '@playwright/test';

/** The window in which great moments are looked at. */
export const tablet = { width: 820, height: 1180 } as const;

declare global {
  /** The great moments that the page has shown since it was watched: what each is called, and what is wrong with it. */
  var scenesShown: { readonly name: string; readonly faults: readonly string[] }[];
}

/** Runs in the page: looks at every great moment as soon as it is there, as it stands when its animations have ended, and goes on. */
function watch(): void {
  globalThis.scenesShown = [];
  const looked = new WeakSet<Element>();

  const wordsIn = (part: Element): DOMRect[] => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const boxes: DOMRect[] = [];
    while (walker.nextNode()) {
      if (walker.currentNode.parentElement?.closest('.unseen')) continue;
      range.selectNodeContents(walker.currentNode);
      boxes.push(...range.getClientRects());
    }
    return boxes;
  };
  const isInside = ({ left, top, right, bottom }: DOMRect): boolean =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const meet = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

  const faultsOf = (moment: Element): string[] => {
    const [scene, skip] = ['.stage', '.moment-skip'].map((part) => moment.querySelector(part));
    if (!scene || !skip) return ['it has no scene, or no way to skip it'];
    const [all, way] = [moment.getBoundingClientRect(), skip.getBoundingClientRect()];
    const words = wordsIn(scene);
    const isFull = all.x === 0 && all.y === 0 && all.width === innerWidth && all.height === innerHeight;
    return [
      ...(isFull ? [] : ['it does not fill the window']),
      ...(isInside(scene.getBoundingClientRect()) && words.every(isInside) ? [] : ['the scene is cut off']),
      ...(isInside(way) ? [] : ['the way to skip it is cut off']),
      ...([scene.getBoundingClientRect(), ...words].some((box) => meet(box, way))
        ? ['the way to skip it lies on the scene']
        : []),
    ];
  };

  new MutationObserver(() => {
    for (const moment of document.querySelectorAll<HTMLElement>('.moment')) {
      if (looked.has(moment) || !moment.checkVisibility()) continue;
      looked.add(moment);
      for (const animation of moment.getAnimations({ subtree: true })) animation.finish();
      scenesShown.push({ name: moment.dataset.moment ?? '', faults: faultsOf(moment) });
      setTimeout(() => dispatchEvent(new PointerEvent('pointerdown')));
    }
  }).observe(document, { childList: true, subtree: true });
}

export interface Scenes {
  /** What was shown, each once. */
  readonly names: readonly string[];
  readonly faults: readonly string[];
}

/** From the next page on, every great moment is looked at; returns what tells which there were. */
export async function watchScenes(page: Page): Promise<() => Promise<Scenes>> {
  await page.addInitScript(watch);
  return async () => {
    const shown = await page.evaluate(() => scenesShown);
    const faults = shown.flatMap(({ name, faults }) => faults.map((fault) => `${name}: ${fault}`));
    return { names: [...new Set(shown.map(({ name }) => name))], faults: [...new Set(faults)] };
  };
}
