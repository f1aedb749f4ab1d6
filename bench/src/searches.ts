import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { flagsOfStart } from '../../scripts/start-flags.ts';
import { takeTurns } from './measure.ts';
import { searched } from './searched.ts';
import { type Figure, spreadOf } from './spread.ts';

/** How many imagined courses of play a search of one decision looks at in a second. */
export const searches = (): Figure[] =>
  searched.map(({ name, seats, decision }) => {
    const [rates = []] = takeTurns(decision());
    return { name: `${name}, ${seats} seats, search`, value: spreadOf(rates), unit: 'playouts/s' };
  });

const run = promisify(execFile);
const program = fileURLToPath(new URL('./minute.mjs', import.meta.url));

/** The most memory that a process needs in which Ruthless bots search for a minute, with the flags of `npm start`. */
export const minutesOfSearch = (only: string | undefined): Promise<Figure[]> =>
  Promise.all(
    searched
      .map(({ name }, no) => ({ name: `a minute of search, ${name}`, no }))
      .filter(({ name }) => only === undefined || name.includes(only))
      .map(async ({ name, no }) => {
        const { stdout } = await run(process.execPath, [...flagsOfStart, program, String(no)]);
        return { name, value: spreadOf([Number(stdout)]), unit: 'MiB', most: 512 };
      }),
  );
