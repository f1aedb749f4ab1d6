import { masterPlan } from '@masterplan/master-plan';

export type Kinds = readonly { readonly id: string }[];

interface Pack {
  readonly supers: readonly { readonly id: string; readonly number: number }[];
  readonly throwdowns: Kinds;
  readonly loot: Kinds;
  readonly plans: Kinds;
}

/** Master Plan's own content as a pack. What the game itself writes has these lists. */
export const ownPack = (): Pack => masterPlan.writePack(masterPlan.game) as Pack;
