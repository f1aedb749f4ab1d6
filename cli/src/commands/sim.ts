import { shelf, simCommand as sim } from '@masterplan/lab';
import type { Command } from '../house.ts';

/** `masterplan sim`: the lab's own command. */
export const simCommand: Command = (argv, { io, language }) => {
  const streams = {
    language,
    watched: io.stdout.isTTY === true,
    out: (text: string) => void io.stdout.write(text),
    err: (text: string) => void io.stderr.write(text),
  };
  return sim(argv, streams, shelf);
};
