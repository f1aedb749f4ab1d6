import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { AnyKind, GameUi } from '../boards/playable.ts';
import { isStill } from '../own-pace.ts';
import type { AnyHidden, AnyReveal, AnyTold } from './any.ts';
import { useRevealWords } from './words.ts';

interface CastProps {
  readonly reveal: AnyReveal;
  readonly told: AnyTold;
  readonly ui: GameUi;
  readonly zoom: (kind: AnyKind) => void;
  /** Whether the page goes along to the mask that has just fallen; otherwise whoever reads goes where they like. */
  readonly follows?: true;
  /** What else one can do here. */
  readonly children?: ReactNode;
}

const sceneEvery = 1800;

const winnersOf = ({ rerun }: AnyTold): readonly number[] =>
  rerun.lensAt(rerun.lastMoment, 'truth').outcome?.winners ?? [];

/** Losers first: the last mask to fall is a winner's. */
function inOrder(told: AnyTold): number[] {
  const winners = winnersOf(told);
  const seats = Array.from({ length: told.rerun.seats }, (_, seat) => seat);
  return [...seats.filter((seat) => !winners.includes(seat)), ...winners];
}

/** What a seat hid, group by group; groups without cards are left out. */
const hiddenBy = ({ reveal, told }: Pick<CastProps, 'reveal' | 'told'>, seat: number): AnyHidden[] =>
  reveal.hidden(told, seat).filter(({ kinds }) => kinds.length > 0);

/** Answers that lay sealed when the game ended. */
function sealedBy({ rerun, text, names }: AnyTold, seat: number): string | undefined {
  const at = rerun.lastMoment;
  const answer = rerun.sealedAt?.(at, 'truth').find((each) => each.seat === seat);
  return answer === undefined ? undefined : text.option(rerun.lensAt(at, seat), answer.option, names);
}

/** Every role, plan and hand is turned up, one player after another; whoever wants no show has all of it at once. */
export function Cast(props: CastProps) {
  const { told } = props;
  const say = useRevealWords();
  const winners = winnersOf(told);
  const order = inOrder(told);
  const [shown, show] = useState(() => (isStill() ? order.length : 0));
  useEffect(() => {
    if (shown >= order.length) return undefined;
    const timer = setTimeout(() => show(shown + 1), sceneEvery);
    return () => clearTimeout(timer);
  }, [shown, order.length]);
  const isOver = shown >= order.length;
  const latest = useRef<HTMLLIElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each mask that falls is gone to
  useEffect(() => {
    if (props.follows) latest.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [shown, props.follows]);
  return (
    <section className="reveal-part" aria-labelledby="cast">
      <h2 id="cast">{say.cast}</h2>
      <Spoken {...props} seat={order[shown - 1]} />
      <ul className="reveal-cast" data-count={order.length}>
        {order.map((seat, place) => (
          <li
            key={seat}
            ref={place === shown - 1 ? latest : undefined}
            className={place < shown ? 'is-open' : 'is-covered'}
          >
            <h3>
              <props.ui.Mark seat={seat} />
              {told.names[seat]}
              {place < shown && winners.includes(seat) && <em className="reveal-won">{say.won}</em>}
            </h3>
            {place < shown ? <Opened {...props} seat={seat} /> : <Covered {...props} seat={seat} />}
          </li>
        ))}
      </ul>
      <div className="reveal-tools">
        <button
          type="button"
          className="button"
          aria-disabled={isOver}
          onClick={() => show(Math.min(shown + 1, order.length))}
        >
          {say.next}
        </button>
        <button type="button" className="button is-strong" onClick={() => show(isOver ? 0 : order.length)}>
          {isOver ? say.again : say.all}
        </button>
        {props.children}
      </div>
    </section>
  );
}

/** The latest scene for those who listen. */
function Spoken({ reveal, told, seat }: CastProps & { seat: number | undefined }) {
  const say = useRevealWords();
  const groups = seat === undefined ? [] : hiddenBy({ reveal, told }, seat);
  const words = groups.map(({ title, kinds }) =>
    say.group(title, kinds.map((kind) => told.text.card(kind).name).join(', ')),
  );
  return (
    <p className="unseen" role="status">
      {seat === undefined
        ? ''
        : say.told(told.names[seat] ?? '', words.length === 0 ? say.nothingHidden : words.join('; '))}
    </p>
  );
}

function Covered({ seat, ...props }: CastProps & { seat: number }) {
  const say = useRevealWords();
  const great = hiddenBy(props, seat).filter(({ size }) => size === 'great');
  const backs = great.flatMap(({ title, kinds }) => kinds.map((kind: AnyKind) => `${title} ${kind.id}`));
  return (
    <div className="reveal-backs">
      <span className="unseen">{say.stillHidden(props.told.names[seat] ?? '')}</span>
      {(backs.length === 0 ? ['hand'] : backs).map((back) => (
        <span key={back} className="reveal-back" aria-hidden="true">
          ?
        </span>
      ))}
    </div>
  );
}

function Opened({ seat, ...props }: CastProps & { seat: number }) {
  const say = useRevealWords();
  const groups = hiddenBy(props, seat);
  const sealed = sealedBy(props.told, seat);
  return (
    <>
      {groups
        .filter(({ size }) => size === 'great')
        .map((group) => (
          <Group key={group.title} title={group.title}>
            <Great {...props} kinds={group.kinds} />
          </Group>
        ))}
      {groups
        .filter(({ size }) => size === 'small')
        .map((group) => (
          <Group key={group.title} title={group.title}>
            <Small {...props} kinds={group.kinds} />
          </Group>
        ))}
      {sealed !== undefined && (
        <p className="truth-sealed">
          <b>{say.sealed}</b> {sealed}
        </p>
      )}
      {groups.length === 0 && sealed === undefined && <p className="news">{say.nothingHidden}</p>}
    </>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <>
    <p className="label">{title}</p>
    {children}
  </>
);

/** Cards as the game draws them. */
function Great({ told, ui, kinds }: CastProps & { kinds: readonly AnyKind[] }) {
  const { rerun, text, language } = told;
  return (
    <ul className="gallery reveal-great">
      {kinds.map((kind) => (
        <li key={kind.id}>
          <ui.CardView kind={kind} game={rerun.game} text={text} language={language} />
        </li>
      ))}
    </ul>
  );
}

/** Cards by their names, equal ones together; each can be read closely. */
function Small({ told, zoom, kinds }: CastProps & { kinds: readonly AnyKind[] }) {
  const counts = new Map<AnyKind, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return (
    <ul className="reveal-small">
      {[...counts].map(([kind, count]) => (
        <li key={kind.id}>
          <button type="button" className="quiet-button" onClick={() => zoom(kind)}>
            {told.text.card(kind).name}
            {count > 1 && ` ×${count}`}
          </button>
        </li>
      ))}
    </ul>
  );
}
