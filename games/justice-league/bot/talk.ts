import { type Account, type Game, NOT_ANY, type Remark, type SeenEvent } from '@masterplan/kernel';
import { type JusticeLeague, REGIONS, zones } from '../rules/board.ts';

/** What is said counts until the next round begins. */
const ROUND = 'round';

export const heeds = (_game: Game<JusticeLeague>, { name }: Pick<SeenEvent, 'name'>): boolean =>
  name === ROUND;

/** "I plan this power, to there"; nowhere in particular for NOT_ANY. */
export const intend = (kind: number, region: number): Remark => ({
  ...{ say: 'intend', kind },
  ...(region === NOT_ANY ? {} : { zone: zones.tile(region) }),
});

/**
 * Where each hero has said this round that he goes: a region, or NOT_ANY for home or nowhere in particular; the last word of each
 * counts. Nobody need keep to it.
 */
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

/** The region that a remark is about; NOT_ANY where its speaker goes home or does not say where. */
function regionIn(said: Remark): number | undefined {
  if (said.say === 'plan') return said.what === 'retreat' ? NOT_ANY : undefined;
  if (said.say === 'intend') return said.zone === undefined ? NOT_ANY : regionOf(said.zone);
  return said.say === 'point-at' && said.at.kind === 'zone' ? regionOf(said.at.zone) : undefined;
}

function regionOf(zone: number): number | undefined {
  for (let region = 0; region < REGIONS; region++) if (zones.tile(region) === zone) return region;
  return undefined;
}
