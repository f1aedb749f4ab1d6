import { Icon, Mark, reachable } from '@masterplan/boards';
import { zones } from '../rules/board.ts';
import { pointsOf, scoreOf, seatsOf, triggersOn } from '../rules/facts.ts';
import { Bust } from './bust.tsx';
import { nameIn } from './face.ts';
import type { BoardProps } from './props.ts';
import { namedOf } from './read.ts';
import { words } from './words/asides.ts';

/** The special edition: which team General Goodman takes, and how the points came together. */
export function Final(props: BoardProps) {
  const { lens, language, names, text } = props;
  const say = words.in(language);
  const { outcome } = lens;
  if (outcome === null) return null;
  const teams = Array.from({ length: lens.fields.teams }, (_, team) => team).sort(
    (a, b) => scoreOf(lens, b) - scoreOf(lens, a),
  );
  return (
    <section className="td-final" ref={reachable} aria-label={say.extra}>
      <p className="td-extra label">{say.extra}</p>
      <h2>{say.newOrder}</h2>
      <p className="news">{text.outcome(lens, outcome, names)}</p>
      <ol>
        {teams.map((team) => (
          <li
            key={team}
            className={seatsOf(lens, team).some((seat) => outcome.winners.includes(seat)) ? 'is-winner' : ''}
          >
            <h3>
              {say.team(team + 1)} <b>{say.vp(scoreOf(lens, team))}</b>
            </h3>
            <ul>
              {seatsOf(lens, team).map((seat) => (
                <Member key={seat} {...props} of={seat} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Member({ lens, language, names, of, zoom }: BoardProps & { of: number }) {
  const say = words.in(language);
  const spoken = { game: lens.game, language };
  const named = namedOf(lens, of);
  if (named === undefined) return null;
  const lost = triggersOn(lens, of);
  const claimed = lens.zone(zones.claimed(of)).flatMap((card) => lens.kind(card) ?? []);
  return (
    <li>
      <Bust of={named.id} />
      <div>
        <h4>
          <Mark seat={of} /> {names[of]}
        </h4>
        <p className="label">{nameIn(spoken, named)}</p>
        <p>
          <b>{say.vp(pointsOf(lens, of))}</b>
          {lost > 0 && <em>{say.triggers(lost)}</em>}
        </p>
        <ul>
          {claimed.map((kind) => (
            <li key={kind.id}>
              <button type="button" className="quiet-button" onClick={() => zoom(kind)}>
                <Icon name={kind.icon} /> {nameIn(spoken, kind)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
