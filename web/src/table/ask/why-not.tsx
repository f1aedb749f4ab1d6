import { Said, TermsReached } from '@masterplan/boards';
import { type Blocked, clauseNamed } from '@masterplan/kernel';
import { Suspense, useState } from 'react';
import type { BoardProps } from '../../boards/playable.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { useRulebook } from '../../rulebook/books.ts';
import { useMessages } from '../../text/index.ts';
import type { TableProps } from '../props.ts';

type WhyProps = Pick<TableProps, 'info'> & {
  readonly board: BoardProps;
  readonly blocked: readonly Blocked[];
  readonly onClose: () => void;
};

/** What is not possible now: each with its reason, and the rule that says so to be opened on the spot. */
export function WhyNot({ info, board, blocked, onClose }: WhyProps) {
  const say = useMessages();
  const { lens, text, names } = board;
  const Shown = blocked.length === 1 ? ClauseOpen : ClauseLink;
  return (
    <Dialog title={say.whyNot} onClose={onClose}>
      <TermsReached value="reached">
        <div className="dialog-body">
          <p className="news">{blocked.length === 0 ? say.whyNotNone : say.whyNotLead}</p>
          <ul className="reasons">
            {blocked.map((each) => (
              <li key={each.option} className="reason">
                <b>{text.option(lens, each.option, names)}</b>
                <p>
                  <Said>{text.refusal(lens, each, names)}</Said>
                </p>
                <Shown game={info.game} id={each.clause} language={board.language} />
              </li>
            ))}
          </ul>
        </div>
      </TermsReached>
    </Dialog>
  );
}

interface ClauseProps {
  readonly game: string;
  readonly id: string;
  readonly language: BoardProps['language'];
}

/** The number of a rule: opens what it says on the spot, with the way to its place in the rulebook. */
export function ClauseLink(clause: ClauseProps) {
  const say = useMessages();
  const [isOpen, open] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary className="clause-tag">{say.clause(clause.id)}</summary>
      {isOpen && (
        <Suspense>
          <ClauseHere {...clause} />
        </Suspense>
      )}
    </details>
  );
}

/** The same, open from the start: where one rule alone is in question. */
const ClauseOpen = (clause: ClauseProps) => (
  <>
    <p className="clause-tag">{useMessages().clause(clause.id)}</p>
    <Suspense>
      <ClauseHere {...clause} />
    </Suspense>
  </>
);

function ClauseHere({ game, id, language }: ClauseProps) {
  const say = useMessages();
  const clause = clauseNamed(useRulebook(game, language), id);
  if (clause === undefined) return null;
  return (
    <p className="news clause-here">
      <Said>{clause.text}</Said>{' '}
      <a href={`/rules/${game}#${id}`} target="_blank" rel="noreferrer">
        {say.rulebook}
      </a>
    </p>
  );
}
