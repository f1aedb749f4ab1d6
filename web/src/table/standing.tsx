import { useId } from 'react';
import { useMessages } from '../text/index.ts';
import type { Live } from './live.ts';
import type { TableProps } from './props.ts';

/**
 * Answers left beforehand at the game's reaction windows: the table moves on at once, and nobody learns what the hand holds.
 * Which one was left is known to its seat alone.
 */
export function StandingAnswers({
  view,
  info,
  board,
  request,
  connection,
}: TableProps & Pick<Live, 'board' | 'request'>) {
  const say = useMessages();
  const id = useId();
  const { seat, text } = board;
  const offered = view.mine?.standing ?? [];
  if (info.state !== 'playing' || text.standing === undefined) return null;
  const windows = [...new Set(offered.map(({ window }) => window))];
  const leave = (key: string) =>
    request.run(() => connection.request('choose', { table: info.table, seat, version: view.version, key }));
  return windows.map((window) => (
    <label key={window} className="standing" htmlFor={`${id} ${window}`}>
      <span className="label">{say.standing}</span>
      <select
        id={`${id} ${window}`}
        value={keyNow(offered, window, view.seen?.standing[window] ?? 0)}
        onChange={({ target }) => leave(target.value)}
      >
        {offered
          .filter((each) => each.window === window)
          .map(({ key }) => (
            <option key={key} value={key}>
              {wordsOf(text, key)}
            </option>
          ))}
      </select>
    </label>
  ));
}

type Offered = NonNullable<TableProps['view']['mine']>['standing'];

const keyNow = (offered: Offered, window: number, answer: number): string =>
  offered.find((each) => each.window === window && each.answer === answer)?.key ?? '';

/** A key is `stand <window> <answer>`. */
function wordsOf(text: Live['board']['text'], key: string): string {
  const [, window = '', name = ''] = key.split(' ');
  return text.standing?.(window, name) ?? key;
}
