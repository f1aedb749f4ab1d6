import { Icon, Mark } from '@masterplan/boards';
import type { Plan } from '../content/kinds.ts';
import { LootToken } from './loot.tsx';
import { faceDownPlan, mayHave, plansOf } from './plans.ts';
import type { BoardProps } from './props.ts';
import { numbersTo, seatsOf } from './read.ts';
import { needsOf } from './tray.tsx';
import { words } from './words/index.ts';

/** All Master Plans there are: which a rival may still have, how far their Loot would have brought them, one's own suspicions. */
export function Notebook(props: BoardProps) {
  const { lens, language, seat } = props;
  const say = words.in(language);
  const own = seat < 0 ? undefined : faceDownPlan(lens, seat);
  const rivals = seatsOf(lens).filter((each) => each !== seat);
  return (
    <div className="notebook">
      <p className="news">{say.notebookLead}</p>
      <ul>
        {plansOf(lens).map((plan) => (
          <li key={plan.id} className={plan.id === own?.id ? 'is-own' : ''}>
            <PlanLine {...props} plan={plan} />
            {plan.id === own?.id ? (
              <p className="suspects label">{say.yourPlan}</p>
            ) : (
              <div className="suspects">
                {rivals.map((rival) => (
                  <Suspect key={rival} {...props} plan={plan} rival={rival} />
                ))}
              </div>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function PlanLine({ plan, lens, language, text, seat }: BoardProps & { plan: Plan }) {
  const say = words.in(language);
  const needs = needsOf(lens, Math.max(0, seat), plan);
  return (
    <>
      <h3>
        <Icon name={plan.icon} instead="secret-book" />
        {text.card(plan).name}
      </h3>
      <p className="notebook-needs">
        <span className="unseen">{say.needs}</span>
        {needs.flatMap(({ loot, needed }) =>
          numbersTo(needed).map((copy) => (
            <LootToken
              key={`${loot.id} ${copy}`}
              icon={loot.icon}
              rarity={loot.rarity}
              name={text.card(loot).name}
              label="picture"
            />
          )),
        )}
      </p>
    </>
  );
}

/**
 * Whether I suspect a rival of a plan. A plan is noted by its number, which says nothing to whoever else looks into this
 * device.
 */
function Suspect({ lens, names, language, notes, plan, rival }: BoardProps & { plan: Plan; rival: number }) {
  const say = words.in(language);
  const mark = `${rival} ${lens.game.kindNo(plan.id)}`;
  const isTicked = notes?.marks.has(mark) ?? false;
  const isPossible = mayHave(lens, rival, plan);
  const isKnown = faceDownPlan(lens, rival)?.id === plan.id;
  const name = names[rival] ?? '';
  const needs = needsOf(lens, rival, plan);
  const owned = needs.reduce((sum, need) => sum + need.owned, 0);
  const needed = needs.reduce((sum, need) => sum + need.needed, 0);
  const says = isKnown
    ? say.isKnownPlan(name)
    : isPossible
      ? `${say.suspect(name)} (${say.ownsOf(owned, needed)})`
      : `${name} (${say.ruledOut})`;
  return (
    <button
      type="button"
      className={isKnown ? 'is-known' : ''}
      aria-pressed={isTicked}
      disabled={!isPossible}
      title={says}
      onClick={() => notes?.toggle(mark)}
    >
      <Mark seat={rival} />
      <span className="unseen">{says}</span>
      {isPossible && <small aria-hidden="true">{isKnown ? '!' : `${owned}/${needed}`}</small>}
      {isTicked && <Icon name="check-mark" />}
    </button>
  );
}
