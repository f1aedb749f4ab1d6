import './reveal.css';
import type { Watcher } from '@masterplan/kernel';
import { useEffect, useMemo, useState } from 'react';
import { accentOf } from '../boards/front.ts';
import { type AnyKind, usePlayable } from '../boards/playable.ts';
import { Tried } from '../boards/tried.tsx';
import { Link } from '../parts/link.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useChapters } from '../replay/chapters.ts';
import type { Film } from '../replay/film.ts';
import type { Reel } from '../replay/reel.ts';
import { route } from '../route.ts';
import { useStore } from '../store.ts';
import { ZoomDialog } from '../table/frame/zoom.tsx';
import { namesOf } from '../table/log/names.ts';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import type { AnyReveal, AnyTold } from './any.ts';
import { Cast } from './cast.tsx';
import { courseOf, headlinesOf } from './course.ts';
import { Graph } from './graph.tsx';
import { Knowledge } from './knowledge.tsx';
import { Review } from './review.tsx';
import { useReveal, useTold } from './use-reveal.ts';
import { useRevealWords } from './words.ts';

interface StoryProps {
  readonly reel: Reel;
  readonly film: Film;
  readonly connection: Connection;
}

/** A finished game told from behind the scenes: what everybody hid, who led when, and what could have been known. */
export function Story(props: StoryProps) {
  const { film, connection } = props;
  const { reveal: title } = useMessages();
  const say = useRevealWords();
  const { id } = film.rerun.game;
  const { ui } = usePlayable(id);
  const reveal = useReveal(ui);
  const shown = useStore(route);
  useEffect(() => {
    document.title = `${title} · Masterplan`;
  }, [title]);
  return (
    <div className="reading reveal" data-accent={accentOf(id)}>
      <PageHead title={title} lead={say.lead} connection={connection} />
      <main id="content">
        <Tried rules={film.rules} otherwise={<p className="news">{say.oldRules}</p>}>
          {reveal === undefined ? null : <Telling {...props} reveal={reveal} />}
        </Tried>
        <p className="reveal-tools">
          <Link className="button" to={replayPath()}>
            {say.replay}
          </Link>
          {shown.page === 'replay' && (
            <Link className="button" to={`/t/${shown.table}`}>
              {say.table}
            </Link>
          )}
        </p>
      </main>
    </div>
  );
}

/** The replay of the game that is told here. */
const replayPath = (): string => location.pathname.replace(/^\/reveal\//, '/replay/');

const momentAt = (moment: number, as: Watcher = 'truth'): string =>
  `${replayPath()}#${encodeURIComponent(`${moment} as ${as}`)}`;

function Telling({ reel, film, reveal }: StoryProps & { reveal: AnyReveal }) {
  const messages = useMessages();
  const names = useMemo(() => namesOf(reel.people, messages), [reel, messages]);
  const told = useTold(film, names);
  const { ui } = usePlayable(film.rerun.game.id);
  const chapters = useChapters(film, told.text);
  const course = useMemo(() => courseOf(reveal, told), [reveal, told]);
  const [zoomed, zoom] = useState<AnyKind>();
  return (
    <>
      <Cast {...{ reveal, told, ui, zoom }} />
      <Headlines {...{ reveal, told, course }} />
      <Graph {...{ course, chapters, ui, momentAt }} measure={reveal.measure(told)} />
      {reveal.secret !== undefined && told.rerun.seenAt !== undefined && (
        <Knowledge {...{ told, chapters, ui, momentAt }} secret={reveal.secret} />
      )}
      <Review {...{ told, momentAt }} record={reel.record} rulesAt={reel.rulesAt} />
      {zoomed !== undefined && (
        <ZoomDialog
          {...{ rules: film.rerun.game, speeches: film.speeches, options: film.options, kind: zoomed }}
          onClose={() => zoom(undefined)}
        />
      )}
    </>
  );
}

interface HeadlinesProps {
  readonly reveal: AnyReveal;
  readonly told: AnyTold;
  readonly course: ReturnType<typeof courseOf>;
}

/** Three to five sentences, each a link to its moment. */
function Headlines({ reveal, told, course }: HeadlinesProps) {
  const say = useRevealWords();
  const found = useMemo(() => headlinesOf(reveal, told, course, say), [reveal, told, course, say]);
  return (
    <section className="reveal-part" aria-labelledby="headlines">
      <h2 id="headlines">{say.headlines}</h2>
      <ol className="reveal-headlines">
        {found.map(({ at, words }) => (
          <li key={`${at} ${words}`}>
            <Link to={momentAt(at)}>
              <span className="label">
                {told.text.chapter?.(told.rerun.lensAt(Math.max(0, at - 1), 'truth'))}
              </span>
              <strong>{words}</strong>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
