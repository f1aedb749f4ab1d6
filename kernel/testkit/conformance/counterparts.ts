import {
  firstOf,
  type KeyedOption,
  type Option,
  optionsOf,
  type Shape,
  secondOf,
  type Table,
  wordOf,
} from '../../src/index.ts';
import type { Wording } from './sent.ts';

export type Two = readonly [number, number];

/** A choice that a seat has at both of two tables that look alike to a viewer. */
export interface Counterpart {
  readonly key: string;
  readonly otherKey: string;
  /** `words`: it is the same face · `sleeve`: it is the same card, with another face under it. */
  readonly by: 'words' | 'sleeve';
}

/**
 * The choices a seat has at both tables, by meaning. Out of a hand one chooses a face: the same words mean the same, whichever
 * sleeve it lies in. Elsewhere one chooses a place: the same key means the same, whatever lies there; so too where the other
 * table has no such face.
 */
export function counterparts<S extends Shape>(
  { text, names }: Wording<S>,
  one: Table<S>,
  other: Table<S>,
  seat: number,
): Counterpart[] {
  const say = (table: Table<S>, option: Option) => text.en.option(table.lens(seat), option, names);
  const there = optionsOf(other.lens(seat)).map((each) => ({ ...each, words: say(other, each.option) }));
  return optionsOf(one.lens(seat)).flatMap(({ key, option }: KeyedOption): Counterpart[] => {
    const words = say(one, option);
    const same = there.find((each) => each.key === key);
    if (same?.words === words) return [{ key, otherKey: key, by: 'words' }];
    const said = there.find((each) => each.words === words && areOfOneHand(one, option, each.option));
    if (said !== undefined) return [{ key, otherKey: said.key, by: 'words' }];
    return same === undefined ? [] : [{ key, otherKey: key, by: 'sleeve' }];
  });
}

/** The parts in which two options differ, where they differ in one part only. */
export function partsBetween(one: Option, other: Option): Two | undefined {
  if (wordOf(one) !== wordOf(other)) return undefined;
  const [a, b] = [firstOf(one), firstOf(other)];
  const [c, d] = [secondOf(one), secondOf(other)];
  if (a !== b && c === d) return [a, b];
  return a === b && c !== d ? [c, d] : undefined;
}

/** Whether two options differ in cards of one free zone alone. */
function areOfOneHand<S extends Shape>({ state, game }: Table<S>, one: Option, other: Option): boolean {
  const [card = -1, otherCard = -1] = partsBetween(one, other) ?? [];
  const zone = state.at[card];
  return zone !== undefined && zone === state.at[otherCard] && game.layout.free(zone);
}
