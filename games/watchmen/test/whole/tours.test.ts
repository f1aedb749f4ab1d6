import { imagine, nth, open, openAsks, openAt, optionsOf, play, see, type Table } from '@masterplan/kernel';
import { misworded } from '@masterplan/kernel/words';
import { describe, expect, test } from 'vitest';
import { type Watchmen, watchmen } from '../../index.ts';
import { zones } from '../../rules/board.ts';
import { glossary } from '../../text/glossary.ts';
import { tourNote } from '../../ui/tour.ts';
import { notes } from '../../ui/tour-notes.ts';

const { game, tours } = watchmen;
const tourOf = (id: string) =>
  nth(
    tours.filter((tour) => tour.id === id),
    0,
  );

/** A tour as a table begins it: as its seat knows it. */
function begun(id: string, seed: string): Table<Watchmen> {
  const { position, seat } = tourOf(id);
  return imagine(game, see(game, openAt(watchmen, position, seed).state, seat), seed);
}

const kindsIn = (table: Table<Watchmen>, zone: number): string[] =>
  table
    .zone(zone)
    .map((card) => table.kind(card).id)
    .sort();

const everyCard = (table: Table<Watchmen>): string[] =>
  table.state.at.map((_, card) => table.kind(card).id).sort();

const keysOf = (table: Table<Watchmen>, seat: number): string[] =>
  optionsOf(table.lens(seat)).map(({ option }) => game.keyOf(option));

/** Whoever is asked and has not answered takes the first option. */
function answerNext(table: Table<Watchmen>): void {
  const waiting = table.state.asked & ~table.state.ready;
  const seat = Math.log2(waiting & -waiting);
  expect(play(table, seat, nth(keysOf(table, seat), 0))).toBeUndefined();
}

describe.each(tours.map(({ id }) => id))('the tour "%s"', (id) => {
  const { seat, position } = tourOf(id);
  const { seats, options = {} } = position;

  test('has the cards of a game that is dealt, no more and no less', () => {
    const fresh = open(game, { seats, options, seed: 'any' });
    expect(everyCard(begun(id, 'one'))).toEqual(everyCard(fresh));
  });

  test('gives every player their own ten cards to begin with, wherever they lie', () => {
    const table = begun(id, 'one');
    for (let each = 0; each < seats; each++) {
      const owned = [zones.hand(each), zones.deck(each), zones.discard(each)].flatMap((zone) =>
        kindsIn(table, zone),
      );
      expect(owned.filter((kind) => kind === 'punch').length).toBe(7);
      expect(owned.filter((kind) => kind === 'vulnerability').length).toBe(3);
      expect(table.zone(zones.hand(each)).length).toBe(5);
    }
  });

  test('shows the newcomer always the same, and deals anew what they do not see', () => {
    const [one, two] = [begun(id, 'one'), begun(id, 'two')];
    expect(kindsIn(one, zones.hand(seat))).toEqual(kindsIn(two, zones.hand(seat)));
    const unseen = [zones.mainDeck(), zones.hand(1), zones.hand(2)];
    const faces = (table: Table<Watchmen>) =>
      unseen.map((zone) => table.zone(zone).map((card) => table.kind(card).id));
    expect(faces(one)).not.toEqual(faces(two));
  });

  test('asks the newcomer, who chooses freely, and goes on to the end of a real game', () => {
    const table = begun(id, 'three');
    expect(table.state.asked).toBe(1 << seat);
    expect(keysOf(table, seat).filter((key) => key.startsWith('play')).length).toBeGreaterThan(3);
    for (let choices = 0; table.state.outcome === null && choices < game.bound; choices++) answerNext(table);
    expect(table.state.outcome?.winners.length).toBeGreaterThan(0);
  });
});

test('who is Loyal in the tour is the newcomer; one of the others is the Secret Mastermind, and not always the same', () => {
  const masterminds = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const table = begun('loyal', seed);
    return [0, 1, 2, 3].filter((seat) => kindsIn(table, zones.loyalty(seat)).includes('secret-mastermind'));
  });
  expect(new Set(masterminds.flat()).size).toBeGreaterThan(1);
  expect(masterminds.flat()).not.toContain(0);
  expect(masterminds.every(({ length }) => length === 1)).toBe(true);
});

test('a Loyal newcomer has two cards that the Challenge asks for', () => {
  const keys = keysOf(begun('loyal', 'one'), 0);
  expect(keys.filter((key) => key.startsWith('contribute')).length).toBe(2);
});

const weaknessesOf = (table: Table<Watchmen>, seat: number): number =>
  [zones.hand(seat), zones.deck(seat), zones.discard(seat)]
    .flatMap((zone) => kindsIn(table, zone))
    .filter((kind) => kind === 'weakness').length;

test.each([
  ['loyal', 8],
  ['mastermind', 9],
])(
  'P-16 the tour "%s" begins with as many Weaknesses in the decks as turns ended under Rioting: %i',
  (id, n) => {
    const table = begun(id, 'one');
    const owned = [0, 1, 2, 3].map((seat) => weaknessesOf(table, seat));
    expect(owned.reduce((sum, each) => sum + each, 0)).toBe(n);
    expect(table.zone(zones.weaknesses()).length).toBe(20 - n);
    expect(Math.max(...owned)).toBeLessThan(4);
  },
);

test('Nixon has kept a sixth card in the Line-Up where it is faced', () => {
  expect(begun('mastermind', 'one').zone(zones.lineUp()).length).toBe(6);
});

test('the Secret Mastermind of the tour can strike in the first turn, or wait', () => {
  const table = begun('mastermind', 'one');
  const playing = (kind: string): void => {
    const card = nth(
      table.zone(zones.hand(0)).filter((each) => table.kind(each).id === kind),
      0,
    );
    expect(play(table, 0, `play ${card}`)).toBeUndefined();
  };
  playing('kick');
  playing('bane');
  while (table.state.asked !== 1) answerNext(table);
  expect(table.fields.revealed).toBe(false);
  playing('solomon-grundy');
  expect(table.fields.revealed).toBe(true);
  expect(table.zone(zones.plotInPlay()).length).toBe(1);
});

const noteAt = (table: Table<Watchmen>): string | undefined => {
  const lens = table.lens(0);
  return tourNote(lens, openAsks(lens), 'en')?.title;
};

test.each([
  ['base', 'Play your cards'],
  ['loyal', 'You are Loyal'],
  ['mastermind', 'You are the Secret Mastermind'],
])('the tour "%s" begins with the note "%s", and notes follow what is asked', (id, title) => {
  const table = begun(id, 'notes');
  expect(noteAt(table)).toBe(title);
  expect(play(table, 0, 'end turn')).toBeUndefined();
  expect(noteAt(table)).not.toBe(title);
});

test('a newcomer who is asked whom to denounce is told what that is', () => {
  const table = begun('loyal', 'notes');
  expect(play(table, 0, 'end turn')).toBeUndefined();
  while (keysOf(table, 0).some((key) => key.startsWith('destroy'))) answerNext(table);
  expect(keysOf(table, 0)).toEqual(['denounce player 1', 'denounce player 2', 'denounce player 3']);
  expect(noteAt(table)).toBe('Denounce somebody');
});

test.each(['en', 'fr'] as const)('the glossary is kept in all notes, %s', (language) => {
  const said = Object.values(notes[language]).map(({ title, words }) => `${title}. ${words}`);
  expect(said.flatMap((each) => misworded(each, language, glossary))).toEqual([]);
});
