import { textIn } from '../../parts/form.ts';
import { Refusal } from '../../parts/refusal.tsx';
import { useMessages } from '../../text/index.ts';
import type { TableProps } from '../props.ts';
import { answerIn, leaveStanding, type StandingProps, windowIn, windowsOf, wordsOf } from './standing.tsx';

/** The answers of each window of the seat's, and what stands now: read aloud when it changes. */
export function StandingForm(props: StandingProps) {
  const say = useMessages();
  const { view, board, request } = props;
  const offered = view.mine?.standing ?? [];
  const standing = windowsOf(props).map((window) =>
    keyNow(offered, window, view.seen?.standing[window] ?? 0),
  );
  const left = standing.filter((key) => answerIn(key) !== 'ask');
  return (
    <form
      className="standing"
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = new FormData(event.currentTarget);
        const changed = standing.map((now) => [now, textIn(chosen, windowIn(now))] as const);
        leaveStanding(props, ...changed.flatMap(([now, key]) => (key === now ? [] : [key])));
      }}
    >
      {standing.map((now) => (
        <label key={windowIn(now)}>
          <span className="label">{board.text.window?.(windowIn(now)) ?? say.standing}</span>
          <select key={now} name={windowIn(now)} defaultValue={now}>
            {offered
              .filter(({ key }) => windowIn(key) === windowIn(now))
              .map(({ key }) => (
                <option key={key} value={key}>
                  {wordsOf(board.text, key)}
                </option>
              ))}
          </select>
        </label>
      ))}
      <button type="submit" className="button">
        {say.standingSet}
      </button>
      <p className="news" role="status">
        {left.length === 0
          ? say.standingNone
          : say.standingLeft(left.map((key) => wordsOf(board.text, key)).join(', '))}
      </p>
      <Refusal words={request.fault} />
    </form>
  );
}

type Offered = NonNullable<TableProps['view']['mine']>['standing'];

const keyNow = (offered: Offered, window: number, answer: number): string =>
  offered.find((each) => each.window === window && each.answer === answer)?.key ?? '';
