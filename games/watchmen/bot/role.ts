import type { Lens } from '@masterplan/kernel';
import { NOT_ANY, type Watchmen, zones } from '../rules/board.ts';

/** Whether the viewer is the Secret Mastermind. */
export function isMastermind(lens: Lens<Watchmen>): boolean {
  if (lens.fields.revealed === 1) return lens.fields.mastermind === lens.viewer;
  const card = lens.fields.watchmen === 1 ? lens.zone(zones.loyalty(lens.viewer))[0] : undefined;
  const kind = card === undefined ? undefined : lens.kind(card);
  return kind?.family === 'loyalty' && kind.side === 'mastermind' && lens.fields.mastermind === NOT_ANY;
}
