import type { Game } from '../game/definition.ts';
import type { State } from '../state/state.ts';

/**
 * A short, quick hash of a text: equal texts have equal marks, different texts almost always have different ones. It does
 * not hide the text, so no mark leaves the server.
 */
export function markOf(text: string): string {
  let a = 0x9e3779b9;
  let b = 0x85ebca6b;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    a = Math.imul(a ^ unit, 0x27d4eb2f);
    b = Math.imul(b ^ unit, 0x165667b1);
  }
  a = Math.imul(a ^ (a >>> 16), 0x45d9f3b) ^ b;
  b = Math.imul(b ^ (b >>> 15), 0x2c1b3c6d) ^ a;
  return (a >>> 0).toString(16).padStart(8, '0') + (b >>> 0).toString(16).padStart(8, '0');
}

const contents = new WeakMap<object, string>();

/** What all cards of a game come to, as they are printed. */
function contentMark({ kinds }: Game): string {
  const known = contents.get(kinds) ?? markOf(JSON.stringify(kinds));
  contents.set(kinds, known);
  return known;
}

/** What a state comes to, with the cards it is about: by the same numbers other rules could mean other cards. */
export const stateMark = (game: Game, state: State): string =>
  markOf(contentMark(game) + JSON.stringify(state));
