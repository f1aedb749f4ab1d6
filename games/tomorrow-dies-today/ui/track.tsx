import { Icon, Mark } from '@masterplan/boards';
import type { PartProps } from './parts.ts';
import { actsNow, stageOf, stages, type View } from './read.ts';
import { words } from './words/index.ts';

/** Where the Round is, and who is asked: stages, Phases and the acts of the stage, in their order. */
export function Track(props: PartProps) {
  const { lens, language } = props;
  const say = words.in(language);
  const stage = stageOf(lens);
  const { acts, isGap } = actsNow(lens);
  return (
    <section className="td-track" aria-label={say.track}>
      {stage === 'setUp' ? (
        <p className="td-stages">
          <b aria-current="step">{say.stages.setUp}</b>
        </p>
      ) : (
        <ol className="td-stages">
          {stages.map((each) => (
            <li key={each} aria-current={each === stage ? 'step' : undefined}>
              {say.stages[each]}
              {each === 'villainy' && <Phases lens={lens} />}
            </li>
          ))}
        </ol>
      )}
      <ol className="td-acts" data-count={acts.length}>
        {acts.map(({ name, state }, no) => (
          <li key={name} className={`is-${state}`} aria-current={state === 'now' ? 'step' : undefined}>
            {state === 'done' && <Icon name="check-mark" />}
            <span>{say.acts[name]}</span>
            {state === 'now' && !isGap && <Asked {...props} />}
            {isGap && state === 'done' && acts[no + 1]?.state !== 'done' && (
              <em className="td-gap">
                <Icon name="card-exchange" />
                <span>{say.gap}</span>
                <Asked {...props} />
              </em>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Phases({ lens }: { lens: View }) {
  const { phase } = lens.fields;
  return (
    <span>
      {[1, 2, 3].map((n) => (
        <i key={n} className={n === phase ? 'is-on' : n < phase ? 'is-done' : ''}>
          {n}
        </i>
      ))}
    </span>
  );
}

/** In turn order: who has answered, who is asked now, who comes later. */
function Asked({ lens, names, language }: PartProps) {
  const say = words.in(language);
  return (
    <span className="td-asked">
      {lens.fields.order.map((seat) => {
        const isAsked = ((lens.asked >> seat) & 1) === 1;
        const isReady = ((lens.ready >> seat) & 1) === 1;
        const look = isReady ? 'is-ready' : isAsked ? 'is-asked' : '';
        return (
          <span key={seat} className={look}>
            <Mark seat={seat} />
            {isAsked && (
              <span className="unseen">
                {isReady ? say.hasAnswered(names[seat] ?? '') : say.isAsked(names[seat] ?? '')}
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
}
