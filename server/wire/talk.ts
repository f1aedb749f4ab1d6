import type { Channel } from '@masterplan/bots';
import { type Checked, object, oneOf, optional } from '@masterplan/kernel';
import type { Said } from './said.ts';
import { like, number, string } from './schema.ts';

/**
 * Who hears: everybody at the table; one's own team, where the game has teams; or those who only watch, eliminated players
 * among them. A game declares which there are.
 */
export const channels = ['table', 'team', 'watchers'] as const satisfies readonly Channel[];
export type { Channel };

/** What the table itself says of a seat: it has asked for a hint. Nobody can say it. */
export const notice = object({ say: oneOf('hinted') });
export type Notice = Readonly<Checked<typeof notice>>;

/** A line of talk as a reader gets it. A newer server may say what an older page has no words for. */
export const talkLine = object({
  /** Names the line while the page shows the table. Drawn at random: it tells nothing of lines one may not hear. */
  no: number,
  /** The table's version when it was said: where it stands in a replay. */
  version: number,
  /** The speaker's seat, or -1 for somebody who watches. */
  seat: number,
  /** The speaker, unless it is a bot or the table itself. */
  player: optional(string),
  name: string,
  channel: oneOf(...channels),
  said: like<Said | Notice>({ say: 'string' }),
});
export type TalkLine = Readonly<Checked<typeof talkLine>>;
