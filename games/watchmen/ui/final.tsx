import { Mark, reachable } from '@masterplan/boards';
import { Art } from './art.tsx';
import { sideOfSeat } from './challenge-read.ts';
import { holdingsOf } from './owned.ts';
import type { BoardProps } from './props.ts';
import { heroOf, seatsOf } from './read.ts';
import { words } from './words/index.ts';

interface Score {
  readonly seat: number;
  /** Undefined where the count was not heard of. */
  readonly points: number | undefined;
  readonly villains: number;
  readonly cards: number;
}

/** How a seat stands at the end, when all it owns lies open; its points as they were counted at the table. */
function scoreOf({ lens, news, log = [] }: BoardProps, seat: number): Score {
  const told = [...log.flatMap(({ events }) => events), ...news];
  const counted = told.findLast((event) => event.name === 'scored' && event.seat === seat);
  const { list, size } = holdingsOf(lens, seat);
  const villains = list.reduce(
    (sum, { kind, count }) => sum + (kind.type === 'super-villain' ? count : 0),
    0,
  );
  return { seat, points: counted?.n[0], villains, cards: size };
}

/** Who saved the day, or who ended it. */
function headlineOf({ lens, language, names }: BoardProps): string {
  const say = words.in(language);
  const winners = lens.outcome?.winners ?? [];
  const [first] = winners;
  if (first === undefined) return say.nobodyWins;
  if (first === lens.fields.mastermind) return say.mastermindWins(names[first] ?? '');
  return say.headline(winners.map((seat) => names[seat]).join(' & '), winners.length);
}

/** The special edition: who won, and how everybody stands at the end. */
export function Final(props: BoardProps) {
  const { lens, language, names, text } = props;
  const say = words.in(language);
  const { outcome } = lens;
  if (outcome === null) return null;
  const won = ({ seat }: Score) => Number(outcome.winners.includes(seat));
  const scores = seatsOf(lens)
    .map((seat) => scoreOf(props, seat))
    .sort((a, b) => won(b) - won(a) || (b.points ?? 0) - (a.points ?? 0) || b.villains - a.villains);
  return (
    <section className="wm-final" ref={reachable} aria-label={say.extra}>
      <p className="wm-extra label">{say.extra}</p>
      <h2>{headlineOf(props)}</h2>
      <p className="news">{text.outcome(lens, outcome, names)}</p>
      <ol>
        {scores.map((score) => (
          <li key={score.seat} className={outcome.winners.includes(score.seat) ? 'is-winner' : ''}>
            <Standing {...props} score={score} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Standing({ lens, text, language, names, score }: BoardProps & { score: Score }) {
  const say = words.in(language);
  const hero = heroOf(lens, score.seat);
  const side = sideOfSeat(lens, score.seat);
  return (
    <>
      {hero !== undefined && (
        <span className={`wm-final-art type-${hero.kind.type}`}>
          <Art kind={hero.kind} />
        </span>
      )}
      <h3>
        <Mark seat={score.seat} />
        {names[score.seat]}
      </h3>
      {hero !== undefined && <p className="label">{text.card(hero.kind).name}</p>}
      {side !== undefined && <p className="wm-final-points">{say.sides[side]}</p>}
      {score.points !== undefined && <p className="wm-final-points">{say.points(String(score.points))}</p>}
      <p className="news">
        {side === undefined
          ? `${say.villainsBeaten(score.villains)} · ${say.cardsOwned(score.cards)}`
          : say.cardsOwned(score.cards)}
      </p>
    </>
  );
}
