import type { OpenVote, VoteKind } from '../../wire/index.ts';

/** What the people at a table are deciding together: plain data, kept with the table. */
export interface Deciding {
  readonly votes: readonly OpenVote[];
  /** The number of the next vote. */
  readonly next: number;
  /** Seats that have cast the secret ballot for giving up. */
  readonly gaveUp: readonly number[];
}

export const nothingToDecide: Deciding = { votes: [], next: 1, gaveUp: [] };

export const isVotedOn = ({ votes }: Deciding, kind: VoteKind, whom?: number): boolean =>
  votes.some((vote) => vote.kind === kind && vote.whom === whom);

/** Opens a vote among `waiting`, of whom there is at least one; its number is the last one's. */
export const withVote = (deciding: Deciding, vote: Omit<OpenVote, 'vote'>): Deciding => ({
  ...deciding,
  votes: [...deciding.votes, { ...vote, vote: deciding.next }],
  next: deciding.next + 1,
});

/** The table has gone on: what was to be taken back is past. */
export const withoutVotes = (deciding: Deciding, kind: VoteKind): Deciding =>
  deciding.votes.some((vote) => vote.kind === kind)
    ? { ...deciding, votes: deciding.votes.filter((vote) => vote.kind !== kind) }
    : deciding;

/** The person in each seat, and whether a bot plays for them; undefined where there is nobody, or they have left. */
export type Voices = readonly ({ readonly player: string; readonly isCovered: boolean } | undefined)[];

/**
 * After seats have changed hands. A vote is by a person and about a person: it ends with either, and goes to nobody who sits
 * down there later. Nobody is waited for who is gone or whom a bot covers; where nobody is left to agree it is closed, and can be
 * opened again.
 */
export function amongThoseLeft(deciding: Deciding, before: Voices, after: Voices): Deciding {
  const isStill = (seat: number): boolean =>
    before[seat] !== undefined && before[seat].player === after[seat]?.player;
  if (deciding.votes.length + deciding.gaveUp.length === 0) return deciding;
  const votes = deciding.votes.flatMap((vote) => {
    const waiting = vote.waiting.filter((seat) => isStill(seat) && after[seat]?.isCovered === false);
    const isOpen = waiting.length > 0 && isStill(vote.by) && (vote.whom === undefined || isStill(vote.whom));
    return isOpen ? [{ ...vote, waiting }] : [];
  });
  return { ...deciding, votes, gaveUp: deciding.gaveUp.filter(isStill) };
}

/** What is being decided, with one vote waiting for none but those seats that `isAsked`. */
export const amongThoseAsked = (
  deciding: Deciding,
  no: number,
  isAsked: (seat: number) => boolean,
): Deciding => ({
  ...deciding,
  votes: deciding.votes.map((vote) =>
    vote.vote === no ? { ...vote, waiting: vote.waiting.filter(isAsked) } : vote,
  ),
});

/**
 * A seat's voice: all who were asked must agree, the first no ends it, and so does the no of who proposed it. Undefined where the
 * seat is not asked.
 */
export function voiced(
  deciding: Deciding,
  no: number,
  seat: number,
  voice: 'yes' | 'no',
): { readonly deciding: Deciding; readonly passed: OpenVote | undefined } | undefined {
  const vote = deciding.votes.find((each) => each.vote === no);
  const isWithdrawn = vote?.by === seat && voice === 'no';
  if (vote === undefined || !(isWithdrawn || vote.waiting.includes(seat))) return undefined;
  const waiting = vote.waiting.filter((other) => other !== seat);
  const goesOn = voice === 'yes' && waiting.length > 0;
  const votes = deciding.votes.flatMap((each) => {
    if (each.vote !== no) return [each];
    return goesOn ? [{ ...each, waiting }] : [];
  });
  const passed = voice === 'yes' && !goesOn ? vote : undefined;
  return { deciding: { ...deciding, votes }, passed };
}

/** With a seat's ballot for giving up cast or taken back. */
export const withBallot = (deciding: Deciding, seat: number, ballot: 'cast' | 'taken back'): Deciding => {
  const others = deciding.gaveUp.filter((other) => other !== seat);
  return { ...deciding, gaveUp: ballot === 'cast' ? [...others, seat] : others };
};
