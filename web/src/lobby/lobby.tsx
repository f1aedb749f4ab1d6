import './lobby.css';
import { type Lobby, type OfferedGame, type Pace, paces, type TableLine } from '@masterplan/server/wire';
import { useState } from 'react';
import { faultText } from '../faults.ts';
import { Link } from '../parts/link.tsx';
import { TopTools } from '../parts/tools.tsx';
import { go } from '../route.ts';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { useMessages } from '../text/index.ts';
import type { Connection } from '../wire/connection.ts';
import { MasterPlanCover } from './cover.tsx';
import { TableLines } from './lines.tsx';

/** The front page: the game on the cover, one click to play, and what goes on here. */
export function FrontPage({ connection, lobby }: { connection: Connection; lobby: Lobby | undefined }) {
  const say = useMessages();
  const { language } = useStore(settings);
  const today = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(),
  );
  return (
    <div className="front" data-game="master-plan">
      <header>
        <div className="tick">
          <span className="inks" aria-hidden="true">
            <i />
            <i />
            <i />
            <i />
          </span>
          <p className="label">{say.tagline}</p>
          <TopTools connection={connection} />
        </div>
        <div className="masthead">
          <h1>Masterplan</h1>
        </div>
        <p className="dateline label">
          <span>{say.volume}</span>
          <span>{lobby === undefined ? say.connecting : say.people(lobby.people)}</span>
          <span>{lobby === undefined ? '' : say.playing(lobby.playing)}</span>
          <span>{today}</span>
        </p>
      </header>
      <main id="content">
        {(lobby?.games ?? []).map((offered, no) => (
          <LeadStory key={offered.game} offered={offered} no={no + 1} connection={connection} />
        ))}
        {lobby !== undefined && <Columns lobby={lobby} connection={connection} />}
      </main>
      <footer className="imprint">
        <span>{say.fan}</span>
        <span>{say.credits}</span>
      </footer>
    </div>
  );
}

interface StoryProps {
  readonly offered: OfferedGame;
  readonly no: number;
  readonly connection: Connection;
}

function LeadStory({ offered, no, connection }: StoryProps) {
  const say = useMessages();
  const words = say.games[offered.game];
  if (words === undefined) return null;
  const [from = 0] = offered.seats;
  const to = offered.seats.at(-1) ?? from;
  return (
    <article className="lead-story" data-game={offered.game}>
      <div className="cover-frame">
        <MasterPlanCover title={words.title} />
        <div className="issue-box" aria-hidden="true">
          <b>No. {no}</b>
          <span>
            {from}–{to}
          </span>
          <small>{say.opponents}</small>
        </div>
      </div>
      <div className="story">
        <h2>{words.line}</h2>
        <p className="facts label">
          <span>{words.title}</span>
          <span>{say.players(from, to)}</span>
          <span>{say.minutes(words.minutes)}</span>
        </p>
        <p className="news">{words.lead}</p>
        <PlayNow offered={offered} connection={connection} />
        <p className="story-links">
          <Link className="button" to={`/rules/${offered.game}`}>
            {say.learn}
          </Link>
          <Link className="button" to={`/cards/${offered.game}`}>
            {say.cards}
          </Link>
        </p>
      </div>
      <div className="ears">
        <NewTable offered={offered} connection={connection} />
        <JoinByLink />
      </div>
    </article>
  );
}

/** A request that leads somewhere, and what to show when it does not. */
function useLeading(): [fault: string, lead: (ask: () => Promise<string>) => void, isBusy: boolean] {
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  const { language } = useStore(settings);
  const lead = (ask: () => Promise<string>) => {
    setBusy(true);
    ask()
      .then(go, (reason: unknown) => setFault(faultText(reason, language)))
      .finally(() => setBusy(false));
  };
  return [fault, lead, isBusy];
}

function SeatCount({
  counts,
  value,
  onChange,
}: {
  counts: readonly number[];
  value: number;
  onChange: (n: number) => void;
}) {
  const say = useMessages();
  return (
    <fieldset className="segment" aria-label={say.opponents}>
      {counts.map((n) => (
        <button key={n} type="button" aria-pressed={n === value} onClick={() => onChange(n)}>
          {n}
        </button>
      ))}
    </fieldset>
  );
}

function PlayNow({ offered, connection }: { offered: OfferedGame; connection: Connection }) {
  const say = useMessages();
  const [seats, setSeats] = useState(offered.seats[0] ?? 4);
  const [fault, lead, isBusy] = useLeading();
  return (
    <section className="play-box" aria-label={say.playNow}>
      <div className="row">
        <p className="news">{say.playNowLead(seats - 1)}</p>
      </div>
      <div className="row">
        <span className="label">{say.opponents}</span>
        <SeatCount counts={offered.seats} value={seats} onChange={setSeats} />
      </div>
      <button
        type="button"
        className="button is-accent is-large"
        disabled={isBusy}
        onClick={() =>
          lead(async () => `/t/${(await connection.request('playNow', { game: offered.game, seats })).table}`)
        }
      >
        {say.playNowButton}
      </button>
      {fault !== '' && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}

const clocks = {
  none: { kind: 'none' },
  turn: { kind: 'turn', seconds: 60 },
  bank: { kind: 'bank', seconds: 600, increment: 10 },
} as const;
const clockNames = ['none', 'turn', 'bank'] as const;

function NewTable({ offered, connection }: { offered: OfferedGame; connection: Connection }) {
  const say = useMessages();
  const [seats, setSeats] = useState(offered.seats[0] ?? 4);
  const [clock, setClock] = useState<(typeof clockNames)[number]>('none');
  const [pace, setPace] = useState<Pace>('steady');
  const [listed, setListed] = useState(false);
  const [fault, lead, isBusy] = useLeading();
  const make = async () => {
    const { game } = offered;
    const { table } = await connection.request('make', {
      game,
      seats,
      listed,
      settings: { clock: clocks[clock], pace },
    });
    await connection.request('sit', { table, seat: 0 });
    return `/t/${table}`;
  };
  return (
    <section className="ear" aria-labelledby="new-table">
      <h2 className="head" id="new-table">
        {say.newTable}
      </h2>
      <p className="news">{say.newTableLead}</p>
      <div className="fields">
        <div>
          <span className="label">{say.seats}</span>
          <SeatCount counts={offered.seats} value={seats} onChange={setSeats} />
        </div>
        <Choice label={say.clock} names={clockNames} words={say.clocks} value={clock} onChange={setClock} />
        <Choice label={say.pace} names={paces} words={say.paces} value={pace} onChange={setPace} />
        <Choice
          label={say.whoCanJoin}
          names={['link', 'all']}
          words={{ link: say.byLink, all: say.listed }}
          value={listed ? 'all' : 'link'}
          onChange={(who) => setListed(who === 'all')}
        />
      </div>
      <button type="button" className="button is-strong" disabled={isBusy} onClick={() => lead(make)}>
        {say.openTable}
      </button>
      {fault !== '' && (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
    </section>
  );
}

interface ChoiceProps<Name extends string> {
  readonly label: string;
  readonly names: readonly Name[];
  readonly words: Readonly<Record<Name, string>>;
  readonly value: Name;
  readonly onChange: (name: Name) => void;
}

function Choice<Name extends string>({ label, names, words, value, onChange }: ChoiceProps<Name>) {
  return (
    <label>
      <span className="label">{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = names.find((name) => name === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {words[name]}
          </option>
        ))}
      </select>
    </label>
  );
}

function JoinByLink() {
  const say = useMessages();
  const [isWrong, setWrong] = useState(false);
  const join = (typed: string) => {
    const table = /(?:^|\/t\/)([a-z0-9]{16})\b/.exec(typed.trim())?.[1];
    setWrong(table === undefined);
    if (table !== undefined) go(`/t/${table}`);
  };
  return (
    <form className="ear" action={(form) => join(String(form.get('link') ?? ''))} aria-labelledby="got-link">
      <h2 className="head" id="got-link">
        {say.gotLink}
      </h2>
      <p className="news">{say.gotLinkLead}</p>
      <div className="join-line">
        <input
          className="input"
          name="link"
          aria-label={say.linkLabel}
          placeholder="…/t/…"
          autoComplete="off"
        />
        <button type="submit" className="button is-strong">
          {say.join}
        </button>
      </div>
      {isWrong && (
        <p className="fault" role="alert">
          {say.linkWrong}
        </p>
      )}
    </form>
  );
}

function Columns({ lobby, connection }: { lobby: Lobby; connection: Connection }) {
  const say = useMessages();
  const open: readonly TableLine[] = [...lobby.open, ...lobby.live];
  return (
    <div className="columns">
      <TableLines
        title={say.yourGames}
        none={say.yourGamesNone}
        lines={lobby.yours}
        connection={connection}
      />
      <TableLines title={say.openTables} none={say.openTablesNone} lines={open} connection={connection} />
      <TableLines title={say.archive} none={say.archiveNone} lines={lobby.finished} connection={connection} />
    </div>
  );
}
