import type { BoardProps } from './props.ts';
import { type PhaseName, phaseOf } from './read.ts';
import { words } from './words/index.ts';

const phases: readonly PhaseName[] = ['assemble', 'battle', 'loot', 'regroup'];

/** Where the game is: the round of three, and the phase as long as there is one. */
export function Status({ lens, language }: BoardProps) {
  const say = words.in(language);
  const { round } = lens.fields;
  const now = phaseOf(lens);
  return (
    <div className="status">
      <p className="rounds">
        <span className="unseen">{say.round(round)}</span>
        {[1, 2, 3].map((n) => (
          <b key={n} aria-hidden="true" className={n === round ? 'is-now' : n < round ? 'is-past' : ''}>
            {n}
          </b>
        ))}
      </p>
      {lens.outcome === null && (
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
