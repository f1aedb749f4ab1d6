import type { SeatClock } from '@masterplan/server/wire';
import { Suspense, useEffect, useState } from 'react';
import type { BoardProps, GameUi } from '../../boards/playable.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { useMessages } from '../../text/index.ts';
import { seatOf, type TableProps } from '../props.ts';

type SeatsProps = Pick<TableProps, 'view' | 'info'> & { readonly board: BoardProps; readonly ui: GameUi };

/** The players, each with what the table may know: who, whether they are choosing or ready, their clock, the game's facts. */
export function Seats(props: SeatsProps) {
  const say = useMessages();
  const { info, board, ui } = props;
  const [opened, open] = useState<number>();
  return (
    <>
      <ul className="seats" aria-label={say.seats} data-count={info.seats}>
        {info.people.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <SeatBox key={seat} {...props} seat={seat} open={open} />
        ))}
      </ul>
      {opened !== undefined && (
        <Dialog title={board.names[opened] ?? ''} onClose={() => open(undefined)}>
          <div className="dialog-body">
            <Suspense fallback={null}>
              <ui.SeatDetails {...board} entries={[]} of={opened} />
            </Suspense>
          </div>
        </Dialog>
      )}
    </>
  );
}

function SeatBox({
  seat,
  view,
  info,
  board,
  ui,
  open,
}: SeatsProps & { seat: number; open: (seat: number) => void }) {
  const say = useMessages();
  const person = info.people[seat];
  const ask = view.asks.find((each) => each.seat === seat);
  const isOver = info.state === 'finished';
  const state = isOver ? 'over' : ask === undefined ? 'waiting' : ask.ready ? 'ready' : 'choosing';
  const isMine = seatOf({ view, info }) === seat;
  const clock = view.clocks[seat];
  return (
    <li className={`seat is-${state}${isMine ? ' is-mine' : ''}`}>
      <button type="button" className="seat-open" onClick={() => open(seat)}>
        <ui.Mark seat={seat} />
        <span className="seat-name">{board.names[seat]}</span>
        {isMine && <em>{say.you}</em>}
      </button>
      <span className="seat-state">
        {state === 'choosing' && <Icon name="hourglass" />}
        {state === 'ready' && <Icon name="check-mark" />}
        {say.status[state]}
        {person?.covers === true && ` · ${say.covered}`}
        {person?.player !== undefined && !person.here && ` · ${say.away}`}
        {person?.player === undefined && person?.bot !== undefined && ` · ${say.bot}`}
        {person?.temper !== undefined && <Icon name={`face-${person.temper}`} />}
      </span>
      {clock !== undefined && !isOver && <Clock clock={clock} at={view.clocksAt} />}
      <ui.SeatFacts {...board} of={seat} />
    </li>
  );
}

function Clock({ clock: { left, running }, at }: { clock: SeatClock; at: number }) {
  const [now, setNow] = useState(at);
  useEffect(() => {
    setNow(performance.now());
    if (!running) return undefined;
    const timer = setInterval(() => setNow(performance.now()), 500);
    return () => clearInterval(timer);
  }, [running]);
  const seconds = Math.max(0, Math.ceil((left - (running ? Math.max(0, now - at) : 0)) / 1000));
  const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <span className={`clock${running && seconds < 20 ? ' is-short' : ''}`}>{shown}</span>;
}
