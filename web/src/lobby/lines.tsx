import type { SeatInfo, TableLine } from '@masterplan/server/wire';
import { accentOf, titleOf } from '../boards/front.ts';
import { Link } from '../parts/link.tsx';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { namesOf } from '../table/log/names.ts';
import { type Messages, useMessages } from '../text/index.ts';

interface LinesProps {
  readonly id: string;
  readonly title: string;
  readonly none: string;
  readonly lines: readonly TableLine[];
  /** How many there are, where the lines are only some of them. */
  readonly count?: number;
}

/** A column of tables: yours, open ones, those in play. */
export function TableLines({ id, title, none, lines, count = lines.length }: LinesProps) {
  return (
    <section aria-labelledby={id}>
      <div className="column-head">
        <h2 id={id}>{title}</h2>
        {lines.length > 0 && <span className="count">{count}</span>}
      </div>
      {lines.length === 0 ? <p className="nothing">{none}</p> : <Lines lines={lines} />}
    </section>
  );
}

export const Lines = ({ lines }: { lines: readonly TableLine[] }) => (
  <ul>
    {lines.map((line) => (
      <Line key={line.table} line={line} />
    ))}
  </ul>
);

function Line({ line }: { line: TableLine }) {
  const say = useMessages();
  const { language } = useStore(settings);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(
    line.at * 1000,
  );
  const names = namesOf(line.people, say).filter((_, seat) => isTaken(line.people[seat]));
  return (
    <li className="table-line" data-accent={accentOf(line.game)}>
      <i aria-hidden="true" />
      <div>
        <h3>{titleOf(line, language).short}</h3>
        <p>{new Intl.ListFormat(language, { type: 'unit' }).format(names)}</p>
        <p>{`${stateOf(line, say)} · ${when}`}</p>
      </div>
      <Link className={`button${line.asked.length > 0 ? ' is-accent' : ''}`} to={pathOf(line)}>
        {actionOf(line, say)}
      </Link>
    </li>
  );
}

const pathOf = ({ state, table }: TableLine): string =>
  state === 'finished' ? `/replay/${table}` : `/t/${table}`;

const isTaken = (seat: SeatInfo | undefined): boolean =>
  seat?.player !== undefined || seat?.bot !== undefined;

function stateOf({ state, people, seats, winners, asked }: TableLine, say: Messages): string {
  if (state === 'gathering') return say.seatsTaken(people.filter(isTaken).length, seats);
  if (state === 'paused') return say.paused;
  if (state === 'finished') {
    const names = (winners ?? []).map((seat) => namesOf(people, say)[seat] ?? '').join(', ');
    return names === '' ? say.givenUp : say.won(names);
  }
  return asked.length > 0 ? say.yourTurn : say.front.live;
}

function actionOf({ state, mine, asked }: TableLine, say: Messages): string {
  if (state === 'finished') return say.replay;
  if (asked.length > 0) return say.yourTurn;
  if (mine.length > 0) return say.resume;
  return state === 'gathering' ? say.join : say.watch;
}
