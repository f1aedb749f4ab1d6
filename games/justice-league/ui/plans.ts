import { zones } from '../rules/board.ts';
import { isDown } from '../rules/facts.ts';
import { byNumber, isDarkseid, phaseOf, type View } from './read.ts';

/** What a hero may say before the powers are turned up: which of those in hand, or laid down, is the one (JL-4.11). */
export function plansOf(lens: View): readonly number[] {
  const { viewer } = lens;
  const phase = phaseOf(lens);
  if (phase !== 'hero planning' && phase !== 'darkseid planning') return [];
  if (viewer >= lens.seats || isDarkseid(lens, viewer) || isDown(lens, viewer)) return [];
  const cards = [...lens.zone(zones.hand(viewer)), ...lens.zone(zones.laid(viewer))];
  return byNumber(lens, cards).map((card) => lens.face(card));
}
