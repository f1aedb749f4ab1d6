import {
  candidates,
  Lens,
  nth,
  type Option,
  type Rng,
  type Shape,
  type State,
  type Table,
} from '../../src/index.ts';
import { partsBetween, type Two } from './counterparts.ts';
import { oneOf } from './course.ts';
import type { Wording } from './sent.ts';

/** Another choice that a viewer could not tell from one, and the kinds of the two cards between which it was. */
export interface SecretChoice {
  readonly key: string;
  readonly kinds: readonly number[];
}

/**
 * A choice of another card out of the same free zone, where the viewer knows neither card: whatever the viewer is sent, it must
 * be the same for both. Undefined where there is none.
 */
export function secretChoice<S extends Shape>(
  wording: Wording<S>,
  table: Table<S>,
  seat: number,
  key: string,
  viewer: number,
  random: Rng,
): SecretChoice | undefined {
  const { keyOf } = table.game;
  const { options } = candidates(table.lens(seat));
  const chosen = options.find((option) => keyOf(option) === key);
  if (chosen === undefined) return undefined;
  const found = options.flatMap((option) => {
    const cards = partsBetween(chosen, option);
    if (cards === undefined || !areSecret(table, cards, viewer)) return [];
    return areTheCards(wording, table, seat, [chosen, option], cards) ? [{ option, cards }] : [];
  });
  if (found.length === 0) return undefined;
  const { option, cards } = oneOf(random, found);
  return { key: keyOf(option), kinds: cards.map((card) => table.face(card)) };
}

/** Whether these are cards of different kinds in one free zone, and the viewer knows neither. */
function areSecret<S extends Shape>(table: Table<S>, [one, other]: Two, viewer: number): boolean {
  const { at, mask, face } = table.state;
  const zone = at[one];
  if (zone === undefined || at[other] !== zone || !table.game.layout.free(zone)) return false;
  return face[one] !== face[other] && (((nth(mask, one) | nth(mask, other)) >> viewer) & 1) === 0;
}

/** Whether the two options are about these cards, and not about something with the same number: their words change places. */
function areTheCards<S extends Shape>(
  { text, names }: Wording<S>,
  table: Table<S>,
  seat: number,
  [one, other]: Two,
  [card, otherCard]: Two,
): boolean {
  const { state, game } = table;
  const face = state.face.slice();
  face[card] = nth(state.face, otherCard);
  face[otherCard] = nth(state.face, card);
  const exchanged: State<S> = { ...state, face };
  const lens = new Lens(game, exchanged, seat);
  const say = (view: Lens<S>, option: Option) => text.en.option(view, option, names);
  const own = table.lens(seat);
  return (
    say(own, one) !== say(own, other) &&
    say(lens, one) === say(own, other) &&
    say(lens, other) === say(own, one)
  );
}
