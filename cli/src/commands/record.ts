import { notation } from '@masterplan/kernel';
import { isFault, readArguments } from '../arguments.ts';
import { readJson } from '../files.ts';
import type { Command, Exit, House } from '../house.ts';
import { print, printJson } from '../io.ts';
import { type RecordTrouble, seatedFrom } from '../record/read.ts';
import { outcomeOf, type Seated, seatNames } from '../seated.ts';

/** `masterplan record`: games that were played. */
export const recordCommand: Command = async (argv, house) => {
  const read = readArguments(argv, { json: 'flag' });
  if (isFault(read)) return read;
  const { words, options } = read;
  if (options.help) {
    print(house.io, house.say.help.record);
    return 0;
  }
  const [deed, file, extra] = words;
  if (deed === undefined) return { code: 'too-few-words', wanted: 'deed' };
  if (deed !== 'verify' && deed !== 'show')
    return { code: 'no-such-deed', name: deed, deeds: ['verify', 'show'] };
  if (file === undefined) return { code: 'too-few-words', wanted: 'file' };
  if (extra !== undefined) return { code: 'too-many-words', word: extra };
  const contents = readJson(file);
  if (isFault(contents)) return contents;
  const form = options.json ? 'json' : 'words';
  const seated =
    'notJson' in contents
      ? { trouble: { code: 'not-json' as const, ...contents.notJson } }
      : seatedFrom(house.registry, contents.data);
  if ('trouble' in seated) return complainOf(seated.trouble, house, form);
  if (deed === 'verify') verify(seated, house, form);
  else show(seated, house, form);
  return 0;
};

function complainOf(trouble: RecordTrouble, { io, say }: House, form: 'json' | 'words'): Exit {
  const sentence = say.recordTrouble(trouble);
  if (form === 'json') printJson(io, { ok: false, trouble, sentence });
  else print(io, sentence);
  return 1;
}

function verify({ sitting, text }: Seated, { io, say, language }: House, form: 'json' | 'words'): void {
  const { game, rules, seats, choices, hash, crossed } = sitting.record();
  const { outcome } = sitting.table.state;
  if (form === 'json') {
    printJson(io, { ok: true, game, rules, seats, choices: choices.length, hash, ...outcomeOf(sitting) });
    return;
  }
  print(io, say.record.fits(game, seats, choices.length, hash));
  const names = seatNames(sitting, language);
  const lens = sitting.table.lens(seats);
  print(io, outcome === null ? say.record.unfinished : text[language].outcome(lens, outcome, names));
  if (crossed) print(io, say.record.crossed);
}

function show({ sitting, entry }: Seated, { io, say, language }: House, form: 'json' | 'words'): void {
  const record = sitting.record();
  const names = seatNames(sitting, language);
  const written = notation({ ...entry, game: sitting.game }, record, { language, names });
  if ('fault' in written)
    throw new Error(`a record that was just verified does not replay: ${written.fault.code}`);
  const lines = [
    ...written,
    ...(sitting.table.over ? [] : ['', say.record.unfinished]),
    ...(record.crossed ? ['', say.record.crossed] : []),
  ];
  if (form === 'json') printJson(io, { lines });
  else for (const line of lines) print(io, line);
}
