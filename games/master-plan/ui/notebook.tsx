import { useState } from 'react';
import type { Plan } from '../content/kinds.ts';
import { Icon } from './icon.tsx';
import { Mark } from './marks.tsx';
import { mayHave, plansOf } from './plans.ts';
import type { BoardProps } from './props.ts';
import { seatsOf } from './read.ts';
import { needsOf } from './tray.tsx';
import { words } from './words.ts';

/** One's own ticks, as long as the page lasts: they are nobody else's business, and are kept nowhere. */
const ticks = new Set<string>();

/** All Master Plans there are: which a rival may still have, and one's own suspicions. */
export function Notebook(props: BoardProps) {
  const { lens, language, seat } = props;
  const say = words[language];
  const rivals = seatsOf(lens).filter((each) => each !== seat);
  return (
    <div className="notebook">
      <p className="news">{say.notebookLead}</p>
      <ul>
        {plansOf(lens).map((plan) => (
          <li key={plan.id}>
            <PlanLine {...props} plan={plan} rivals={rivals} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlanLine({ plan, rivals, ...props }: BoardProps & { plan: Plan; rivals: readonly number[] }) {
  const { lens, language, text, seat } = props;
  const say = words[language];
  const needs = needsOf(lens, Math.max(0, seat), plan)
    .map(({ loot, needed }) => `${needed > 1 ? `${needed} × ` : ''}${text.card(loot).name}`)
    .join(', ');
  return (
    <>
      <h3>
        <Icon name={plan.icon} />
        {text.card(plan).name}
      </h3>
      <p>
        {say.needs}: {needs}
      </p>
      <div className="suspects">
        {rivals.map((rival) => (
          <Suspect key={rival} {...props} plan={plan} rival={rival} />
        ))}
      </div>
    </>
  );
}

function Suspect({ lens, names, language, seat, plan, rival }: BoardProps & { plan: Plan; rival: number }) {
  const say = words[language];
  const id = `${seat} ${rival} ${plan.id}`;
  const [isTicked, tick] = useState(ticks.has(id));
  const isPossible = mayHave(lens, rival, plan);
  const name = names[rival] ?? '';
  return (
    <button
      type="button"
      aria-pressed={isTicked}
      disabled={!isPossible}
      title={isPossible ? say.suspect(name) : `${name}: ${say.ruledOut}`}
      onClick={() => {
        if (isTicked) ticks.delete(id);
        else ticks.add(id);
        tick(!isTicked);
      }}
    >
      <Mark seat={rival} />
      <span className="unseen">{isPossible ? say.suspect(name) : `${name}: ${say.ruledOut}`}</span>
      {isTicked && <Icon name="check-mark" />}
    </button>
  );
}
