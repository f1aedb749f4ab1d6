/** On which sides a part that scrolls has more to show; undefined where all of it is in sight, or where it does not scroll. */
function moreOf(part: HTMLElement): string | undefined {
  const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = part;
  const { overflowX, overflowY } = getComputedStyle(part);
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const isLong = scrolls(overflowY) && scrollHeight > clientHeight;
  const isBroad = scrolls(overflowX) && scrollWidth > clientWidth;
  if (!isLong && !isBroad) return undefined;
  return [
    ...(isLong && scrollTop > 1 ? ['above'] : []),
    ...(isLong && scrollTop + clientHeight < scrollHeight - 1 ? ['below'] : []),
    ...(isBroad && scrollLeft > 1 ? ['before'] : []),
    ...(isBroad && scrollLeft + clientWidth < scrollWidth - 1 ? ['after'] : []),
  ].join(' ');
}

/**
 * The `ref` of a part of the page that scrolls where it does not fit. While it does, the keyboard reaches it and `data-more`
 * says on which sides there is more, for the look of its edges; otherwise the tab key passes it by.
 */
export function reachable(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  const look = () => {
    const more = moreOf(part);
    if (more === undefined) {
      part.removeAttribute('tabindex');
      delete part.dataset.more;
      return;
    }
    part.tabIndex = 0;
    part.dataset.more = more;
  };
  const size = new ResizeObserver(look);
  const watch = () => {
    size.disconnect();
    for (const each of [part, ...part.children]) size.observe(each);
  };
  const content = new MutationObserver(() => {
    watch();
    look();
  });
  watch();
  content.observe(part, { childList: true, subtree: true, characterData: true });
  part.addEventListener('scroll', look, { passive: true });
  return () => {
    size.disconnect();
    content.disconnect();
    part.removeEventListener('scroll', look);
  };
}
