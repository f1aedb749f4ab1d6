import { later } from '@masterplan/boards/later';
import { Suspense } from 'react';
import type { BoardProps } from '../../boards/playable.ts';
import { Icon } from '../../parts/icon.tsx';
import { useMessages } from '../../text/index.ts';
import type { Preparing } from './prepared.ts';

const ClauseLink = later(() => import('./why-not.tsx').then(({ ClauseLink }) => ClauseLink));

interface AheadProps {
  readonly preparing: Preparing;
  readonly board: BoardProps;
}

interface DroppedProps extends AheadProps {
  readonly dropped: NonNullable<Preparing['dropped']>;
  readonly game: string;
}

/** While others think: the way to prepare the next move, or the move that is prepared and the way to take it back. */
export function AheadPanel({ preparing, board }: AheadProps) {
  const say = useMessages();
  const { prepared, isOpen, open, prepare } = preparing;
  if (prepared !== undefined)
    return (
      <div className="prepared">
        <p role="status">
          <b className="label">{say.ahead.prepared}</b>
          <span>{board.text.option(board.lens, prepared, board.names)}</span>
        </p>
        <button type="button" className="button" onClick={() => prepare(undefined)}>
          <Icon name="anticlockwise-rotation" />
          {say.ahead.takeBack} <kbd className="key">{say.keys.escape}</kbd>
        </button>
      </div>
    );
  return (
    <button type="button" className="button prepare" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
      <Icon name="hourglass" />
      {isOpen ? say.ahead.close : say.ahead.open} <kbd className="key">P</kbd>
    </button>
  );
}

/** A word of why a prepared move was not sent. */
export function DroppedMove({ preparing: { forgive }, dropped, board, game }: DroppedProps) {
  const say = useMessages();
  const { label, why } = dropped;
  return (
    <div className="dropped" role="alert">
      <p>
        <b>{say.ahead.dropped(label)}</b>{' '}
        {why === undefined ? say.ahead.gone : board.text.refusal(board.lens, why, board.names)}
      </p>
      <Suspense fallback={null}>
        {why !== undefined && <ClauseLink game={game} id={why.clause} language={board.language} />}
      </Suspense>
      <button type="button" className="button" onClick={forgive}>
        {say.close}
      </button>
    </div>
  );
}
