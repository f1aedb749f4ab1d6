/**
 * The `ref` of a part of the board that scrolls where it does not fit. While it does, the keyboard reaches it; otherwise the
 * tab key passes it by.
 */
export function reachable(part: HTMLElement | null): (() => void) | undefined {
  if (part === null) return undefined;
  const look = () => {
    const isWhole = part.scrollHeight <= part.clientHeight && part.scrollWidth <= part.clientWidth;
    if (isWhole) part.removeAttribute('tabindex');
    else part.tabIndex = 0;
  };
  const size = new ResizeObserver(look);
  size.observe(part);
  const content = new MutationObserver(look);
  content.observe(part, { childList: true, subtree: true });
  return () => {
    size.disconnect();
    content.disconnect();
  };
}
