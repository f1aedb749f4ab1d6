import type { AnyManifest } from '@masterplan/kernel';
import { firstWordIn } from '@masterplan/kit/arguments';
import packageJson from '../package.json' with { type: 'json' };
import { isFault, readArguments } from './arguments.ts';
import { engineCommand } from './commands/engine.ts';
import { ladderCommand } from './commands/ladder.ts';
import { packCommand } from './commands/pack.ts';
import { playCommand } from './commands/play.ts';
import { recordCommand } from './commands/record.ts';
import { rulesCommand } from './commands/rules.ts';
import { simCommand } from './commands/sim.ts';
import { type Command, type Exit, gamesOf, type House } from './house.ts';
import { complain, type Io, print } from './io.ts';
import { languageOf } from './language.ts';
import { texts } from './text/index.ts';

const commands: Readonly<Record<string, Command>> = {
  play: playCommand,
  sim: simCommand,
  ladder: ladderCommand,
  engine: engineCommand,
  record: recordCommand,
  rules: rulesCommand,
  pack: packCommand,
};

/** The checkout this program stands in, both as sources (`cli/src`) and bundled (`cli/dist`). */
const checkout = new URL('../../', import.meta.url);

/** Runs the command line `argv` and returns the exit code. Bad arguments get a plain sentence and code 2. */
export async function main(
  argv: readonly string[],
  io: Io,
  registry: readonly AnyManifest[],
  root: URL = checkout,
): Promise<number> {
  const language = languageOf(argv, io.env);
  const say = texts[language];
  const exit = await run(argv, { io, registry, root, language, say });
  if (typeof exit === 'number') return exit;
  complain(io, say.usage(exit));
  return 2;
}

/** Options may stand before the command's name too. */
async function run(argv: readonly string[], house: House): Promise<Exit> {
  const at = firstWordIn(argv);
  const before = readArguments(argv.slice(0, at), { version: 'flag' });
  if (isFault(before)) return before;
  const name = argv[at];
  if (before.options.version) {
    print(house.io, packageJson.version);
    return 0;
  }
  if (before.options.help) {
    print(house.io, house.say.help.main(gamesOf(house)));
    return 0;
  }
  if (name === undefined) return { code: 'too-few-words', wanted: 'command' };
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return command === undefined ? { code: 'no-such-command', name } : command(argv.slice(at + 1), house);
}
