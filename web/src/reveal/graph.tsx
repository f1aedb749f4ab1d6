import { reachable } from '@masterplan/boards';
import { nth } from '@masterplan/kernel';
import type { GameUi } from '../boards/playable.ts';
import { Link } from '../parts/link.tsx';
import type { Chapter } from '../replay/chapters.ts';
import { type Course, type Line, reigns } from './course.ts';
import { useRevealWords } from './words.ts';

interface GraphProps {
  readonly course: Course;
  readonly chapters: readonly Chapter[];
  readonly ui: GameUi;
  /** What is counted. */
  readonly measure: string;
  /** Where a moment is watched. */
  readonly momentAt: (moment: number) => string;
}

const WIDTH = 1000;
const HEIGHT = 240;
const LEFT = 40;
const TOP = 12;
/** Lines that run together lie side by side, so far apart. */
const APART = 3;
/** More chapters than these are not told apart in the picture. */
const MOST_TICKS = 30;

/** Who led when: a line for each, a band of who was alone in front, and all of it as a table. */
export function Graph(props: GraphProps) {
  const { course, ui, measure } = props;
  const say = useRevealWords();
  return (
    <section className="reveal-part" aria-labelledby="course">
      <h2 id="course">{say.course.title}</h2>
      <p className="news">{say.course.lead}</p>
      <figure className="reveal-graph">
        <Chart {...props} />
        <figcaption className="label">{measure}</figcaption>
      </figure>
      <ul className="reveal-legend">
        {course.lines.map((line, no) => (
          <li key={line.name}>
            <Sample line={line} no={no} />
            {line.seats.map((seat) => (
              <ui.Mark key={seat} seat={seat} />
            ))}
            {line.name} <b>{line.points.at(-1)}</b>
          </li>
        ))}
      </ul>
      <ul className="reveal-reigns">
        {reigns(course).map(({ line, share }) => (
          <li key={line.name}>{say.course.alone(line.name, share)}</li>
        ))}
      </ul>
      <AsTable {...props} />
    </section>
  );
}

/** The tone of a line is that of its first seat; dashes tell lines apart without colours. */
const toneOf = ({ seats }: Line): number => seats[0] ?? 0;

const Sample = ({ line, no }: { line: Line; no: number }) => (
  <svg className="reveal-sample" viewBox="0 0 32 8" aria-hidden="true">
    <path className="reveal-under" d="M0 4h32" />
    <path className="reveal-line" data-seat={toneOf(line)} data-dash={no} d="M0 4h32" />
  </svg>
);

function Chart({ course: { lines, leaders }, chapters }: GraphProps) {
  const say = useRevealWords();
  const last = Math.max(1, leaders.length - 1);
  const all = lines.flatMap(({ points }) => points);
  const most = Math.max(1, ...all);
  const least = Math.min(0, ...all);
  const x = (moment: number) => LEFT + (moment * (WIDTH - LEFT - 8)) / last;
  const y = (points: number) => TOP + ((most - points) * (HEIGHT - TOP - 8)) / (most - least);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT + 26}`}
      role="img"
      aria-label={say.course.chart(lines.map(({ name }) => name).join(', '))}
    >
      {(chapters.length > MOST_TICKS ? [] : chapters).map(({ at }) => (
        <path key={at} className="reveal-tick" d={`M${x(at)} ${TOP}V${HEIGHT - 8}`} />
      ))}
      {[least, most].map((points) => (
        <text key={points} className="reveal-scale" x={LEFT - 6} y={y(points) + 5}>
          {points}
        </text>
      ))}
      {lines.map((line, no) => (
        <g key={line.name} transform={`translate(0 ${(no - (lines.length - 1) / 2) * APART})`}>
          <path className="reveal-under" d={stepsOf(line, x, y)} />
          <path className="reveal-line" data-seat={toneOf(line)} data-dash={no} d={stepsOf(line, x, y)} />
        </g>
      ))}
      {bandOf(leaders).map(({ leader, from, to }) => (
        <rect
          key={from}
          className="reveal-band"
          data-seat={toneOf(nth(lines, leader))}
          {...{ x: x(from), y: HEIGHT + 6, width: Math.max(1, x(to) - x(from)), height: 14 }}
        />
      ))}
    </svg>
  );
}

/** A line that stays level until something changes. */
function stepsOf({ points }: Line, x: (moment: number) => number, y: (points: number) => number): string {
  const steps = [`M${x(0)} ${y(nth(points, 0))}`];
  for (let at = 1; at < points.length; at++)
    if (points[at] !== points[at - 1]) steps.push(`H${x(at).toFixed(1)}V${y(nth(points, at)).toFixed(1)}`);
  return [...steps, `H${x(points.length - 1)}`].join('');
}

interface Band {
  readonly leader: number;
  readonly from: number;
  to: number;
}

/** Who was alone in front, from when to when. */
function bandOf(leaders: readonly number[]): Band[] {
  const bands: Band[] = [];
  for (const [moment, leader] of leaders.entries()) {
    const before = bands.at(-1);
    if (before?.leader === leader && before.to === moment) before.to = moment + 1;
    else if (leader >= 0) bands.push({ leader, from: moment, to: moment + 1 });
  }
  return bands.map((band) => ({ ...band, to: Math.min(band.to, leaders.length - 1) }));
}

function AsTable({ course: { lines, leaders }, chapters, momentAt }: GraphProps) {
  const say = useRevealWords();
  return (
    <details>
      <summary className="label">{say.course.table}</summary>
      <div className="reveal-scroll" ref={reachable}>
        <table>
          <thead>
            <tr>
              <th scope="col">{say.course.moment}</th>
              {lines.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{say.course.inFront}</th>
            </tr>
          </thead>
          <tbody>
            {chapters.map(({ at, title }) => (
              <tr key={at}>
                <th scope="row">
                  <Link to={momentAt(at)}>{title}</Link>
                </th>
                {lines.map(({ name, points }) => (
                  <td key={name}>{points[at]}</td>
                ))}
                <td>{lines[nth(leaders, at)]?.name ?? say.course.nobody}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
