import { keep, kept } from '../keeping.ts';

/** How many tables' seals a browser keeps; the oldest go first. */
const most = 200;

const lines = (): string[] => kept('seals')?.split('\n') ?? [];

/** The seal that this browser saw first at a table: its end is held against that one, whatever the server says by then. */
export const firstSealOf = (table: string): string | undefined =>
  lines()
    .find((line) => line.startsWith(`${table} `))
    ?.slice(table.length + 1);

/** Keeps a table's seal, unless there is one of that table already. */
export function keepSeal(table: string, seal: string): void {
  if (firstSealOf(table) === undefined)
    keep('seals', [...lines(), `${table} ${seal}`].slice(-most).join('\n'));
}
