import {
  everyWorld,
  type Game,
  imagine,
  nth,
  open,
  optionsOf,
  play,
  type Seen,
  type Shape,
  Sitting,
  see,
  type Table,
} from '@masterplan/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookFaults } from '../tiny/audit.ts';
import { type Bare, bare, lay, zones } from '../tiny/bare.ts';
import { duel } from '../tiny/duel.ts';
import { heistVote } from '../tiny/heist-vote.ts';
import { sealedPowers } from '../tiny/sealed-powers.ts';
import { bigSquads } from '../tiny/squads.ts';
import { thieves, twinThieves } from '../tiny/thieves.ts';
import { tiles } from '../tiny/tiles.ts';

const everyZone = [
  zones.deck(),
  zones.row(),
  zones.bag(),
  zones.heap(),
  zones.hand(0),
  zones.hand(1),
  zones.squad(0),
  zones.squad(1),
];
const viewers = [0, 1, 2];

type Act =
  | { readonly do: 'move' | 'tuck'; readonly card: number; readonly to: number }
  | { readonly do: 'show'; readonly card: number; readonly to: number }
  | { readonly do: 'showAll'; readonly zone: number; readonly to: number }
  | { readonly do: 'shuffle'; readonly zone: number }
  | {
      readonly do: 'alike' | 'sum' | 'among' | 'some' | 'holds';
      readonly card: number;
      readonly other: number;
    };

const card = fc.nat(4);
const zone = fc.constantFrom(...everyZone);
/** Seat 0, seat 1, both, or everybody and the public. */
const watching = fc.constantFrom(0b1, 0b10, 0b11, 0b111);

const act: fc.Arbitrary<Act> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('move', 'tuck'), card, to: zone }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('show'), card, to: watching }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('showAll'), zone, to: watching }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('shuffle'), zone }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('alike', 'sum', 'among', 'some', 'holds'),
      card,
      other: card,
    }),
  },
);

/** Does it, and claims only what is true. */
function perform(table: Table<Bare>, it: Act): void {
  switch (it.do) {
    case 'move':
      table.move(it.card, it.to);
      return;
    case 'tuck':
      table.move(it.card, it.to, 'bottom');
      return;
    case 'show':
      table.show(it.card, it.to);
      return;
    case 'showAll':
      table.showAll(it.zone, it.to);
      return;
    case 'shuffle':
      table.shuffle(it.zone);
      return;
    default:
      if (it.card !== it.other) claim(table, it.do, it.card, it.other);
  }
}

function claim(table: Table<Bare>, type: string, one: number, other: number): void {
  const { side, cost } = table.kind(one);
  const two = table.kind(other);
  if (type === 'alike' && side === two.side) table.claimAlike('side', one, other);
  if (type === 'sum') table.claimSum('cost', [one, other], cost + two.cost);
  if (type === 'among') table.claimAmong('cost', [one, other], [cost, two.cost]);
  if (type === 'some') table.claimSome('cost', [other, one], [cost]);
  if (type === 'holds' && cost < two.cost) table.claimHolds('rising', [one, other]);
}

/** What one viewer knows must fit the truth, and what they imagine must look to them exactly like what they see. */
function checkKnowledge(table: Table<Bare>, viewer: number): void {
  const seen = see(bare, table.state, viewer);
  const world = imagine(bare, seen, 'another world');
  expect(see(bare, world.state, viewer)).toEqual(seen);
  expect(bookFaults(bare, world.state)).toEqual([]);
  expect(isPossible(seen, table)).toBe(true);
  expect(isPossible(seen, world)).toBe(true);
}

/**
 * Whether cards as they lie on this table are among the worlds of a view. Only whether, not how often: the past that leads there
 * can be told in millions of ways.
 */
function isPossible(seen: Seen<Bare>, { state }: Table<Bare>): boolean {
  const cards = state.at.length;
  const face = [...state.face.slice(0, cards), ...seen.face.slice(cards)];
  return everyWorld(bare, { ...seen, face }).next().done === false;
}

const tables = [
  { deck: 'ace king queen knave ten' },
  { deck: 'ace ace queen', hand: ['king', 'king'] },
  { bag: 'ace king', hand: ['queen', 'knave'], squad: ['ten', ''] },
];

/** A past that can be told in so many ways that nobody waits for all of them. */
const retold: [(typeof tables)[number], Act[]] = [
  { bag: 'ace king', hand: ['queen', 'knave'], squad: ['ten', ''] },
  [
    { do: 'show', card: 1, to: 0b1 },
    { do: 'tuck', card: 4, to: zones.bag() },
    { do: 'show', card: 0, to: 0b10 },
    { do: 'show', card: 1, to: 0b111 },
    { do: 'move', card: 2, to: zones.bag() },
    { do: 'show', card: 1, to: 0b1 },
    { do: 'show', card: 2, to: 0b11 },
    { do: 'move', card: 2, to: zones.squad(0) },
    { do: 'shuffle', zone: zones.bag() },
    { do: 'tuck', card: 0, to: zones.squad(1) },
    { do: 'tuck', card: 0, to: zones.deck() },
  ],
];

test('whatever is done with cards, the book stays true and every viewer can imagine exactly what they see', () => {
  fc.assert(
    fc.property(fc.constantFrom(...tables), fc.array(act, { minLength: 1, maxLength: 14 }), (laid, acts) => {
      const table = lay(laid);
      for (const it of acts) {
        perform(table, it);
        expect(bookFaults(bare, table.state)).toEqual([]);
        expect(table.state.at).toHaveLength(5);
      }
      for (const viewer of viewers) checkKnowledge(table, viewer);
    }),
    { numRuns: 200, examples: [retold] },
  );
});

/** Seats still asked, in order. */
const waiting = <S extends Shape>(table: Table<S>): number[] =>
  Array.from({ length: table.seats }, (_, seat) => seat).filter(
    (seat) => ((table.state.asked & ~table.state.ready) >> seat) & 1,
  );

/** Plays one option of one asked seat; `choice` says which. Returns the seat and the key. */
function playAny<S extends Shape>(table: Table<S>, choice: number): readonly [number, string] {
  const seats = waiting(table);
  const seat = nth(seats, choice % seats.length);
  const options = optionsOf(table.lens(seat));
  const { key } = nth(options, choice % options.length);
  expect(play(table, seat, key)).toBeUndefined();
  return [seat, key];
}

function checkStep<S extends Shape>(game: Game<S>, table: Table<S>): void {
  const { state } = table;
  const text = JSON.stringify(state);
  expect(JSON.parse(text)).toEqual(state);
  expect(JSON.stringify(table.copy().state)).toBe(text);
  expect(bookFaults(game, state)).toEqual([]);
  for (let viewer = 0; viewer <= table.seats; viewer++) {
    const seen = see(game, state, viewer);
    expect(see(game, imagine(game, seen, text.slice(-9)).state, viewer)).toEqual(seen);
  }
}

const choices = fc.array(fc.nat(5039), { minLength: 40, maxLength: 40 });

function expectSoundPlay<S extends Shape>(game: Game<S>, seats: number): void {
  fc.assert(
    fc.property(fc.string(), choices, (seed, picks) => {
      const sitting = new Sitting(game, { seats, seed, options: {} });
      const table = open(game, { seats, seed });
      const cards = table.state.at.length;
      for (const pick of picks) {
        if (table.over) break;
        const copy = table.copy();
        const before = JSON.stringify(copy.state);
        const [seat, key] = playAny(table, pick);
        sitting.choose(seat, key);
        expect(JSON.stringify(copy.state)).toBe(before);
        expect(table.state.at).toHaveLength(cards);
        checkStep(game, table);
      }
      expect(table.over).toBe(true);
      expect(sitting.table.state).toEqual(table.state);
      const again = Sitting.of(game, JSON.parse(JSON.stringify(sitting.record())));
      expect('fault' in again ? again.fault : again.table.state).toEqual(table.state);
    }),
    { numRuns: 15 },
  );
}

test.each<[string, () => void]>([
  ['thieves', () => expectSoundPlay(thieves, 2)],
  ['thieves with two of a kind', () => expectSoundPlay(twinThieves, 2)],
  ['sealed powers', () => expectSoundPlay(sealedPowers, 2)],
  ['squads', () => expectSoundPlay(bigSquads, 2)],
  ['tiles', () => expectSoundPlay(tiles, 2)],
  ['attack and defend', () => expectSoundPlay(duel, 2)],
  ['a vote', () => expectSoundPlay(heistVote, 3)],
])(
  '%s, played anyhow: JSON, copies, cards, the book, views and the record are sound at every step',
  (_name, check) => {
    check();
  },
);
