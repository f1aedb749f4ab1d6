import { Icon, Pick, reachable } from '@masterplan/boards';
import { firstOf } from '@masterplan/kernel';
import { useState } from 'react';
import { baseOf, LOOSE, zones } from '../rules/board.ts';
import { sizeOf } from '../rules/facts.ts';
import { Pins } from './chips.tsx';
import { nameIn, taskIn } from './face.ts';
import type { PartProps } from './parts.ts';
import { Planner } from './planner.tsx';
import type { Entry } from './props.ts';
import { isStaging, slotsOf, type View } from './read.ts';
import { Squads } from './squads.tsx';
import { words } from './words/asides.ts';

type Shown = 'squads' | 'planner';

/** The viewer's Squads with their planner, their markers and their secrets, once they have a Named Henchman. */
export function Own(props: PartProps) {
  const { lens, language } = props;
  const say = words.in(language);
  const [wanted, want] = useState<Shown>();
  const shown = wanted ?? (isStaging(lens) ? 'planner' : 'squads');
  return (
    <>
      <section className="td-own" aria-label={say.yours}>
        <div className="td-switch">
          {(['squads', 'planner'] as const).map((each) => (
            <button key={each} type="button" aria-pressed={shown === each} onClick={() => want(each)}>
              {say[each]}
            </button>
          ))}
        </div>
        <Markers {...props} />
      </section>
      <section className="td-forces" aria-label={say[shown]} ref={reachable}>
        {shown === 'squads' ? <Squads {...props} /> : <Planner {...props} />}
      </section>
      <Papers {...props} />
    </>
  );
}

interface MarkerKind {
  readonly phase: number;
  readonly cards: readonly number[];
}

/** The markers in hand, those alike together. */
function markersIn(lens: View, seat: number): MarkerKind[] {
  const cards = lens.zone(zones.markers(seat));
  const of = (phase: number) =>
    cards.filter((card) => {
      const kind = lens.kind(card);
      return kind?.type === 'marker' && kind.phase === phase;
    });
  return [1, 2, 3, 0].map((phase) => ({ phase, cards: of(phase) })).filter((each) => each.cards.length > 0);
}

/** The Staging Markers that the viewer has not laid: choosing one comes first, then the place. */
function Markers(props: PartProps) {
  const { lens, seat, language, targets, picked } = props;
  const say = words.in(language);
  const base = targets.places.get(baseOf(seat)) ?? [];
  if (!isStaging(lens))
    return <p className="td-quiet">{say.hintOwn(slotsOf(lens, seat).length, sizeOf(lens, seat, LOOSE))}</p>;
  const laid = lens.size(zones.staged(seat));
  return (
    <div className="td-markers">
      <p>
        <b>{say.yourMarkers}</b> {say.markersLaid(laid)}
      </p>
      <ul>
        {markersIn(lens, seat).map(({ phase, cards }) => {
          const [first] = cards.flatMap((card): readonly Entry[] => targets.cards.get(card) ?? []);
          const isPicked = picked !== undefined && cards.some((card) => firstOf(picked) === card);
          return (
            <li key={phase} className={isPicked ? 'is-picked' : ''}>
              <span className="td-marker">
                <b>{phase === 0 ? '–' : phase}</b>
                {cards.length > 1 && <small>{`×${cards.length}`}</small>}
                <span className="unseen">{say.markerYours(phase)}</span>
              </span>
              {first !== undefined && <Pins entries={[first]} />}
            </li>
          );
        })}
      </ul>
      {base.length > 0 && (
        <p className="td-to-base">
          <Icon name="volcano" /> {say.atYourBase} <Pins entries={base} />
        </p>
      )}
    </div>
  );
}

/** What only the viewer sees, and what they have built: Side Jobs, Gadgets, the Vault's Missions, the own ability. */
function Papers(props: PartProps) {
  const { lens, seat, language, targets } = props;
  const say = words.in(language);
  const piles = [zones.jobs(seat), zones.gadgets(seat), zones.vaultResource(seat), zones.vaultDoomsday(seat)];
  const [own] = lens.zone(zones.henchman(seat));
  return (
    <section className="td-papers" aria-label={say.onlyYou} ref={reachable}>
      <p className="label">{say.onlyYou}</p>
      <ul>
        {own !== undefined && (targets.cards.get(own) ?? []).length > 0 && <Paper {...props} card={own} />}
        {piles.map((zone) => lens.zone(zone).map((card) => <Paper key={card} {...props} card={card} />))}
      </ul>
    </section>
  );
}

/** A card in one line: what it is, what it is called, and its numbers. */
function Paper({ card, ...props }: PartProps & { card: number }) {
  const { lens, language, targets, noes, zoom } = props;
  const say = words.in(language);
  const kind = lens.kind(card);
  if (kind === undefined) return null;
  const entries = targets.cards.get(card) ?? [];
  const spoken = { game: lens.game, language };
  const task = taskIn(spoken, kind);
  return (
    <li className={`is-${kind.type}`}>
      <Pick
        card={card}
        kind={kind}
        entries={entries}
        no={entries.length === 0 ? noes.cards.get(card)?.[0] : undefined}
        className="td-paper"
        zoom={zoom}
      >
        <Icon name={kind.icon} />
        <span>
          <small>{say.kinds[kind.type]}</small>
          <b>{nameIn(spoken, kind)}</b>
          {task !== '' && <small className="td-task">{task}</small>}
        </span>
      </Pick>
    </li>
  );
}
