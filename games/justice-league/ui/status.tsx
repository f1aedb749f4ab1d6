import type { BoardProps } from './props.ts';
import { phaseOf, phases } from './read.ts';
import { words } from './words/index.ts';

/** Where the game is: the round, and its phase. */
export function Status({ lens, language }: BoardProps) {
  const say = words.in(language);
  const { round } = lens.fields;
  const now = phaseOf(lens);
  return (
    <div className="status jl-status">
      <p className="jl-round">
        {round === 0 ? say.setUp : <span>{say.round}</span>}
        {round > 0 && <b>{round}</b>}
      </p>
      {lens.outcome === null && round > 0 && (
        <ol className="phases">
          {phases.map((phase) => (
            <li key={phase} aria-current={phase === now ? 'step' : undefined}>
              {say.phases[phase]}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
