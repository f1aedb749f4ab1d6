import { Mark, reachable } from '@masterplan/boards';
import { zones } from '../rules/board.ts';
import { heroPoints, levelOf, villainPoints } from '../rules/facts.ts';
import { Bust } from './bust.tsx';
import type { BoardProps } from './props.ts';
import { characterOf, crisisAt, seatsOf } from './read.ts';
import { words } from './words/index.ts';

/** The special edition: whether the Earth is saved, and by whom. */
export function Final(props: BoardProps) {
  const { lens, language, names, text } = props;
  const say = words.in(language);
  const { outcome } = lens;
  if (outcome === null) return null;
  const isSaved = !outcome.winners.includes(lens.fields.darkseid);
  return (
    <section className={`jl-final${isSaved ? '' : ' is-lost'}`} ref={reachable} aria-label={say.extra}>
      <p className="jl-extra label">{say.extra}</p>
      <h2>{isSaved ? say.saved : say.lost}</h2>
      <p className="news">{text.outcome(lens, outcome, names)}</p>
      <ol>
        {seatsOf(lens).map((seat) => {
          const character = characterOf(lens, seat);
          return (
            <li key={seat} className={outcome.winners.includes(seat) ? 'is-winner' : ''}>
              {character !== undefined && <Bust of={character} />}
              <h3>
                <Mark seat={seat} /> {names[seat]}
              </h3>
              <p className="label">
                {character === undefined
                  ? ''
                  : `${say.characters[character]} · ${say.levelLong(levelOf(lens, seat))}`}
              </p>
            </li>
          );
        })}
      </ol>
      <div className="jl-final-sides">
        <Side
          {...props}
          title={say.crisesThwarted}
          points={heroPoints(lens)}
          cards={lens.zone(zones.thwarted())}
        >
          {say.darkseidsDown(lens.fields.villainsDefeated)}
        </Side>
        <Side
          {...props}
          title={say.crisesCompleted}
          points={villainPoints(lens)}
          cards={lens.zone(zones.completed())}
        >
          {say.heroesDown(lens.fields.heroesDefeated)}
        </Side>
      </div>
    </section>
  );
}

interface SideProps extends BoardProps {
  readonly title: string;
  readonly points: number;
  readonly cards: readonly number[];
  readonly children: string;
}

function Side({ lens, language, text, zoom, title, points, cards, children }: SideProps) {
  const say = words.in(language);
  return (
    <section>
      <h3>
        {title} <b>{say.worth(points)}</b>
      </h3>
      <ul>
        {cards.map((card) => {
          const kind = crisisAt(lens, card);
          if (kind === undefined) return null;
          return (
            <li key={card}>
              <button type="button" className="quiet-button" onClick={() => zoom(kind)}>
                {`${text.card(kind).name}, ${say.worth(kind.cost)}`}
              </button>
            </li>
          );
        })}
        {cards.length === 0 && <li className="jl-quiet">{say.nothingYet}</li>}
      </ul>
      <p className="news">{children}</p>
    </section>
  );
}
