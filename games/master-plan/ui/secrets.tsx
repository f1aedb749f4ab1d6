import './secrets.css';
import { faceDownPlan } from './plans.ts';
import type { BoardProps } from './props.ts';
import { needsOf, PlanNeeds, supersIn } from './tray.tsx';
import { words } from './words/index.ts';

type SecretsProps = BoardProps & { readonly of: number };

/** What a seat hides, for a viewer who knows it: the Master Plan with what is missing, and the hand. */
export function Secrets(props: SecretsProps) {
  const { lens, of, language, text, zoom } = props;
  const say = words.in(language);
  const hand = supersIn(lens, of);
  return (
    <div className="mp-secrets">
      <SecretPlan {...props} />
      <ul className="mp-secret-hand" aria-label={say.hand(hand.length)}>
        {hand.length === 0 && <li className="quiet">{say.hand(0)}</li>}
        {hand.map(({ card, kind }) => (
          <li key={card} className={`is-${kind.side}`}>
            <button type="button" data-card={card} onClick={() => zoom(kind)}>
              <b>{kind.number}</b>
              {text.card(kind).name}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SecretPlan({ lens, of, text, zoom }: SecretsProps) {
  const plan = faceDownPlan(lens, of);
  if (plan === undefined) return null;
  return (
    <div className="mp-secret-plan">
      <button type="button" onClick={() => zoom(plan)}>
        {text.card(plan).name}
      </button>
      <PlanNeeds needs={needsOf(lens, of, plan)} text={text} />
    </div>
  );
}
