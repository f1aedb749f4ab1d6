import { once } from 'node:events';
import { isFault, readArguments } from '../arguments.ts';
import { Engine } from '../engine/engine.ts';
import { type Line, LineCutter } from '../engine/lines.ts';
import type { Command } from '../house.ts';
import { print } from '../io.ts';

/** Longer lines are refused: 1 MiB. */
const LONGEST_LINE = 1024 * 1024;

/** `masterplan engine`: answers requests until input ends. */
export const engineCommand: Command = async (argv, { io, registry, language, say }) => {
  const read = readArguments(argv, { truth: 'flag' });
  if (isFault(read)) return read;
  if (read.options.help) {
    print(io, say.help.engine);
    return 0;
  }
  const [word] = read.words;
  if (word !== undefined) return { code: 'too-many-words', word };
  const engine = new Engine(registry, { language, truth: read.options.truth ? 'shown' : 'refused' });
  const send = async (lines: Iterable<Line>) => {
    for (const line of lines) {
      const answer = 'text' in line ? engine.answer(line.text) : engine.unreadable(line.unreadable);
      if (!io.stdout.write(`${JSON.stringify(answer)}\n`)) await once(io.stdout, 'drain');
    }
  };
  const cutter = new LineCutter(LONGEST_LINE);
  for await (const chunk of io.stdin) await send(cutter.cut(Buffer.from(chunk)));
  await send(cutter.end());
  return 0;
};
