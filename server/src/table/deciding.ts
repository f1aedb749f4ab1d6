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

/** A seat's voice: all who were asked must agree, the first no ends it. Undefined where the seat is not asked. */
export function voiced(
  deciding: Deciding,
  no: number,
  seat: number,
  voice: 'yes' | 'no',
): { readonly deciding: Deciding; readonly passed: OpenVote | undefined } | undefined {
  const vote = deciding.votes.find((each) => each.vote === no);
  if (vote === undefined || !vote.waiting.includes(seat)) return undefined;
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
