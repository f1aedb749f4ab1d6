import { type ReactNode, useState } from 'react';
import type { BoardProps } from '../boards/playable.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Icon } from '../parts/icon.tsx';
import { Link } from '../parts/link.tsx';
import { TopTools } from '../parts/tools.tsx';
import { go } from '../route.ts';
import { useMessages } from '../text/index.ts';
import { Invite } from './invite.tsx';
import { seatOf, type TableProps } from './props.ts';

/** The head of a table: the paper's name, round and phase, rulebook, language, edition, the way out. */
export function TableHead({ status, ...props }: TableProps & { status: ReactNode; board: BoardProps }) {
  const say = useMessages();
  const { info, connection, view } = props;
  const [open, setOpen] = useState<'menu'>();
  return (
    <header className="table-head">
      <Link to="/" className="logo">
        <span aria-hidden="true">M</span>
        <span className="logo-rest" aria-hidden="true">
          asterplan
        </span>
        <span className="unseen">{`Masterplan: ${say.toLobby}`}</span>
      </Link>
      <h1 className="table-title">{say.games[info.game]?.title ?? info.game}</h1>
      {status}
      <span className="head-space" />
      {info.watchers.length > 0 && (
        <span className="label watching">{say.spectators(info.watchers.length)}</span>
      )}
      <a className="button head-rules" href={`/rules/${info.game}`} target="_blank" rel="noreferrer">
        <Icon name="rule-book" />
        <span>{say.rulebook}</span>
      </a>
      <TopTools connection={connection} />
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen('menu')}>
        <Icon name="hamburger-menu" />
        <span className="unseen">{say.menu}</span>
      </button>
      {open === 'menu' && (
        <Dialog title={say.table} onClose={() => setOpen(undefined)}>
          <div className="dialog-body">
            <Invite table={info.table} reach={props.me.reach} />
            <MenuActions {...props} seat={seatOf({ view, info })} />
          </div>
        </Dialog>
      )}
    </header>
  );
}

function MenuActions({ info, connection, seat }: TableProps & { seat: number }) {
  const say = useMessages();
  const { table } = info;
  const isRunning = info.state === 'playing' || info.state === 'paused';
  return (
    <div className="menu-actions">
      <a className="button" href={`/t/${table}?screen`} target="_blank" rel="noreferrer">
        <Icon name="tv" />
        {say.screen}
      </a>
      {seat >= 0 && info.state === 'playing' && (
        <button
          type="button"
          className="button"
          onClick={() =>
            void connection.request('propose', { table, seat, vote: 'pause' }).catch(() => undefined)
          }
        >
          <Icon name="pause-button" />
          {say.pause}
        </button>
      )}
      {seat >= 0 && isRunning && (
        <details>
          <summary className="button">
            <Icon name="exit-door" />
            {say.leave}
          </summary>
          <p className="news">{say.leaveLead}</p>
          <button
            type="button"
            className="button is-strong"
            onClick={() =>
              void connection.request('leave', { table, seat }).then(
                () => go('/'),
                () => undefined,
              )
            }
          >
            {say.leaveGo}
          </button>
        </details>
      )}
    </div>
  );
}
