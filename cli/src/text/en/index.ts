import * as faults from './faults.ts';
import { help } from './help.ts';
import { play } from './play.ts';
import { reports } from './reports.ts';

export const en = {
  help,
  play,
  ...faults,
  ...reports,
  log: {
    undone: (name: string) => `${name} takes back a choice.`,
  },
  engine: {
    seat: (seat: number) => `Seat ${seat}`,
    badJson: 'The line is not JSON.',
    tooLong: 'The line is longer than 1 MiB.',
    noSuchDeed: (deeds: readonly string[]) => `"do" must be one of: ${deeds.join(', ')}.`,
    noSuchTable: (table: string) => `There is no table "${table}".`,
    truthRefused: 'The truth is shown only where the engine was started with --truth.',
    nothingToImagine: 'The truth leaves nothing to imagine.',
    stale: (version: number) => `The table has moved on to version ${version}.`,
    tooManyTables: (most: number) => `${most} tables are open: close some first.`,
    ourFault: (what: string) => `This is our fault, not yours; nothing has changed. ${what}`,
    refusal: (code: 'over' | 'not-your-ask' | 'not-an-option') =>
      ({
        over: 'The game is over: nobody is asked any more.',
        'not-your-ask': 'This seat is not asked now.',
        'not-an-option': 'This is not one of the seat’s options.',
      })[code],
  },
};
