import { type Conditions, type Frame, nth } from '@masterplan/kernel';
import { condition } from '../content/checks.ts';
import { type Filter, fits } from '../content/filters.ts';
import { isCard } from '../content/kinds.ts';
import type { Condition, Per } from '../content/sentences.ts';
import { conditionClause } from '../text/conditions.ts';
import { calledIn, itIn, parityOf } from './bindings.ts';
import { plays, type Reader, type Watchmen, zones } from './board.ts';
import { cardOf, countIn, isIn } from './cards.ts';

/** How many different cards that a filter fits were played this turn, one of them not counted (RB-9). */
function othersPlayed(reader: Reader, which: Filter, apart: number): number {
  const { plays: list } = reader.fields;
  let count = 0;
  for (let row = 0; row < plays.count(list); row++) {
    const card = plays.card(list, row);
    if (card === apart || plays.find(list, card, plays.kind(list, row)) < row) continue;
    const kind = nth(reader.game.kinds, plays.kind(list, row));
    if (isCard(kind) && fits(kind, which, plays.types(list, row))) count += 1;
  }
  return count;
}

/** Whether the condition of a sentence holds. */
export function holds(reader: Reader, condition: Condition, frame: Frame): boolean {
  if (!('it' in condition)) return holdsFor(reader, condition, frame.you, frame.self);
  const it = itIn(frame);
  if (it === undefined) return false;
  const card = cardOf(reader, it);
  return condition.it === 'as-called' ? parityOf(card.cost) === calledIn(frame) : fits(card, condition.it);
}

/** Whether a condition holds for a seat and a card of which it is printed; one about `it` does not, where nothing is named. */
export function holdsFor(reader: Reader, condition: Condition, you: number, self: number): boolean {
  if ('played' in condition) return othersPlayed(reader, condition.played, self) >= (condition.least ?? 1);
  if ('first' in condition) return plays.count(reader.fields.plays) === 1;
  if ('control' in condition) return countIn(reader, zones.locations(you), condition.control) > 0;
  if ('empty' in condition) return reader.zone(zones.discard(you)).length === 0;
  if ('villainCosts' in condition) return villainCostNow(reader) >= condition.villainCosts;
  if ('challengeCosts' in condition) return challengeCostNow(reader) >= condition.challengeCosts;
  if ('villain' in condition) return reader.fields.villainUp;
  return 'contributed' in condition && reader.fields.contributions === 0;
}

/** What the face-up Super-Villain costs; without one, the current Challenge, or else the Plot. */
function villainCostNow(reader: Reader): number {
  const villains = reader.zone(zones.superVillains());
  const villain = reader.fields.villainUp ? villains[villains.length - 1] : undefined;
  return villain === undefined ? challengeCostNow(reader) : costPrintedOn(reader, villain);
}

/** What the current Challenge costs, or else the Plot; 0 in the base game. */
function challengeCostNow(reader: Reader): number {
  const card = reader.zone(zones.challenge())[0] ?? reader.zone(zones.plotInPlay())[0];
  return card === undefined ? 0 : costPrintedOn(reader, card);
}

function costPrintedOn(reader: Reader, card: number): number {
  const kind = reader.kind(card);
  return kind !== undefined && 'cost' in kind ? kind.cost : 0;
}

/** What a number is multiplied by; the reader must know the cards that are counted. */
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

/** What sentences may have under `if`. */
export const conditions: Conditions<Watchmen> = { check: condition, holds, say: conditionClause };
