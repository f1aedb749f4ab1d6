import { Offers, type Option } from '@masterplan/kernel';
import { yetToClaim } from '../rules/facts.ts';
import { type View, zoneOf } from './read.ts';

/** Whether a Super of the viewer's has yet to claim. */
const isYetToClaim = (lens: View): boolean =>
  yetToClaim(lens.stack).some((card) => lens.game.layout.place(lens.at(card)).seat === lens.viewer);

/**
 * What the viewer can prepare while others choose: the next deployment, or what their Super claims when its turn comes. Both
 * depend on nothing that others keep secret; what others do meanwhile may still take it away.
 */
export function prospectsOf(lens: View): readonly Option[] {
  if (lens.outcome !== null) return [];
  const { frame } = lens;
  const isOpen =
    (frame.verb === 'assemble' && zoneOf(lens, 'hand', lens.viewer).length > 0) ||
    (frame.verb === 'loot' && isYetToClaim(lens));
  if (!isOpen) return [];
  const offers = new Offers();
  lens.game.phaseNamed[frame.verb]?.choices?.(lens, lens.viewer, frame, offers);
  return offers.options;
}
