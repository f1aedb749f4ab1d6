import { isTrue } from '../../src/imagine/unknowns.ts';
import { fieldsFault, type Game, nth, type Shape, type State } from '../../src/index.ts';
import { isPlainObject } from './alike.ts';

/** What in a value does not survive JSON, with where it is; undefined where all of it does. */
export const notPlain = (value: unknown, path: string): string | undefined =>
  isPlain(value) ? undefined : whatIsNotPlain(value, path);

/** The same without saying where: most are plain, and no path is written for them. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return isPlainWord(value);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isPlain(value[i])) return false;
    return true;
  }
  if (!isPlainObject(value)) return false;
  for (const inner of Object.values(value)) if (!isPlain(inner)) return false;
  return true;
}

const isPlainWord = (value: unknown): boolean =>
  value === null || typeof value === 'string' || typeof value === 'boolean';

function whatIsNotPlain(value: unknown, path: string): string | undefined {
  if (isPlainWord(value)) return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${path} is ${value}`;
  if (typeof value !== 'object' || value === null) return `${path} is ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = whatIsNotPlain(value[i], `${path}[${i}]`);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (!isPlainObject(value)) return `${path} is no plain object`;
  for (const [key, inner] of Object.entries(value)) {
    const found = whatIsNotPlain(inner, `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The kinds of all cards, in order: what no course of the game may change. */
export const kindsOf = (state: State): string =>
  Int32Array.from(state.face.slice(0, state.at.length)).sort().join();

/** Says which card is not in exactly one zone, or that the cards are not those the table opened with. */
export function cardsFault(state: State, kinds: string): string | undefined {
  const places = new Array<number>(state.at.length).fill(0);
  for (const [zone, cards] of state.zones.entries()) {
    for (const card of cards) {
      if (places[card] === undefined) return `zone ${zone} has a card ${card} that does not exist`;
      places[card] += 1;
      if (state.at[card] !== zone)
        return `card ${card} lies in zone ${zone} and is noted in zone ${state.at[card]}`;
    }
  }
  const astray = places.findIndex((times) => times !== 1);
  if (astray >= 0) return `card ${astray} is in ${nth(places, astray)} zones`;
  return kindsOf(state) === kinds ? undefined : 'the kinds of the cards are not those the table opened with';
}

/** Says which field does not fit its declaration. */
export const fieldsOutOfForm = <S extends Shape>(game: Game<S>, state: State<S>): string | undefined =>
  fieldsFault(game.fields, state.fields, state.seats);

/** Says which claim is not true, or which lot does not hold what went into it: then the truth itself would be ruled out. */
export function claimsFault<S extends Shape>(game: Game<S>, state: State<S>): string | undefined {
  const untrue = state.claims.find((claim) => !isTrue(game, claim, state.face));
  if (untrue !== undefined) {
    return `it is not true that ${untrue.type} "${untrue.by}" of ${untrue.slots.join()} is ${untrue.n.join()}`;
  }
  const inOrder = (faces: readonly number[]) => Int32Array.from(faces).sort().join();
  const faceAt = (slot: number) => nth(state.face, slot);
  const mixedUp = state.lots.find(
    ({ pool, ins, outs }) => inOrder([...pool, ...ins.map(faceAt)]) !== inOrder(outs.map(faceAt)),
  );
  return mixedUp === undefined ? undefined : `lot ${mixedUp.no} does not hold what went into it`;
}
