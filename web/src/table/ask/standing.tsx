import { useState } from 'react';
import { Dialog } from '../../parts/dialog.tsx';
import { textIn } from '../../parts/form.ts';
import { Icon } from '../../parts/icon.tsx';
import { useMessages } from '../../text/index.ts';
import type { Live } from '../live.ts';
import type { TableProps } from '../props.ts';

/**
 * Answers left beforehand at the game's reaction windows: the table moves on at once, and nobody learns what the hand holds.
 * Which one was left is known to its seat alone. A button opens them.
 */
export function StandingAnswers(props: TableProps & Pick<Live, 'board' | 'request'>) {
  const say = useMessages();
  const [isOpen, open] = useState(false);
  const { view, info, board } = props;
  const isOffered = (view.mine?.standing ?? []).length > 0 && board.text.standing !== undefined;
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

/** One answer for every window that the game has. */
function Windows({
  view,
  info,
  board,
  request,
  connection,
  onLeft,
}: TableProps & Pick<Live, 'board' | 'request'> & { onLeft: () => void }) {
  const { seat, text } = board;
  const offered = view.mine?.standing ?? [];
  const windows = [...new Set(offered.map(({ window }) => window))];
  const leave = (key: string) => {
    request.run(() => connection.request('choose', { table: info.table, seat, version: view.version, key }));
    onLeft();
  };
  return windows.map((window) => {
    const keys = offered.flatMap((each) => (each.window === window ? [each.key] : []));
    const now = keyNow(offered, window, view.seen?.standing[window] ?? 0);
    return <StandingAnswer key={window} keys={keys} now={now} text={text} onLeave={leave} />;
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
