import { Icon } from './icon.tsx';
import { LootToken } from './loot.tsx';
import { Mark } from './marks.tsx';
import { faceDownPlan } from './plans.ts';
import type { BoardProps } from './props.ts';
import { reachable } from './reach.ts';
import { seatsOf, zoneOf } from './read.ts';
import { stashOf } from './seats.tsx';
import { words } from './words.ts';

/** The special edition: who won, and how everybody stands at the end. */
export function Final(props: BoardProps) {
  const { lens, language, names, text } = props;
  const say = words[language];
  const { outcome } = lens;
  if (outcome === null) return null;
  const winners = outcome.winners.map((seat) => names[seat]).join(' & ');
  return (
    <section className="final" ref={reachable} aria-label={say.extra}>
      <p className="final-extra label">{say.extra}</p>
      <h2>{say.headline(winners, outcome.winners.length)}</h2>
      <p className="news">{text.outcome(lens, outcome, names)}</p>
      <ol className="final-seats">
        {seatsOf(lens).map((seat) => (
          <li key={seat} className={outcome.winners.includes(seat) ? 'is-winner' : ''}>
            <Standing {...props} of={seat} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Standing({ lens, text, language, names, of }: BoardProps & { of: number }) {
  const say = words[language];
  const stash = stashOf(lens, of, text);
  const plan = faceDownPlan(lens, of);
  return (
    <>
      <h3>
        <Mark seat={of} />
        {names[of]}
      </h3>
      <p className="label">{`${say.kinds(stash.length)} · KO ${zoneOf(lens, 'koPile', of).length}`}</p>
      <p className="seat-loot">
        {stash.map(({ id, icon, rarity, name, count }) => (
          <span key={id} className="owned">
            <LootToken icon={icon} rarity={rarity} name={name} label="picture" />
            {count > 1 && <b>×{count}</b>}
          </span>
        ))}
      </p>
      <p className="final-plan">
        <Icon name="secret-book" />
        {plan === undefined ? say.planKept : text.card(plan).name}
      </p>
    </>
  );
}
