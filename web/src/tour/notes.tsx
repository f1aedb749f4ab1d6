import './tour.css';
import { useState } from 'react';
import { type BoardProps, usePlayable } from '../boards/playable.ts';
import { keep, kept } from '../keeping.ts';
import type { TableProps } from '../table/props.ts';
import { useMessages } from '../text/index.ts';

/** Which notes of a tour have been read: kept, so that a reload does not bring them back. */
function useRead(table: string): [ReadonlySet<string>, (note: string) => void] {
  const [of, ...ids] = (kept('tour') ?? '').split(' ');
  const [read, setRead] = useState<ReadonlySet<string>>(() => new Set(of === table ? ids : []));
  return [
    read,
    (note) => {
      const now = new Set([...read, note]);
      keep('tour', [table, ...now].join(' '));
      setRead(now);
    },
  ];
}

/** Beside the question of somebody who is on a tour: a few sentences about what goes on, to be put away with a click. */
export function TourNotes({ view, info, board }: Pick<TableProps, 'view' | 'info'> & { board: BoardProps }) {
  const say = useMessages();
  const { ui } = usePlayable(info.game);
  const [read, setRead] = useRead(info.table);
  const isTour = info.origin !== undefined && 'tour' in info.origin && board.seat >= 0;
  if (!isTour || ui.tourNote === undefined || read.has('all')) return null;
  const note = ui.tourNote(board.lens, view.asks, board.language);
  const isNew = note !== undefined && !read.has(note.id);
  return (
    <section className="tour-note" role="status" aria-label={say.tour.label} hidden={!isNew}>
      {isNew && (
        <>
          <h2>
            <span className="label">{say.tour.label}</span>
            {note.title}
          </h2>
          <p>{note.words}</p>
          <div className="tour-ways">
            <button type="button" className="button" onClick={() => setRead(note.id)}>
              {say.tour.gotIt}
            </button>
            <button type="button" className="button is-ghost" onClick={() => setRead('all')}>
              {say.tour.noMore}
            </button>
          </div>
        </>
      )}
    </section>
  );
}
