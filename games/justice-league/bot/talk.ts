import { type Account, type Game, NOT_ANY, type Remark, type SeenEvent } from '@masterplan/kernel';
import { type JusticeLeague, REGIONS, zones } from '../rules/board.ts';

const ROUND = 'round';

export const heeds = (_game: Game<JusticeLeague>, { name }: Pick<SeenEvent, 'name'>): boolean =>
  name === ROUND;

/** "I plan this power, to there"; nowhere in particular for NOT_ANY. */
export const intend = (kind: number, region: number): Remark => ({
  ...{ say: 'intend', kind },
  ...(region === NOT_ANY ? {} : { zone: zones.tile(region) }),
});

/** What a hero has said last. */
export interface Word {
  /** The region he goes to, or acts in; NOT_ANY for home or nowhere in particular. */
  readonly region: number;
  /** The kind of the power that he has planned for this round; NOT_ANY where he has not said so. */
  readonly power: number;
}

/** What each hero has said, in this round or in so many: the last word of each counts. Nobody need keep to it. */
export function heardIn(account: Account, rounds = 1): ReadonlyMap<number, Word> {
  const heard = new Map<number, Word>();
  let left = rounds;
  for (let i = account.length - 1; i >= 0; i--) {
    const entry = account[i];
    if (entry === undefined || 'name' in entry) {
      if (entry?.name === ROUND) left -= 1;
      if (left === 0) break;
      continue;
    }
    const region = regionIn(entry.said);
    if (region === undefined || heard.has(entry.seat)) continue;
    heard.set(entry.seat, { region, power: left === rounds ? powerIn(entry.said) : NOT_ANY });
  }
  return heard;
}

const powerIn = (said: Remark): number => (said.say === 'intend' ? said.kind : NOT_ANY);

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
