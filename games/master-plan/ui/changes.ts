import type { AttackType } from '../content/kinds.ts';

/** What the table did to a Super since it was printed. */
export interface Changes {
  /** The Action Number that counts now, where it is not the printed one. */
  readonly number?: number;
  readonly gained?: readonly AttackType[];
  readonly state?: 'acting' | 'claiming' | 'acted' | 'asleep';
  readonly draws?: boolean;
}
