import type { Fault } from '@masterplan/kernel';
import { isFault, readArguments, type UsageFault } from '../arguments.ts';
import { readJson } from '../files.ts';
import { type Command, type Exit, gamesOf, type House } from '../house.ts';
import { print, printJson } from '../io.ts';
import type { Offered } from '../registry.ts';
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
  if (deed !== 'check' && deed !== 'show')
    return { code: 'no-such-deed', name: deed, deeds: ['check', 'show'] };
  if (name === undefined) return { code: 'too-few-words', wanted: deed === 'check' ? 'file' : 'game' };
  if (extra !== undefined) return { code: 'too-many-words', word: extra };
  const entry = gameFor(house, deed === 'show' ? name : options.game);
  if (isFault(entry)) return entry;
  return deed === 'show' ? show(entry, house) : check(entry, name, house, options.json ? 'json' : 'words');
};

/** The game a pack is for: the one that was named, or the only one that takes packs. */
function gameFor({ registry }: House, name: string | undefined): Offered | UsageFault {
  const games = registry.map(({ game }) => game.id);
  const open = registry.filter((entry) => entry.readPack !== undefined);
  const [only] = open;
  const found = name === undefined ? only : registry.find(({ game }) => game.id === name);
  if (name === undefined && open.length !== 1) return { code: 'too-few-words', wanted: 'game' };
  if (found === undefined) return { code: 'no-such-game', name: name ?? '', games };
  return found.readPack === undefined ? { code: 'no-packs', game: found.game.id } : found;
}

function show(entry: Offered, { io }: House): Exit {
  if (entry.writePack === undefined) return { code: 'no-packs', game: entry.game.id };
  print(io, JSON.stringify(entry.writePack(entry.game), null, 2));
  return 0;
}

function check(entry: Offered, file: string, { io, say }: House, form: 'json' | 'words'): Exit {
  const read = readJson(file);
  if (isFault(read)) return read;
  if ('unreadable' in read) {
    if (form === 'json') printJson(io, { ok: false, faults: [{ path: '', sentence: say.pack.notJson }] });
    else print(io, say.pack.notJson);
    return 1;
  }
  const pack = gameWith(entry, read.data);
  const faults: readonly Fault[] = 'faults' in pack ? pack.faults : [];
  if (form === 'json') {
    printJson(io, {
      ok: faults.length === 0,
      faults: faults.map((each) => ({ ...each, sentence: say.fault(each) })),
    });
  } else {
    for (const each of faults) print(io, say.fault(each));
    print(
      io,
      'game' in pack ? say.pack.fits(pack.game.id, pack.game.kinds.length) : say.pack.wrong(faults.length),
    );
  }
  return faults.length === 0 ? 0 : 1;
}
