import type { SeenEvent } from '@masterplan/kernel';
import type { BoardProps } from './props.ts';
import type { View } from './read.ts';

export interface KnockOut {
  /** The Super that did it, and the one that is out. */
  readonly by: number;
  readonly card: number;
  /** Whose they are. */
  readonly seat: number;
  readonly owner: number;
}

interface Claim {
  /** In the order of claiming after the fight, or by an Ability in it. */
  readonly as: 'claimed' | 'grabbed';
  readonly by: number;
  readonly loot: number;
  readonly seat: number;
}

/** What has happened at one Throwdown of this round. */
export interface PlaceStory {
  readonly throwdown: number;
  readonly knockOuts: readonly KnockOut[];
  readonly claims: readonly Claim[];
}

/** How Loot comes to somebody in a fight. */
export const byAbility: readonly string[] = ['grabbed', 'fetched', 'drew loot'];

type Log = NonNullable<BoardProps['log']>;

/** The events of the round being played, oldest first. */
function eventsOfRound(log: Log): SeenEvent[] {
  const events: SeenEvent[] = [];
  for (let i = log.length - 1; i >= 0; i--) {
    const here = log[i]?.events ?? [];
    const start = here.findLastIndex(({ name }) => name === 'round');
    events.unshift(...here.slice(Math.max(0, start)));
    if (start >= 0) break;
  }
  return events;
}

const isIn = (lens: View, card: number, zone: string): boolean =>
  lens.game.layout.place(lens.at(card)).name === zone;

/**
 * What happened at each place of this round, by place: Throwdowns are stocked in the order of their places. A choice that was
 * taken back is in the log but not on the table, so what the cards do not bear out is left away.
 */
export function storyOf(lens: View, log: Log): PlaceStory[] {
  const stories: { throwdown: number; knockOuts: KnockOut[]; claims: Claim[] }[] = [];
  let now: (typeof stories)[number] | undefined;
  for (const { name, seat, cards, n } of eventsOfRound(log)) {
    const [first = -1, second = -1] = cards;
    if (name === 'stocked') stories.push({ throwdown: first, knockOuts: [], claims: [] });
    else if (name === 'named') now = stories.find(({ throwdown }) => throwdown === first);
    else if (name === 'knocked out' && now !== undefined && isIn(lens, second, 'koPile'))
      now.knockOuts = [
        ...now.knockOuts.filter(({ card }) => card !== second),
        { by: first, card: second, seat, owner: n[0] ?? -1 },
      ];
    else if ((name === 'claimed' || byAbility.includes(name)) && isIn(lens, second, 'stash'))
      now?.claims.push({ as: name === 'claimed' ? name : 'grabbed', by: first, loot: second, seat });
  }
  return stories;
}
