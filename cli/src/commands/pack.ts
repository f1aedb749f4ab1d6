import type { Manifest } from '@masterplan/kernel';
import { type Fault, isRecord } from '@masterplan/kernel';
import { isFault, readArguments, type UsageFault } from '../arguments.ts';
import { readJson } from '../files.ts';
import { type Command, type Exit, gamesOf, type House } from '../house.ts';
import { print, printJson } from '../io.ts';
import { gameWith } from '../seated.ts';

/** `masterplan pack`: cards from outside. */
export const packCommand: Command = async (argv, house) => {
  const read = readArguments(argv, { game: 'text', json: 'flag' });
  if (isFault(read)) return read;
  const { words, options } = read;
  if (options.help) {
    print(house.io, house.say.help.pack(gamesOf(house)));
    return 0;
  }
  const [deed, name, extra] = words;
  if (deed === undefined) return { code: 'too-few-words', wanted: 'deed' };
  if (deed !== 'check' && deed !== 'show') {
    return { code: 'no-such-deed', name: deed, deeds: ['check', 'show'] };
  }
  if (name === undefined) return { code: 'too-few-words', wanted: deed === 'check' ? 'file' : 'game' };
  if (extra !== undefined) return { code: 'too-many-words', word: extra };
  if (deed === 'show') return show(name, house);
  return check(name, options.game, house, options.json ? 'json' : 'words');
};

function show(name: string, { registry, io }: House): Exit {
  const entry = gameNamed(registry, name);
  if (isFault(entry)) return entry;
  if (entry.writePack === undefined) return { code: 'no-packs', game: name };
  print(io, JSON.stringify(entry.writePack(entry.game), null, 2));
  return 0;
}

function check(file: string, game: string | undefined, house: House, form: 'json' | 'words'): Exit {
  const { io, say } = house;
  const read = readJson(file);
  if (isFault(read)) return read;
  if ('notJson' in read) {
    const sentence = say.usage({ code: 'not-json', file, ...read.notJson });
    if (form === 'json') printJson(io, { ok: false, faults: [{ path: '', ...read.notJson, sentence }] });
    else print(io, sentence);
    return 1;
  }
  const entry = gameOf(house, read.data, game);
  if (isFault(entry)) return entry;
  const pack = gameWith(entry, read.data);
  const faults: readonly Fault[] = 'faults' in pack ? pack.faults : [];
  if (form === 'json') {
    const told = faults.map((each) => ({ ...each, sentence: say.fault(each) }));
    printJson(io, { ok: faults.length === 0, faults: told });
    return faults.length === 0 ? 0 : 1;
  }
  for (const each of faults) print(io, say.fault(each));
  if ('game' in pack) print(io, say.pack.fits(pack.game.id, pack.game.kinds.length));
  else print(io, say.pack.wrong(faults.length));
  return faults.length === 0 ? 0 : 1;
}

/** The game a pack is for: the one that was named, the one it names itself, or the only one that takes packs. */
function gameOf({ registry }: House, pack: unknown, asked: string | undefined): Manifest | UsageFault {
  const own = isRecord(pack) && typeof pack.game === 'string' ? pack.game : undefined;
  const name = asked ?? registry.find(({ game }) => game.id === own)?.game.id;
  if (name !== undefined) return gameNamed(registry, name);
  const [only, other] = registry.filter((entry) => entry.readPack !== undefined);
  return only === undefined || other !== undefined ? { code: 'too-few-words', wanted: 'game' } : only;
}

function gameNamed(registry: House['registry'], name: string): Manifest | UsageFault {
  const found = registry.find(({ game }) => game.id === name);
  if (found === undefined) return { code: 'no-such-game', name, games: registry.map(({ game }) => game.id) };
  return found.readPack === undefined ? { code: 'no-packs', game: name } : found;
}
