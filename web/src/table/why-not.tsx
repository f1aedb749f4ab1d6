import { useState } from 'react';
import type { BoardProps } from '../boards/playable.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useRulebook } from '../rulebook/books.ts';
import { clauseNamed } from '../rulebook/clauses.ts';
import { useMessages } from '../text/index.ts';
import type { TableProps } from './props.ts';

type WhyProps = Pick<TableProps, 'view' | 'info'> & {
  readonly board: BoardProps;
  readonly onClose: () => void;
};

/** What is not possible now: each with its reason, and the rule that says so to be opened on the spot. */
export function WhyNot({ view, info, board, onClose }: WhyProps) {
  const say = useMessages();
  const { lens, text, names } = board;
  const blocked = view.mine?.blocked ?? [];
  return (
    <Dialog title={say.whyNot} onClose={onClose}>
      <div className="dialog-body">
        <p className="news">{blocked.length === 0 ? say.whyNotNone : say.whyNotLead}</p>
        <ul className="reasons">
          {blocked.map((each) => (
            <li key={each.option} className="reason">
              <b>{text.option(lens, each.option, names)}</b>
              <p>{text.refusal(lens, each, names)}</p>
              <ClauseLink game={info.game} id={each.clause} language={board.language} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function ClauseLink({ game, id, language }: { game: string; id: string; language: BoardProps['language'] }) {
  const say = useMessages();
  const [isOpen, open] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary className="clause-tag">{say.clause(id)}</summary>
      {isOpen && <ClauseHere game={game} id={id} language={language} />}
    </details>
  );
}

function ClauseHere({ game, id, language }: { game: string; id: string; language: BoardProps['language'] }) {
  const say = useMessages();
  const clause = clauseNamed(useRulebook(game, language), id);
  if (clause === undefined) return null;
  return (
    <p className="news clause-here">
      {clause.text}{' '}
      <a href={`/rules/${game}#${id}`} target="_blank" rel="noreferrer">
        {say.rulebook}
      </a>
    </p>
  );
}
