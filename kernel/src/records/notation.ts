import { type GameEvent, seeEvent } from '../cards/events.ts';
import { candidates } from '../course/play.ts';
import type { Manifest } from '../game/manifest.ts';
import type { GameText, Language } from '../game/text.ts';
import type { Lens } from '../knowledge/lens.ts';
import { nth } from '../state/lists.ts';
import type { Shape } from '../state/state.ts';
import type { GameRecord, RecordFault } from './record.ts';
import { Sitting } from './sitting.ts';

/** How a game is written down. */
export interface Notation {
  readonly language: Language;
  /** The players' names by seat. */
  readonly names: readonly string[];
}

/**
 * A finished or unfinished game as people read it, line by line: what each seat chose, in the words it was offered in, and
 * below it what everybody saw of it; a heading wherever the game's chapter changes. It tells every choice, secret ones too:
 * never show it to a player while the game goes on. If the record is faulty, returns what is wrong with it.
 */
export function notation<S extends Shape>(
  registered: Pick<Manifest<S>, 'game' | 'text'>,
  record: GameRecord,
  { language, names }: Notation,
): readonly string[] | { readonly fault: RecordFault } {
  const { game } = registered;
  const end = Sitting.of(game, record);
  if ('fault' in end) return end;
  const words = registered.text(game, record.options)[language];
  const { choices, hash: _hash, crossed: _crossed, ...start } = record;
  const sitting = new Sitting(game, start);
  const lines = [titleOf(words.title, record, language)];
  let chapter = '';
  const tell = () => {
    const entry = nth(sitting.log, sitting.log.length - 1);
    lines.push(...seenByAll(words, entry.events, sitting.table.seats, names));
    const next = words.chapter?.(sitting.table.lens(sitting.table.seats)) ?? '';
    if (next !== chapter) lines.push('', next);
    chapter = next;
  };
  tell();
  choices.forEach(([seat, key], i) => {
    const said = wordingOf(words, sitting.table.lens(seat), key, names);
    sitting.choose(seat, key);
    lines.push(`${i + 1}. ${nth(names, seat)}${headings[language].says} ${said}`);
    tell();
  });
  const { outcome } = sitting.table.state;
  if (outcome !== null)
    lines.push('', words.outcome(sitting.table.lens(sitting.table.seats), outcome, names));
  return lines;
}

const headings = {
  en: { says: ':', rules: 'rules', seats: 'seats', seed: 'seed' },
  fr: { says: '\u00a0:', rules: 'règles', seats: 'joueurs', seed: 'graine' },
} as const satisfies Record<Language, object>;

function titleOf(title: string, { rules, seats, seed, options }: GameRecord, language: Language): string {
  const say = headings[language];
  const chosen = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  const from = seed === undefined ? [] : [`${say.seed} ${seed}`];
  return [title, `${say.rules} ${rules}`, `${seats} ${say.seats}`, ...from, ...chosen].join(' · ');
}

/** How an option is worded for its seat; a standing answer is written as its key. */
function wordingOf<S extends Shape>(
  words: GameText<S>,
  lens: Lens<S>,
  key: string,
  names: readonly string[],
): string {
  const option = candidates(lens).options.find((each) => lens.game.keyOf(each) === key);
  return option === undefined ? key : words.option(lens, option, names);
}

const seenByAll = <S extends Shape>(
  words: GameText<S>,
  events: readonly GameEvent[],
  seats: number,
  names: readonly string[],
): string[] =>
  events.flatMap((event) => {
    const line = words.line(seeEvent(event, seats), names);
    return line === undefined ? [] : [`   ${line}`];
  });
