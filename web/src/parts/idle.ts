import { useEffect, useState } from 'react';

/** Milliseconds after which something is done even on a page that is never idle, and where browsers do not say when it is. */
const latest = 500;

function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const wish = requestIdleCallback(run, { timeout: latest });
    return () => cancelIdleCallback(wish);
  }
  const timer = setTimeout(run, latest);
  return () => clearTimeout(timer);
}

/** Whether the page has had time to spare since this was first drawn. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
