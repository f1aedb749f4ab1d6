import { scoreOf, seatsOf } from '../rules/facts.ts';
import type { BoardProps } from './props.ts';
import { namedOf, signed } from './read.ts';
import { words } from './words/index.ts';

/** Where the game is: the Round, and what each team has. */
export function Status({ lens, language, seat, names }: BoardProps) {
  const say = words.in(language);
  const { round, teams } = lens.fields;
  const isBegun = round > 0 && namedOf(lens, 0) !== undefined;
  return (
    <div className="status td-status">
      <p className="td-round">
        {round === 0 ? say.stages.setUp : <span>{say.round}</span>}
        {round > 0 && <b>{round}</b>}
      </p>
      {isBegun && (
        <ul className="td-teams" aria-label={say.teams}>
          {Array.from({ length: teams }, (_, team) => {
            const seats = seatsOf(lens, team);
            const them = seats.map((each) => names[each] ?? '').join(' + ');
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a team is its number
              <li key={team} className={`is-team-${team}`} title={them}>
                <span className="unseen">{them}</span>
                {seats.includes(seat) && <em>{say.you}</em>}
                <b>{signed(scoreOf(lens, team))}</b>
                <small>{say.vpShort}</small>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
