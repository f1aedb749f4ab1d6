import './tour.css';
import { reachable, Said, TermsReached } from '@masterplan/boards';
import { use, useEffect, useRef, useState } from 'react';
import { type BoardProps, type GameUi, type TourGuide, usePlayable } from '../boards/playable.ts';
import { keep, kept } from '../keeping.ts';
import type { Tab } from '../table/frame/tabs.tsx';
import type { Paced } from '../table/pace/paced.ts';
import type { TableProps } from '../table/props.ts';
import { isAsked } from '../table/talk/call.ts';
import { useMessages } from '../text/index.ts';
import { Spotlight } from './spotlight.tsx';

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

/** The guides of the games, each loaded once. */
const guides = new Map<GameUi, Promise<TourGuide>>();

function guideOf(ui: GameUi, load: () => Promise<TourGuide>): Promise<TourGuide> {
  const guide = guides.get(ui) ?? load();
  guides.set(ui, guide);
  return guide;
}

type NotesProps = Pick<TableProps, 'view' | 'info'> & {
  readonly board: BoardProps;
  readonly pace: Paced;
  readonly onTab: (tab: Tab) => void;
};

/** Beside the question of somebody who is on a tour: a few sentences about what goes on, to be put away with a click. Waits in a Suspense. */
export function TourNotes(props: NotesProps) {
  const { ui } = usePlayable(props.info.game);
  return ui.tourNotes === undefined ? null : <Note {...props} guide={guideOf(ui, ui.tourNotes)} />;
}

function Note({ guide, ...props }: NotesProps & { guide: Promise<TourGuide> }) {
  const { view, info, board, pace } = props;
  const say = useMessages();
  const [read, setRead] = useRead(info.table);
  const note = use(guide)(board.lens, view.asks, board.language);
  const isNew = note !== undefined && !read.has(note.id) && !read.has('all');
  const asked = isAsked(props);
  const { hold } = pace;
  /* The story waits until a note about it is read; a question waits by itself. */
  useEffect(() => {
    hold(isNew && !asked ? 'held' : 'free');
    return () => hold('free');
  }, [hold, isNew, asked]);
  useEnding(isNew && note.isLast === true, asked, () => setRead('all'));
  if (read.has('all')) return null;
  return (
    <section className="tour-note" role="status" aria-label={say.tour.label} hidden={!isNew} ref={reachable}>
      {isNew && (
        <>
          <h2>
            <span className="label">{say.tour.label}</span>
            {note.title}
          </h2>
          <p>
            <TermsReached value="reached">
              <Said>{note.words}</Said>
            </TermsReached>
          </p>
          <div className="tour-ways">
            <button
              type="button"
              className="button"
              onClick={() => setRead(note.isLast === true ? 'all' : note.id)}
            >
              {note.isLast === true ? say.tour.playOn : say.tour.gotIt}
            </button>
            <Spotlight at={note.at} onTab={props.onTab} />
            {note.isLast !== true && (
              <button type="button" className="button is-ghost" onClick={() => setRead('all')}>
                {say.tour.noMore}
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** A tour ends by itself: its last note goes with the question that it was shown at. */
function useEnding(isLast: boolean, asked: boolean, end: () => void): void {
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isLast && wasAsked.current && !asked) end();
    wasAsked.current = isLast && asked;
  });
}
