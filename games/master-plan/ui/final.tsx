import { Icon, Mark, reachable } from '@masterplan/boards';
import { LootToken } from './loot.tsx';
import { faceDownPlan } from './plans.ts';
import type { BoardProps } from './props.ts';
import { seatsOf, zoneOf } from './read.ts';
import { stashOf } from './seats.tsx';
import { words } from './words/index.ts';

/** The special edition: who won, and how everybody stands at the end. */
export function Final(props: BoardProps) {
  const { lens, language, names, text } = props;
  const say = words.in(language);
  const { outcome } = lens;
  if (outcome === null) return null;
  const winners = outcome.winners.map((seat) => names[seat]).join(' & ');
  return (
    <section className="final" ref={reachable} aria-label={say.extra}>
      <p className="final-extra label">{say.extra}</p>
      <h2>{say.headline(winners, outcome.winners.length)}</h2>
      <p className="news">{text.outcome(lens, outcome, names)}</p>
      <Photo winners={outcome.winners} />
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

/** The picture of the day: nobody has ever seen a Mastermind, so it is their Mark over the city. */
const Photo = ({ winners }: { winners: readonly number[] }) => (
  <div className="final-photo" aria-hidden="true">
    <svg className="art" viewBox="0 0 600 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path
        className="ink"
        d="M0 200V120h34V92h40v46h22V70h14V52h10v18h14v74h30v-34h46v52h26V84h48v60h20v-22h36v30h28V64h12V40h8v24h12v86h40v-44h34v58h30V96h44v36h26v-20h26v88z"
      />
      <g className="windows">
        <path d="M44 104h6v8h-6zM58 104h6v8h-6zM44 122h6v8h-6zM106 84h6v8h-6zM106 104h6v8h-6zM118 124h6v8h-6zM196 124h6v8h-6zM214 124h6v8h-6zM272 98h6v8h-6zM290 98h6v8h-6zM272 120h6v8h-6zM396 82h6v8h-6zM396 104h6v8h-6zM440 120h6v8h-6zM520 110h6v8h-6zM538 110h6v8h-6z" />
      </g>
    </svg>
    {winners.map((seat) => (
      <Mark key={seat} seat={seat} />
    ))}
  </div>
);

function Standing({ lens, text, language, names, of }: BoardProps & { of: number }) {
  const say = words.in(language);
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
