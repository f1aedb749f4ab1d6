import { type Frame, type Game, nth, type Table } from '@masterplan/kernel';
import { type Filter, fits } from '../content/filters.ts';
import { isCard } from '../content/kinds.ts';
import { canMatch } from '../content/matching.ts';
import { playsAtWork } from './being-played.ts';
import { plays, type Reader, type Watchmen, zones } from './board.ts';
import { lines } from './printed.ts';
import { bringPlot } from './roles.ts';

const NOTHING: readonly Filter[] = [];

/** The lines of the Machination in use that count; none where it has been put aside. */
export function linesOf(reader: Reader): readonly Filter[] {
  const card = reader.zone(zones.machination())[0];
  return card === undefined ? NOTHING : lines(reader.game)(reader.face(card), reader.seats);
}

/**
 * Checks whether the player whose turn it is has played all that the Machination lists. If that is the Secret Mastermind,
 * the Plot comes into play; if not, everybody learns that it is not. Whether the list was played is public.
 */
export function checkTask(table: Table<Watchmen>): void {
  const { fields } = table;
  if (fields.listed || fields.taskDone || fields.turn < 0) return;
  const listed = linesOf(table);
  if (listed.length === 0 || plays.count(fields.plays) < listed.length || !isPlayed(table, listed)) return;
  fields.listed = true;
  const seat = fields.turn;
  const card = nth(table.zone(zones.loyalty(seat)), 0);
  const kind = table.kind(card);
  if (kind.family !== 'loyalty') throw new Error('a Loyalty card was expected');
  if (kind.side === 'mastermind') bringPlot(table, seat);
  else if (!table.isPublic(card)) table.claimAmong('side', [card], [LOYAL]);
}

/** The value of the attribute `side` of a Loyalty card. */
export const LOYAL = 1;
export const MASTERMIND = 0;

/** Whether the cards carried out this turn can be matched to all lines, one card a line. */
function isPlayed(
  { fields: { plays: list }, game, stack }: Table<Watchmen>,
  listed: readonly Filter[],
): boolean {
  for (const line of listed) if (!someFits(game, list, line)) return false;
  const entries: number[] = [];
  for (let row = 0; row < plays.count(list); row++)
    if (!isCounted(list, entries, row) && isCarriedOut(stack, list, plays.card(list, row))) entries.push(row);
  return canMatch(listed.length, entries.length, (line, entry) => {
    const row = nth(entries, entry);
    const kind = nth(game.kinds, plays.kind(list, row));
    return isCard(kind) && fits(kind, nth(listed, line), plays.types(list, row));
  });
}

/** Whether any card played this turn fits a line: seldom so, and quickly seen. */
function someFits(game: Game<Watchmen>, list: readonly number[], line: Filter): boolean {
  for (let row = 0; row < plays.count(list); row++) {
    const kind = nth(game.kinds, plays.kind(list, row));
    if (isCard(kind) && fits(kind, line, plays.types(list, row))) return true;
  }
  return false;
}

/** Whether a play of this card has been carried out: it was played more often than it is being played now. */
function isCarriedOut(stack: readonly Frame[], list: readonly number[], card: number): boolean {
  let times = 0;
  for (let row = 0; row < plays.count(list); row++) if (plays.card(list, row) === card) times += 1;
  return times > playsAtWork(stack, card);
}

const isCounted = (list: readonly number[], entries: readonly number[], at: number): boolean =>
  entries.includes(plays.find(list, plays.card(list, at), plays.kind(list, at)));
