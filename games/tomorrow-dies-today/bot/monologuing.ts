import { firstOf } from '@masterplan/kernel';
import { baseOf, word } from '../rules/board.ts';
import { inMask } from '../rules/masks.ts';
import { countOf } from '../rules/questions.ts';
import type { Weigh } from './mind.ts';
import { worthOfAll } from './worth.ts';

/** Home, where Squads are cheap to send out again and plots are made, unless an objective asks for them where they are. */
const recalling: Weigh = (mind, option) => {
  const { lens, me } = mind;
  const slots = inMask(firstOf(option));
  const hasNamed = slots.some((slot) => countOf(lens, me, slot, 'named') > 0);
  const met = mind.better((supposed) => {
    for (const slot of slots) supposed.stands(me, slot, baseOf(me));
  });
  return met + 0.1 * slots.length + (hasNamed ? 0.3 : 0);
};

const claiming: Weigh = ({ lens, habits, me }, option) => {
  const kind = lens.kind(firstOf(option));
  return kind?.type === 'directive' || kind?.type === 'job'
    ? 0.1 + worthOfAll(lens, habits, me, kind.reward)
    : 0;
};

export const monologuingOptions: ReadonlyMap<number, Weigh> = new Map<number, Weigh>([
  [word.recall, recalling],
  [word.claimCard, claiming],
  [word.swap, () => -1],
]);
