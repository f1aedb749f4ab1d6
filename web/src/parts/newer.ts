import { Store } from '../store.ts';
import type { Connection } from '../wire/connection.ts';
import { textAt } from './text-at.ts';

/** Whether the server has another page by now than this one, which could not begin anew because somebody is busy with it. */
export const isOutdated = new Store(false);

const entryIn = (page: string): string | undefined =>
  /<script type="module"[^>]* src="([^"]*)"/.exec(page)?.[1];

/** Somebody is typing, or watches a file that only this page has. */
const isBusy = (): boolean =>
  document.activeElement?.matches('input, select, textarea') === true || location.pathname === '/replay/file';

async function lookForNewer(): Promise<void> {
  const own = document.querySelector('script[type=module][src]')?.getAttribute('src');
  const served = entryIn(await textAt('/', { cache: 'no-store' }));
  if (served === undefined || served === own) return;
  if (isBusy()) isOutdated.set(true);
  else location.reload();
}

/** A server that comes back may be a newer one, with other cards: a page that stayed open over that begins anew. */
export function stayCurrent(connection: Connection): void {
  let opened = 0;
  connection.onOpen(() => {
    opened += 1;
    if (opened > 1) lookForNewer().catch(() => undefined);
  });
}
