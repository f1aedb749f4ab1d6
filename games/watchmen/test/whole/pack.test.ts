import { expect, test } from 'vitest';
import { watchmen } from '../../index.ts';

const written = (): Record<string, unknown[]> =>
  JSON.parse(JSON.stringify(watchmen.writePack(watchmen.game)));

/** What is wrong with a pack, as `path: code`. */
function faultsOf(change: (pack: Record<string, unknown[]>) => void): string[] {
  const pack = written();
  change(pack);
  const read = watchmen.readPack?.(pack);
  return read !== undefined && 'faults' in read
    ? read.faults.map(({ path, code }) => `${path}: ${code}`)
    : [];
}

const changed = (list: string, at: number, print: object) => (pack: Record<string, unknown[]>) => {
  const entries = pack[list] ?? [];
  entries[at] = Object.assign({}, entries[at], print);
};

test('our own content writes out as a pack and reads back to the same cards, in both languages', () => {
  const read = watchmen.readPack?.(written());
  if (read === undefined || 'faults' in read) throw new Error('the pack must read');
  const texts = (game: typeof watchmen.game) =>
    new Map(
      game.kinds.map((kind) => [
        kind.id,
        [watchmen.text(game).en.card(kind), watchmen.text(game).fr.card(kind)],
      ]),
    );
  expect(texts(read.game)).toEqual(texts(watchmen.game));
});

test.each([
  ['an unknown verb', changed('cards', 0, { play: [{ do: 'conjure' }] }), 'cards[0].play[0].do: not-one-of'],
  ['an unknown key', changed('cards', 0, { colour: 'red' }), 'cards[0].colour: unknown-key'],
  ['a cost that is no number', changed('cards', 0, { cost: 'dear' }), 'cards[0].cost: not-a-whole-number'],
  ['the same id twice', changed('cards', 1, { id: 'punch' }), 'cards[1].id: twice'],
  [
    'a condition nobody knows',
    changed('cards', 0, { play: [{ do: 'power', n: 1, if: { moon: 'full' } }] }),
    'cards[0].play[0].if: missing',
  ],
  [
    'an Attack that does not say what it does',
    changed('cards', 0, { play: [{ do: 'attack', who: 'foes' }], attack: [{ do: 'discard', n: 1 }] }),
    'cards[0].play[0].to: missing',
  ],
  [
    'what hangs on a sentence as a mark on the next',
    changed('cards', 0, {
      play: [
        { do: 'draw', n: 1 },
        { do: 'power', n: 1, ifDone: true },
      ],
    }),
    'cards[0].play[1].ifDone: not-a-list',
  ],
  [
    'a choice of one',
    changed('cards', 0, { play: [{ do: 'choose', among: [[{ do: 'draw', n: 1 }]] }] }),
    'cards[0].play[0].among: not-a-list',
  ],
  [
    'a fault in a list within a list',
    changed('cards', 0, {
      play: [{ do: 'each', who: 'foes', to: [{ do: 'discard', n: 1, otherwise: [{ do: 'conjure' }] }] }],
    }),
    'cards[0].play[0].to[0].otherwise[0].do: not-one-of',
  ],
  ['a level there is not', changed('challenges', 0, { level: 4 }), 'challenges[0].level: not-a-whole-number'],
])('%s is refused with its place', (_what, change, fault) => {
  expect(faultsOf(change)).toContain(fault);
});

const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const power = () => ({ do: 'power', n: 1 });

/** A sentence on which a sentence hangs, and so on, so many times. */
function deep(count: number): object {
  let said: object = power();
  for (let i = 0; i < count; i++) said = { ...power(), ifDone: [said] };
  return said;
}

test.each([
  [
    'one card with 19,000 effects',
    changed('cards', 0, { play: times(19_000, power) }),
    'cards[0].play: not-a-list',
  ],
  [
    'one card with 19,000 ongoing effects',
    changed('cards', 0, { ongoing: times(19_000, () => ({ when: { draw: 'first' }, do: [power()] })) }),
    'cards[0].ongoing: not-a-list',
  ],
  [
    'a sentence that names 9,000 places',
    changed('cards', 0, { play: [{ do: 'destroy', from: times(9000, () => 'hand'), n: 1 }] }),
    'cards[0].play[0].from: not-a-list',
  ],
  [
    'lists within lists, thousands deep',
    changed('cards', 0, { play: [deep(9000)] }),
    'cards[0].play[0].ifDone[0].ifDone[0].ifDone[0].ifDone[0].ifDone: not-a-list',
  ],
  [
    'thousands of cards',
    (pack: Record<string, unknown[]>) => void pack.cards?.push(...times(5000, () => pack.cards?.[0])),
    'cards: not-a-list',
  ],
  [
    'more copies than can be shuffled',
    (pack: Record<string, unknown[]>) =>
      void pack.cards?.push(
        ...times(50, (i) => ({ ...Object(pack.cards?.[0]), id: `copy-${i}`, copies: 60 })),
      ),
    'copies: not-a-list',
  ],
  [
    'more effects on all cards together than can be told',
    (pack: Record<string, unknown[]>) =>
      void pack.cards?.push(
        ...times(100, (i) => ({ ...Object(pack.cards?.[0]), id: `wordy-${i}`, play: times(8, power) })),
      ),
    'watchmen.do: not-a-list',
  ],
])('a file that is too much to play with is refused: %s', (_what, change, fault) => {
  expect(faultsOf(change)).toContain(fault);
});

test('a pack without enough cards to play with is refused', () => {
  expect(faultsOf((pack) => pack.superHeroes?.splice(2))).toContain('superHeroes: not-a-list');
});
