import { askName, listChoices } from '../effects/sentence.ts';
import type { Lens } from '../knowledge/lens.ts';
import { NOT_ANY } from '../state/fields.ts';
import { type Blocked, Offers, type Option } from '../state/options.ts';
import type { Shape } from '../state/state.ts';
import { standingOption } from './standing.ts';
import type { Table } from './table.ts';

/** Why a choice was refused. A person's fault is a value; its wording lives in `text/`. */
export type Refusal =
  | { readonly code: 'over' }
  | { readonly code: 'not-your-ask' }
  | { readonly code: 'not-an-option' }
  /** The rules forbid it: the clause, and the facts its wording needs. */
  | ({ readonly code: 'refused' } & Blocked);

/** An ask that is open, as everybody may know it. */
export interface OpenAsk {
  readonly seat: number;
  /** The phase or verb that asks: prompts are worded by it. */
  readonly name: string;
  readonly sealed: boolean;
  /** For a sealed ask: the answer is in. */
  readonly ready: boolean;
}

export interface KeyedOption {
  readonly key: string;
  readonly option: Option;
}

/** The asks open now, in seat order. */
export function openAsks<S extends Shape>(lens: Lens<S>): OpenAsk[] {
  if (lens.asked === 0 || lens.outcome !== null) return [];
  const name = askName(lens.game, lens.frame);
  const asks: OpenAsk[] = [];
  for (let seat = 0; seat < lens.seats; seat++) {
    if (((lens.asked >> seat) & 1) === 0) continue;
    asks.push({ seat, name, sealed: lens.form === 'sealed', ready: ((lens.ready >> seat) & 1) === 1 });
  }
  return asks;
}

/** The seat whose proposal the asked seats may accept now; NOT_ANY where nothing is proposed. Public. */
export function proposerOf<S extends Shape>({ game, stack, asked }: Lens<S>): number {
  const frame = stack[stack.length - 1];
  if (frame === undefined || asked === 0) return NOT_ANY;
  return game.phaseNamed[frame.verb]?.proposer?.(frame) ?? NOT_ANY;
}

const isAsked = <S extends Shape>(lens: Lens<S>): boolean =>
  lens.outcome === null && lens.viewer < lens.seats && ((lens.asked >> lens.viewer) & 1) === 1;

/** The candidates of the viewer's own open ask: what is possible, and what is not and why. */
export function candidates<S extends Shape>(lens: Lens<S>): Offers {
  const offers = new Offers('kept');
  if (isAsked(lens)) listChoices(lens, offers);
  return offers;
}

/** The viewer's own options, with their keys. */
export const optionsOf = <S extends Shape>(lens: Lens<S>): KeyedOption[] =>
  candidates(lens).options.map((option) => ({ key: lens.game.keyOf(option), option }));

/**
 * Plays a key for a seat, in place. Returns the refusal, or undefined when it was accepted; a refused key changes nothing.
 * What happened is in `table.events` where somebody listens.
 */
export function play<S extends Shape>(table: Table<S>, seat: number, key: string): Refusal | undefined {
  if (table.over) return { code: 'over' };
  if (!(Number.isInteger(seat) && seat >= 0 && seat < table.seats)) return { code: 'not-your-ask' };
  const lens = table.lens(seat);
  const standing = standingOption(table.game, key);
  if (standing !== undefined) {
    table.stand(seat, standing.window, standing.answer);
    return undefined;
  }
  if (!isAsked(lens)) return { code: 'not-your-ask' };
  const { options, blocked } = candidates(lens);
  const { keyOf } = table.game;
  const option = options.find((candidate) => keyOf(candidate) === key);
  if (option !== undefined) {
    table.take(seat, option);
    return undefined;
  }
  const why = blocked.find((candidate) => keyOf(candidate.option) === key);
  return why === undefined ? { code: 'not-an-option' } : { code: 'refused', ...why };
}
