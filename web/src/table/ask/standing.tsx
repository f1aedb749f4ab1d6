import { useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { textIn } from '../../parts/form.ts';
import { Icon } from '../../parts/icon.tsx';
import { useMessages } from '../../text/index.ts';
import type { Live } from '../live.ts';
import type { TableProps } from '../props.ts';
import { gapsOf, usualAt } from './gaps.ts';

type StandingProps = TableProps & Pick<Live, 'board' | 'request'>;

/** Leaves a standing answer, unless something else is on its way. */
export function leaveStanding({ view, info, board, request, connection }: StandingProps, key: string): void {
  if (request.isBusy) return;
  const { table } = info;
  request.run(() => connection.request('choose', { table, seat: board.seat, version: view.version, key }));
}

/** Steps in where the seat usually lets a gap pass, or lets gaps pass again: a switch for each window of that kind. */
export const StepIn = (props: StandingProps) =>
  gapsOf(props).map(({ window, isIn, ask, next }, i) => (
    <button
      key={window}
      type="button"
      className="button"
      aria-pressed={isIn}
      aria-disabled={props.request.isBusy}
      onClick={() => leaveStanding(props, next)}
    >
      <Icon name={isIn ? 'check-mark' : 'halt'} />
      <span>{wordsOf(props.board.text, ask)}</span> {i === 0 && <kbd className="key">D</kbd>}
    </button>
  ));

/**
 * Answers left beforehand at the game's reaction windows: the table moves on at once, and nobody learns what the hand holds.
 * Which one was left is known to its seat alone. A button opens them.
 */
export function StandingAnswers(props: StandingProps) {
  const say = useMessages();
  const [isOpen, open] = useState(false);
  const { info, board } = props;
  const isOffered = windowsOf(props).length > 0 && board.text.standing !== undefined;
  if (info.state !== 'playing' || !isOffered) return null;
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => open(true)}>
        <Icon name="padlock" />
        <span>{say.standing}</span>
      </button>
      {isOpen && (
        <Dialog title={say.standing} onClose={() => open(false)}>
          <div className="dialog-body">
            <Windows {...props} onLeft={() => open(false)} />
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The windows at which more can be left than stepping in and letting pass: for that a switch does. */
function windowsOf({ view, board }: StandingProps): number[] {
  const more = (view.mine?.standing ?? []).filter(
    ({ window, answer }) => answer !== 0 && answer !== usualAt(board.lens, window),
  );
  return [...new Set(more.map(({ window }) => window))];
}

/** One answer for each of these windows. */
function Windows({ onLeft, ...props }: StandingProps & { onLeft: () => void }) {
  const { view, board } = props;
  const offered = view.mine?.standing ?? [];
  const leave = (key: string) => {
    leaveStanding(props, key);
    onLeft();
  };
  return windowsOf(props).map((window) => {
    const keys = offered.flatMap((each) => (each.window === window ? [each.key] : []));
    const now = keyNow(offered, window, view.seen?.standing[window] ?? 0);
    return <StandingAnswer key={window} keys={keys} now={now} text={board.text} onLeave={leave} />;
  });
}

interface AnswerProps extends Pick<Live['board'], 'text'> {
  readonly keys: readonly string[];
  readonly now: string;
  readonly onLeave: (key: string) => void;
}

function StandingAnswer({ keys, now, text, onLeave }: AnswerProps) {
  const say = useMessages();
  return (
    <form
      className="standing"
      onSubmit={(event) => {
        event.preventDefault();
        onLeave(textIn(new FormData(event.currentTarget), 'answer'));
      }}
    >
      <label>
        <span className="label">{say.standing}</span>
        <select key={now} name="answer" defaultValue={now}>
          {keys.map((key) => (
            <option key={key} value={key}>
              {wordsOf(text, key)}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button">
        {say.standingSet}
      </button>
    </form>
  );
}

type Offered = NonNullable<TableProps['view']['mine']>['standing'];

const keyNow = (offered: Offered, window: number, answer: number): string =>
  offered.find((each) => each.window === window && each.answer === answer)?.key ?? '';

/** A key is `stand <window> <answer>`. */
function wordsOf(text: Live['board']['text'], key: string): string {
  const [, window = '', name = ''] = key.split(' ');
  return text.standing?.(window, name) ?? key;
}
