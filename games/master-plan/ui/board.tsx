import '@masterplan/boards/boards.css';
import './cards.css';
import './board.css';
import './moments.css';
import { type Shot, useReel } from '@masterplan/boards';
import { later } from '@masterplan/boards/later';
import { Suspense, useMemo } from 'react';
import { Moments } from './moments.tsx';
import { Order } from './order.tsx';
import { Place } from './place.tsx';
import type { BoardProps } from './props.ts';
import { placesOf, targetsOf, zoneOf } from './read.ts';
import { staging } from './reel.ts';
import { useSkip } from './skip.ts';
import { type KnockOut, storyOf } from './story.ts';

const Final = later(() => import('./asides.ts').then(({ Final }) => Final));

/** The middle of the table: the order of the fight, the Throwdowns with their Loot and Squads, and what happens over them. */
export function Board(props: BoardProps) {
  const { lens, log = [] } = props;
  const reel = useReel(props, staging);
  const stories = useMemo(() => storyOf(lens, log), [lens, log]);
  const skip = useSkip(props);
  const played = skip.isOn ? { ...reel, now: undefined } : reel;
  return (
    <div className="mp-board">
      {lens.outcome === null ? (
        <Throwdowns {...props} {...{ stories, skip }} falling={fallingIn([reel.now, ...reel.coming])} />
      ) : (
        <Suspense fallback={null}>
          <Final {...props} />
        </Suspense>
      )}
      <Moments {...props} reel={played} />
    </div>
  );
}

interface TableauProps extends BoardProps {
  readonly stories: ReturnType<typeof storyOf>;
  readonly skip: ReturnType<typeof useSkip>;
  readonly falling: readonly KnockOut[];
}

function Throwdowns(props: TableauProps) {
  const { lens, entries, blocked = [], stories } = props;
  const targets = targetsOf(lens, entries);
  const noes = targetsOf(lens, blocked);
  const { here } = lens.fields;
  const places = placesOf(lens);
  const falls = stories[here]?.knockOuts ?? [];
  const falling = props.falling.filter(({ card }) => falls.some((fall) => fall.card === card));
  return (
    <>
      {here >= 0 && <Order {...props} story={stories[here]} falling={falling} />}
      <ol className="mp-places" style={{ '--columns': columnsFor(lens, places) }}>
        {places.map((place) => (
          <Place key={place} {...props} {...{ place, targets, noes, falling }} story={stories[place]} />
        ))}
      </ol>
    </>
  );
}

/** Knock-outs among events that are being played: until then, who is out still stands on the board. */
const fallingIn = (shots: readonly (Shot | undefined)[]): KnockOut[] =>
  shots.flatMap((shot) => {
    const { event } = shot ?? {};
    const [by, card] = event?.cards ?? [];
    if (event?.name !== 'knocked out' || by === undefined || card === undefined) return [];
    return [{ by, card, seat: event.seat, owner: event.n[0] ?? -1 }];
  });

/** The Throwdown being settled is wide, those to come are narrower, settled ones only a stub. */
const columnsFor = (lens: BoardProps['lens'], places: readonly number[]): string =>
  places
    .map((place) => {
      if (zoneOf(lens, 'throwdown', 0, place).length === 0) return 'minmax(7.5rem, 0.55fr)';
      return lens.fields.here === place
        ? 'minmax(0, 4fr)'
        : `minmax(${lens.fields.here < 0 ? '0' : '10.5rem'}, 1fr)`;
    })
    .join(' ');
