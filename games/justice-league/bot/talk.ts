import { type Account, type Game, NOT_ANY, type Remark, type SeenEvent } from '@masterplan/kernel';
import { type JusticeLeague, REGIONS, zones } from '../rules/board.ts';

const ROUND = 'round';
const LOOKED = 'looked at crisis';

export const heeds = (_game: Game<JusticeLeague>, { name }: Pick<SeenEvent, 'name'>): boolean =>
  name === ROUND || name === LOOKED;

/** "Look at this one": a hidden crisis that the speaker has looked at, and that is worth going to. */
export const pointAt = (card: number): Remark => ({ say: 'point-at', at: { kind: 'card', card } });

const cardIn = (said: Remark): number =>
  said.say === 'point-at' && said.at.kind === 'card' ? said.at.card : NOT_ANY;

/** The cards that anybody has pointed at. */
export const pointedIn = (account: Account): ReadonlySet<number> =>
  new Set(account.map((entry) => ('said' in entry ? cardIn(entry.said) : NOT_ANY)));

/** What is to be thought of hidden crises that others have looked at. */
export type News = ReadonlyMap<number, 'praised' | 'passed over'>;

/** Who points at a crisis praises it; who has looked at one and then plans something without a word about it passes it over. */
export function newsIn(account: Account, me: number): News {
  const seen = new Map<number, number>();
  const news = new Map<number, 'praised' | 'passed over'>();
  for (const entry of account) {
    if (entry.seat === me) continue;
    if ('name' in entry) {
      if (entry.name === LOOKED) for (const card of entry.cards) seen.set(card, entry.seat);
      continue;
    }
    if (cardIn(entry.said) !== NOT_ANY) news.set(cardIn(entry.said), 'praised');
    if (entry.said.say !== 'intend') continue;
    for (const [card, seat] of seen)
      if (seat === entry.seat && !news.has(card)) news.set(card, 'passed over');
  }
  return news;
}

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
