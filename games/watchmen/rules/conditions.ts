import { type Frame, nth } from '@masterplan/kernel';
import { type Filter, fits } from '../content/filters.ts';
import { isCard } from '../content/kinds.ts';
import type { Condition, Per } from '../content/sentences.ts';
import { itIn, noted } from './bindings.ts';
import { type Reader, zones } from './board.ts';
import { cardOf, countIn, isIn } from './cards.ts';

/** How many numbers an entry of `plays` has: the card, its kind, and the mask of types it had besides. */
export const PLAY = 3;

/** The number of a frame of `card` that is the card itself. */
export const CARD = 0;

/** How many plays of a card are being carried out. */
export function playsAtWork(stack: readonly Frame[], card: number): number {
  let count = 0;
  for (const frame of stack) if (frame.verb === 'card' && frame.n[CARD] === card) count += 1;
  return count;
}

/** How many different cards played this turn are meant, one apart (RB-9). */
function othersPlayed(reader: Reader, which: Filter, apart: number): number {
  const { plays } = reader.fields;
  let count = 0;
  for (let i = 0; i < plays.length; i += PLAY) {
    const card = nth(plays, i);
    if (card === apart || wasPlayedBefore(plays, i)) continue;
    const kind = nth(reader.game.kinds, nth(plays, i + 1));
    if (isCard(kind) && fits(kind, which, nth(plays, i + 2))) count += 1;
  }
  return count;
}

function wasPlayedBefore(plays: readonly number[], at: number): boolean {
  for (let i = 0; i < at; i += PLAY)
    if (plays[i] === plays[at] && plays[i + 1] === plays[at + 1]) return true;
  return false;
}

/** Whether what a sentence depends on is so. */
export function holds(reader: Reader, condition: Condition, frame: Frame): boolean {
  if ('played' in condition)
    return othersPlayed(reader, condition.played, frame.self) >= (condition.least ?? 1);
  if ('first' in condition) return reader.fields.plays.length === PLAY;
  if ('control' in condition) return countIn(reader, zones.locations(frame.you), condition.control) > 0;
  if ('empty' in condition) return reader.zone(zones.discard(frame.you)).length === 0;
  if ('villainCosts' in condition) return villainCostNow(reader) >= condition.villainCosts;
  if ('contributed' in condition) return reader.fields.contributions === 0;
  const it = itIn(frame);
  if (it === undefined) return false;
  const card = cardOf(reader, it);
  return condition.it === 'as-called' ? card.cost % 2 === noted(frame) : fits(card, condition.it);
}

/** What the Super-Villain costs that lies face up; in its place the Challenge of the stack, else the Plot. */
function villainCostNow(reader: Reader): number {
  const villains = reader.zone(zones.superVillains());
  const villain = reader.fields.villainUp === 1 ? villains[villains.length - 1] : undefined;
  const card = villain ?? reader.zone(zones.challenge())[0] ?? reader.zone(zones.plotInPlay())[0];
  const kind = card === undefined ? undefined : reader.kind(card);
  return kind !== undefined && 'cost' in kind ? kind.cost : 0;
}

/** What a number is taken times; the reader must know what it counts. */
export function times(reader: Reader, per: Per | undefined, seat: number): number {
  if (per === undefined) return 1;
  if ('inLineUp' in per) return countIn(reader, zones.lineUp(), per.inLineUp);
  if ('inHand' in per) return countIn(reader, zones.hand(seat), per.inHand);
  let foes = 0;
  for (let foe = 0; foe < reader.seats; foe++) {
    if (foe !== seat && isIn(reader, foe) && countIn(reader, zones.discard(foe), per.foesWith) > 0) foes += 1;
  }
  return foes;
}
