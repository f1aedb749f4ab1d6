import { below, draw, generator, type Rng } from '../cards/chance.ts';
import { Table } from '../course/table.ts';
import type { Game } from '../game/definition.ts';
import type { Seen } from '../knowledge/seen.ts';
import { copyPlayed, copyTruth } from '../state/copies.ts';
import { NONE, Offers } from '../state/options.ts';
import type { Shape } from '../state/state.ts';
import { type Unknowns, unknownsOf } from './unknowns.ts';
import { Deal } from './worlds.ts';

/** After so many tries at random every solution is tried in turn. */
const TRIES = 1000;

/** Deals worlds that one viewer cannot rule out. Prepared once; each `next` is one world. */
export interface Imaginer<S extends Shape> {
  /**
   * A table with a true state; equal seeds give equal worlds. The table has no seed of its own: its record begins with its
   * state.
   */
  next(seed: string, book?: 'kept' | 'dropped'): Table<S>;
}

/**
 * Prepares to imagine. Takes what the viewer sees and nothing else: sealed answers that wait are drawn anew, the generator
 * is fresh, other seats' standing answers are as when a table opens. Throws, with the view, where no world fits: that is our fault.
 */
export function imaginer<S extends Shape>(game: Game<S>, seen: Seen<S>): Imaginer<S> {
  const unknowns = unknownsOf(game, seen);
  const offers = new Offers();
  return {
    next(seed, book = 'kept') {
      const random = generator(seed);
      for (let tries = 0; tries < TRIES; tries++) {
        const deal = new Deal(unknowns, random);
        if (!deal.fill()) continue;
        const table = worldOf(game, seen, deal.face, random, book);
        if (answers(table, seen, random, offers)) return table;
      }
      return searched(game, seen, unknowns, random, book);
    },
  };
}

/** One world that the viewer cannot rule out. */
export const imagine = <S extends Shape>(game: Game<S>, seen: Seen<S>, seed: string): Table<S> =>
  imaginer(game, seen).next(seed);

function worldOf<S extends Shape>(
  game: Game<S>,
  seen: Seen<S>,
  face: number[],
  random: Rng,
  book: 'kept' | 'dropped',
): Table<S> {
  const windows = game.windowNames.length;
  const rng = fresh(random);
  const sealed = new Array<number>(seen.seats).fill(NONE);
  const standing = game.standing(seen.seats).slice();
  if (seen.viewer < seen.seats) {
    sealed[seen.viewer] = seen.sealed;
    seen.standing.forEach((answer, window) => {
      standing[seen.viewer * windows + window] = answer;
    });
  }
  const hidden = { rng, sealed, standing, face };
  const state = book === 'kept' ? copyTruth(seen, hidden, game.lists) : copyPlayed(seen, hidden, game.lists);
  return new Table(game, state, book);
}

/** A generator for one world, independent of everything drawn from `random` later. */
const fresh = (random: Rng): Rng => generator(`${draw(random)} ${draw(random)}`);

/**
 * An open ask tells that its seat has an option; a sealed answer that is in could be any of its seat's options. False if a
 * seat has none.
 */
function answers<S extends Shape>(table: Table<S>, seen: Seen<S>, random: Rng, offers: Offers): boolean {
  for (let seat = 0; seat < seen.seats; seat++) {
    if (((seen.asked >> seat) & 1) === 0 || seat === seen.viewer) continue;
    const { count } = table.list(seat, offers);
    if (count === 0) return false;
    if ((seen.ready >> seat) & 1) table.state.sealed[seat] = offers.at(below(random, count));
  }
  return true;
}

/** Tries every solution in turn until one fits. */
function searched<S extends Shape>(
  game: Game<S>,
  seen: Seen<S>,
  unknowns: Unknowns,
  random: Rng,
  book: 'kept' | 'dropped',
): Table<S> {
  const offers = new Offers();
  const face = unknowns.face.slice();
  for (const _ of unknowns.whole().solutions(face, random)) {
    const table = worldOf(game, seen, face.slice(), random, book);
    if (answers(table, seen, random, offers)) return table;
  }
  throw new Error(`${game.id}: no world fits what viewer ${seen.viewer} sees: ${JSON.stringify(seen)}`);
}

/** Every world that the viewer cannot rule out, for tests of tiny games. Waiting sealed answers are drawn once for each. */
export function* everyWorld<S extends Shape>(game: Game<S>, seen: Seen<S>): Generator<Table<S>> {
  const random = generator('');
  const offers = new Offers();
  const unknowns = unknownsOf(game, seen);
  const face = unknowns.face.slice();
  for (const _ of unknowns.whole().solutions(face, random)) {
    const table = worldOf(game, seen, face.slice(), random, 'kept');
    if (answers(table, seen, random, offers)) yield table;
  }
}
