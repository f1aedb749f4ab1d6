import type { TableSettings } from '../../wire/index.ts';
import { Page } from './page.ts';

/** A dealt table with one person in each seat. */
export interface Company {
  readonly table: string;
  readonly pages: readonly Page[];
}

/** People sit down at a new table, and it is dealt. Each page shows its own seat. */
export async function seated(
  port: number,
  game: string,
  seats: number,
  settings: Partial<TableSettings> = {},
  pack?: unknown,
): Promise<Company> {
  const pages = await Promise.all(Array.from({ length: seats }, () => Page.hello(port)));
  const host = at(pages, 0);
  const { table } = await host.ask('make', {
    ...{ game, seats, listed: true, settings },
    ...(pack === undefined ? {} : { pack }),
  });
  for (const [seat, page] of pages.entries()) {
    await page.ask('sit', { table, seat });
    await page.ask('watch', { table });
  }
  await host.ask('start', { table });
  await Promise.all(pages.map((page, seat) => page.until(() => page.held(table, seat).seen !== undefined)));
  return { table, pages };
}

export function at<T>(list: readonly T[], index: number): T {
  const entry = list[index];
  if (entry === undefined) throw new Error(`nobody at ${index}`);
  return entry;
}

/** The seats that are asked and have not answered, as a page sees it. */
export const waitingSeats = (page: Page, table: string, viewer: number): number[] =>
  (page.held(table, viewer).asks ?? []).filter(({ ready }) => !ready).map(({ seat }) => seat);

/** The seat chooses the option with this key, or its first; everybody has seen it when this resolves. */
export async function choose({ table, pages }: Company, seat: number, key?: string): Promise<number> {
  const page = at(pages, seat);
  const held = page.held(table, seat);
  await page.until(() => (held.mine?.options.length ?? 0) > 0);
  const chosen = key ?? held.mine?.options[0]?.key ?? '';
  const { version } = await page.ask('choose', { table, seat, version: held.version, key: chosen });
  await Promise.all(
    pages.map((each, viewer) => each.until(() => each.held(table, viewer).version >= version)),
  );
  return version;
}

/** Everybody answers with `pick` until the table is over or `enough` says so. */
export async function playOn(
  company: Company,
  enough: () => boolean = () => false,
  pick: (keys: readonly string[]) => string | undefined = (keys) => keys[0],
): Promise<void> {
  const { table, pages } = company;
  const first = at(pages, 0);
  while (first.held(table, 0).info?.state === 'playing' && !enough()) {
    const seat = at(waitingSeats(first, table, 0), 0);
    const page = at(pages, seat);
    const keys = (page.held(table, seat).mine?.options ?? []).map(({ key }) => key);
    await choose(company, seat, pick(keys));
  }
}

export const closeAll = (pages: readonly Page[]): void => {
  for (const page of pages) page.close();
};
