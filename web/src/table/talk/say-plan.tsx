import type { Said } from '@masterplan/server/wire';
import { type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { BoardProps } from '../../boards/playable.ts';
import { Dialog } from '../../parts/dialog.tsx';
import { textIn } from '../../parts/form.ts';
import { Icon } from '../../parts/icon.tsx';
import { Refusal } from '../../parts/refusal.tsx';
import { useMessages } from '../../text/index.ts';
import { useRequest } from '../people/request.ts';
import type { TableProps } from '../props.ts';
import { placesOn } from './places.ts';

interface PlanProps extends Pick<TableProps, 'info' | 'connection'> {
  readonly board: BoardProps;
  /** The kinds that can be said. */
  readonly kinds: readonly number[];
}

/** Says from the hand what one plans: which card, and where. */
export function SayPlan(props: PlanProps) {
  const say = useMessages();
  const [isOpen, open] = useState(false);
  return (
    <>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => open(true)}>
        <Icon name="chat-bubble" />
        <span>{say.sayPlan.open}</span>
      </button>
      {isOpen &&
        createPortal(
          <Dialog title={say.sayPlan.open} onClose={() => open(false)}>
            <PlanForm {...props} />
          </Dialog>,
          document.body,
        )}
    </>
  );
}

function PlanForm({ info, connection, board, kinds }: PlanProps) {
  const say = useMessages();
  const { fault, run, isBusy } = useRequest();
  const { lens, text, seat } = board;
  const send = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const dialog = event.currentTarget.closest('dialog');
    const form = new FormData(event.currentTarget);
    const zone = textIn(form, 'zone');
    const kind = Number(textIn(form, 'kind'));
    const said: Said = zone === '' ? { say: 'intend', kind } : { say: 'intend', kind, zone: Number(zone) };
    const line = { table: info.table, channel: 'table', seat, said } as const;
    run(() => connection.request('talk', line).then(() => dialog?.close()));
  };
  return (
    <form className="dialog-body" onSubmit={send}>
      <p>{say.sayPlan.lead}</p>
      <select className="input" name="kind" aria-label={say.whichCard}>
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {text.card(lens.game.kinds[kind]).name}
          </option>
        ))}
      </select>
      <select className="input" name="zone" aria-label={say.where}>
        <option value="">{say.sayPlan.nowhere}</option>
        {placesOn(board).map(({ no, name }) => (
          <option key={no} value={no}>
            {name}
          </option>
        ))}
      </select>
      <button type="submit" className="button is-strong" disabled={isBusy}>
        {say.send}
      </button>
      <Refusal words={fault} />
    </form>
  );
}
