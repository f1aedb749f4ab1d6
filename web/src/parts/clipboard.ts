/**
 * Copies what an element says, and leaves it selected. At a plain http address there is no clipboard to write to; there the
 * selection is copied as people would do it themselves. Returns whether it worked.
 */
export async function copyOf(element: HTMLElement): Promise<boolean> {
  getSelection()?.selectAllChildren(element);
  if (!isSecureContext) return document.execCommand('copy');
  try {
    await navigator.clipboard.writeText(element.textContent ?? '');
    return true;
  } catch {
    return document.execCommand('copy');
  }
}
