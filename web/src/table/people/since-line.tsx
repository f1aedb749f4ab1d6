import { Said } from '@masterplan/boards';
import { type BoardProps, usePlayable } from '../../boards/playable.ts';
import { Icon } from '../../parts/icon.tsx';
import { useMessages } from '../../text/index.ts';
import type { TableProps } from '../props.ts';
import { type Away, useSince } from './away.tsx';
import { mattersMost } from './matters.ts';

type SinceProps = Pick<TableProps, 'view' | 'info'> & { readonly away: Away; readonly board: BoardProps };

/** What happened since, beside the question: how much, and in a few lines what of it matters most to the viewer. */
export function SinceLine({ away, view, info, board }: SinceProps) {
  const say = useMessages();
  const { ui } = usePlayable(info.game, info.rulesAt);
  const words = useSince(away, view.entries, board);
  if (words === undefined || away.since === undefined) return null;
  const { since } = away;
  const lines = mattersMost(
    view.entries.filter(({ version }) => version > since),
    board,
    ui,
  );
  if (away.why === 'waited' && lines.length === 0) return null;
  return (
    <div className="since-line">
      <div>
        <p>{words}</p>
        {lines.length > 0 && (
          <ul>
            {lines.map((line) => (
              <li key={line}>
                <Said>{line}</Said>
              </li>
            ))}
          </ul>
        )}
      </div>
      <button type="button" className="button" aria-label={say.since.close} onClick={away.close}>
        <Icon name="check-mark" />
      </button>
    </div>
  );
}
