import { Pick } from '@masterplan/boards';
import { newest } from '@masterplan/kernel';
import { zones } from '../rules/board.ts';
import { numberOf } from '../rules/facts.ts';
import { Bust } from './bust.tsx';
import type { PartProps } from './parts.ts';
import { atWork, characterOf, powerAt, seatsOf, type View } from './read.ts';
import { type Words, words } from './words/index.ts';

/** A power of this round, or the place of one that is still being chosen. */
interface Action {
  readonly seat: number;
  readonly card?: number;
  /** Undefined as long as the viewer does not know the power. */
  readonly number?: number;
  readonly state: 'choosing' | 'sealed' | 'waiting' | 'now' | 'done';
}

/** The powers of this round: those that are known by number, the others after them. */
function actionsOf(lens: View): Action[] {
  const now = atWork(lens);
  const actions = seatsOf(lens).flatMap((seat): Action[] => [
    ...lens
      .zone(zones.played(seat))
      .map((card): Action => known(lens, seat, card, card === now ? 'now' : 'done')),
    ...lens
      .zone(zones.laid(seat))
      .map((card): Action => known(lens, seat, card, lens.isPublic(card) ? 'waiting' : 'sealed')),
    ...planned(lens, seat),
  ]);
  return actions.sort((a, b) => (a.number ?? 99) - (b.number ?? 99));
}

const known = (lens: View, seat: number, card: number, state: Action['state']): Action => ({
  ...{ seat, card, state },
  ...(powerAt(lens, card) === undefined ? {} : { number: numberOf(lens, card) }),
});

/** A hero who is choosing now: nobody sees what, before all have. */
function planned(lens: View, seat: number): Action[] {
  if (newest(lens.stack, { name: 'hero planning' }) === undefined) return [];
  if (((lens.asked >> seat) & 1) === 0) return [];
  return [{ seat, state: ((lens.ready >> seat) & 1) === 1 ? 'sealed' : 'choosing' }];
}

/** What happens this round, by number. A power that can be chosen carries the number of that choice. */
export function Queue(props: PartProps) {
  const { lens, language } = props;
  const say = words.in(language);
  const actions = actionsOf(lens);
  return (
    <section className="jl-queue" aria-label={say.actions}>
      <h2>
        {say.actions} <small>{say.lowFirst}</small>
      </h2>
      {actions.length === 0 ? (
        <p className="jl-quiet">{say.noActions}</p>
      ) : (
        <ol data-count={actions.length}>
          {actions.map((action) => (
            <li key={action.card ?? `seat ${action.seat}`}>
              <ActionChip {...props} action={action} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function ActionChip({ action, ...props }: PartProps & { action: Action }) {
  const { lens, language, text, names, targets, noes, zoom } = props;
  const say = words.in(language);
  const { seat, card, number, state } = action;
  const kind = card === undefined ? undefined : powerAt(lens, card);
  const character = characterOf(lens, seat);
  const side = character === 'darkseid' ? 'dark' : 'hero';
  const entries = card === undefined ? [] : (targets.cards.get(card) ?? []);
  return (
    <Pick
      card={card}
      kind={kind}
      entries={entries}
      no={card === undefined ? undefined : noes.cards.get(card)?.[0]}
      className={`jl-action is-${state} is-${side}`}
      zoom={zoom}
    >
      <b className="jl-action-no">{number ?? '?'}</b>
      {character !== undefined && <Bust of={character} />}
      <span className="jl-action-name">
        <span>{kind === undefined ? statusOf(say, state) : text.card(kind).name}</span>
        {state === 'now' && <small>{say.actingNow}</small>}
        {state === 'sealed' && kind !== undefined && <small>{say.sealed}</small>}
        <span className="unseen">{`${names[seat] ?? ''}${state === 'done' ? `, ${say.done}` : ''}`}</span>
      </span>
    </Pick>
  );
}

const statusOf = (say: Words, state: Action['state']): string =>
  state === 'choosing' ? say.choosing : say.sealed;
