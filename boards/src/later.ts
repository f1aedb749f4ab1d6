import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const askAgainAfter = 1000;

const isServed = (): Promise<boolean> =>
  fetch('/healthz').then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Loads a part of the page. Where it cannot be had, the server is away or has another page by now: this one begins anew as soon
 * as somebody answers, and nothing breaks meanwhile.
 */
export async function orAnew<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    do await new Promise((wake) => setTimeout(wake, askAgainAfter));
    while (!(await isServed()));
    location.reload();
    return new Promise(() => undefined);
  }
}

/** A part of the page that is loaded when it is first shown. */
export const later = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> => lazy(() => orAnew(async () => ({ default: await load() })));
