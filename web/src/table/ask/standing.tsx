import { later } from '@masterplan/boards/later';
import { Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useMessages } from '../../text/index.ts';
import type { Live } from '../live.ts';
import type { TableProps } from '../props.ts';
import { gapsOf, usualAt } from './gaps.ts';

const StandingForm = later(() => import('./standing-form.tsx').then(({ StandingForm }) => StandingForm));

export type StandingProps = TableProps & Pick<Live, 'board' | 'request'>;

/** Leaves standing answers, unless something else is on its way. */
export function leaveStanding(props: StandingProps, ...keys: readonly string[]): void {
  const { view, info, board, request, connection } = props;
  if (request.isBusy) return;
  const { table } = info;
  request.run(async () => {
    for (const key of keys)
      await connection.request('choose', { table, seat: board.seat, version: view.version, key });
  });
}

/** Steps in where the seat usually lets a gap pass, or lets gaps pass again: a switch for the game's first window of that kind. */
export function StepIn(props: StandingProps) {
  const [gap] = gapsOf(props);
  if (gap === undefined) return null;
  return (
    <button
      type="button"
      className="button"
      aria-pressed={gap.isIn}
      aria-disabled={props.request.isBusy}
      onClick={() => leaveStanding(props, gap.next)}
    >
      <Icon name={gap.isIn ? 'check-mark' : 'halt'} />
      <span>{wordsOf(props.board.text, gap.ask)}</span> <kbd className="key">D</kbd>
    </button>
  );
}

/**
 * Answers left beforehand at the game's windows: the table moves on at once, and nobody learns what the hand holds.
 * Which one was left is known to its seat alone. A button opens them; they stay open, as one may leave several.
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
      {isOpen &&
        createPortal(
          <Dialog title={say.standing} onClose={() => open(false)}>
            <div className="dialog-body">
              <Suspense fallback={null}>
                <StandingForm {...props} />
              </Suspense>
            </div>
          </Dialog>,
          document.body,
        )}
    </>
  );
}

/** The windows whose answers the form offers: all but the one that the switch is for, unless more can be left there. */
export function windowsOf(props: StandingProps): number[] {
  const { view, board } = props;
  const [gap] = gapsOf(props);
  const more = (view.mine?.standing ?? []).filter(
    ({ window, answer }) =>
      answer !== 0 && (window !== gap?.window || answer !== usualAt(board.lens, window)),
  );
  return [...new Set(more.map(({ window }) => window))];
}

/** A key is `stand <window> <answer>`. */
export const windowIn = (key: string): string => key.split(' ')[1] ?? '';
export const answerIn = (key: string): string => key.split(' ')[2] ?? '';

export const wordsOf = (text: Live['board']['text'], key: string): string =>
  text.standing?.(windowIn(key), answerIn(key)) ?? key;
