import type { OfferedGame } from '@masterplan/server/wire';
import type { ReactNode } from 'react';
import { rays } from '../look/press.tsx';
import type { IconName } from '../parts/icon-names.ts';
import { Link } from '../parts/link.tsx';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { useLeading } from './leading.tsx';

interface PanelProps {
  readonly no: number;
  readonly ink: 'magenta' | 'cyan' | 'yellow';
  readonly icon: IconName;
  readonly title: string;
  readonly words: string;
  readonly children: ReactNode;
}

/** A panel of the strip: a picture under its screen, a caption, and one thing to do. */
const Panel = ({ no, ink, icon, title, words, children }: PanelProps) => (
  <li className={`panel is-${ink}`}>
    <svg viewBox="0 0 300 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="300" height="150" className="panel-ink" />
      <path d={rays(150, 82, 16, 300)} className="panel-rays" />
      <g mask="url(#press-fade-down)">
        <rect width="310" height="120" fill="#15120e" opacity=".8" />
      </g>
      <use href={`#i-${icon}`} x="101" y="23" width="106" height="106" className="panel-second" />
      <use href={`#i-${icon}`} x="97" y="20" width="106" height="106" className="panel-figure" />
    </svg>
    <span className="panel-no" aria-hidden="true">
      {no}
    </span>
    <h3>{title}</h3>
    <p>{words}</p>
    {children}
  </li>
);

/** An evening on which nobody has played yet: three ways to begin, as a strip. */
export function FirstNight({ offered, connection }: { offered: OfferedGame; connection: Connection }) {
  const say = useMessages();
  return (
    <section className="first-night" aria-labelledby="first-night">
      <div className="first-head">
        <h2 id="first-night">{say.front.first}</h2>
        <p className="news">{say.front.firstLead}</p>
      </div>
      <ol>
        <Panel no={1} ink="cyan" icon="card-pickup" title={say.tour.button} words={say.tour.lead}>
          <TourButton offered={offered} connection={connection} />
        </Panel>
        <Panel no={2} ink="magenta" icon="binoculars" title={say.front.watch} words={say.front.watchLead}>
          <Link className="button is-strong" to={`/replay/sample/${offered.game}`}>
            {say.watch}
          </Link>
        </Panel>
        <Panel no={3} ink="yellow" icon="rotary-phone" title={say.front.call} words={say.front.callLead}>
          <a className="button is-strong" href={`#new-table-${offered.game}`}>
            {say.front.toTable}
          </a>
        </Panel>
      </ol>
    </section>
  );
}

/** The newcomer's way in: a table that begins with notes. */
export function TourButton({ offered, connection }: { offered: OfferedGame; connection: Connection }) {
  const say = useMessages();
  const [fault, lead, isBusy] = useLeading();
  const [tour] = offered.tours;
  if (tour === undefined) return null;
  return (
    <>
      <button
        type="button"
        className="button is-strong"
        disabled={isBusy}
        onClick={() =>
          lead(async () => `/t/${(await connection.request('tour', { game: offered.game, tour })).table}`)
        }
      >
        {say.tour.button}
      </button>
      {fault !== '' && (
        <span className="fault" role="alert">
          {fault}
        </span>
      )}
    </>
  );
}
