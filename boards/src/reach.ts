/** Where a part that scrolls has more to show than is in sight. */
function hiddenSides(part: HTMLElement): string[] {
  const { scrollTop, scrollLeft, scrollHeight, scrollWidth, clientHeight, clientWidth } = part;
  return [
    ...(scrollTop > 1 ? ['above'] : []),
    ...(scrollTop + clientHeight < scrollHeight - 1 ? ['below'] : []),
    ...(scrollLeft > 1 ? ['before'] : []),
    ...(scrollLeft + clientWidth < scrollWidth - 1 ? ['after'] : []),
  ];
}

/**
 * The `ref` of a part of the page that scrolls where it does not fit. While it does, the keyboard reaches it and `data-more`
 * says on which sides there is more, for the look of its edges; otherwise the tab key passes it by.
 */
export function reachable(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  const look = () => {
    const isWhole = part.scrollHeight <= part.clientHeight && part.scrollWidth <= part.clientWidth;
    if (isWhole) {
      part.removeAttribute('tabindex');
      delete part.dataset.more;
      return;
    }
    part.tabIndex = 0;
    part.dataset.more = hiddenSides(part).join(' ');
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
