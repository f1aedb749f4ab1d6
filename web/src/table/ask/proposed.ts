import { type Proposal, proposalIn, proposalLines } from '@masterplan/kernel';
import type { BoardProps } from '../../boards/playable.ts';
import type { DeedMessages } from '../people/words.ts';
import type { TableProps } from '../props.ts';

type Reader = Pick<BoardProps, 'lens' | 'text' | 'names' | 'seat'>;

/** A proposal as it is read: whose it is, and what it says so far. */
interface Proposed {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** What is proposed, in words; undefined where nothing is. */
export function proposedTo({ lens, text, names, seat }: Reader, say: DeedMessages): Proposed | undefined {
  const proposal = proposalIn(lens);
  if (proposal === undefined) return undefined;
  const whose = say.proposal[proposal.stage === 'drafted' ? 'drafted' : 'made'];
  return {
    heading: proposal.by === seat ? whose.you : whose.by(names[proposal.by] ?? ''),
    lines: proposalLines(text, lens, proposal, names),
  };
}

/** Whether somebody has answered a proposal, in words. */
interface Answered {
  readonly seat: number;
  readonly isIn: boolean;
  readonly words: string;
}

/** Who has answered a proposal that was put forward, and who has not: what was answered is sealed until all have. */
export function answersTo(
  { lens, names, seat: reader }: Pick<Reader, 'lens' | 'names' | 'seat'>,
  asks: TableProps['view']['asks'],
  say: DeedMessages,
): Answered[] {
  if (proposalIn(lens)?.stage !== 'put forward') return [];
  return asks.map(({ seat, ready }) => {
    const words = say.proposal[ready ? 'answered' : 'thinking'];
    return { seat, isIn: ready, words: seat === reader ? words.you : words.by(names[seat] ?? '') };
  });
}

/** What silence does when the clock runs out; undefined where there is no clock, and everybody is waited for. */
export function silenceAt(
  { lens }: Pick<Reader, 'lens'>,
  clock: TableProps['info']['settings']['clock'],
  say: DeedMessages,
): string | undefined {
  const proposal = proposalIn(lens);
  return proposal === undefined || clock.kind === 'none'
    ? undefined
    : say.proposal.silence[silenceOf(proposal)];
}

const silenceOf = ({ stage, silence }: Proposal): keyof DeedMessages['proposal']['silence'] =>
  stage === 'drafted' ? 'withdraw' : silence;
