import {
  below,
  bind,
  generator,
  imaginer,
  nth,
  Offers,
  open,
  type Shape,
  see,
  type Table,
} from '@masterplan/kernel';
import { expect, test } from 'vitest';
import { heistVote } from '../tiny/heist-vote.ts';
import { thieves } from '../tiny/thieves.ts';

const MOVES = 600;

const goOn: typeof thieves.course.run = (table, frame) => table.ask(frame.at % 2);

/** The thieves' game with twice the cards, and turns without end. */
const endless = bind(
  { ...thieves, course: { ...thieves.course, run: goOn } },
  ['ace', 'king', 'queen', 'knave', 'ten', 'nine', 'eight', 'seven'].map((id) => ({ id })),
);

/** Takes the option with this key. */
function choose<S extends Shape>(table: Table<S>, seat: number, key: string): void {
  const { options } = table.list(seat, new Offers());
  const option = options.find((each) => table.game.keyOf(each) === key);
  if (option === undefined) throw new Error(`"${key}" is no option`);
  table.take(seat, option);
}

test('the book of what can be known stays short however long a game goes on', () => {
  const table = open(endless, { seats: 2, seed: 'long' });
  const random = generator('choices');
  const offers = new Offers();
  let most = 0;
  for (let move = 0; move < MOVES; move++) {
    const { options } = table.list(move % 2, offers);
    table.take(move % 2, nth(options, below(random, options.length)));
    most = Math.max(most, table.state.face.length);
    if (move % 20 === 0) imaginer(endless, see(endless, table.state, move % 3)).next(`world ${move}`);
  }
  expect(most).toBeLessThan(60);
});

test('what a waiting seat is imagined to have answered has nothing to do with the dice to come', () => {
  const table = open(heistVote, { seats: 3, seed: 'vote' });
  choose(table, 0, 'give it to 0');
  choose(table, 1, 'accept');
  const prepared = imaginer(heistVote, see(heistVote, table.state, 0));
  const rolls = new Map<number, Set<number>>();
  for (let i = 0; i < 200; i++) {
    const world = prepared.next(`world ${i}`);
    const answered = nth(world.state.sealed, 1);
    choose(world, 2, 'decline');
    rolls.set(answered, (rolls.get(answered) ?? new Set()).add(world.fields.owner));
  }
  expect(rolls.size).toBe(3);
  for (const owners of rolls.values()) expect(owners).toEqual(new Set([0, 1, 2]));
});
