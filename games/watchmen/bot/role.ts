import { type Lens, NOT_ANY } from '@masterplan/kernel';
import { type Watchmen, zones } from '../rules/board.ts';

/** Whether the viewer is the Secret Mastermind. */
export function isMastermind(lens: Lens<Watchmen>): boolean {
  if (lens.fields.revealed) return lens.fields.mastermind === lens.viewer;
  const card = lens.fields.watchmen ? lens.zone(zones.loyalty(lens.viewer))[0] : undefined;
  const kind = card === undefined ? undefined : lens.kind(card);
  return kind?.family === 'loyalty' && kind.side === 'mastermind' && lens.fields.mastermind === NOT_ANY;
}
