import { later } from '@masterplan/boards/later';
import { type ReactNode, Suspense, useState } from 'react';
import { titleOf } from '../../boards/front.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { Link } from '../../parts/link.tsx';
import { TopTools } from '../../parts/tools.tsx';
import { settings } from '../../settings.ts';
import { useStore } from '../../store.ts';
import { useMessages } from '../../text/index.ts';
import type { TableProps } from '../props.ts';

const TableMenu = later(() => import('../people/menu.tsx').then(({ TableMenu }) => TableMenu));

/** The head of a table: the paper's name, round and phase, rulebook, language, edition, the way out. */
export function TableHead({ status, ...props }: TableProps & { status: ReactNode }) {
  const say = useMessages();
  const { info, connection } = props;
  const { language } = useStore(settings);
  const [open, setOpen] = useState<'menu'>();
  return (
    <header className="table-head">
      <Link to="/" className="logo">
        <span aria-hidden="true">M</span>
        <span className="logo-rest" aria-hidden="true">
          asterplan
        </span>
        <span className="unseen">{`Masterplan · ${say.toLobby}`}</span>
      </Link>
      <h1 className="table-title">{titleOf(info, language).title}</h1>
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
            <Suspense fallback={null}>
              <TableMenu {...props} />
            </Suspense>
          </div>
        </Dialog>
      )}
    </header>
  );
}
