import { reachable } from '@masterplan/boards';
import type { OfferedGame } from '@masterplan/server/wire';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { frontOf, useFrontWords } from '../boards/front.ts';
import { keep, kept } from '../keeping.ts';
import { Link } from '../parts/link.tsx';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { Cover } from './cover.tsx';
import { PlayAtOnce, PlayNow } from './play-now.tsx';
import { FirstTour, Tours } from './tours.tsx';

interface ShelfProps {
  readonly games: readonly OfferedGame[];
  readonly connection: Connection;
  /** Somebody wants a table of their own, to invite others. */
  readonly onNew: (offered: OfferedGame) => void;
}

/** The number of a game in the house's series; a game without one is newer than all that have one. */
const issueOf = ({ game }: OfferedGame): number => frontOf(game)?.issue ?? Number.POSITIVE_INFINITY;

/** The games of the house: the one looked at last in large, or else the newest, and the others beside it, a click each. */
export function Shelf({ games, ...doing }: ShelfProps) {
  const [wanted, want] = useState(() => kept('lead'));
  const lead = useRef<HTMLElement>(null);
  const known = games
    .filter(({ game }) => frontOf(game) !== undefined)
    .sort((a, b) => issueOf(a) - issueOf(b));
  const large = known.find(({ game }) => game === wanted) ?? known.at(-1);
  if (large === undefined) return null;
  const show = ({ game }: OfferedGame) => {
    keep('lead', game);
    flushSync(() => want(game));
    lead.current?.focus();
  };
  return (
    <div className="shelf">
      <LeadStory offered={large} focused={lead} {...doing} />
      {known.length > 1 && (
        <div className="briefs">
          {known
            .filter((offered) => offered !== large)
            .map((offered) => (
              <Brief key={offered.game} offered={offered} onShow={() => show(offered)} {...doing} />
            ))}
        </div>
      )}
    </div>
  );
}

interface StoryProps extends Omit<ShelfProps, 'games'> {
  readonly offered: OfferedGame;
}

/** A game in large: what it is about, one click to play it as one likes, and everything else to do with it. */
function LeadStory({
  offered,
  focused,
  connection,
  onNew,
}: StoryProps & { focused: RefObject<HTMLElement | null> }) {
  const say = useMessages();
  const words = useFrontWords(offered.game);
  if (words === undefined) return null;
  return (
    <article
      className="lead-story"
      data-accent={frontOf(offered.game)?.accent}
      aria-label={words.title}
      ref={focused}
      tabIndex={-1}
    >
      <div className="cover-frame">
        <Printed offered={offered} />
      </div>
      <div className="story">
        <h2>{words.line}</h2>
        <Facts offered={offered} />
        <p className="news">{words.lead}</p>
        <PlayNow key={offered.game} offered={offered} connection={connection} />
      </div>
      <div className="story-links" ref={reachable}>
        <Tours games={[offered]} connection={connection} />
        <button type="button" className="button" onClick={() => onNew(offered)}>
          {say.front.newTable}
        </button>
        <Link className="text-button" to={`/how/${offered.game}`}>
          {say.learn}
        </Link>
        <Link className="text-button" to={`/rules/${offered.game}`}>
          {say.rulebook}
        </Link>
        <Link className="text-button" to={`/cards/${offered.game}`}>
          {say.cards}
        </Link>
      </div>
    </article>
  );
}

/** A game in little. Its cover brings it to the front. */
function Brief({ offered, connection, onNew, onShow }: StoryProps & { onShow: () => void }) {
  const say = useMessages();
  const words = useFrontWords(offered.game);
  if (words === undefined) return null;
  return (
    <article className="brief" data-accent={frontOf(offered.game)?.accent} aria-label={words.title}>
      <button type="button" className="cover-frame" aria-label={say.front.show(words.title)} onClick={onShow}>
        <Printed offered={offered} />
      </button>
      <div className="brief-story">
        <h2>{words.line}</h2>
        <Facts offered={offered} />
        <PlayAtOnce offered={offered} connection={connection} />
        <div className="brief-links">
          <FirstTour offered={offered} connection={connection} />
          <button type="button" className="text-button" onClick={() => onNew(offered)}>
            {say.front.newTable}
          </button>
          <Link className="text-button" to={`/how/${offered.game}`}>
            {say.learn}
          </Link>
        </div>
      </div>
    </article>
  );
}

/** The cover of a game with its box: the number of the issue, and for how many it is. */
function Printed({ offered }: { offered: OfferedGame }) {
  const say = useMessages();
  const words = useFrontWords(offered.game);
  const { from, to } = seatsIn(offered);
  const issue = frontOf(offered.game)?.issue;
  if (words === undefined) return null;
  return (
    <>
      <Cover game={offered.game} title={words.title} blurb={words.blurb} />
      <span className="issue-box" aria-hidden="true">
        {issue !== undefined && <b>{say.issue(issue)}</b>}
        <span>
          {from}–{to}
        </span>
        <small>{say.opponents}</small>
      </span>
    </>
  );
}

function Facts({ offered }: { offered: OfferedGame }) {
  const say = useMessages();
  const { from, to } = seatsIn(offered);
  return (
    <p className="facts label">
      <span>{say.players(from, to)}</span>
      <span>{say.minutes(frontOf(offered.game)?.minutes ?? 0)}</span>
    </p>
  );
}

const seatsIn = ({ seats }: OfferedGame): { from: number; to: number } => ({
  from: seats[0] ?? 0,
  to: seats.at(-1) ?? 0,
});
