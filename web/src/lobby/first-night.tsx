import { rays } from '@masterplan/boards/rays';
import type { OfferedGame } from '@masterplan/server/wire';
import type { ReactNode } from 'react';
import { frontWords } from '../boards/front.ts';
import type { IconName } from '../parts/icon-names.ts';
import { Link } from '../parts/link.tsx';
import { samplesOf } from '../replay/samples.ts';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useMessages } from '../text/index.ts';
import { JoinLine } from './join.tsx';

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

interface NightProps {
  readonly games: readonly OfferedGame[];
  readonly onNew: (offered: OfferedGame) => void;
}

/** An evening on which nobody has played yet: three ways to begin beside playing at once, as a strip. */
export function FirstNight({ games, onNew }: NightProps) {
  const say = useMessages();
  return (
    <section className="first-night" aria-labelledby="first-night">
      <div className="first-head">
        <h2 id="first-night">{say.front.first}</h2>
        <p className="news">{say.front.firstLead}</p>
      </div>
      <ol>
        <Panel no={1} ink="magenta" icon="binoculars" title={say.front.watch} words={say.front.watchLead}>
          <Samples games={games} />
        </Panel>
        <Panel no={2} ink="yellow" icon="rotary-phone" title={say.front.call} words={say.front.callLead}>
          <Invitations games={games} onNew={onNew} />
        </Panel>
        <Panel no={3} ink="cyan" icon="card-pickup" title={say.gotLink} words={say.gotLinkLead}>
          <JoinLine />
        </Panel>
      </ol>
    </section>
  );
}

/** A table to invite others to, of each game. */
const Invitations = ({ games, onNew }: NightProps) => {
  const { language } = useStore(settings);
  return (
    <span className="ways">
      {games.map((offered) => (
        <button key={offered.game} type="button" className="button is-strong" onClick={() => onNew(offered)}>
          {frontWords(offered.game, language)?.short ?? offered.game}
        </button>
      ))}
    </span>
  );
};

/** Games to watch that come with the house. */
function Samples({ games }: Pick<NightProps, 'games'>) {
  const say = useMessages();
  const { language } = useStore(settings);
  const samples = samplesOf(games);
  return (
    <span className="ways">
      {samples.map(({ game, name }) => (
        <Link key={name} className="button is-strong" to={`/replay/sample/${name}`}>
          {samples.length === 1 ? say.watch : (frontWords(game, language)?.samples?.[name]?.kind ?? name)}
        </Link>
      ))}
    </span>
  );
}
