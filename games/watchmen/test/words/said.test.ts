import {
  below,
  candidates,
  generator,
  type Language,
  languages,
  nth,
  openAsks,
  Sitting,
  seeEvent,
  type Table,
  wordOf,
} from '@masterplan/kernel';
import { misworded } from '@masterplan/kernel/words';
import { describe, expect, test } from 'vitest';
import { type Watchmen, watchmen } from '../../index.ts';
import { words } from '../../rules/board.ts';
import { glossary } from '../../text/glossary.ts';

const players = ['Ann', 'Ben', 'Cem', 'Dot', 'Eve'];
const text = watchmen.text(watchmen.game);
const modes = ['base', 'watchmen'] as const;

const STEPS = 300;
const NOTHING = 'nothing told';

/** A game of seeded choices that ends turns only when nothing else is left; `before` is called before each. */
function playedFor(
  steps: number,
  mode: string,
  seats: number,
  before: (table: Table<Watchmen>, seat: number) => void,
): Sitting<Watchmen> {
  const random = generator(`choices of ${mode} ${seats}`);
  const sitting = new Sitting(watchmen.game, { seats, seed: `said ${seats}`, options: { mode } });
  for (let step = 0; step < steps && !sitting.table.over; step++) {
    const { seat } = nth(openAsks(sitting.table.lens(seats)), 0);
    before(sitting.table, seat);
    const keys = candidates(sitting.table.lens(seat)).options.map((option) => watchmen.game.keyOf(option));
    const busy = keys.filter((key) => key !== 'end turn');
    const among = busy.length > 0 ? busy : keys;
    sitting.choose(seat, nth(among, below(random, among.length)));
  }
  return sitting;
}

/** All that people read in some games of both modes, and which words of options were said. */
function readGames(language: Language) {
  const speech = text[language];
  const lines = new Set<string>();
  const said = new Set<number>();
  const read = (table: Table<Watchmen>, seat: number): void => {
    const lens = table.lens(seat);
    for (const ask of openAsks(lens)) {
      for (const reader of [lens, table.lens(table.seats)]) lines.add(speech.prompt(reader, ask, players));
    }
    const { options, blocked } = candidates(lens);
    for (const option of options) {
      said.add(wordOf(option));
      lines.add(speech.option(lens, option, players));
    }
    for (const each of blocked) lines.add(speech.refusal(lens, each, players));
    for (const line of watchmen.show(lens, language, players)) lines.add(line);
  };
  for (const mode of modes) {
    for (const seats of [2, 3, 5]) {
      const sitting = playedFor(STEPS, mode, seats, read);
      for (const event of sitting.log.flatMap(({ events }) => events)) {
        for (const viewer of [0, seats]) lines.add(speech.line(seeEvent(event, viewer), players) ?? NOTHING);
      }
    }
  }
  lines.delete(NOTHING);
  for (const kind of watchmen.game.kinds) lines.add(speech.card(kind).text);
  return { lines, said };
}

const games = { en: readGames('en'), fr: readGames('fr') };

describe.each(languages)('in %s', (language) => {
  const { lines } = games[language];

  test('games were read', () => {
    expect(lines.size).toBeGreaterThan(500);
    expect(games[language].said.size).toBeGreaterThan(Object.keys(words).length / 2);
  });

  test('nothing reads as a gap', () => {
    for (const line of lines) expect(line).not.toMatch(/undefined|NaN|\[object|\(\)|\S {2,}\S|^$/);
  });

  test('the glossary is kept in all that is said', () => {
    expect(misworded([...lines].join('\n/\n'), language, glossary)).toEqual([]);
  });
});

test('French never breaks a line before its high punctuation', () => {
  for (const line of games.fr.lines) expect(line).not.toMatch(/ [:;!?»]|« /);
});
