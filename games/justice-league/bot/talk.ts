import { type Account, type Game, NOT_ANY, type Remark, type SeenEvent } from '@masterplan/kernel';
import { type JusticeLeague, REGIONS, zones } from '../rules/board.ts';

/** What is said counts until the next round begins. */
const ROUND = 'round';

export const heeds = (_game: Game<JusticeLeague>, { name }: Pick<SeenEvent, 'name'>): boolean =>
  name === ROUND;

/** "I go there": a hero points at the region where he means to act. */
export const pointAt = (region: number): Remark => ({
  say: 'point-at',
  at: { kind: 'zone', zone: zones.tile(region) },
});

/** "I go home." */
export const retreat: Remark = { say: 'plan', what: 'retreat' };

/** Where each hero has said this round that he goes: a region, or NOT_ANY for home; the last word of each counts. */
export function heardIn(account: Account): ReadonlyMap<number, number> {
  const heard = new Map<number, number>();
  for (let i = account.length - 1; i >= 0; i--) {
    const entry = account[i];
    if (entry === undefined || 'name' in entry) {
      if (entry?.name === ROUND) break;
      continue;
    }
    const region = regionIn(entry.said);
    if (region !== undefined && !heard.has(entry.seat)) heard.set(entry.seat, region);
  }
  return heard;
}

/** The region that a remark points at; NOT_ANY where its speaker retreats. */
function regionIn(said: Remark): number | undefined {
  if (said.say === 'plan') return said.what === 'retreat' ? NOT_ANY : undefined;
  if (said.say !== 'point-at' || said.at.kind !== 'zone') return undefined;
  const zone = said.at.zone;
  for (let region = 0; region < REGIONS; region++) if (zones.tile(region) === zone) return region;
  return undefined;
}
