import { firstOf, nth, secondOf } from '@masterplan/kernel';
import { faceless } from '../content/faceless.ts';
import { attributes, facelessTypes, type Kind, resources } from '../content/kinds.ts';
import { LOOSE, type Reader } from '../rules/board.ts';
import { isMet } from '../rules/conditions/index.ts';
import type { ConditionSaid } from '../rules/conditions/kit.ts';
import { henchmanOf, strengthsOf } from '../rules/questions.ts';
import type { Mind, Weigh } from './mind.ts';
import { isEnough } from './outlook.ts';
import { coverage, worthOfAll } from './worth.ts';

/** How likely an objective of each sort is met in a Round in which one tries; others are left to chance. */
const EASE: Readonly<Record<string, number>> = {
  completed: 0.7,
  'completed-types': 0.6,
  has: 0.55,
  generated: 0.5,
  collected: 0.4,
  musters: 0.5,
  stands: 0.35,
  'one stands': 0.6,
  lacks: 0.6,
  owns: 0.45,
  most: 0.4,
  deployed: 0.7,
  stormed: 0.4,
  beaten: 0.3,
  unhurt: 0.8,
  revealed: 0.5,
  built: 0.5,
  attacked: 0.4,
  bribed: 0.45,
};
const CHANCE = 0.3;

/** A deed is a sort of its own, and so is one Squad that stands somewhere. */
function sortOf(said: ConditionSaid): string {
  if (said.is === 'did' && 'what' in said && typeof said.what === 'string') return said.what;
  return said.is === 'stands' && 'least' in said && said.least === 1 ? 'one stands' : said.is;
}

/** How likely something is met once more that is met now. */
const AGAIN = 0.9;

const easeOf = (reader: Reader, needs: readonly ConditionSaid[], seat: number): number =>
  needs.reduce(
    (chance, said) => chance * (isMet(reader, said, seat) ? AGAIN : (EASE[sortOf(said)] ?? CHANCE)),
    1,
  );

/** What an objective promises when one takes it on. */
export function promiseOf({ lens, habits, me }: Mind, kind: Kind | undefined): number {
  if (kind?.type !== 'job') return 0;
  const isOwn = kind.of === henchmanOf(lens, me).id ? 1.2 : 1;
  return worthOfAll(lens, habits, me, kind.reward) * easeOf(lens, kind.needs, me) * isOwn;
}

/** A type of Henchman by what the Attributes on the Base Tile lack. */
export const hiring: Weigh = ({ lens, me }, option) => {
  const more = faceless[nth(facelessTypes, firstOf(option))];
  const own = strengthsOf(lens, me, [LOOSE]);
  return coverage(own.map((points, no) => points + nth(more, no))) - coverage(own);
};

export const firstResource: Weigh = (mind, option) => {
  const good = nth(resources, firstOf(option));
  return good === 'funding' ? 0 : mind.worth(good);
};

export const firstJobs: Weigh = (mind, option) =>
  promiseOf(mind, mind.lens.kind(firstOf(option))) + promiseOf(mind, mind.lens.kind(secondOf(option)));

/** A Mission by whether one can Complete it, and by its Affinity. */
export function suits({ lens, me }: Mind, card: number): number {
  const kind = lens.kind(card);
  if (kind?.type !== 'resource' && kind?.type !== 'doomsday') return 0;
  const isKin = kind.mission === henchmanOf(lens, me).affinity;
  const own = strengthsOf(lens, me, [LOOSE]);
  let short = 0;
  for (let no = 0; no < attributes.length; no++) short += Math.max(0, nth(kind.needs, no) - nth(own, no));
  return (isKin ? 1 : 0) + (isEnough(own, kind.needs) ? 0.5 : 0) - 0.1 * short;
}

export const placing: Weigh = (mind, option) => suits(mind, firstOf(option));
