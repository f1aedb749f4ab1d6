import '../look/proposal.css';
import { reachable, Said } from '@masterplan/boards';
import { useId } from 'react';
import type { BoardProps } from '../../boards/playable.ts';
import { Icon } from '../../parts/icon.tsx';
import { useDeedMessages } from '../people/words.ts';
import type { TableProps } from '../props.ts';
import { answersTo, proposedTo, silenceAt } from './proposed.ts';

/** What is proposed, and by whom. It stands with the question, where whatever changes is read aloud. */
export function ProposalRead({ board }: { board: BoardProps }) {
  const say = useDeedMessages();
  const title = useId();
  const proposed = proposedTo(board, say);
  if (proposed === undefined) return null;
  const { heading, lines } = proposed;
  return (
    <div className="proposal" ref={reachable}>
      <p className="label" id={title}>
        {heading}
      </p>
      <ul aria-labelledby={title}>
        {(lines.length === 0 ? [say.proposal.empty] : lines).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two parts of a proposal may read the same
          <li key={i}>
            <Said>{line}</Said>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who has answered, who is still thinking, and what silence does. */
export function ProposalAnswers({
  view,
  info,
  board,
}: Pick<TableProps, 'view' | 'info'> & { board: BoardProps }) {
  const say = useDeedMessages();
  const answers = answersTo(board, view.asks, say);
  const silence = silenceAt(board, info.settings.clock, say);
  return (
    <div className="proposal-answers">
      {answers.length > 0 && (
        <ul aria-label={say.proposal.answers}>
          {answers.map(({ seat, isIn, words }) => (
            <li key={seat}>
              <Icon name={isIn ? 'check-mark' : 'hourglass'} />
              {words}
            </li>
          ))}
        </ul>
      )}
      {silence !== undefined && <p>{silence}</p>}
    </div>
  );
}
