import '@masterplan/boards/boards.css';
import './board.css';
import { reachable, useReel } from '@masterplan/boards';
import { later } from '@masterplan/boards/later';
import { newest, proposalIn } from '@masterplan/kernel';
import { Suspense, useState } from 'react';
import { WarMap } from './map.tsx';
import { Moments } from './moments.tsx';
import { type PartProps, partsOf } from './parts.ts';
import type { BoardProps } from './props.ts';
import { staging } from './reel.ts';
import { useSending } from './send.ts';
import { Track } from './track.tsx';

const Final = later(() => import('./asides.ts').then(({ Final }) => Final));
const Deal = later(() => import('./asides.ts').then(({ Deal }) => Deal));
const Conflict = later(() => import('./asides.ts').then(({ Conflict }) => Conflict));

/** The middle of the table: the track of the Round, the War Map, and what happens over it. */
export function Board(props: BoardProps) {
  const reel = useReel(props, staging);
  return (
    <div className="td-board">
      {props.lens.outcome === null ? (
        <Field {...partsOf(props)} />
      ) : (
        <Suspense fallback={null}>
          <Final {...props} />
        </Suspense>
      )}
      <Moments {...props} reel={reel} />
    </div>
  );
}

function Field(props: PartProps) {
  const { lens, seat, targets } = props;
  const [dealing, deal] = useState<number>();
  const sending = useSending(props);
  const proposal = proposalIn(lens);
  const isExchange = proposal?.name === 'exchange';
  const isMine = isExchange && seat >= 0 && ((proposal.deciders >> seat) & 1) === 1;
  const partner = dealing !== undefined && targets.seats.has(dealing) ? dealing : undefined;
  const isDealt = isMine || partner !== undefined;
  const isFought = newest(lens.stack, { name: 'conflict' }) !== undefined && !isExchange;
  return (
    <div className="td-field" ref={reachable}>
      <Track {...props} />
      <WarMap {...props} deal={deal} isUnder={isDealt || isFought} />
      <Suspense fallback={null}>
        {isDealt && <Deal {...props} sending={sending} partner={partner} close={() => deal(undefined)} />}
        {isFought && <Conflict {...props} sending={sending} />}
      </Suspense>
    </div>
  );
}
